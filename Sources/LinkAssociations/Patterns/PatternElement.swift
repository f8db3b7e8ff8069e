/// A step of a compiled pattern of Apple's association files.
indirect enum PatternElement: Hashable, Sendable {
  /// These bytes.
  case text([UInt8])
  /// `?`: one character, which is one Unicode scalar.
  case one
  /// `*`: any number of characters, slashes too.
  case many
  /// A character of a set: `$(digit)`.
  case set(ASCIISet)
  /// A word of a list, without wildcards and slashes: `$(lang)`.
  case words(WordSet)
  /// One of several patterns, which hold no further choice: a variable with wildcards.
  case choice([[PatternElement]])
}

extension [PatternElement] {
  /// Whether the pattern matches everything.
  var isUniversal: Bool { !isEmpty && allSatisfy { $0 == .many } }

  /// Whether the pattern has the same text for every match.
  var literal: [UInt8]? {
    var bytes: [UInt8] = []
    for element in self {
      guard case .text(let text) = element else { return nil }
      bytes += text
    }
    return bytes
  }
}
