extension PreferenceChain {
  /// Creates a chain from an HTTP `Accept-Language` field, greatest weight first.
  ///
  /// Languages of equal weight keep their order, and a language without a weight has weight 1. With
  /// weight 0, a client rejects a language. Such a language stays at the end of the chain, and
  /// negotiation skips it. A language with a malformed weight is also skipped, because its meaning
  /// is unclear. Empty items are dropped. The initializer follows [RFC 9110
  /// §12.5.4](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4) and
  /// [§12.4.2](https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2).
  ///
  /// - Parameter field: The value of the field.
  /// - Complexity: O(*n* + *k* log *k*), where *n* is the UTF-8 length and *k* is the number of
  ///   languages.
  public init(acceptLanguage field: String) {
    var weighted: [(weight: Int, preference: Preference)] = []
    for item in ListItems.items(of: field) {
      let bytes = Array(item.utf8)
      let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      let weight = end == bytes.count ? 1000 : Self.weight(bytes[(end + 1)...])
      let refusal: SkipReason.Code? =
        switch weight {
        case nil: .malformedWeight
        case 0: .notAcceptable
        default: nil
        }
      var range = bytes[..<end]
      while let last = range.last, ListItems.isSpace(last) { range.removeLast() }
      weighted.append(
        (
          weight ?? 0,
          Preference(
            String(decoding: range, as: UTF8.self), source: .acceptLanguage, refusal: refusal)
        ))
    }
    // Including the index keeps the order of equal weights without relying on a stable sort.
    let order = weighted.indices.sorted {
      (-weighted[$0].weight, $0) < (-weighted[$1].weight, $1)
    }
    self.init(order.map { weighted[$0].preference })
  }

  /// Returns the weight in thousandths after a semicolon, as in `q=0.8`; `nil` if it is invalid.
  private static func weight(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes.drop(while: ListItems.isSpace)
    guard rest.count >= 3, rest.removeFirst() | 0x20 == UInt8(ascii: "q"),
      rest.removeFirst() == UInt8(ascii: "=")
    else { return nil }
    while let last = rest.last, ListItems.isSpace(last) { rest.removeLast() }
    guard let whole = rest.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
      return nil
    }
    var thousandths = whole == UInt8(ascii: "1") ? 1000 : 0
    rest.removeFirst()
    guard !rest.isEmpty else { return thousandths }
    guard rest.removeFirst() == UInt8(ascii: "."), rest.count <= 3 else { return nil }
    var place = 100
    for digit in rest {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      thousandths += Int(digit - UInt8(ascii: "0")) * place
      place /= 10
    }
    return thousandths <= 1000 ? thousandths : nil
  }
}
