import Diagnostics
import TextPrimitives
import URLSyntax

extension LinkMatch {
  /// The canonical form of the link, secrets included.
  ///
  /// https where the route has a host, else its own scheme; the declared parameters in the order of
  /// their declaration, spelled as their types say; no default values, no unknown keys. Parsing it
  /// gives the same values, and its canonical form is itself.
  ///
  /// - Complexity: O(*n*) in the length of the link.
  public var canonicalLink: String { canonicalLink(masksSecrets: false) }

  /// The canonical form of the link, to be followed or to be shown.
  ///
  /// - Parameter masksSecrets: Whether secrets are spelled `•••`: whatever ``maskedLink`` masks, also
  ///   inside a value that is none, such as a draft that quotes a link. Such a link leads nowhere.
  public func canonicalLink(masksSecrets: Bool) -> String {
    let secrets = masksSecrets ? maskedLink.maskedRanges.map(\.range) : nil
    let canonical = table.canonicalOrigin(of: entry)
    if let link = write(to: canonical, masking: secrets) { return link }
    // Values that came in a scheme of the app's own may have no link on its host, where an exclusion
    // or a route of another app may precede; then the link keeps its own origin.
    let (text, isWeb) = ownOrigin
    let own = Bytes(text.utf8)
    let origin = RouteTable.LinkOrigin(bytes: own, range: own.indices, isWeb: isWeb)
    if let link = write(to: origin, masking: secrets) { return link }
    // Every value came out of a link and is sound; only percent-encoding can make a link that was
    // nearly of the greatest length too long, or folding make a value that another route precedes.
    // The form in which it came is then the one that parses.
    return masksSecrets ? maskedLink.text : link
  }

  /// Scheme and host of the link as it came.
  private var ownOrigin: (text: String, isWeb: Bool) {
    link.withSpan { bytes in
      let name = isCustomScheme ? parts.scheme : parts.authority
      let text = String(decoding: name, of: bytes).asciiLowercased
      return isCustomScheme ? (text + ":", false) : ("https://" + text, true)
    }
  }

  /// The link of the values under an origin; `nil` if there it leads elsewhere, or is too long.
  private func write(
    to origin: RouteTable.LinkOrigin, masking secrets: [Range<Int>]?
  ) -> String? {
    let entry = entry
    // A mask in the path would lead nowhere.
    let path = Int(parts.schemeEnd)..<Int(parts.pathEnd)
    let isFollowed = !(secrets ?? []).contains { $0.overlaps(path) }
    do throws(LinkError) {
      return try table.link(entry, origin: origin, isFollowed: isFollowed) {
        (index, writer) throws(LinkError) in
        write(index, masking: secrets, to: &writer)
      }
    } catch {
      return nil
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
        if !inside.isEmpty {
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

  /// Writes a value that is a secret, or has some in it.
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
