import Diagnostics
import TextPrimitives
import XMLSyntax

/// Edits .NET's resource files.
struct ResxEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    elementText(old, spelled(text.characters))
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    var addition = Addition()
    let indentation = file.entries.last.map { blanks(before: $0.range.lowerBound) } ?? "  "
    var tail = ""
    var tailKeys: [Int] = []
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let text = key.onlyText else {
        addition.refused.append((index, ".NET resources have no plurals"))
        continue
      }
      let element = element(key, text: text.text, indentation: indentation)
      if let anchor, anchor + 1 < file.entries.count {
        let place = lineEnd(behind: file.entries[anchor].range.upperBound)
        addition.edits.append(
          FixIt.Edit(range: SourceRange(place, place), text: newline + element))
      } else {
        tail += element + newline
        tailKeys.append(index)
      }
    }
    if tail.isEmpty { return addition }
    guard let end = rootEnd else {
      addition.refused += tailKeys.map { ($0, "the file has no </root>") }
      return addition
    }
    addition.edits.append(insertion(of: tail, beforeEndTagAt: end))
    return addition
  }

  /// Returns the spelling of a string, with the line terminators of the file.
  private func spelled(_ text: String) -> String {
    XMLEscaping.escaped(text).replacing("\n", with: newline)
  }

  /// The offset of the end tag of the root element; `nil` if there is none, or if the file is not
  /// valid XML.
  private var rootEnd: Int? {
    var scanner = XMLScanner(offset: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var last: Int?
    do throws(XMLScanner.Failure) {
      while let token = try scanner.next(file.bytes.span) {
        if case .end(_, let range) = token { last = range.lowerBound }
      }
    } catch {
      // A file that cannot be read completely is not edited.
      return nil
    }
    return last
  }

  private func element(_ key: NewKey, text: String, indentation: String) -> String {
    let name = XMLEscaping.attribute(key.source.string(key.found.key))
    let inner = newline + indentation + indentation
    let comment = key.found.comment.map {
      inner + "<comment>" + XMLEscaping.escaped(key.source.string($0)) + "</comment>"
    }
    return indentation + "<data name=\"\(name)\" xml:space=\"preserve\">" + inner + "<value>"
      + spelled(text) + "</value>" + (comment ?? "") + newline + indentation + "</data>"
  }
}
