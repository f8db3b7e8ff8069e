import Diagnostics
import TextPrimitives
import URLSyntax

extension LinkMatch {
  /// The canonical form of the link, including secrets.
  ///
  /// The link is an `https` link with the route's first host if the route has a host. Otherwise, it
  /// uses the route's first scheme. If the path is excluded or matches another route on the first
  /// host, the link uses another host of the route: the first one, except wildcards, on which the
  /// path matches the route. If there is no such host, the link keeps the scheme and the host of
  /// the original link.
  ///
  /// The link contains the declared parameters in the order path, query, fragment, spelled as their
  /// types specify. It contains no values that equal the default, and no undeclared items. Parsing
  /// the canonical link returns the same values, and its canonical form is the link itself. The
  /// canonical form of a link of a retired route is that of its ``destination``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public var canonicalLink: String { canonicalLink(masksSecrets: false) }

  /// Returns the canonical form of the link, with or without its secrets.
  ///
  /// - Parameter masksSecrets: `true` to write each secret as `•••`. The method masks everything
  ///   that ``maskedLink`` masks, even inside a value that is not secret, such as a draft that
  ///   quotes a link. A masked link cannot be opened.
  public func canonicalLink(masksSecrets: Bool) -> String {
    if let destination { return destination.canonicalLink(masksSecrets: masksSecrets) }
    let secrets = masksSecrets ? maskedLink.maskedRanges.map(\.range) : nil
    let first = try? table.onFirstHost(of: entry, scheme: nil) { (origin) throws(LinkError) in
      try write(to: origin, masking: secrets)
    }
    if let first { return first }
    // The link keeps its scheme and host if an exclusion or another route takes precedence on every
    // host that was tried. This can happen if the link has a custom scheme or a wildcard host.
    if let link = try? write(to: ownOrigin, masking: secrets) { return link }
    // Every value was read from a link and is valid. Writing fails only if percent-encoding makes a
    // link of nearly the maximum length too long. Only the original link can then be parsed.
    return masksSecrets ? maskedLink.text : link
  }

  /// Throws an error if the canonical path matches a different route or an exclusion, or if a
  /// component would be `.` or `..`.
  func checkCanonicalPath() throws(LinkError) {
    do throws(LinkError) {
      _ = try table.link(entry, origin: ownOrigin) { (index, writer) throws(LinkError) in
        write(index, masking: nil, to: &writer)
      }
    } catch {
      if [.excluded, .matchesOtherRoute, .dotSegment].contains(error.code) { throw error }
    }
  }

  /// The scheme and the host of the original link.
  private var ownOrigin: RouteTable.LinkOrigin {
    let text = link.withSpan { bytes in
      let name = isCustomScheme ? parts.scheme : parts.authority
      let text = String(decoding: name, of: bytes).asciiLowercased
      return isCustomScheme ? text + ":" : "https://" + text
    }
    let bytes = Bytes(text.utf8)
    return RouteTable.LinkOrigin(bytes: bytes, range: bytes.indices, isWeb: !isCustomScheme)
  }

  /// Returns a link that consists of an origin and the values of the match.
  ///
  /// - Throws: ``LinkError`` if the link would not match the route, or is too long.
  private func write(
    to origin: RouteTable.LinkOrigin, masking secrets: [Range<Int>]?
  ) throws(LinkError) -> String {
    let entry = entry
    // A link with a mask in its path matches no route, so the table must not match it again.
    let path = Int(parts.schemeEnd)..<Int(parts.pathEnd)
    let isFollowed = !(secrets ?? []).contains { $0.overlaps(path) }
    return try table.link(entry, origin: origin, isFollowed: isFollowed) {
      (index, writer) throws(LinkError) in
      write(index, masking: secrets, to: &writer)
    }
  }

  private func write(
    _ index: Int, masking secrets: [Range<Int>]?, to writer: inout ParameterWriter
  ) {
    let parameter = table.parameters[Int(entry.firstParameter) + index]
    let filter = table.filters[Int(parameter.type)]
    let isForm = isForm(index)
    for range in ranges(at: index) {
      let isSecret = secrets != nil && parameter.flags.contains(.secret)
      let inside = isSecret ? [range] : (secrets ?? []).filter { $0.overlaps(range) }
      link.withSpan { bytes in
        if parameter.flags.contains(.subdomain) {
          let label = bytes.lowercased(range)
          writer.append(label.span, label.indices, of: filter)
        } else if !inside.isEmpty {
          write(range, bytes, masking: inside, type: parameter.type, isForm, to: &writer)
        } else if isVerbatim(bytes, range, isForm: isForm) {
          writer.append(bytes, range, of: filter)
        } else {
          let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm)
          writer.append(decoded.bytes.span, 0..<decoded.bytes.count, of: filter)
        }
      }
    }
  }

  /// Writes a value that is a secret or contains secrets.
  private func write(
    _ range: Range<Int>, _ bytes: Span<UInt8>, masking secrets: [Range<Int>], type: Int32,
    _ isForm: Bool, to writer: inout ParameterWriter
  ) {
    writer.beginValue()
    let type = table.types[Int(type)]
    func append(_ part: Range<Int>) {
      for byte in DecodedRange(part, of: bytes, plusIsSpace: isForm).bytes {
        writer.buffer.appendEncoded(type.filter.canonicalByte(byte))
      }
    }
    var start = range.lowerBound
    for secret in secrets {
      if secret.lowerBound > start { append(start..<secret.lowerBound) }
      writer.buffer.append(ParameterValue.mask)
      start = min(secret.upperBound, range.upperBound)
    }
    append(start..<range.upperBound)
  }
}
