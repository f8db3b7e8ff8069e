import TextPrimitives

/// Indications that a link in a translation is a damaged copy of the link in the source.
enum LinkDamage {
  /// The parts of a link.
  private struct Parts {
    let scheme: Substring
    /// The link after the scheme.
    let address: Substring

    init(_ link: String) {
      let separator = link.firstRange(of: "://")
      scheme = separator.map { link[..<$0.lowerBound] } ?? ""
      address = separator.map { link[$0.upperBound...] } ?? link[...]
    }

    var host: Substring { address.prefix { !"/?#:".contains($0) } }
  }

  /// Returns `true` if a link in a translation is a damaged copy of the link in the source.
  ///
  /// A link is damaged if its scheme or host is invalid, if it is truncated, or if up to two
  /// adjacent characters differ. A link to a different page or site is not damaged, because a
  /// translator may have chosen it.
  static func isIn(_ link: Range<Int>, of target: Span<UInt8>, wanted: String) -> Bool {
    let string = WebAddress.string(link, in: target)
    let (own, other) = (Parts(string), Parts(wanted))
    // A placeholder may represent any value.
    if own.address.contains(where: { "{$".contains($0) }) { return false }
    if isWeb(other.scheme), !isWeb(own.scheme), String(own.scheme).isMistyped(for: "https") {
      return true
    }
    if !own.host.contains("."), other.host.contains("."), own.host != "localhost",
      !own.host.contains("%")
    {
      return true
    }
    if isCut(own.address, of: other.address, before: link.upperBound, in: target) { return true }
    let (found, expected) = (ComparedLink(string), ComparedLink(wanted))
    if found.host == expected.host { return found.rest.isMistyped(for: expected.rest) }
    let (labels, wantedLabels) = (
      found.host.split(separator: "."), expected.host.split(separator: ".")
    )
    return found.rest == expected.rest && labels.count == wantedLabels.count
      && labels.last == wantedLabels.last && found.host.isMistyped(for: expected.host)
  }

  private static func isWeb(_ scheme: Substring) -> Bool {
    ["http", "https"].contains(scheme.lowercased())
  }

  /// Returns `true` if a link is a truncated copy of the expected link.
  ///
  /// The link ends at one of these positions:
  /// - Inside a word of the expected link.
  /// - Before a letter that is not ASCII, such as a Cyrillic letter.
  /// - Before a gap that the remainder of the expected link follows.
  private static func isCut(
    _ link: Substring, of other: Substring, before end: Int, in target: Span<UInt8>
  ) -> Bool {
    guard link.count < other.count, other.lowercased().hasPrefix(link.lowercased()) else {
      return false
    }
    let rest = other.dropFirst(link.count)
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
    }
    if isWord(link.last), isWord(rest.first) { return true }
    if end < target.count, target[end] >= 0x80 {
      let (scalar, _) = UTF8Sequence.uncheckedScalar(at: end, in: target)
      if scalar < endOfAlphabets, Unicode.Scalar(scalar)?.isAlphabetic ?? false {
        return true
      }
    }
    let word = rest.drop { !isWord($0) }.prefix(shortestRest).lowercased()
    guard word.utf8.count == shortestRest else { return false }
    let following = WebAddress.string(end..<min(end + longestGap, target.count), in: target)
    return following.drop { !isWord($0) }.lowercased().hasPrefix(word)
  }

  /// The upper bound of Greek, Cyrillic and accented Latin letters.
  ///
  /// In most scripts above it, words may follow a link without a space.
  private static let endOfAlphabets: UInt32 = 0x590
  /// The minimum number of letters that identifies the separated remainder of a truncated link.
  private static let shortestRest = 3
  /// The maximum number of bytes between a truncated link and its separated remainder.
  private static let longestGap = 8
}

extension String {
  /// Returns `true` if a string is a mistyped copy of another: up to two adjacent characters
  /// differ.
  ///
  /// The characters are replaced, missing or added. The result is `false` if only digits differ,
  /// because such a link is for a different version. It is also `false` if only the capitalization
  /// differs, because the link usually opens the same page.
  func isMistyped(for other: String) -> Bool {
    let (own, wanted) = (Array(lowercased()), Array(other.lowercased()))
    let shorter = min(own.count, wanted.count)
    guard own != wanted, shorter >= Self.shortestMistyped else { return false }
    let start = zip(own, wanted).prefix { $0 == $1 }.count
    let same = zip(own.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
    let end = min(same, shorter - start)
    let changed = [own[start..<own.count - end], wanted[start..<wanted.count - end]]
    return changed.allSatisfy { $0.count <= 2 }
      && !changed.allSatisfy { $0.allSatisfy { $0.isNumber || $0 == "." } }
  }

  /// The minimum length of a mistyped string; two changes in a shorter string are not a mistake.
  private static let shortestMistyped = 4
}
