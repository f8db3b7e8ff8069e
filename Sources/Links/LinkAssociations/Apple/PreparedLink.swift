import URLSyntax

/// A link, prepared for each comparison mode that the components of a file use.
struct PreparedLink {
  /// The parts of a link in one comparison mode.
  struct Parts {
    var path: PatternSubject
    var query: PatternSubject
    var fragment: PatternSubject
    /// The names of the query items, always in their original case.
    var names: [[UInt8]]
    var values: [PatternSubject]
    /// The positions of each name among the items.
    ///
    /// The dictionary is empty if the query has only a few items, which are searched in order.
    var places: [[UInt8]: [Int]] = [:]

    var caseless: Parts {
      Parts(
        path: path.caseless, query: query.caseless, fragment: fragment.caseless, names: names,
        values: values.map(\.caseless), places: places)
    }

    /// Returns the values of the query items with a given name.
    ///
    /// - Complexity: O(*k*), where *k* is the number of items with the name.
    func values(named name: [UInt8]) -> [PatternSubject] {
      if names.count > Parts.maximumSearched { return (places[name] ?? []).map { values[$0] } }
      return names.indices.filter { names[$0] == name }.map { values[$0] }
    }

    /// The maximum number of items to search linearly.
    static let maximumSearched = 8
  }

  private var written: Parts?
  private var writtenCaseless: Parts?
  private var decoded: Parts?
  private var decodedCaseless: Parts?

  init(_ link: AssociationLink, modes: Set<ComparisonMode>) {
    if modes.contains(where: \.isPercentEncoded) {
      written = Self.parts(
        link, { Array(link.bytes[$0]) }, irregular: { PercentDecoding.encode(link.bytes[$0]) })
      writtenCaseless = written?.caseless
    }
    if modes.contains(where: { !$0.isPercentEncoded }) {
      decoded = Self.parts(
        link, { PercentDecoding.decode(link.bytes[$0]) }, irregular: { Array(link.bytes[$0]) })
      decodedCaseless = decoded?.caseless
    }
  }

  /// The paths in lower case, as written and decoded, without duplicates.
  var caselessPaths: [PatternSubject] {
    guard let first = writtenCaseless?.path ?? decodedCaseless?.path else { return [] }
    guard let second = decodedCaseless?.path, second.bytes != first.bytes else { return [first] }
    return [first, second]
  }

  /// Returns the parts in one mode; `nil` if the link cannot be decoded, or if it was not prepared
  /// for the mode.
  func parts(_ mode: ComparisonMode) -> Parts? {
    switch (mode.isPercentEncoded, mode.isCaseSensitive) {
    case (true, true): written
    case (true, false): writtenCaseless
    case (false, true): decoded
    case (false, false): decodedCaseless
    }
  }

  /// Returns the parts of a link.
  ///
  /// - Parameters:
  ///   - spell: A closure that returns a part in the form of the comparison mode; `nil` if the part
  ///     cannot be decoded.
  ///   - irregular: A closure that does the same for a part of an irregular query. Before the
  ///     system compares such a query, Foundation percent-encodes it, including every `%`. See
  ///     `URLParts.hasIrregularQuery`.
  private static func parts(
    _ link: AssociationLink, _ spell: (Range<Int>) -> [UInt8]?,
    irregular: (Range<Int>) -> [UInt8]
  ) -> Parts? {
    let isIrregular = link.query.map { PercentDecoding.isIrregular(link.bytes[$0]) } ?? false
    func spellItem(_ range: Range<Int>) -> [UInt8]? {
      isIrregular ? irregular(range) : spell(range)
    }
    var parts = Parts(
      path: PatternSubject([]), query: PatternSubject([]), fragment: PatternSubject([]), names: [],
      values: [])
    guard let path = spell(link.path), let query = spellItem(link.query ?? 0..<0),
      let fragment = spell(link.fragment ?? 0..<0)
    else { return nil }
    parts.path = PatternSubject(path: path)
    parts.query = PatternSubject(query)
    parts.fragment = PatternSubject(fragment)
    for item in link.items {
      guard let name = spellItem(item.name), let value = spellItem(item.value ?? 0..<0) else {
        return nil
      }
      parts.names.append(name)
      parts.values.append(PatternSubject(value))
    }
    if parts.names.count > Parts.maximumSearched {
      for (place, name) in parts.names.enumerated() {
        parts.places[name, default: []].append(place)
      }
    }
    return parts
  }
}

/// Percent-decoding as the platforms perform it.
enum PercentDecoding {
  /// Returns `true` if a query contains a raw bracket or an incomplete escape.
  static func isIrregular(_ query: ArraySlice<UInt8>) -> Bool {
    query.indices.contains { index in
      switch query[index] {
      case UInt8(ascii: "["), UInt8(ascii: "]"): true
      case UInt8(ascii: "%"):
        !(index + 2 < query.endIndex && query[index + 1].hexadecimalValue != nil
          && query[index + 2].hexadecimalValue != nil)
      default: false
      }
    }
  }

  /// Returns the bytes as Foundation encodes them in an irregular query.
  static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "["): Array("%5B".utf8)
      case UInt8(ascii: "]"): Array("%5D".utf8)
      case UInt8(ascii: "%"): Array("%25".utf8)
      default: [byte]
      }
    }
  }

  /// Returns the decoded bytes; `nil` if an escape is incomplete or the bytes are not UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = bytes[index + 1].hexadecimalValue,
        let low = bytes[index + 2].hexadecimalValue
      else { return nil }
      result.append(high << 4 | low)
      index += 3
    }
    return String(validating: result, as: UTF8.self) == nil ? nil : result
  }
}
