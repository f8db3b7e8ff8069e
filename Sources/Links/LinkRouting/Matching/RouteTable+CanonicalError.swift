import Diagnostics
import LanguageTags
import TextPrimitives
import URLSyntax

// A link is rejected if its values have no canonical link:
//
// - the redirect of a retired route leads to no link, or
// - the path of the canonical link matches a different route or an exclusion, or has a component
//   `.` or `..`. The canonical path differs from that of the link if the link has the path of an
//   alias, letters that are folded, or a trailing slash. For example, the manifest may exclude
//   `/en/item`, the canonical path of `/EN/item`.

extension RouteTable {
  /// Returns the reason why a link has no canonical link, or `nil`.
  ///
  /// All parameters of the link must be valid.
  func canonicalError(
    of index: Int32, in bytes: Span<UInt8>, parts: URLParts, captures: CaptureSlots
  ) -> LinkError? {
    let entry = entries[Int(index)]
    if entry.flags.contains(.hasCertainRedirect), bytes.count <= Redirect.maximumCertainLength {
      return nil
    }
    let redirect = redirect(of: entry)
    if redirect == nil, !isRespelled(entry, in: bytes, parts: parts, captures: captures) {
      return nil
    }
    let match = LinkMatch(
      table: self, entry: index, link: String(decoding: 0..<bytes.count, of: bytes), parts: parts,
      captures: Captures(captures, count: entry.parameterCount))
    do throws(LinkError) {
      if let redirect {
        _ = try match.link(of: redirect)
      } else {
        try match.checkCanonicalPath()
      }
      return nil
    } catch {
      // The range of this error refers to a value of the canonical link, so replace it with the
      // range of the path.
      let path = Path(bytes, parts)
      let start = parts.hasWebScheme ? Int(parts.authorityEnd) : path.start
      let end = Int(parts.pathEnd)
      return LinkError(
        code: error.code, range: SourceRange(min(start, end), end), expected: error.expectation,
        parameter: error.parameter, nearest: redirect?.target ?? error.nearest)
    }
  }

  /// Returns the reason why a scanned link has no canonical link, or `nil`.
  ///
  /// The path and all parameters of the link must be valid.
  func canonicalError(in bytes: Span<UInt8>, _ parts: URLParts) -> LinkError? {
    withCaptureSlots { captures in
      let path = Path(bytes, parts)
      let origin = origins[Int(originIndex(bytes, parts))]
      captures.forgetFailures()
      let entry = search(
        from: origin.root, at: path.start, depth: 0, in: bytes,
        Search(path: path, captures: captures))
      guard entry >= 0, matchScannedItems(of: entry, in: bytes, parts, captures),
        captureSubdomain(
          of: entries[Int(entry)], in: bytes, parts: parts, captures: captures)
      else { return nil }
      return canonicalError(of: entry, in: bytes, parts: parts, captures: captures)
    }
  }

  /// Returns `true` if the canonical path may differ from the path of a link.
  private func isRespelled(
    _ entry: Entry, in bytes: Span<UInt8>, parts: URLParts, captures: CaptureSlots
  ) -> Bool {
    guard entry.flags.contains(.respelled) else { return false }
    if entry.toleratesSlash, Path(bytes, parts).hasTrailingSlash { return true }
    // Read the property without copying the route, because a copy would require reference counting.
    let isCaseSensitive = manifests[Int(entry.app)].routes[Int(entry.route)].isCaseSensitive
    if !isCaseSensitive || isAlias(entry) { return true }
    return (0..<Int(entry.pathCount)).contains { slot in
      guard let range = captures[slot] else { return false }
      let filter = filters[Int(parameters[Int(entry.firstParameter) + slot].type)]
      return filter.shape == .languageTag
        ? !LanguageTag.isUsual(bytes.extracting(range))
        : range.contains {
          // An encoded letter may be folded, too.
          bytes[$0] == UInt8(ascii: "%") || filter.canonicalByte(bytes[$0]) != bytes[$0]
        }
    }
  }
}

extension ValueFilter {
  /// `true` if the canonical spelling of a value may differ from its spelling in a link.
  var isRespelled: Bool {
    switch shape {
    case .text, .pattern: folding != .none
    case .uuid, .languageTag: true
    case .integer, .enumeration, .date, .boolean: false
    }
  }
}
