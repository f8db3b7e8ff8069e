import Diagnostics
import TextPrimitives
import URLSyntax

// The writer writes each parameter of a fragment as an item. If the fragment of a route has no
// keys, a later step replaces these items with the fragment. Therefore, the writer needs no special
// code for such fragments.

extension RouteTable {
  /// Completes a link of an entry with the flag `conditional`: writes the subdomain and the
  /// fragment without keys, if the route has them, and checks the conditions.
  ///
  /// - Parameter isFollowed: `true` if the link must match the route; `false` for a masked link.
  @inline(never)
  func finish(
    _ link: String, of entry: Entry, isFollowed: Bool
  ) throws(LinkError) -> String {
    var link = link
    if let subdomain = subdomains[entry.firstParameter] {
      link = try self.link(link, with: subdomain, of: entry, isFollowed: isFollowed)
    }
    if let pattern = fragmentPattern(of: entry) {
      link = try self.link(link, withFragment: pattern, of: entry, isFollowed: isFollowed)
    }
    if isFollowed { try checkConditions(entry, ofBuilt: link) }
    return link
  }

  /// Returns a link in which the items of the fragment are replaced with a fragment without keys.
  private func link(
    _ link: String, withFragment pattern: CompiledCompound, of entry: Entry, isFollowed: Bool
  ) throws(LinkError) -> String {
    let bytes = Bytes(link.utf8)
    guard let hash = bytes.firstIndex(of: UInt8(ascii: "#")) else { return link }
    // Names contain only unreserved characters, and values are percent-encoded.
    var values: [Bytes: ArraySlice<UInt8>] = [:]
    for item in bytes[(hash + 1)...].split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      values[Bytes(item[..<equals])] = item[equals...].dropFirst()
    }
    let first = Int(entry.firstParameter) + entry.parameterCount - Int(entry.fragmentCount)
    var slots = (first..<first + Int(entry.fragmentCount)).map { parameters[$0] }[...]
    var result = Bytes(bytes[...hash])
    let isForm = entry.flags.contains(.formEncoded)
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): Self.append(literal: text, isForm: isForm, to: &result)
      case .value:
        guard let parameter = slots.popFirst() else { break }
        guard let value = values[Bytes(key(of: parameter).utf8)] else {
          throw missing(parameter, entry)
        }
        result += value
      }
    }
    guard result.count <= URLParts.maximumLength else { throw tooLong(entry) }
    if isFollowed { try checkFragment(of: result, pattern, entry) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Throws an error if the fragment of a link that was written does not match the route's pattern.
  private func checkFragment(
    of link: Bytes, _ pattern: CompiledCompound, _ entry: Entry
  ) throws(LinkError) {
    var parts = URLParts()
    if URLParts.scan(link.span, into: &parts),
      case .values = read(pattern, of: entry, in: link.span, parts)
    {
      return
    }
    throw LinkError(
      code: .matchesOtherRoute, range: SourceRange(0, 0), expected: .phrase(.leadsNowhere),
      nearest: reference(of: entry))
  }

  /// Appends literal text without encoding the characters that a fragment may contain.
  private static func append(literal text: Bytes, isForm: Bool, to result: inout Bytes) {
    for byte in text {
      let isKept = "!$&'()*,;=:@/".utf8.contains(byte) || byte == UInt8(ascii: "+") && !isForm
      if isKept { result.append(byte) } else { PercentEncoding.append(byte, to: &result) }
    }
  }
}
