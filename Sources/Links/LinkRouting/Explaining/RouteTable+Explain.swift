import Diagnostics
import TextPrimitives
import URLSyntax

// The explanation of a rejected link is separate from the search in RouteTable+Match.swift. The
// search stops at the first dead end of each choice and reports nothing. The explanation visits a
// limited number of dead ends, compares decoded components there, and reports the dead end that is
// farthest along the path. It runs only for rejected links, so it does not slow down the search.

/// The reason why a link is rejected, and the edits that repair the link, if safe edits exist.
struct Explanation {
  /// The replacement of some bytes of the link.
  struct Edit {
    var range: Range<Int>
    var bytes: Bytes
  }

  /// The parts of an explanation that a caller needs.
  enum Detail {
    /// Only the code of the error.
    case code
    /// The error and the edits.
    case full
  }

  /// The error.
  ///
  /// If the caller needs only the code, the other properties of the error are placeholders.
  var error: LinkError
  /// The edits, in the order of the link.
  var edits: [Edit] = []

  init(error: LinkError, edit: Edit? = nil) {
    self.error = error
    edits = edit.map { [$0] } ?? []
  }

  /// Creates an explanation.
  ///
  /// The closure `details` is called only if the caller needs more than the code.
  init(
    _ code: LinkError.Code, detail: Detail,
    _ details: (LinkError.Code) -> (LinkError, Edit?)
  ) {
    guard detail == .full else {
      self.init(
        error: LinkError(code: code, range: SourceRange(0, 0), expected: .phrase(.validLink)))
      return
    }
    let (error, edit) = details(code)
    self.init(error: error, edit: edit)
  }
}

extension RouteTable {
  /// Returns the reason why a link does not match.
  ///
  /// The method may take a few microseconds. It is called only for rejected links.
  func explain(_ bytes: Span<UInt8>) -> LinkError { explanation(bytes).error }

  /// Returns the code of the reason why a link does not match.
  func rejectionCode(_ bytes: Span<UInt8>) -> LinkError.Code {
    explanation(bytes, detail: .code).error.code
  }

  func explanation(_ bytes: Span<UInt8>, detail: Explanation.Detail = .full) -> Explanation {
    let parts: URLParts
    do throws(URLParseError) {
      parts = try URLParts(scanning: bytes, allowsLineBreaks: true)
    } catch {
      return explain(error, bytes, detail: detail)
    }
    let originIndex = originIndex(bytes, parts)
    if originIndex < 0 || !parts.hasWebScheme && parts.hasForeignHost(bytes) {
      return explainOrigin(bytes, parts, detail: detail)
    }
    let origin = origins[Int(originIndex)]
    let path = Path(bytes, parts)
    if excludes(path, below: origin.exclusionRoot, in: bytes) {
      // In a custom-scheme link, the path starts where a web link has its host.
      let start = parts.hasWebScheme ? parts.path.lowerBound : path.start
      let error = LinkError(
        code: .excluded,
        range: SourceRange(min(start, parts.path.upperBound), parts.path.upperBound),
        expected: .phrase(.excluded))
      return Explanation(error: error)
    }
    let entry = entryIndex(below: origin.root, of: path, in: bytes)
    if entry >= 0 {
      let entry = entries[Int(entry)]
      if let error = subdomainError(of: entry, in: bytes, parts) {
        return Explanation(error.code, detail: detail) { _ in (error, nil) }
      }
      return explainItems(of: entry, in: bytes, parts, detail: detail)
    }
    return explainPath(path, of: origin, in: bytes, detail: detail)
  }

  // MARK: Syntax

  /// Returns the explanation of a syntax error.
  ///
  /// With the detail `full`, the explanation contains an edit for characters that are not
  /// percent-encoded, for a missing scheme, and for too few or too many slashes. It contains no
  /// edit for syntax that attacks use: backslashes, user names, unusual hosts, and dot segments.
  func explain(
    _ error: URLParseError, _ bytes: Span<UInt8>, detail: Explanation.Detail = .full
  ) -> Explanation {
    guard detail == .full else { return Explanation(error: LinkError(error)) }
    let range = error.range.range
    var edit: Explanation.Edit?
    switch error.code {
    case .space, .nonASCIICharacter, .forbiddenCharacter:
      edit = Explanation.Edit(range: range, bytes: encoded(bytes, range))
    case .invalidPercentEncoding:
      let percent = range.lowerBound..<range.lowerBound + 1
      edit = Explanation.Edit(range: percent, bytes: encoded(bytes, percent))
    case .emptyPathComponent:
      edit = Explanation.Edit(range: range, bytes: [UInt8(ascii: "/")])
    case .missingScheme:
      let hasSlashes = bytes.count > 2 && bytes[0] == UInt8(ascii: "/") && bytes[1] == bytes[0]
      let missing = hasSlashes ? "https:" : "https://"
      edit = Explanation.Edit(range: 0..<0, bytes: Bytes(missing.utf8))
    case .missingSlashes:
      edit = Explanation.Edit(range: range, bytes: Bytes("//".utf8))
    default: break
    }
    return Explanation(error: LinkError(error), edit: edit)
  }

  func encoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bytes {
    var result: Bytes = []
    for offset in range { PercentEncoding.append(bytes[offset], to: &result) }
    return result
  }

  // MARK: Origin

  private func explainOrigin(
    _ bytes: Span<UInt8>, _ parts: URLParts, detail: Explanation.Detail
  ) -> Explanation {
    let isHTTPS = parts.hasWebScheme && parts.scheme.count == 5
    // If an app accepts `http` links, but no app declares the host, report the host, not the
    // scheme.
    let isPlainHTTP = parts.isPlainHTTP(bytes)
    let isUpgraded =
      isPlainHTTP && upgradesHTTP
      && !declaresHost(String(decoding: parts.authority, of: bytes).asciiLowercased)
    let isDeclaredScheme =
      isUpgraded || isHTTPS && manifests.contains { !$0.hosts.isEmpty }
      || !parts.hasWebScheme && originIndex(bytes, parts) >= 0
    guard isDeclaredScheme else {
      let host = String(decoding: parts.authority, of: bytes).asciiLowercased
      let differs =
        isPlainHTTP && manifests.filter(\.upgradesHTTP).contains { Self.declares($0, host) }
      var explanation = Explanation(differs ? .httpNotUpgraded : .unknownScheme, detail: detail) {
        code in
        let error = LinkError(
          code: code, range: SourceRange(parts.scheme),
          expected: .names(.scheme, declaredSchemes.filter { !isPlainHTTP || $0 != "http" }))
        return (error, schemeEdit(bytes, parts))
      }
      // Remove port 80 too: the edit changes the scheme to https, whose default port is not 80.
      if detail == .full, isPlainHTTP, let exception = parts.hostException(in: bytes),
        let edit = portEdit(exception, bytes)
      {
        explanation.edits.append(edit)
      }
      return explanation
    }
    var explanation: Explanation
    if let exception = parts.hostException(in: bytes) {
      explanation = Explanation(LinkError.Code(exception.code), detail: detail) { _ in
        (LinkError(exception), isHTTPS || isPlainHTTP ? portEdit(exception, bytes) : nil)
      }
    } else {
      explanation = Explanation(.unknownHost, detail: detail) { code in
        let error = LinkError(
          code: code, range: SourceRange(parts.authority),
          expected: expectedHosts(
            for: String(decoding: parts.authority, of: bytes).asciiLowercased))
        return (error, isHTTPS || isPlainHTTP ? hostEdit(bytes, parts) : nil)
      }
    }
    // The corrected link must be an `https` link, so replace the scheme too.
    if !explanation.edits.isEmpty, isPlainHTTP {
      explanation.edits.insert(Self.httpsEdit(parts), at: 0)
    }
    return explanation
  }

  private var declaredSchemes: [String] {
    (manifests.contains { !$0.hosts.isEmpty } ? ["https"] : [])
      + (upgradesHTTP ? ["http"] : []) + manifests.flatMap(\.schemes)
  }

  /// `true` if the router reads the `http` links of at least one host as `https` links.
  private var upgradesHTTP: Bool { !manifests.hostsUpgradingHTTP.isEmpty }

  /// Returns an edit that replaces the scheme with the scheme that was probably meant, or that
  /// inserts `https://` before a declared host.
  private func schemeEdit(_ bytes: Span<UInt8>, _ parts: URLParts) -> Explanation.Edit? {
    if parts.hasWebScheme {
      // An `http` link was probably meant as an `https` link.
      return parts.isPlainHTTP(bytes) ? Self.httpsEdit(parts) : nil
    }
    let scheme = String(decoding: parts.scheme, of: bytes).asciiLowercased
    // In `wordly.ai:443/attend`, the parser reads the host as the scheme.
    if declaresHost(scheme) { return Explanation.Edit(range: 0..<0, bytes: Bytes("https://".utf8)) }
    return Spelling.nearest(to: scheme, among: declaredSchemes).map {
      Explanation.Edit(range: parts.scheme, bytes: Bytes($0.utf8))
    }
  }

  private static func httpsEdit(_ parts: URLParts) -> Explanation.Edit {
    Explanation.Edit(range: parts.scheme, bytes: Bytes("https".utf8))
  }

  /// Returns an edit that removes `www.` before a declared host.
  private func hostEdit(_ bytes: Span<UInt8>, _ parts: URLParts) -> Explanation.Edit? {
    let host = String(decoding: parts.authority, of: bytes).asciiLowercased
    guard host.hasPrefix("www."), declaresHost(String(host.dropFirst(4))) else { return nil }
    let start = parts.authority.lowerBound
    return Explanation.Edit(range: start..<start + 4, bytes: [])
  }

  private func declaresHost(_ host: String) -> Bool {
    manifests.contains { Self.declares($0, host) }
  }

  /// Returns `true` if a manifest declares a host, given in lower case.
  private static func declares(_ manifest: LinkManifest, _ host: String) -> Bool {
    manifest.declaredHost(for: host) != nil
  }

  /// Returns an edit that removes port 443, or port 80 of an `http` link; `nil` for other ports.
  private func portEdit(
    _ exception: URLParseError, _ bytes: Span<UInt8>
  ) -> Explanation.Edit? {
    let range = exception.range.range
    let port = String(decoding: range, of: bytes)
    let isPlainHTTP = bytes[4] == UInt8(ascii: ":")
    guard exception.code == .portNotAllowed, port == ":443" || isPlainHTTP && port == ":80" else {
      return nil
    }
    return Explanation.Edit(range: range, bytes: [])
  }
}
