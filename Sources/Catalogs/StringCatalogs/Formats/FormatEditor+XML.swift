import Diagnostics
import XMLSyntax

extension FormatEditor {
  /// Returns the edit that sets the text of an element, even if it is an empty-element tag.
  func elementText(_ old: CatalogText, _ text: String) -> FixIt.Edit {
    let end = old.range.lowerBound
    guard old.range.isEmpty, end >= 2, file.bytes[end - 2..<end].elementsEqual("/>".utf8),
      let start = file.bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return FixIt.Edit(range: old.sourceRange, text: text) }
    let name = file.bytes[(start + 1)...].prefix {
      ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/")].contains($0)
    }
    return FixIt.Edit(
      range: SourceRange(end - 2, end),
      text: ">" + text + "</" + String(decoding: name, as: UTF8.self) + ">")
  }

  /// Returns the edits that add elements after the element of a string, with the same indentation.
  ///
  /// The result is `nil` if the string is not the content of an element, or if a new element cannot
  /// be created.
  ///
  /// - Parameter spelled: Returns the new element for a string, given a line terminator with
  ///   indentation; `nil` if the element cannot be created.
  func addElements(
    _ texts: [NewText], after text: Range<Int>,
    _ spelled: (_ text: NewText, _ line: String) -> String?
  ) -> [FixIt.Edit]? {
    let bytes = file.bytes
    let isSingle = text.isEmpty && bytes[..<text.upperBound].suffix(2).elementsEqual("/>".utf8)
    let end =
      isSingle
      ? text.upperBound - 1 : bytes[text.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    guard let end, isSingle || bytes[text.upperBound..<end].starts(with: "</".utf8) else {
      return nil
    }
    let line = newline + blanks(before: text.lowerBound)
    var added = ""
    for text in texts {
      guard let element = spelled(text, line) else { return nil }
      added += element
    }
    return [FixIt.Edit(range: SourceRange(end + 1, end + 1), text: added)]
  }

  /// Returns the edit that inserts lines before an end tag.
  ///
  /// The lines are inserted before the line with the tag, or directly before the tag if the line
  /// also contains something else.
  func insertion(of lines: String, beforeEndTagAt end: Int) -> FixIt.Edit {
    var start = end
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    let isOwnLine = start > 0 && file.bytes[start - 1] == 0x0A
    let place = isOwnLine ? start : end
    return FixIt.Edit(
      range: SourceRange(place, place), text: isOwnLine ? lines : newline + lines)
  }

  /// The offset after the root element's start tag; `nil` if there is none.
  var rootTagEnd: Int? {
    var scanner = XMLScanner(offset: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    do throws(XMLScanner.Failure) {
      while let token = try scanner.next(file.bytes.span) {
        if case .start(_, _, _, let range) = token { return range.upperBound }
      }
    } catch {
      // A file that cannot be read completely is not edited.
      return nil
    }
    return nil
  }
}
