import Diagnostics
import URLSyntax

/// An item of a query or a fragment that was probably meant as a declared parameter, of which the
/// link has no other value.
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
  var edits: [Explanation.Edit] = []
  /// A Boolean value that indicates whether the edits leave the item where it is.
  var isInPlace = true

  /// The value, encoded.
  fileprivate var value: Range<Int>
  /// What is wrong before the key, such as `amp;`; empty if nothing is.
  fileprivate var prefix: Range<Int>
  /// The item that it is, or that it is the end of.
  fileprivate var item: Range<Int>
  /// A Boolean value that indicates whether the parameter is declared in the other part of the
  /// link: in the query for an item of the fragment, in the fragment for one of the query.
  fileprivate var isElsewhere: Bool
  /// A Boolean value that indicates whether the parameter accepts the value, or one that was
  /// certainly meant.
  fileprivate var isUsable = false
}

// An item is lost in one of these ways. If several apply, the first one is the warning; the edits
// repair all of them.
//
//   1. its separator is HTML-escaped: `&amp;lang=fr`
//   2. it is in the fragment and its parameter is declared in the query, or the other way round
//   3. a tool has appended it with a question mark to a link that has one: `?lang=fr?passcode=4F7K`
//   4. its key is misspelt: `Lang=fr`
//
// Nothing is lost if the value is empty or invalid, or if the parameter has a value already. An
// empty or invalid value is none, and a list takes any number of them.

extension RouteTable {
  /// The items whose value is lost although the route declares a parameter that they probably mean.
  ///
  /// Keys are compared without case, hyphens, underscores and dots; a key of at least five letters
  /// may also differ in one letter, or have two letters swapped.
  ///
  /// - Parameters:
  ///   - isRejected: A Boolean value that indicates whether the link is rejected without the
  ///     required parameters. A key may then differ from theirs in more letters, and have a value
  ///     that is of no use.
  ///   - hasValue: Returns whether the link has an accepted value of the parameter at an index of
  ///     the entry.
  /// - Complexity: O(*n* · *p*) in the length of the link and the number of parameters.
  func lostItems(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts, isRejected: Bool = false,
    hasValue: (Int) -> Bool
  ) -> [LostItem] {
    func isOpen(_ index: Int) -> Bool {
      parameters[Int(entry.firstParameter) + index].flags.contains(.repeated) || !hasValue(index)
    }
    let fragmentStart = Int(entry.pathCount) + Int(entry.queryCount)
    let query = (Int(entry.pathCount)..<fragmentStart).filter(isOpen)
    let fragment = (fragmentStart..<entry.parameterCount).filter(isOpen)
    guard !query.isEmpty || !fragment.isEmpty else { return [] }
    var items: [(lost: LostItem, search: LostItemSearch)] = []
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
        if let lost = search.lostItem(item, bytes) { items.append((lost, search)) }
      }
    }
    // Of several candidates for a parameter that is no list, the first usable one counts.
    var chosen: [Int: Int] = [:]
    for (position, lost) in items.map(\.lost).enumerated() {
      if let first = chosen[lost.index], items[first].lost.isUsable || !lost.isUsable { continue }
      chosen[lost.index] = position
    }
    return items.enumerated().compactMap { position, found in
      var lost = found.lost
      let parameter = parameters[Int(entry.firstParameter) + lost.index]
      guard parameter.flags.contains(.repeated) || chosen[lost.index] == position else {
        return nil
      }
      found.search.addEdits(to: &lost, bytes)
      return lost
    }
  }
}

/// The search for lost items in a query or a fragment.
private struct LostItemSearch {
  let table: RouteTable
  let entry: RouteTable.Entry
  let parts: URLParts
  /// The query or the fragment.
  let list: Range<Int>
  /// The parameters without a value that are declared there.
  let own: [Int]
  /// The parameters without a value that are declared in the other part.
  let other: [Int]
  /// The parameters for want of which the link is rejected.
  let required: [Int]

  func lostItem(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> LostItem? {
    let declared = slot(of: item.key, in: list, bytes)
    let whole = declared < 0 ? itemWithKey(item, bytes) : nil
    if let whole, whole.isUsable { return whole }
    // An unusable item is named only where it is the reason of a rejection.
    return itemAfterMark(item, besides: declared, bytes)
      ?? whole.flatMap { required.contains($0.index) ? $0 : nil }
  }

  private func itemWithKey(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> LostItem? {
    let marks = item.key.prefix { bytes[$0] == UInt8(ascii: "?") }
    let escape = htmlEscape(bytes, marks.endIndex..<item.key.upperBound)
    let prefix = item.key.lowerBound..<(escape ?? marks).endIndex
    let key = prefix.upperBound..<item.key.upperBound
    guard let meant = parameter(meantBy: key, isWhole: true, bytes) else { return nil }
    let code: LinkWarning.Code =
      if escape != nil {
        .htmlEscapedSeparator
      } else if meant.isElsewhere {
        .misplacedParameter
      } else if !prefix.isEmpty, !parts.isFragment(list) {
        .secondQuestionMark
      } else {
        .misspeltParameter
      }
    let isAboutPrefix = code == .htmlEscapedSeparator || code == .secondQuestionMark
    var lost = LostItem(
      code: code, index: meant.index, range: isAboutPrefix ? prefix : item.key, key: item.key,
      value: item.valueRange, prefix: prefix, item: item.range, isElsewhere: meant.isElsewhere)
    lost.isUsable = isUsable(lost, bytes)
    return lost
  }

  /// The parameter after a second question mark, which is part of the key or the value before it.
  ///
  /// A link as a value has a question mark of its own; text with a slash or a colon before the mark
  /// is taken for one.
  private func itemAfterMark(
    _ item: QueryItems.Item, besides declared: Int, _ bytes: Span<UInt8>
  ) -> LostItem? {
    for offset in item.range {
      switch bytes[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: ":"): return nil
      case UInt8(ascii: "%") where Self.isEncodedLinkByte(bytes, offset): return nil
      case UInt8(ascii: "?") where offset > item.range.lowerBound:
        let start = offset + 1
        let end = ByteSearch.first(
          of: UInt8(ascii: "="), in: bytes, from: start, to: item.range.upperBound)
        guard end < item.range.upperBound,
          let meant = parameter(meantBy: start..<end, isWhole: false, bytes),
          meant.index != declared
        else { continue }
        let code: LinkWarning.Code =
          meant.isElsewhere ? .misplacedParameter : .secondQuestionMark
        var lost = LostItem(
          code: code, index: meant.index, range: meant.isElsewhere ? start..<end : offset..<start,
          key: start..<end, value: end + 1..<item.range.upperBound, prefix: offset..<start,
          item: item.range, isElsewhere: meant.isElsewhere)
        lost.isUsable = isUsable(lost, bytes)
        if lost.isUsable { return lost }
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

  // MARK: Keys

  /// The index of the parameter of the query or the fragment that a key names, or -1.
  private func slot(of key: Range<Int>, in list: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    let isFragment = parts.isFragment(list)
    let first = Int(entry.pathCount) + (isFragment ? Int(entry.queryCount) : 0)
    let count = Int(isFragment ? entry.fragmentCount : entry.queryCount)
    return table.slot(entry, first..<first + count, bytes, key, isEncoded: true)
  }

  private func name(_ index: Int) -> String {
    table.name(of: table.parameters[Int(entry.firstParameter) + index])
  }

  /// The parameter that a key probably means: an exact name before a misspelt one, and one that is
  /// declared in the same part of the link before one of the other part.
  ///
  /// - Parameter isWhole: A Boolean value that indicates whether the key is the key of an item, so
  ///   that it may differ in more letters from a parameter for want of which the link is rejected.
  private func parameter(
    meantBy key: Range<Int>, isWhole: Bool, _ bytes: Span<UInt8>
  ) -> (index: Int, isElsewhere: Bool)? {
    let decoded = DecodedRange(key, of: bytes).bytes
    for (indices, isElsewhere) in [(own, false), (other, true)] {
      if let index = indices.first(where: { name($0).utf8.elementsEqual(decoded) }) {
        return (index, isElsewhere)
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    for (indices, isElsewhere) in [(own, false), (other, true)] {
      let names = indices.map(name)
      if let name = KeySpelling.declaredName(meantBy: text, among: names) {
        return names.firstIndex { $0.utf8.elementsEqual(name.utf8) }.map {
          (indices[$0], isElsewhere)
        }
      }
    }
    guard isWhole, let name = Spelling.nearest(to: text, among: required.map(name)) else {
      return nil
    }
    return required.first { self.name($0).utf8.elementsEqual(name.utf8) }.map { ($0, false) }
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

  // MARK: Values

  /// A Boolean value that indicates whether the parameter accepts the value, or one that was
  /// certainly meant.
  private func isUsable(_ lost: LostItem, _ bytes: Span<UInt8>) -> Bool {
    guard !lost.value.isEmpty else { return false }
    let parameter = table.parameters[Int(entry.firstParameter) + lost.index]
    // The scan has checked the query. What is not percent-encoded has a correction.
    if parts.isFragment(list),
      let error = table.fragmentError(
        of: parameter, in: lost.value, valueStart: lost.value.lowerBound, bytes),
      table.explain(error, bytes).edits.isEmpty
    {
      return false
    }
    let isForm = entry.flags.contains(.formEncoded)
    let decoded = DecodedRange(lost.value, of: bytes, plusIsSpace: isForm)
    let all = 0..<decoded.bytes.count
    return table.types[Int(parameter.type)].checkLink(decoded.bytes.span, all) == .accepted
      || table.valueEdit(parameter.type, decoded, all) != nil
  }

  // MARK: Edits

  func addEdits(to lost: inout LostItem, _ bytes: Span<UInt8>) {
    let isList = table.parameters[Int(entry.firstParameter) + lost.index].flags
      .contains(.repeated)
    let target = parts.isFragment(list) == lost.isElsewhere ? parts.query : parts.fragment
    let unused = isList ? nil : item(of: lost.index, in: target, bytes)
    lost.isInPlace = !lost.isElsewhere && unused == nil
    lost.edits =
      lost.isInPlace
      ? correcting(lost, bytes) : moving(lost, replacing: unused, in: target, bytes)
  }

  /// The item of a parameter, whose value is empty or invalid.
  private func item(
    of index: Int, in list: Range<Int>?, _ bytes: Span<UInt8>
  ) -> QueryItems.Item? {
    guard let list else { return nil }
    var items = QueryItems(in: list)
    while let item = items.next(in: bytes) {
      if slot(of: item.key, in: list, bytes) == index { return item }
    }
    return nil
  }

  /// The edits that correct the separator and the key of an item.
  private func correcting(_ lost: LostItem, _ bytes: Span<UInt8>) -> [Explanation.Edit] {
    var edits: [Explanation.Edit] = []
    let key = max(lost.key.lowerBound, lost.prefix.upperBound)..<lost.key.upperBound
    if !lost.prefix.isEmpty {
      let separator = lost.prefix.lowerBound > lost.item.lowerBound ? [UInt8(ascii: "&")] : []
      edits.append(Explanation.Edit(range: lost.prefix, bytes: separator))
    }
    if !name(lost.index).utf8.elementsEqual(DecodedRange(key, of: bytes).bytes) {
      edits.append(Explanation.Edit(range: key, bytes: encodedName(lost.index)))
    }
    return edits
  }

  /// The edits that move a value to the place of an unused one, or an item to the end of a part.
  ///
  /// - Parameter target: The query or the fragment, in which the parameter is declared.
  private func moving(
    _ lost: LostItem, replacing unused: QueryItems.Item?, in target: Range<Int>?,
    _ bytes: Span<UInt8>
  ) -> [Explanation.Edit] {
    let equals = [UInt8(ascii: "=")]
    var text = lost.value.map { bytes[$0] }
    let place: Range<Int>
    if let unused {
      place = unused.valueRange
      if unused.value == nil { text = equals + text }
    } else {
      let isToFragment = parts.isFragment(list) != lost.isElsewhere
      let end = Int(isToFragment ? parts.end : parts.queryEnd)
      place = end..<end
      text = encodedName(lost.index) + equals + text
      if target?.isEmpty != true {
        let first = UInt8(ascii: isToFragment ? "#" : "?")
        text.insert(target == nil ? first : UInt8(ascii: "&"), at: 0)
      }
    }
    return [
      Explanation.Edit(range: removedRange(of: lost), bytes: []),
      Explanation.Edit(range: place, bytes: text),
    ].sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private func encodedName(_ index: Int) -> [UInt8] {
    Array(PercentEncoding.encode(name(index)).utf8)
  }

  /// The bytes of an item and of one separator beside it.
  private func removedRange(of lost: LostItem) -> Range<Int> {
    // Of an item with another one before a question mark, only the end is removed.
    guard lost.prefix.isEmpty || lost.prefix.lowerBound == lost.item.lowerBound else {
      return lost.prefix.lowerBound..<lost.item.upperBound
    }
    return lost.item.lowerBound > list.lowerBound || lost.item.upperBound == list.upperBound
      ? lost.item.lowerBound - 1..<lost.item.upperBound
      : lost.item.lowerBound..<lost.item.upperBound + 1
  }
}
