import Diagnostics
import TextPrimitives
import URLSyntax

extension RouteTable {
  /// Returns the ranges of all possible secrets in bytes that need not be a link.
  func secretRanges(in bytes: Bytes) -> [Range<Int>] {
    let ranges = secretRanges(
      in: bytes, of: secrets.scope(of: bytes), LenientPath.segments(of: bytes))
    return ranges + RepeatedSecrets(ranges, in: bytes).ranges()
      + userinfoRanges(in: bytes)
  }

  /// Returns the ranges of all possible secrets of some apps.
  ///
  /// - Parameters:
  ///   - scope: The apps that provide the keys and routes.
  ///   - segments: The parts of the bytes that may contain a path with a secret.
  ///   - start: The offset before which a key is recognized only if an equals sign follows it.
  ///   - harmless: The start offsets of values that are known not to be secret.
  func secretRanges(
    in bytes: Bytes, of scope: SecretScope, _ segments: [LenientPath.Segment],
    from start: Int = 0, except harmless: Set<Int> = []
  ) -> [Range<Int>] {
    secretItemRanges(in: bytes, of: scope, from: start, except: harmless)
      + secretWordRanges(in: bytes, of: scope, from: start, except: harmless)
      + secretPathRanges(in: bytes, segments, of: scope)
      + secretFragmentRanges(in: bytes, of: scope, except: harmless)
  }

  // MARK: Keys

  /// Returns the ranges of the values of secret keys.
  ///
  /// A value starts after a separator and ends before the next `&`, `#` or `](`.
  ///
  /// Keys are read as leniently as any parser might read them. They may be in upper or lower case,
  /// be percent-encoded several times, and contain control characters, blanks and invisible
  /// characters. In a path, only a whole component can be a key. ``SecretKeys`` decides which keys
  /// are secret.
  ///
  /// - Parameters:
  ///   - scope: The apps that provide the keys.
  ///   - start: The offset before which a key is recognized only if an equals sign follows it.
  ///   - harmless: The start offsets of values that are known not to be secret.
  func secretItemRanges(
    in bytes: Bytes, of scope: SecretScope, from start: Int = 0, except harmless: Set<Int> = []
  ) -> [Range<Int>] {
    guard !scope.keys.isEmpty else { return [] }
    let text = LenientText(bytes)
    let pathEnd = text.bytes.firstIndex(where: Self.endsPath) ?? text.bytes.count
    var ranges: [Range<Int>] = []
    var key = LenientKey()
    var index = 0
    while index < text.bytes.count {
      defer { index += 1 }
      let byte = text.bytes[index]
      guard Self.separates(byte) else {
        key.append(byte, at: index, isAfterGap: index > 0 && text.isGap(index))
        continue
      }
      defer { key = LenientKey() }
      guard !key.bytes.isEmpty else { continue }
      var values: [Range<Int>] = []
      if byte == UInt8(ascii: "=") {
        let start = text.ends[index]
        guard !harmless.contains(start), scope.keys.contains(key.bytes, gaps: key.gaps) else {
          continue
        }
        values = Self.values(in: bytes, from: start)
      } else {
        guard !Self.endsItem(byte), text.starts[key.start] >= start,
          text.isKey(key, before: index, pathEnd: pathEnd, of: scope),
          let value = text.value(after: index, except: harmless)
        else { continue }
        values = [value..<Self.valueEnd(in: bytes, from: value)]
      }
      ranges += values
      let end = values.last?.upperBound ?? 0
      while index + 1 < text.bytes.count, text.starts[index + 1] < end { index += 1 }
    }
    return ranges
  }

  /// Returns `true` if a byte ends a key.
  ///
  /// Keys consist of letters, digits, word separators, brackets of an index, and bytes beyond
  /// ASCII. They may also contain `%` and `+`, which remain from incomplete escapes and form
  /// encoding.
  private static func separates(_ byte: UInt8) -> Bool {
    byte < 0x80 && !PercentEncoding.isUnreserved(byte) && !"[]+%".utf8.contains(byte)
  }

  private static func endsItem(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || endsPath(byte)
  }

  /// Returns the ranges of the values after the exact name of a secret.
  ///
  /// A value ends before the next `&`, `#` or `](`. It may follow a blank, or be a path component:
  /// `passcode 4F7K`, `/passcode/4F7K`.
  ///
  /// The name is a word in upper or lower case. It ends before any byte except letters, digits and
  /// `-._~`. It may be the last part of a longer word: `data-passcode="4F7K"`, `userPasscode:
  /// 4F7K`.
  ///
  /// - Parameters:
  ///   - scope: The apps that provide the keys.
  ///   - start: The offset before which no word is a key.
  ///   - harmless: The start offsets of values that are known not to be secret.
  func secretWordRanges(
    in bytes: Bytes, of scope: SecretScope, from start: Int, except harmless: Set<Int> = []
  ) -> [Range<Int>] {
    guard !scope.keys.isEmpty, start < bytes.count else { return [] }
    let text = LenientText(bytes)
    let lowercased = text.bytes.asciiLowercased
    let pathEnd = lowercased.firstIndex(where: Self.endsPath) ?? lowercased.count
    var ranges: [Range<Int>] = []
    for name in scope.keys.names {
      let word = Bytes(name.utf8)
      let isLiteral = scope.literals.contains(name)
      // The end of the last masked value. Without it, the end of this value would be searched for
      // again after each key inside the value.
      var masked = 0
      var index = 0
      while index + word.count <= lowercased.count {
        defer { index += 1 }
        let end = index + word.count
        guard lowercased[index] == word[0], text.starts[index] >= start,
          !(isLiteral && index < pathEnd), lowercased[index..<end].elementsEqual(word),
          text.isBoundary(end), text.isKey(index..<end)
        else { continue }
        let keyEnd = text.ends[end - 1]
        var values: [Range<Int>] = []
        if let value = text.value(after: end, except: harmless) {
          if value >= masked { values = [value..<Self.valueEnd(in: bytes, from: value)] }
        } else if index >= pathEnd, keyEnd >= masked {
          values = Self.unexplained(in: bytes, from: keyEnd)
        }
        masked = max(masked, values.last?.upperBound ?? 0)
        ranges += values
      }
    }
    return ranges
  }

  // MARK: Values

  /// Returns the range of a value and, if the value is empty, the ranges of the items after it.
  private static func values(in bytes: Bytes, from start: Int) -> [Range<Int>] {
    let end = valueEnd(in: bytes, from: start)
    let value = start < end ? [start..<end] : []
    guard LenientText(bytes[start..<end]).bytes.isEmpty else { return value }
    return value + unexplained(in: bytes, from: end)
  }

  /// Returns the ranges of the items after an empty value, in the query or the fragment, that have
  /// no equals sign.
  ///
  /// Such an item is probably the secret, which contains a separator that is not percent-encoded:
  /// `?passcode=#4F7K`. Equals signs at the end of an item may be padding, as in Base64.
  private static func unexplained(in bytes: Bytes, from start: Int) -> [Range<Int>] {
    let equals = UInt8(ascii: "=")
    var ranges: [Range<Int>] = []
    var index = start
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "#")
    {
      index += 1
      let escape = "amp;".utf8
      if bytes[index...].starts(with: escape) { index += escape.count }
      let end = valueEnd(in: bytes, from: index)
      if let first = bytes[index..<end].firstIndex(of: equals),
        first == index || first + 1 == end || bytes[first..<end].contains(where: { $0 != equals })
      {
        break
      }
      if index < end { ranges.append(index..<end) }
      index = end
    }
    return ranges
  }

  /// Returns the end of a value: the next ampersand, hash sign or `](` of a Markdown link, or the
  /// end of the bytes.
  private static func valueEnd(in bytes: Bytes, from start: Int) -> Int {
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

  /// Returns the range of the user info of an authority, or an empty array if there is none.
  ///
  /// The range starts after the slashes and ends before the last `@`.
  ///
  /// The authority may lack a scheme, and may follow any number of slashes. Some URL parsers treat
  /// a backslash as an ordinary character, so a password can continue after it. If the part before
  /// the backslash contains a colon, everything before the last `@` is masked. Otherwise, only the
  /// text before the last `@` before the backslash is masked, because the text after this `@` may
  /// be the host of an attacker.
  private func userinfoRanges(in bytes: Bytes) -> [Range<Int>] {
    func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    func isEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    let colon = bytes.firstIndex { $0 == UInt8(ascii: ":") || isEnd($0) }
    var start = 0
    if let colon, bytes[colon] == UInt8(ascii: ":") {
      let next = bytes[(colon + 1)...].first { $0 > 0x20 && $0 != 0x7F }
      // `user:password@host` contains no scheme, although `user` may look like a scheme.
      // `scheme:user@host` contains a scheme.
      let hasSlashes = next.map(isSlash) ?? false
      let scheme = bytes[..<colon]
      let isKnown =
        literals.target(
          of: LiteralTable.Namespace.scheme, in: Bytes(scheme).span, at: 0..<scheme.count,
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
}

/// The bytes since the last separator, which may be a key.
private struct LenientKey {
  var bytes: Bytes = []
  /// The indices in the bytes, in order, before which something was removed.
  var gaps: [Int] = []
  /// The index in the lenient text at which the key starts.
  var start = 0

  mutating func append(_ byte: UInt8, at index: Int, isAfterGap: Bool) {
    if bytes.isEmpty { start = index } else if isAfterGap { gaps.append(bytes.count) }
    bytes.append(byte)
  }
}

extension LenientText {
  /// Returns `true` if the text before a separator is a secret key.
  ///
  /// The separator is not an equals sign.
  fileprivate func isKey(
    _ key: LenientKey, before index: Int, pathEnd: Int, of scope: SecretScope
  ) -> Bool {
    func isSlash(_ index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "\\")
    }
    let isInPath = key.start < pathEnd
    if isSlash(index), isInPath || isSlash(key.start - 1) {
      return scope.isKey(component: key.bytes)
    }
    if isInPath, scope.isLiteral(key.bytes) { return false }
    return scope.keys.contains(key.bytes, gaps: key.gaps)
  }

  /// Returns `true` if a word starts or ends at an index.
  fileprivate func isBoundary(_ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return true }
    return isGap(index) || !PercentEncoding.isUnreserved(bytes[index])
      || !PercentEncoding.isUnreserved(bytes[index - 1])
  }

  /// Returns `true` if bytes of the input were removed before an index of the lenient text.
  fileprivate func isGap(_ index: Int) -> Bool { starts[index] != ends[index - 1] }

  /// Returns `true` if a name is a key.
  ///
  /// A whole word is a key, also after leading dashes, as in `--passcode`. The end of a longer word
  /// is a key in two cases:
  ///
  /// - An equals sign, a colon or a quotation mark follows it, as in `userPasscode=`. It must begin
  ///   with a capital letter or after a separator, or be long enough to be distinctive.
  /// - It begins with a capital letter or after a separator, no slash follows it, and the longer
  ///   word does not begin a path component. Thus, `/help/forgot-passcode/steps` contains no key.
  ///
  /// - Precondition: A word ends at the end of the name.
  fileprivate func isKey(_ name: Range<Int>) -> Bool {
    var start = name.lowerBound
    while !isBoundary(start), SecretKeys.separatesWords(bytes[start - 1]) { start -= 1 }
    if isBoundary(start) { return true }
    let isAssigned = name.upperBound < bytes.count && "=:\"'".utf8.contains(bytes[name.upperBound])
    guard
      SecretKeys.startsWord(bytes, at: name.lowerBound)
        || isAssigned && name.count >= SecretKeys.distinctiveLength
    else { return false }
    if isAssigned { return true }
    while !isBoundary(start) { start -= 1 }
    func isSlash(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "\\"))
    }
    let isComponent = start > 0 && !isGap(start) && isSlash(start - 1)
    return !isComponent && !isSlash(name.upperBound)
  }

  /// Returns the offset of the value of a key in the original bytes.
  ///
  /// - Parameters:
  ///   - index: The index at which the key ends.
  ///   - harmless: The start offsets of values that are known not to be secret.
  /// - Returns: `nil` if there is no value, or if an equals sign at the index precedes a harmless
  ///   value.
  fileprivate func value(after index: Int, except harmless: Set<Int>) -> Int? {
    guard index < bytes.count,
      bytes[index] != UInt8(ascii: "=") || !harmless.contains(ends[index])
    else { return nil }
    var index = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        // An ampersand directly before the equals sign, plain or escaped for HTML, does not end the
        // item.
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

  /// Returns the length of a blank or invisible character beyond ASCII, or `nil` for any other.
  private func blankLength(at index: Int) -> Int? {
    guard let length = UTF8Sequence.length(at: index, in: bytes.span),
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars
        .first
    else { return nil }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint ? length : nil
  }
}
