extension AppleAssociation.Component {
  /// The shape of the component's links.
  var shape: PatternShape {
    var shape = PatternShape(
      path: path?.elements, isCore: true, isCaseSensitive: isCaseSensitive,
      isEncoded: isPercentEncoded, excludes: excludes)
    let fragments = (fragment?.elements.samples ?? []).map { spell($0, "/?:@!$&'()*+,;=") }
      .map { $0.isEmpty ? "" : "#" + $0 }
    var (queries, others, isCut) = queries
    shape.isCut = isCut
    // Variants of the query: additional items, a different order, and repeated items.
    others += queries.prefix(1).flatMap(Self.neighbours)
    if fragment != nil { others += queries + queries.map { $0 + "#~~" } }
    let tails = fragments.isEmpty ? [""] : fragments
    shape.tails = queries.flatMap { query in tails.map { query + $0 } }.unique
    others += shape.tails.prefix(2).flatMap(PatternShape.spellings)
    shape.otherTails = others.unique
    return shape
  }

  private func spell(_ bytes: [UInt8], _ allowed: String) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return isPercentEncoded ? text : PercentDecoding.encode(text, allowed: allowed)
  }

  /// Queries that the component matches, and queries that it does not match, each with its question
  /// mark.
  private var queries: (own: [String], others: [String], isCut: Bool) {
    switch query {
    case .any: return ([""], [], false)
    case .text(let pattern):
      let texts = pattern.elements.samples.map { spell($0, "/?:@!$&'()*+,;=") }
      return (texts.map { $0.isEmpty ? "" : "?" + $0 }, ["", "?zz=~"], false)
    case .items(let items):
      let names = items.map { spell(Array($0.name.utf8), "/?:@!$'()*,;") }
      let values = items.map { $0.pattern.elements.samples.map { spell($0, "/?:@!$'()*,;") } }
      func text(_ values: [String?]) -> String {
        let items = zip(names, values).compactMap { name, value in value.map { name + "=" + $0 } }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
      }
      let plain = values.map(\.first)
      var others = [""]
      // With more items, both the number and the length of the queries grow.
      var left = PatternShape.maximumTailBytes
      for index in items.indices {
        guard left > 0 else { return ([text(plain), text(values.map(\.last))], others, true) }
        var changed = plain
        changed[index] = nil
        others.append(text(changed))
        changed[index] = (plain[index] ?? "") + "~"
        others.append(text(changed))
        changed[index] = ""
        others.append(text(changed))
        left -= others.suffix(3).reduce(0) { $0 + $1.utf8.count }
      }
      return ([text(plain), text(values.map(\.last))], others, false)
    }
  }

  /// Returns variants of a query that text patterns and item patterns treat differently.
  private static func neighbours(_ query: String) -> [String] {
    guard query.count > 1 else { return ["?zz=1", "?"] }
    let items = query.dropFirst().split(separator: "&")
    // A query that consists only of separators has no items.
    let first = (items.first ?? "").prefix { $0 != "=" }
    return [
      query + "&zz=1", "?zz=1&" + query.dropFirst(), query + "&" + query.dropFirst(),
      query + "&\(first)=~", "?" + items.reversed().joined(separator: "&"),
      "?" + first, query + "&",
    ]
  }
}

extension PatternShape {
  /// Returns other spellings of a string: percent-encoded, in a different case, or undecodable.
  static func spellings(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let unreserved = ASCIISet.alnum.union("-._~")
    let places = bytes.indices.filter {
      unreserved.contains(bytes[$0]) && !isInEscape(bytes, $0)
    }
    func encoded(_ places: Set<Int>) -> String {
      bytes.indices.reduce(into: "") { result, place in
        result +=
          places.contains(place)
          ? "%" + String(bytes[place], radix: 16, uppercase: true)
          : String(Unicode.Scalar(bytes[place]))
      }
    }
    // A string that cannot be decoded matches only as written.
    let broken = text + "%FF"
    guard bytes.allSatisfy({ $0 < 0x80 }), let first = places.first, let last = places.last else {
      return [broken]
    }
    return [
      encoded([first]), encoded([last]), encoded(Set(places)), text.uppercased(), text.lowercased(),
      values(of: text) { $0.uppercased() }, values(of: text) { $0.lowercased() }, broken,
    ].filter { $0 != text }.unique
  }

  /// Returns a query with the values of its items changed and their names unchanged.
  private static func values(of text: String, _ change: (Substring) -> String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { item in
      guard let equals = item.firstIndex(of: "=") else { return String(item) }
      return item[...equals] + change(item[item.index(after: equals)...])
    }.joined(separator: "&")
  }

  private static func isInEscape(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[max(0, place - 2)..<place].contains(UInt8(ascii: "%"))
  }
}
