import Diagnostics
import XMLSyntax

/// The elements of the units in an XLIFF document, which editors use to locate targets.
struct XLIFFUnits: Sendable {
  /// The position of an existing target, or the position at which a target can be inserted.
  struct Slot {
    let id: XcodeUnitID?
    /// The index of the segment if the unit has several segments; otherwise `nil`.
    let index: Int?
    let source: Range<Int>
    /// The offset where a new target is inserted.
    let end: Int
    let target: Range<Int>?
    /// The range of a segment's state in version 2.
    let state: Range<Int>?

    /// Returns `true` if a string has the variation that this position represents.
    func isFor(_ text: CatalogEditor.NewText, in bytes: [UInt8]) -> Bool {
      var variation = id?.variation ?? .none
      variation.index = index
      let name = id?.substitution.map { String(decoding: bytes[$0], as: UTF8.self) }
      return name == text.substitution && variation == text.variation
    }
  }

  let table: XMLElementTable
  let isVersion2: Bool
  /// `true` if targets in version 1.2 have states.
  let hasStates: Bool
  /// The namespace prefix of element names, with its colon; usually empty.
  let prefix: String

  init?(_ file: CatalogFile) {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(XMLScanner.Failure) {
      table = try XMLElementTable(parsing: bytes.span, from: start)
    } catch {
      return nil
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let root = table.elements[0]
    isVersion2 = root.attributes.contains {
      text($0.name) == "version" && text($0.value).hasPrefix("2")
    }
    let name = text(root.name)
    prefix = name.lastIndex(of: ":").map { String(name[...$0]) } ?? ""
    let target = Array((prefix + "target").utf8)
    hasStates = table.elements.contains { element in
      bytes[element.name].elementsEqual(target)
        && element.attributes.contains { text($0.name) == "state" }
    }
  }

  /// Returns each position in a range where a `<target>` element exists or can be inserted.
  ///
  /// - Complexity: O(log *n* + *k*), where *n* is the number of units in the document, and *k* is
  ///   the number of elements in the range.
  func slots(in range: Range<Int>, of bytes: [UInt8]) -> [Slot] {
    var low = 0
    var high = table.elements.count
    while low < high {
      let middle = (low + high) / 2
      if table.elements[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var slots: [Slot] = []
    var place = low
    while place < table.elements.count, table.elements[place].range.lowerBound < range.upperBound {
      let element = table.elements[place]
      if isElement(element, name: isVersion2 ? "unit" : "trans-unit", in: bytes) {
        let id = element.attributes.first { isName($0.name, name: "id", in: bytes) }?.value
        let children = table.children(of: place)
        if isVersion2 {
          let segments = children.filter {
            isElement(table.elements[$0], name: "segment", in: bytes)
          }
          for (index, segment) in segments.enumerated() {
            if let slot = slot(segment, id: nil, index: segments.count > 1 ? index : nil, in: bytes)
            {
              slots.append(slot)
            }
          }
        } else if let slot = slot(
          place, id: id.flatMap { XcodeUnitID($0, in: bytes) }, index: nil, in: bytes)
        {
          slots.append(slot)
        }
        place = element.next
      } else {
        place += 1
      }
    }
    return slots
  }

  /// Returns the edits that set the target language of the document or, in version 1.2, of each
  /// file.
  func languageEdits(_ language: String, in bytes: [UInt8]) -> [FixIt.Edit] {
    let name = isVersion2 ? "trgLang" : "target-language"
    let places =
      isVersion2
      ? [0]
      : table.children(of: 0).filter { isElement(table.elements[$0], name: "file", in: bytes) }
    return places.map { place in
      let element = table.elements[place]
      if let known = element.attributes.first(where: { isName($0.name, name: name, in: bytes) }) {
        return FixIt.Edit(range: SourceRange(known.value), text: language)
      }
      let end = element.name.upperBound
      return FixIt.Edit(range: SourceRange(end, end), text: " \(name)=\"\(language)\"")
    }
  }

  private func slot(_ place: Int, id: XcodeUnitID?, index: Int?, in bytes: [UInt8]) -> Slot? {
    let children = table.children(of: place).map { table.elements[$0] }
    func first(_ name: String) -> XMLElementTable.Element? {
      children.first { isElement($0, name: name, in: bytes) }
    }
    guard let source = first("source") else { return nil }
    let state = table.elements[place].attributes.first { isName($0.name, name: "state", in: bytes) }
    return Slot(
      id: id, index: index, source: source.range,
      end: (first("seg-source") ?? source).range.upperBound, target: first("target")?.range,
      state: isVersion2 ? state?.value : nil)
  }

  private func isElement(
    _ element: XMLElementTable.Element, name: String, in bytes: [UInt8]
  ) -> Bool {
    isName(element.name, name: prefix + name, in: bytes)
  }

  private func isName(_ range: Range<Int>, name: String, in bytes: [UInt8]) -> Bool {
    bytes[range].elementsEqual(name.utf8)
  }
}
