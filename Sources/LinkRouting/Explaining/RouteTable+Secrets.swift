import Diagnostics
import URLSyntax

extension RouteTable {
  /// Whatever could be a secret in a text that may not even be a link.
  func secretRanges(in bytes: [UInt8]) -> [Range<Int>] {
    let scope = secrets.scope(of: bytes)
    return secretItemRanges(in: bytes, of: scope)
      + secretWordRanges(in: bytes, of: scope, from: 0) + userinfoRanges(in: bytes)
      + secretPathRanges(in: bytes, of: scope)
  }

  // MARK: Keys

  /// The values of secret keys: what follows an equals sign, up to the next `&`, `#` or `](`.
  ///
  /// Keys are read as leniently as any parser might: in any case, percent-encoded once or more often,
  /// with controls, blanks and what is invisible in between, after any separator, with an index in
  /// brackets; and one that is probably a misspelt secret is one.
  ///
  /// - Parameters:
  ///   - scope: The apps whose keys count.
  ///   - harmless: The offsets at which values start that are known to be no secrets.
  func secretItemRanges(
    in bytes: [UInt8], of scope: SecretScope, except harmless: Set<Int> = []
  ) -> [Range<Int>] {
    guard !scope.keys.isEmpty else { return [] }
    let text = LenientText(bytes)
    var ranges: [Range<Int>] = []
    var key: [UInt8] = []
    var isIndex = false
    var index = 0
    while index < text.bytes.count {
      let byte = text.bytes[index]
      switch byte {
      case UInt8(ascii: "="):
        let start = text.ends[index]
        if !harmless.contains(start), scope.keys.contains(key) {
          let end = Self.valueEnd(in: bytes, from: start)
          ranges.append(start..<end)
          while index + 1 < text.bytes.count, text.starts[index + 1] < end { index += 1 }
        }
        key = []
        isIndex = false
      case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: ";"),
        UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: ","):
        key = []
        isIndex = false
      case UInt8(ascii: "["): isIndex = true
      default:
        if !isIndex { key.append(byte.asciiLowercased) }
      }
      index += 1
    }
    return ranges
  }

  /// What follows a secret key after anything else than an equals sign, up to the next `&`, `#` or
  /// `](`: `passcode: 4F7K`, `{"passcode":"4F7K"}`, `/passcode/4F7K`.
  ///
  /// The key is a whole word in any case, after and before anything but letters, digits and `-._~`.
  ///
  /// - Parameters:
  ///   - scope: The apps whose keys count.
  ///   - start: The offset before which no word counts.
  ///   - harmless: The offsets at which values start that are known to be no secrets.
  func secretWordRanges(
    in bytes: [UInt8], of scope: SecretScope, from start: Int, except harmless: Set<Int> = []
  ) -> [Range<Int>] {
    guard !scope.keys.isEmpty, start < bytes.count else { return [] }
    let text = LenientText(bytes)
    let lowercased = text.bytes.map(\.asciiLowercased)
    let pathEnd = lowercased.firstIndex(where: Self.endsPath) ?? lowercased.count
    var ranges: [Range<Int>] = []
    for name in scope.keys.names {
      let word = Array(name.utf8)
      let isLiteral = scope.literals.contains(name)
      var index = 0
      while index + word.count <= lowercased.count {
        defer { index += 1 }
        guard lowercased[index] == word[0], text.starts[index] >= start,
          !(isLiteral && index < pathEnd), text.isBoundary(index),
          lowercased[index..<index + word.count].elementsEqual(word),
          let value = text.value(after: index + word.count, except: harmless)
        else { continue }
        ranges.append(value..<Self.valueEnd(in: bytes, from: value))
      }
    }
    return ranges
  }

  /// The end of a value: an ampersand, a hash sign or the `](` in the middle of a Markdown link.
  private static func valueEnd(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "#"): true
      case UInt8(ascii: "]"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
      default: false
      }
    } ?? bytes.count
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  // MARK: User names

  /// What stands in front of the last `@` of an authority, after the slashes that introduce it.
  ///
  /// The authority may have no scheme in front and any number of slashes. Those who read a backslash
  /// as an ordinary character see a password go on behind it; what is in front of it then is masked
  /// too if it has the colon of a password, and shown otherwise: it is the host of an attack.
  private func userinfoRanges(in bytes: [UInt8]) -> [Range<Int>] {
    func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    func isEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    let colon = bytes.firstIndex { $0 == UInt8(ascii: ":") || isEnd($0) }
    var start = 0
    if let colon, bytes[colon] == UInt8(ascii: ":") {
      let next = bytes[(colon + 1)...].first { $0 > 0x20 && $0 != 0x7F }
      // `user:password@host` has no scheme, yet what looks like one may be; `scheme:user@host` has.
      let hasSlashes = next.map(isSlash) ?? false
      let scheme = bytes[..<colon]
      let isKnown =
        literals.target(
          LiteralTable.Namespace.scheme, Array(scheme).span, 0..<scheme.count,
          setting: LiteralTable.caseBits) >= 0 || URLParts.isWebScheme(bytes.span, scheme.indices)
      if hasSlashes || isKnown { start = colon + 1 }
    }
    start =
      bytes[start...].firstIndex { !isSlash($0) && $0 > 0x20 && $0 != 0x7F } ?? bytes.count
    let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
    let at = UInt8(ascii: "@")
    guard let last = bytes[start..<end].lastIndex(of: at) else { return [] }
    let backslash = bytes[start..<end].firstIndex(of: UInt8(ascii: "\\")) ?? end
    if last < backslash { return [start..<last] }
    if bytes[start..<backslash].contains(UInt8(ascii: ":")) { return [start..<last] }
    return bytes[start..<backslash].lastIndex(of: at).map { [start..<$0] } ?? []
  }

  // MARK: Paths

  /// The components at places where a route of an app in question has a secret parameter, as far as
  /// the literals before them agree, or were probably meant.
  private func secretPathRanges(in bytes: [UInt8], of scope: SecretScope) -> [Range<Int>] {
    let secretPathEntries = secretPathEntries.filter { scope.contains(app: entries[$0].app) }
    guard !secretPathEntries.isEmpty else { return [] }
    var ranges: Set<Range<Int>> = []
    var meanings: [[UInt8]: [[UInt8]: Bool]] = [:]
    for components in LenientPath.readings(of: bytes) {
      for index in secretPathEntries {
        let entry = entries[index]
        let pattern = route(of: entry).pattern.components
        // A link may start with a scheme, a host, or right with the path; a pattern that starts with
        // a literal is sought anywhere, because dot segments and prefixes lead there too.
        let startsWithLiteral = if case .literal? = pattern.first { true } else { false }
        let last = startsWithLiteral ? components.count : min(3, components.count)
        for first in 0..<last {
          ranges.formUnion(secretRanges(of: entry, pattern, in: components[first...], &meanings))
        }
      }
    }
    return Array(ranges)
  }

  /// - Parameter meanings: Which components were found to mean a literal, so that a link of many alike
  ///   costs no more.
  private func secretRanges(
    of entry: Entry, _ pattern: [RoutePattern.Component],
    in components: ArraySlice<LenientPath.Component>,
    _ meanings: inout [[UInt8]: [[UInt8]: Bool]]
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    for (component, part) in zip(pattern, components) {
      switch component {
      case .literal(let text):
        let literal = text.utf8.map(\.asciiLowercased)
        if literal == part.text { continue }
        let isMeant =
          meanings[literal]?[part.text] ?? LenientWord.isMeant(literal, by: part.text)
        meanings[literal, default: [:]][part.text] = isMeant
        guard isMeant else { return ranges }
      case .parameter:
        if parameters[Int(entry.firstParameter) + depth].flags.contains(.secret) {
          ranges.append(part.range)
        }
        depth += 1
      case .catchAll:
        if parameters[Int(entry.firstParameter) + depth].flags.contains(.secret) {
          ranges.append(
            part.range.lowerBound..<(components.last?.range.upperBound ?? part.range.upperBound))
        }
        return ranges
      }
    }
    return ranges
  }
}

extension LenientText {
  /// Returns whether a word starts or ends at an index.
  fileprivate func isBoundary(_ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return true }
    return starts[index] != ends[index - 1] || !PercentEncoding.isUnreserved(bytes[index])
      || !PercentEncoding.isUnreserved(bytes[index - 1])
  }

  /// Returns the offset in the text as given of the value of a key.
  ///
  /// - Parameters:
  ///   - index: The index at which the key ends.
  ///   - harmless: The offsets at which values start that are known to be no secrets.
  /// - Returns: `nil` if there is no value, or if the key is only the start of a word.
  fileprivate func value(after index: Int, except harmless: Set<Int>) -> Int? {
    guard index < bytes.count, isBoundary(index),
      bytes[index] != UInt8(ascii: "=") || !harmless.contains(ends[index])
    else { return nil }
    var index = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        // An ampersand before the equals sign, escaped for HTML or not, ends no item.
        let rest = bytes[(index + 1)...]
        let escape = Array("amp;".utf8)
        let next = rest.starts(with: escape) ? index + 1 + escape.count : index + 1
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return nil }
        index = next
      case UInt8(ascii: "#"), UInt8(ascii: "?"): return nil
      case UInt8(ascii: "["):
        let end = bytes[(index + 1)...].firstIndex { $0 &- 0x30 >= 10 } ?? bytes.count
        index = end < bytes.count && bytes[end] == UInt8(ascii: "]") ? end + 1 : index + 1
      case 0x80...:
        guard let length = blankLength(at: index) else { return starts[index] }
        index += length
      case let byte:
        if PercentEncoding.isUnreserved(byte) { return starts[index] }
        index += 1
      }
    }
    return nil
  }

  /// The length of a character beyond ASCII that is blank or invisible; `nil` for any other.
  private func blankLength(at index: Int) -> Int? {
    guard let length = UTF8Sequence.length(at: index, in: bytes.span),
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars
        .first
    else { return nil }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint ? length : nil
  }
}
