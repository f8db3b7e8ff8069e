import Diagnostics
import TextPrimitives
import URLSyntax

// The parameter of a host such as `{store:slug}.shop.example` is the last parameter of the query in
// the table, with a key that no link contains. The routes of such a host have the flag
// `conditional`. After such a route has matched a link, the label of the host is captured. When a
// link is built, the writer writes the value as an item of the query, and a later step moves it
// into the host. Therefore, neither the search nor the writer needs special code for such hosts.

extension RouteTable {
  /// The parameter of a host, for one entry.
  struct Subdomain: Sendable {
    /// The key of the parameter, a NUL.
    ///
    /// The scan rejects a link that contains a NUL, encoded or not.
    static let key = "\0"
    /// The key and the equals sign, as the writer writes them in the query.
    static let item = Bytes("%00=".utf8)

    /// The index of the parameter in the entry.
    var slot: Int
    /// The part of the host after the label, in lower case, such as `.shop.example`.
    var suffix: Bytes
  }

  /// The labels of a host before the domain of a subdomain parameter: `a` in `a.shop.example`, and
  /// `a.b` in `a.b.shop.example`.
  private enum Labels {
    case none
    case one(Range<Int>)
    case several(Range<Int>)
  }

  /// Returns the labels of a link's host before a suffix such as `.shop.example`.
  ///
  /// The result is ``Labels/none`` if the link has a custom scheme, if the host is declared without
  /// a wildcard, or if no wildcard or a different one matches the host.
  private func labels(
    before suffix: Bytes, in bytes: Span<UInt8>, _ parts: URLParts
  ) -> Labels {
    let host = parts.authority
    guard parts.hasWebScheme, !isExactHost(bytes, at: host) else { return .none }
    let end = WildcardHost.length(ofLabelsIn: bytes, at: host) { end in
      literals.target(
        of: LiteralTable.Namespace.subdomains, in: bytes, from: end, to: host.upperBound,
        setting: LiteralTable.caseBits) >= 0
    }
    guard let end, bytes.lowercased(end..<host.upperBound) == suffix else { return .none }
    let labels = host.lowerBound..<end
    return labels.contains { bytes[$0] == UInt8(ascii: ".") } ? .several(labels) : .one(labels)
  }

  private func isExactHost(_ bytes: Span<UInt8>, at host: Range<Int>) -> Bool {
    literals.target(
      of: LiteralTable.Namespace.host, in: bytes, at: host, setting: LiteralTable.caseBits) >= 0
  }

  // MARK: Matching

  /// Captures the label of the host, if the entry has a parameter for it.
  ///
  /// - Returns: `false` if the host has several labels before the domain, if the type of the
  ///   parameter rejects the only label, or if an unscanned link contains the key of the parameter.
  func captureSubdomain(
    of entry: Entry, in bytes: Span<UInt8>, parts: URLParts, captures: CaptureSlots
  ) -> Bool {
    guard let subdomain = subdomains[entry.firstParameter] else { return true }
    // A link that was not scanned may contain the key of the parameter, which is invalid.
    guard !captures.has(subdomain.slot) else { return false }
    switch labels(before: subdomain.suffix, in: bytes, parts) {
    case .none: return true
    case .several: return false
    case .one(let range):
      guard check(bytes.lowercased(range), subdomain, of: entry) == .accepted else { return false }
      captures.set(subdomain.slot, range.lowerBound, range.upperBound)
      return true
    }
  }

  private func check(_ label: Bytes, _ subdomain: Subdomain, of entry: Entry) -> ValueCheck {
    let parameter = parameters[Int(entry.firstParameter) + subdomain.slot]
    return types[Int(parameter.type)].check(label.span, label.indices)
  }

  /// Returns the reason why the host of a scanned link is rejected, or `nil`.
  func subdomainError(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts
  ) -> LinkError? {
    guard let subdomain = subdomains[entry.firstParameter] else { return nil }
    switch labels(before: subdomain.suffix, in: bytes, parts) {
    case .none: return nil
    case .several(let range):
      return LinkError(
        code: .unknownHost, range: SourceRange(range),
        expected: .names(.host, manifests[Int(entry.app)].hosts), nearest: reference(of: entry))
    case .one(let range):
      let parameter = parameters[Int(entry.firstParameter) + subdomain.slot]
      switch check(bytes.lowercased(range), subdomain, of: entry) {
      case .accepted: return nil
      case .rejectedByte(let offset):
        let start = range.lowerBound + offset
        return invalidValue(parameter, entry, SourceRange(start, start + 1))
      case .rejected: return invalidValue(parameter, entry, SourceRange(range))
      }
    }
  }

  // MARK: Building

  /// Returns a link in which the value of the parameter is moved from the query to the host.
  func link(
    _ link: String, with subdomain: Subdomain, of entry: Entry, isFollowed: Bool
  ) throws(LinkError) -> String {
    var bytes = Bytes(link.utf8)
    let queryEnd = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    // No value contains the key, because no value contains a NUL.
    let key = CompiledCompound.place(
      of: Subdomain.item[...], in: bytes.span, from: 0, to: queryEnd)
    if key < 0 {
      if isFollowed { try checkLeadsBack(entry, bytes) }
      return link
    }
    let value = Bytes(
      PercentEncoding.decode(key + Subdomain.item.count..<queryEnd, of: bytes.span).utf8)
    bytes.removeSubrange(key - 1..<queryEnd)
    let label = try checkedLabel(value, subdomain, of: entry)
    let parameter = parameters[Int(entry.firstParameter) + subdomain.slot]
    let web = Bytes("https://".utf8)
    guard bytes.starts(with: web) else {
      // The value cannot be moved into the host, because the link has a custom scheme.
      let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
      throw LinkError(
        code: .unknownScheme, range: SourceRange(0, end), expected: .names(.scheme, ["https"]),
        parameter: name(of: parameter), nearest: reference(of: entry))
    }
    let rest = bytes[web.count...].drop { !"/?#".utf8.contains($0) }
    let result = web + label + subdomain.suffix + rest
    guard result.count <= URLParts.maximumLength else { throw tooLong(entry) }
    let host = web.count..<web.count + label.count + subdomain.suffix.count
    guard !isExactHost(result.span, at: host) else {
      throw LinkError(
        code: .matchesOtherRoute, range: SourceRange(0, value.count),
        expected: .phrase(.matchesOtherRoute), parameter: name(of: parameter),
        nearest: reference(of: entry))
    }
    if isFollowed { try checkLeadsBack(entry, result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Throws an error if an `https` link that was written for a contested entry does not match that
  /// entry.
  private func checkLeadsBack(_ entry: Entry, _ link: Bytes) throws(LinkError) {
    let web = Bytes("https://".utf8)
    guard entry.flags.contains(.contested), link.starts(with: web) else { return }
    let end = link.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? link.count
    let start = link[web.count..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
    try checkLeadsBack(entry, isWeb: true, link.span, start..<end)
  }

  /// Returns a canonical value in lower case; throws an error if the result is not a host label
  /// that represents the same value.
  private func checkedLabel(
    _ value: Bytes, _ subdomain: Subdomain, of entry: Entry
  ) throws(LinkError) -> Bytes {
    let parameter = parameters[Int(entry.firstParameter) + subdomain.slot]
    let filter = filters[Int(parameter.type)]
    let label = value.asciiLowercased
    // A host is read in lower case, so the label must represent the same value in lower case.
    if WildcardHost.isLabel(String(decoding: label, as: UTF8.self)),
      check(label, subdomain, of: entry) == .accepted,
      filter.canonicalText(label.span, label.indices)
        == filter.canonicalText(value.span, value.indices)
    {
      return label
    }
    let labels = TextRule(allowed: ScalarSet(parsing: "a-z 0-9 -"), length: 1...63)
    throw LinkError(
      code: .invalidValue, range: SourceRange(0, value.count),
      expected: .value(.text(labels), in: .item), parameter: name(of: parameter),
      nearest: reference(of: entry))
  }
}

extension Span<UInt8> {
  /// Returns a copy of some bytes with `A–Z` replaced by `a–z`.
  func lowercased(_ range: Range<Int>) -> Bytes { Bytes(range.map { self[$0].asciiLowercased }) }
}
