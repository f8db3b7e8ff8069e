import Diagnostics
import URLSyntax
import TextPrimitives

/// An item of a query or a fragment that probably represents a declared parameter.
///
/// Unless the parameter is a list, the link contains no accepted value for it.
struct LostItem {
  /// A code for lost values, such as ``LinkWarning/Code/misspeltParameter``.
  var code: LinkWarning.Code
  /// The index of the represented parameter among the parameters of the entry.
  var index: Int
  /// The range that the warning is about: a key, or the invalid part of the separator before it.
  var range: Range<Int>
  /// The byte range of the key in the link.
  var key: Range<Int>
  /// The edits that recover the value, in the order of the link.
  var edits: [Explanation.Edit] = []
  /// `true` if the edits do not move the item.
  var isInPlace = true

  fileprivate var value: Range<Int>
  /// The invalid bytes before the key, such as `amp;`, or an empty range.
  fileprivate var prefix: Range<Int>
  /// The equals sign, which may be percent-encoded.
  fileprivate var equals: Range<Int>
  /// The query item that is the lost item or contains it.
  fileprivate var item: Range<Int>
  /// `true` if the item is in the query and its parameter is declared in the fragment, or vice
  /// versa.
  fileprivate var isElsewhere: Bool
  /// `true` if the parameter accepts the value, or the value that was certainly meant.
  var isUsable = false

  /// `true` if the `#` of an escaped ampersand, `&#38;`, ends the query before the item.
  fileprivate var startsFragment: Bool { prefix.lowerBound < item.lowerBound }
}

/// The search for lost items in a query or a fragment.
struct LostItemSearch {
  let table: RouteTable
  let entry: RouteTable.Entry
  let parts: URLParts
  /// The range of the query or the fragment.
  let list: Range<Int>
  /// The parameters that are declared in this part of the link, and are lists or have no value.
  let own: [Int]
  /// The parameters that are declared in the other part, and are lists or have no value.
  let other: [Int]
  /// The required parameters that are missing, so that the link is rejected.
  let required: [Int]

  func lostItems(in item: QueryItems.Item, _ bytes: Span<UInt8>) -> [LostItem] {
    let declared = slot(of: item.key, in: list, bytes)
    let whole = declared < 0 ? itemWithKey(item, bytes) : nil
    var found = [whole].compactMap(\.self).filter(\.isUsable)
    if let first = found.first, first.value.upperBound == item.range.upperBound { return found }
    found += itemsAfterSeparators(item, declaredAs: declared, bytes)
    if found.isEmpty, let lost = itemAfterMark(item, besides: declared, bytes) { found = [lost] }
    // Return an item with an unusable value only if the link is rejected because its parameter is
    // missing.
    if found.isEmpty, let whole, required.contains(whole.index) { found = [whole] }
    return found
  }

  private func itemWithKey(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> LostItem? {
    let number = numericEscape(before: item, bytes)
    let start = number?.upperBound ?? item.key.lowerBound
    let route = routeMarks(item, bytes)
    let marks = (start..<item.key.upperBound).prefix {
      bytes[$0] == UInt8(ascii: "?") || route.contains(bytes[$0])
    }
    let escape = htmlEscape(bytes, marks.endIndex..<item.key.upperBound)
    let isEscaped = number != nil || escape != nil
    let prefixEnd = escape?.upperBound ?? marks.endIndex
    let prefix = (number ?? item.key).lowerBound..<prefixEnd
    let equals = equalsSign(prefix.upperBound..<item.range.upperBound, bytes)
    let key = prefix.upperBound..<equals.lowerBound
    guard let meant = parameter(meantBy: key, isWhole: true, bytes) else { return nil }
    let shown = min(item.key.lowerBound, key.lowerBound)..<key.upperBound
    let (code, range): (LinkWarning.Code, Range<Int>) =
      if isEscaped {
        (.htmlEscapedSeparator, prefix)
      } else if meant.isElsewhere {
        (.misplacedParameter, shown)
      } else if !prefix.isEmpty, !parts.isFragment(list) {
        (.secondQuestionMark, prefix)
      } else if equals.count > 1 {
        (.wrongSeparator, equals)
      } else {
        (.misspeltParameter, shown)
      }
    // If the equals sign is encoded, the separator after the value is encoded too.
    let end = equals.count > 1 ? valueEnd(from: equals.upperBound, in: item, bytes) : nil
    var lost = LostItem(
      code: code, index: meant.index, range: range, key: shown,
      value: equals.upperBound..<(end ?? item.range.upperBound), prefix: prefix, equals: equals,
      item: item.range, isElsewhere: meant.isElsewhere)
    lost.isUsable = isUsable(lost, bytes)
    return lost
  }

  /// Returns the parameters that follow a semicolon or a percent-encoded separator.
  ///
  /// Parsers read such a parameter as part of the value before it. If that value is valid for its
  /// own declared parameter, the separators belong to the value, and the result is empty.
  private func itemsAfterSeparators(
    _ item: QueryItems.Item, declaredAs declared: Int, _ bytes: Span<UInt8>
  ) -> [LostItem] {
    if declared >= 0, isUsable(declared, value: item.valueRange, of: bytes) { return [] }
    var found: [LostItem] = []
    for offset in item.range {
      if isLink(at: offset, in: item, bytes) { break }
      guard offset > item.range.lowerBound, let separator = separator(at: offset, bytes),
        separator.upperBound < item.range.upperBound
      else { continue }
      let end = valueEnd(from: separator.upperBound, in: item, bytes)
      let escape = htmlEscape(bytes, separator.upperBound..<item.range.upperBound)
      let start = escape?.upperBound ?? separator.upperBound
      guard start < end else { continue }
      let equals = equalsSign(start..<end, bytes)
      guard equals.upperBound < end,
        let meant = parameter(meantBy: start..<equals.lowerBound, isWhole: false, bytes),
        meant.index != declared
      else { continue }
      let prefix = separator.lowerBound..<start
      let (code, range): (LinkWarning.Code, Range<Int>) =
        if escape != nil {
          (.htmlEscapedSeparator, prefix)
        } else if meant.isElsewhere {
          (.misplacedParameter, start..<equals.lowerBound)
        } else {
          (.wrongSeparator, separator)
        }
      var lost = LostItem(
        code: code, index: meant.index, range: range, key: start..<equals.lowerBound,
        value: equals.upperBound..<end, prefix: prefix, equals: equals, item: item.range,
        isElsewhere: meant.isElsewhere)
      lost.isUsable = isUsable(lost, bytes)
      if lost.isUsable { found.append(lost) }
    }
    return found
  }

  /// Returns the parameter after a second question mark, or `nil`.
  ///
  /// Parsers read such a parameter as part of the key or the value before it. A link in a value can
  /// contain its own question mark. Text with a slash or a colon before the mark is therefore
  /// treated as a link.
  private func itemAfterMark(
    _ item: QueryItems.Item, besides declared: Int, _ bytes: Span<UInt8>
  ) -> LostItem? {
    for offset in item.range {
      if isLink(at: offset, in: item, bytes) { return nil }
      guard bytes[offset] == UInt8(ascii: "?"), offset > item.range.lowerBound else { continue }
      let start = offset + 1
      let equals = equalsSign(start..<item.range.upperBound, bytes)
      guard !equals.isEmpty,
        let meant = parameter(meantBy: start..<equals.lowerBound, isWhole: false, bytes),
        meant.index != declared
      else { continue }
      let key = start..<equals.lowerBound
      var lost = LostItem(
        code: meant.isElsewhere ? .misplacedParameter : .secondQuestionMark, index: meant.index,
        range: meant.isElsewhere ? key : offset..<start, key: key,
        value: equals.upperBound..<item.range.upperBound, prefix: offset..<start, equals: equals,
        item: item.range, isElsewhere: meant.isElsewhere)
      lost.isUsable = isUsable(lost, bytes)
      if lost.isUsable { return lost }
    }
    return nil
  }

  // MARK: Separators

  /// Returns `true` if a byte is a slash or a colon, encoded or not, and thus probably part of a
  /// link in a value.
  ///
  /// In a fragment that starts with a path, slashes and colons before the first equals sign belong
  /// to that path.
  private func isLink(
    at offset: Int, in item: QueryItems.Item, _ bytes: Span<UInt8>
  ) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: ":"):
      offset >= item.key.upperBound || routeMarks(item, bytes).isEmpty
    case UInt8(ascii: "%"): Self.isEncodedLinkByte(bytes, offset)
    default: false
    }
  }

  /// Returns the characters that may precede the key if the fragment of a single-page app starts
  /// with a path, as in `#/lang=fr` and `#!lang=fr`.
  ///
  /// The result is empty for any other item.
  private func routeMarks(_ item: QueryItems.Item, _ bytes: Span<UInt8>) -> Bytes {
    let marks: Bytes = [UInt8(ascii: "/"), UInt8(ascii: "!")]
    let start = item.range.lowerBound
    let isRoute =
      parts.isFragment(list) && start == list.lowerBound && start < item.key.upperBound
      && marks.contains(bytes[start])
    return isRoute ? marks : []
  }

  /// Returns the range of a semicolon or an encoded ampersand at an offset, or `nil`.
  private func separator(at offset: Int, _ bytes: Span<UInt8>) -> Range<Int>? {
    if bytes[offset] == UInt8(ascii: ";") { return offset..<offset + 1 }
    return Self.hasPrefix("%26", bytes, in: offset..<list.upperBound) ? offset..<offset + 3 : nil
  }

  /// Returns the end of a value, which is the next semicolon or encoded ampersand, or the end of
  /// the item.
  private func valueEnd(
    from start: Int, in item: QueryItems.Item, _ bytes: Span<UInt8>
  ) -> Int {
    // The semicolon of `&amp;` does not end the value.
    let first = htmlEscape(bytes, start..<item.range.upperBound)?.upperBound ?? start
    let end = item.range.upperBound
    return (first..<end).first { separator(at: $0, bytes) != nil } ?? end
  }

  /// Returns the range of the first equals sign, encoded or not, or an empty range at the end.
  private func equalsSign(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Range<Int> {
    for offset in range {
      if bytes[offset] == UInt8(ascii: "=") { return offset..<offset + 1 }
      if Self.hasPrefix("%3d", bytes, in: offset..<range.upperBound) { return offset..<offset + 3 }
    }
    return range.upperBound..<range.upperBound
  }

  private static func hasPrefix(
    _ prefix: String, _ bytes: Span<UInt8>, in range: Range<Int>
  ) -> Bool {
    range.count >= prefix.utf8.count
      && zip(range, prefix.utf8).allSatisfy { bytes[$0].asciiLowercased == $1 }
  }

  /// Returns `true` if a slash or a colon is percent-encoded at an offset.
  private static func isEncodedLinkByte(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    ["%2f", "%3a"].contains { hasPrefix($0, bytes, in: offset..<bytes.count) }
  }

  // MARK: Keys

  /// Returns the index of the query or fragment parameter with this key, or -1.
  private func slot(of key: Range<Int>, in list: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    let isFragment = parts.isFragment(list)
    let first = Int(entry.pathCount) + (isFragment ? Int(entry.queryCount) : 0)
    let count = Int(isFragment ? entry.fragmentCount : entry.queryCount)
    return table.slot(
      named: key, in: bytes, of: entry, among: first..<first + count, isEncoded: true)
  }

  private func key(_ index: Int) -> String {
    table.key(of: table.parameters[Int(entry.firstParameter) + index])
  }

  /// Returns the parameter that a key probably represents, or `nil`.
  ///
  /// An exact key takes precedence over a misspelling. Then a parameter of the same part of the
  /// link takes precedence over one of the other part.
  ///
  /// - Parameter isWhole: A Boolean value that indicates whether the key is the whole key of an
  ///   item. If it is `true`, the key may differ in more letters from that of a missing required
  ///   parameter.
  private func parameter(
    meantBy key: Range<Int>, isWhole: Bool, _ bytes: Span<UInt8>
  ) -> (index: Int, isElsewhere: Bool)? {
    let decoded = DecodedRange(key, of: bytes).bytes
    for (indices, isElsewhere) in [(own, false), (other, true)] {
      if let index = indices.first(where: { self.key($0).utf8.elementsEqual(decoded) }) {
        return (index, isElsewhere)
      }
    }
    let text = Self.withoutIndex(String(decoding: decoded, as: UTF8.self))
    for (indices, isElsewhere) in [(own, false), (other, true)] {
      let keys = indices.map(self.key)
      if let key = KeySpelling.declaredKey(meantBy: text, among: keys) {
        return keys.firstIndex { $0.utf8.elementsEqual(key.utf8) }.map {
          (indices[$0], isElsewhere)
        }
      }
    }
    guard isWhole, let key = Spelling.nearest(to: text, among: required.map(self.key)) else {
      return nil
    }
    return required.first { self.key($0).utf8.elementsEqual(key.utf8) }.map { ($0, false) }
  }

  /// Returns a key without a number in brackets at its end, as in `tags[0]`.
  private static func withoutIndex(_ key: String) -> String {
    guard key.hasSuffix("]"), let bracket = key.utf8.lastIndex(of: UInt8(ascii: "[")),
      key.utf8[bracket...].dropFirst().dropLast().allSatisfy({ $0 &- 0x30 < 10 })
    else { return key }
    return String(key[..<bracket])
  }

  /// Returns the range of `amp;` or `#38;` at the start of a key, or `nil`.
  ///
  /// The ampersand before the key is HTML-escaped. `#` and `;` may be percent-encoded.
  private func htmlEscape(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Range<Int>? {
    var end = key.lowerBound
    // A link that was escaped twice contains `amp;amp;` or `amp;#38;`.
    while let next = htmlEscapeEnd(bytes, end..<key.upperBound), next < key.upperBound {
      end = next
    }
    return end > key.lowerBound ? key.lowerBound..<end : nil
  }

  private func htmlEscapeEnd(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Int? {
    if Self.hasPrefix("amp", bytes, in: key) {
      return semicolonEnd(bytes, key.dropFirst(3))
    }
    for sign in ["#", "%23"] where Self.hasPrefix(sign, bytes, in: key) {
      return numberEnd(bytes, key.dropFirst(sign.utf8.count))
    }
    return nil
  }

  /// Returns the end of the character number of an ampersand, `38;` or `x26;`, at the start of a
  /// range.
  private func numberEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let isHexadecimal = Self.hasPrefix("x", bytes, in: range)
    let number = range.dropFirst(isHexadecimal ? 1 : 0)
    let digits = number.drop { bytes[$0] == UInt8(ascii: "0") }
    guard Self.hasPrefix(isHexadecimal ? "26" : "38", bytes, in: digits) else { return nil }
    return semicolonEnd(bytes, digits.dropFirst(2))
  }

  private func semicolonEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for semicolon in [";", "%3b"] where Self.hasPrefix(semicolon, bytes, in: range) {
      return range.lowerBound + semicolon.utf8.count
    }
    return nil
  }

  /// Returns the range of `#38;` if the fragment starts inside the character reference `&#38;`.
  private func numericEscape(
    before item: QueryItems.Item, _ bytes: Span<UInt8>
  ) -> Range<Int>? {
    guard parts.isFragment(list), item.range.lowerBound == list.lowerBound,
      let query = parts.query, let end = numberEnd(bytes, item.key), end < item.key.upperBound
    else { return nil }
    // `&amp;#38;` is escaped twice.
    var start = list.lowerBound - 1
    while start - 4 >= query.lowerBound, Self.hasPrefix("amp;", bytes, in: start - 4..<start) {
      start -= 4
    }
    guard start > query.lowerBound, bytes[start - 1] == UInt8(ascii: "&") else { return nil }
    return start..<end
  }

  // MARK: Values

  /// Returns `true` if the parameter accepts the value, or the value that was certainly meant.
  private func isUsable(_ lost: LostItem, _ bytes: Span<UInt8>) -> Bool {
    guard !lost.value.isEmpty else { return false }
    let parameter = table.parameters[Int(entry.firstParameter) + lost.index]
    // The scan has checked the query, but not the fragment. A syntax error in the fragment makes
    // the value unusable, unless edits can repair it, such as percent-encoding a byte.
    if parts.isFragment(list),
      let error = table.fragmentError(
        of: parameter, in: lost.value, valueStart: lost.value.lowerBound, bytes),
      table.explain(error, bytes).edits.isEmpty
    {
      return false
    }
    return isUsable(lost.index, value: lost.value, of: bytes)
  }

  private func isUsable(_ index: Int, value: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    let isForm = entry.flags.contains(.formEncoded)
    let decoded = DecodedRange(value, of: bytes, plusIsSpace: isForm)
    let all = 0..<decoded.bytes.count
    return table.types[Int(parameter.type)].checkLink(decoded.bytes.span, all) == .accepted
      || table.valueEdit(all, of: decoded, type: parameter.type) != nil
  }

  // MARK: Edits

  func addEdits(to lost: inout LostItem, _ bytes: Span<UInt8>) {
    let isList = table.parameters[Int(entry.firstParameter) + lost.index].flags
      .contains(.repeated)
    let target = parts.isFragment(list) == lost.isElsewhere ? parts.query : parts.fragment
    let unused = isList ? nil : item(of: lost.index, in: target, bytes)
    // If the fragment starts at the `#` of `&#38;`, the item is in the query as soon as this
    // separator is corrected.
    lost.isInPlace = (!lost.isElsewhere || lost.startsFragment) && unused == nil
    lost.edits =
      lost.isInPlace
      ? correcting(lost, bytes) : moving(lost, replacing: unused, in: target, bytes)
  }

  /// Returns the item in a query or a fragment that already has the key of a parameter, or `nil`.
  ///
  /// Its value is empty or invalid, because the value of the parameter is lost.
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

  /// Returns the edits that correct the separator and the key of an item.
  private func correcting(_ lost: LostItem, _ bytes: Span<UInt8>) -> [Explanation.Edit] {
    var edits: [Explanation.Edit] = []
    let key = max(lost.key.lowerBound, lost.prefix.upperBound)..<lost.key.upperBound
    if !lost.prefix.isEmpty {
      let separator: Bytes =
        lost.prefix.lowerBound > lost.item.lowerBound ? [UInt8(ascii: "&")] : []
      edits.append(Explanation.Edit(range: lost.prefix, bytes: separator))
    }
    if !self.key(lost.index).utf8.elementsEqual(DecodedRange(key, of: bytes).bytes) {
      edits.append(Explanation.Edit(range: key, bytes: encodedKey(lost.index)))
    }
    if lost.equals.count > 1 {
      edits.append(Explanation.Edit(range: lost.equals, bytes: [UInt8(ascii: "=")]))
    }
    return edits
  }

  /// Returns the edits that move a value from its item to the part of the link that must contain
  /// it.
  ///
  /// - Parameters:
  ///   - unused: An item of the parameter that this part already contains, and whose value is
  ///     replaced; `nil` if there is none.
  ///   - target: The part in which the parameter is declared, which is the query or the fragment;
  ///     `nil` if the link has no such part.
  private func moving(
    _ lost: LostItem, replacing unused: QueryItems.Item?, in target: Range<Int>?,
    _ bytes: Span<UInt8>
  ) -> [Explanation.Edit] {
    let equals = [UInt8(ascii: "=")]
    var text = Bytes(bytes, lost.value)
    let place: Range<Int>
    if let unused {
      place = unused.valueRange
      if unused.value == nil { text = equals + text }
    } else {
      let isToFragment = parts.isFragment(list) != lost.isElsewhere
      let end = Int(isToFragment ? parts.end : parts.queryEnd)
      place = end..<end
      text = encodedKey(lost.index) + equals + text
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

  private func encodedKey(_ index: Int) -> Bytes {
    Bytes(PercentEncoding.encode(key(index)).utf8)
  }

  /// Returns the range to remove when an item is moved: the item and one adjacent separator.
  private func removedRange(of lost: LostItem) -> Range<Int> {
    // If the item also contains a different parameter, only a part of it is removed.
    if !lost.prefix.isEmpty, lost.prefix.lowerBound > lost.item.lowerBound {
      return lost.prefix.lowerBound..<lost.value.upperBound
    }
    if lost.value.upperBound < lost.item.upperBound {
      return lost.item.lowerBound..<lost.value.upperBound
    }
    return lost.item.lowerBound > list.lowerBound || lost.item.upperBound == list.upperBound
      ? lost.item.lowerBound - 1..<lost.item.upperBound
      : lost.item.lowerBound..<lost.item.upperBound + 1
  }
}

extension Range<Int> {
  /// Returns the range without its first `count` elements, or an empty range if it has fewer.
  fileprivate func dropFirst(_ count: Int) -> Range<Int> {
    Swift.min(lowerBound + count, upperBound)..<upperBound
  }
}
