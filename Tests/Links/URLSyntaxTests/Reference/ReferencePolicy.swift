/// A slow implementation of the syntax policy, derived from its table, for testing the scanner.
///
/// The scanner makes one pass over the bytes. This implementation first splits the link into parts,
/// as in RFC 3986, appendix B. Then it lists the errors in each part, and reports the first one.
struct ReferencePolicy {
  struct Refused: Error {
    let code: String
    let range: Range<Int>

    init(_ code: String, _ range: Range<Int>) {
      self.code = code
      self.range = range
    }
  }

  let link: [UInt8]
  static let webSchemes: Set<String> = ["https", "http", "ws", "wss", "ftp", "file"]

  /// Returns the expected result of parsing a link.
  static func outcome(_ link: [UInt8], scanning: Bool = false) -> Outcome {
    do throws(Refused) {
      return .parts(try ReferencePolicy(link: link).parts(listedHosts: scanning))
    } catch {
      return .refused(code: error.code, range: error.range)
    }
  }

  private func parts(listedHosts: Bool) throws(Refused) -> PartRanges {
    guard link.count <= 8192 else { throw Refused("too-long", 8192..<link.count) }
    guard !link.isEmpty else { throw Refused("empty-link", 0..<0) }
    let scheme = try scheme()
    let isWeb = Self.webSchemes.contains(text(scheme).lowercased())

    let slashes = run(of: "/", from: scheme.count + 1)
    var authority = (host: Range<Int>?.none, port: Range<Int>?.none, end: scheme.count + 1)
    if slashes.count >= 2 {
      authority = try self.authority(
        from: slashes.lowerBound + 2, scheme: text(scheme).lowercased())
    } else if isWeb {
      if let wrong = neverAllowed(at: slashes.upperBound),
        ["backslash", "space", "control-character"].contains(wrong.code)
      {
        throw wrong
      }
      throw Refused("missing-slashes", slashes)
    }

    let pathEnd = firstIndex(of: "?#", from: authority.end) ?? link.count
    let hasQuery = pathEnd < link.count && link[pathEnd] == UInt8(ascii: "?")
    let queryEnd = hasQuery ? firstIndex(of: "#", from: pathEnd) ?? link.count : pathEnd
    let result = PartRanges(
      scheme: scheme, host: authority.host, port: authority.port, path: authority.end..<pathEnd,
      query: hasQuery ? pathEnd + 1..<queryEnd : nil,
      fragment: queryEnd < link.count ? queryEnd + 1..<link.count : nil)
    if let wrong = problemAfterAuthority(result) { throw wrong }
    if !listedHosts, let wrong = oddity(result, isWeb: isWeb) { throw wrong }
    return result
  }

  // MARK: Scheme

  private func scheme() throws(Refused) -> Range<Int> {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let others = letters + "0123456789+-."
    var end = 0
    while end < link.count, (end == 0 ? letters : others).utf8.contains(link[end]) { end += 1 }
    if end == link.count { throw Refused("missing-scheme", 0..<end) }
    if link[end] == UInt8(ascii: ":"), end > 0 { return 0..<end }
    throw neverAllowed(at: end) ?? Refused("missing-scheme", 0..<end)
  }

  // MARK: Path, query, fragment

  private func problemAfterAuthority(_ parts: PartRanges) -> Refused? {
    var problems: [Refused] = []
    for offset in parts.path.lowerBound..<link.count {
      let forbidden = parts.path.contains(offset) ? "[]" : ""
      if parts.fragment?.contains(offset) == true {
        if let wrong = neverAllowedInFragment(at: offset) { problems.append(wrong) }
      } else if let wrong = neverAllowed(at: offset) {
        problems.append(wrong)
      } else if forbidden.utf8.contains(link[offset]) {
        problems.append(Refused("forbidden-character", offset..<offset + 1))
      }
    }
    let end = parts.fragment.map { $0.lowerBound - 1 } ?? link.count
    if let wrong = percentProblem(in: parts.path.lowerBound..<end, query: parts.query) {
      problems.append(wrong)
    }

    var start = parts.path.lowerBound
    for component in text(parts.path).split(separator: "/", omittingEmptySubsequences: false) {
      let range = start..<start + component.utf8.count
      start = range.upperBound + 1
      let plain = component.lowercased().replacing("%2e", with: ".")
      if plain == "." || plain == ".." { problems.append(Refused("dot-segment", range)) }
    }
    for offset in parts.path where text(offset..<min(offset + 2, parts.path.upperBound)) == "//" {
      problems.append(Refused("empty-path-component", offset..<offset + 2))
    }
    return problems.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Characters

  /// Returns the error for a byte that no part of a link can contain; `nil` for other bytes.
  func neverAllowed(at offset: Int) -> Refused? {
    guard offset < link.count else { return nil }
    let range = offset..<offset + 1
    switch link[offset] {
    case 0x00...0x1F, 0x7F: return Refused("control-character", range)
    case 0x20: return Refused("space", range)
    case 0x5C: return Refused("backslash", range)
    case 0x80...0xFF:
      guard let (_, length) = ReferenceUTF8.scalar(in: link[offset...]) else {
        return Refused("invalid-utf-8", range)
      }
      return Refused("non-ascii-character", offset..<offset + length)
    case let byte:
      return "\"<>^`{|}".utf8.contains(byte) ? Refused("forbidden-character", range) : nil
    }
  }

  /// Returns the error for a byte in a fragment; `nil` if the fragment can contain the byte.
  ///
  /// A fragment can contain any byte that no parser removes or treats as part of another component.
  private func neverAllowedInFragment(at offset: Int) -> Refused? {
    guard let wrong = neverAllowed(at: offset) else { return nil }
    switch wrong.code {
    case "forbidden-character": return nil
    case "non-ascii-character":
      let scalar = text(wrong.range).unicodeScalars.first
      return scalar?.properties.generalCategory == .control
        ? Refused("control-character", wrong.range) : nil
    default:
      // A continuation byte belongs to the character that contains it.
      let start = (max(0, offset - 3)..<offset).last { link[$0] >= 0xC0 }
      guard wrong.code == "invalid-utf-8", let start,
        let (_, length) = ReferenceUTF8.scalar(in: link[start...]), start + length > offset
      else { return wrong }
      return nil
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: link[range], as: UTF8.self) }

  func firstIndex(of characters: String, from start: Int) -> Int? {
    link[start...].firstIndex { characters.utf8.contains($0) }
  }

  func run(of character: Character, from start: Int) -> Range<Int> {
    start..<(link[start...].firstIndex { $0 != character.asciiValue } ?? link.count)
  }
}
