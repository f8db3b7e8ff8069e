import URLSyntax

/// A link in every way in which the components of a file compare it.
struct PreparedLink {
  /// The parts of a link in one way.
  struct Parts {
    var path: PatternSubject
    var query: PatternSubject
    var fragment: PatternSubject
    /// The names of the query's items, always in their own case.
    var names: [[UInt8]]
    var values: [PatternSubject]

    var caseless: Parts {
      Parts(
        path: path.caseless, query: query.caseless, fragment: fragment.caseless, names: names,
        values: values.map(\.caseless))
    }
  }

  private var written: Parts?
  private var writtenCaseless: Parts?
  private var decoded: Parts?
  private var decodedCaseless: Parts?

  init(_ link: AssociationLink, modes: Set<ComparisonMode>) {
    if modes.contains(where: \.isPercentEncoded) {
      written = Self.parts(link) { Array(link.bytes[$0]) }
      writtenCaseless = written?.caseless
    }
    if modes.contains(where: { !$0.isPercentEncoded }) {
      decoded = Self.parts(link) { PercentDecoding.decode(link.bytes[$0]) }
      decodedCaseless = decoded?.caseless
    }
  }

  /// The paths in lower case, as written and decoded, without repetition.
  var caselessPaths: [PatternSubject] {
    guard let first = writtenCaseless?.path ?? decodedCaseless?.path else { return [] }
    guard let second = decodedCaseless?.path, second.bytes != first.bytes else { return [first] }
    return [first, second]
  }

  /// The parts in one way; `nil` if the link cannot be decoded.
  func parts(_ mode: ComparisonMode) -> Parts? {
    switch (mode.isPercentEncoded, mode.isCaseSensitive) {
    case (true, true): written
    case (true, false): writtenCaseless
    case (false, true): decoded
    case (false, false): decodedCaseless
    }
  }

  private static func parts(
    _ link: AssociationLink, _ spell: (Range<Int>) -> [UInt8]?
  ) -> Parts? {
    var parts = Parts(
      path: PatternSubject([]), query: PatternSubject([]), fragment: PatternSubject([]), names: [],
      values: [])
    guard let path = spell(link.path), let query = spell(link.query ?? 0..<0),
      let fragment = spell(link.fragment ?? 0..<0)
    else { return nil }
    parts.path = PatternSubject(path: path)
    parts.query = PatternSubject(query)
    parts.fragment = PatternSubject(fragment)
    for item in link.items {
      guard let name = spell(item.name), let value = spell(item.value ?? 0..<0) else { return nil }
      parts.names.append(name)
      parts.values.append(PatternSubject(value))
    }
    return parts
  }
}

/// Percent-encoding, as the platforms undo it.
enum PercentDecoding {
  /// The bytes that a text stands for; `nil` if a `%` is followed by no two digits, or if they are not UTF-8.
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
