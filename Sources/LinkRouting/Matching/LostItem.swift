import Diagnostics
import URLSyntax

/// An item of a query or a fragment that was probably meant as a declared parameter, which the link
/// lacks.
struct LostItem {
  /// One of the codes of ``LinkWarning`` for lost values, such as
  /// ``LinkWarning/Code/misspeltParameter``.
  var code: LinkWarning.Code
  /// The index of the parameter that was meant, in its entry.
  var index: Int
  /// The bytes that the warning is about: a key, or what is wrong with the separator before it.
  var range: Range<Int>
  /// The key as it was given.
  var key: Range<Int>
  /// The edits that give the link the value, in the order of the link.
  var edits: [Explanation.Edit]
}

// An item is lost in one of these ways, of which the first one counts:
//
//   1. its separator is HTML-escaped: `&amp;lang=fr`
//   2. it is in the fragment and its parameter is declared in the query, or the other way round
//   3. its key is misspelt: `Lang=fr`
//   4. a tool has appended it with a question mark to a link that has one: `?lang=fr?passcode=4F7K`

extension RouteTable {
  /// The items whose value is lost although the route declares a parameter that they probably mean.
  ///
  /// Keys are compared without case, hyphens, underscores and dots; a key of at least five letters
  /// may also differ in one letter, or have two letters swapped.
  ///
  /// - Parameters:
  ///   - isRejected: A Boolean value that indicates whether the link is rejected without the
  ///     required parameters, so that a key may differ from theirs in more letters.
  ///   - isAbsent: Returns whether the link lacks the parameter at an index of the entry.
  /// - Complexity: O(*n*) in the length of the link, and O(*k* · *p*) comparisons of *k* unknown
  ///   keys with *p* absent parameters.
  func lostItems(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts, isRejected: Bool = false,
    isAbsent: (Int) -> Bool
  ) -> [LostItem] {
    let fragmentStart = Int(entry.pathCount) + Int(entry.queryCount)
    let query = (Int(entry.pathCount)..<fragmentStart).filter(isAbsent)
    let fragment = (fragmentStart..<entry.parameterCount).filter(isAbsent)
    guard !query.isEmpty || !fragment.isEmpty else { return [] }
    var items: [LostItem] = []
    for (list, own, other) in [(parts.query, query, fragment), (parts.fragment, fragment, query)] {
      guard let list else { continue }
      let required = own.filter {
        isRejected && parameters[Int(entry.firstParameter) + $0].flags.contains(.required)
      }
      let search = LostItemSearch(
        table: self, entry: entry, parts: parts, list: list, own: own, other: other,
        required: required)
      var iterator = QueryItems(in: list)
      while let item = iterator.next(in: bytes) {
        if let lost = search.lostItem(item, bytes) { items.append(lost) }
      }
    }
    // Of two candidates for one parameter, both would make a duplicate; the first one counts.
    var known: Set<Int> = []
    return items.filter { known.insert($0.index).inserted }
  }
}

/// The search for lost items in a query or a fragment.
private struct LostItemSearch {
  let table: RouteTable
  let entry: RouteTable.Entry
  let parts: URLParts
  /// The query or the fragment.
  let list: Range<Int>
  /// The absent parameters that are declared there.
  let own: [Int]
  /// The absent parameters that are declared in the other one.
  let other: [Int]
  /// The absent parameters for want of which the link is rejected.
  let required: [Int]

  func lostItem(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> LostItem? {
    let key = PercentEncoding.decode(item.key, of: bytes)
    if !isDeclared(item.key, bytes) {
      if let escape = htmlEscape(bytes, item.key) {
        return index(of: escape.upperBound..<item.key.upperBound, among: own, bytes).map {
          LostItem(
            code: .htmlEscapedSeparator, index: $0, range: escape, key: item.key,
            edits: [Explanation.Edit(range: escape, bytes: [])])
        }
      }
      if let index = index(of: item.key, among: other, bytes), isSound(item, for: index, bytes) {
        return LostItem(
          code: .misplacedParameter, index: index, range: item.key, key: item.key,
          edits: moving(item, bytes))
      }
      if let index = index(meantBy: key) {
        return LostItem(
          code: .misspeltParameter, index: index, range: item.key, key: item.key,
          edits: [Explanation.Edit(range: item.key, bytes: encodedName(index))])
      }
    }
    return questionMark(item, bytes)
  }

  // MARK: Keys

  private func isDeclared(_ key: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let isFragment = parts.isFragment(list)
    let first = Int(entry.pathCount) + (isFragment ? Int(entry.queryCount) : 0)
    let count = Int(isFragment ? entry.fragmentCount : entry.queryCount)
    return table.slot(entry, first..<first + count, bytes, key, isEncoded: true) >= 0
  }

  private func name(_ index: Int) -> String {
    table.name(of: table.parameters[Int(entry.firstParameter) + index])
  }

  private func encodedName(_ index: Int) -> [UInt8] {
    Array(PercentEncoding.encode(name(index)).utf8)
  }

  /// The parameter whose name a key spells.
  private func index(of key: Range<Int>, among indices: [Int], _ bytes: Span<UInt8>) -> Int? {
    let key = DecodedRange(key, of: bytes).bytes
    return indices.first { name($0).utf8.elementsEqual(key) }
  }

  private func index(meantBy key: String) -> Int? {
    if let name = KeySpelling.declaredName(meantBy: key, among: own.map(name)) {
      return own.first { self.name($0).utf8.elementsEqual(name.utf8) }
    }
    return Spelling.nearest(to: key, among: required.map(name)).flatMap { name in
      required.first { self.name($0).utf8.elementsEqual(name.utf8) }
    }
  }

  /// The `amp;` at the start of a key, which is left of an HTML-escaped `&amp;`; the semicolon may
  /// be percent-encoded.
  private func htmlEscape(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Range<Int>? {
    var end = key.lowerBound
    // A link that was escaped twice has `amp;amp;`.
    while let length = ["amp;", "amp%3b"].map({ Array($0.utf8) }).first(where: { escape in
      key.upperBound - end > escape.count
        && escape.indices.allSatisfy { bytes[end + $0].asciiLowercased == escape[$0] }
    })?.count {
      end += length
    }
    return end > key.lowerBound ? key.lowerBound..<end : nil
  }

  // MARK: Places

  /// A Boolean value that indicates whether all readers read an item alike where it belongs.
  private func isSound(
    _ item: QueryItems.Item, for index: Int, _ bytes: Span<UInt8>
  ) -> Bool {
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    let valueStart = item.valueRange.lowerBound
    let isIrregular = parts.isIrregular(list) && URLParts.hasPercent(bytes, item.range)
    return !isIrregular
      && table.fragmentError(of: parameter, in: item.range, valueStart: valueStart, bytes) == nil
  }

  /// The edits that move an item from the query to the fragment, or back.
  private func moving(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> [Explanation.Edit] {
    var removed = item.range
    if removed.lowerBound > list.lowerBound || removed.upperBound == list.upperBound {
      removed = removed.lowerBound - 1..<removed.upperBound
    } else {
      removed = removed.lowerBound..<removed.upperBound + 1
    }
    let isFragment = parts.isFragment(list)
    let target = isFragment ? parts.query : parts.fragment
    let end = Int(isFragment ? parts.queryEnd : parts.end)
    var text = item.range.map { bytes[$0] }
    if target?.isEmpty != true {
      let first = UInt8(ascii: isFragment ? "?" : "#")
      text.insert(target == nil ? first : UInt8(ascii: "&"), at: 0)
    }
    let edits = [
      Explanation.Edit(range: removed, bytes: []), Explanation.Edit(range: end..<end, bytes: text),
    ]
    return isFragment ? edits.reversed() : edits
  }

  // MARK: Separators

  /// The parameter after a second question mark, which is part of the key or the value before it.
  ///
  /// A link as a value has a question mark of its own; text with a slash or a colon before the mark
  /// is taken for one.
  private func questionMark(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> LostItem? {
    guard !parts.isFragment(list) else { return nil }
    for offset in item.range {
      switch bytes[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: ":"): return nil
      case UInt8(ascii: "%") where Self.isEncodedLinkByte(bytes, offset): return nil
      case UInt8(ascii: "?"):
        let start = offset + 1
        let end = ByteSearch.first(
          of: UInt8(ascii: "="), in: bytes, from: start, to: item.range.upperBound)
        guard end < item.range.upperBound, let index = index(of: start..<end, among: own, bytes)
        else { continue }
        let separator = offset > item.range.lowerBound ? [UInt8(ascii: "&")] : []
        return LostItem(
          code: .secondQuestionMark, index: index, range: offset..<start, key: start..<end,
          edits: [Explanation.Edit(range: offset..<start, bytes: separator)])
      default: continue
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether `%XX` spells a slash or a colon.
  private static func isEncodedLinkByte(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    let low = bytes[offset + 2].asciiLowercased
    return bytes[offset + 1] == UInt8(ascii: "2") && low == UInt8(ascii: "f")
      || bytes[offset + 1] == UInt8(ascii: "3") && low == UInt8(ascii: "a")
  }
}
