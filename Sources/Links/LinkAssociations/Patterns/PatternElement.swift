/// An element of a compiled pattern of Apple's association files.
indirect enum PatternElement: Hashable, Sendable {
  /// Fixed text in UTF-8.
  case text([UInt8])
  /// `?`: one character, which is a Unicode scalar.
  case one
  /// `*`: any number of characters, including slashes.
  case many
  /// A character of a set: `$(digit)`.
  case set(ASCIISet)
  /// A word from a list of words without wildcards or slashes: `$(lang)`.
  case words(WordSet)
  /// A choice of patterns that contain no further choice: a variable whose values contain wildcards
  /// or slashes.
  case choice([[PatternElement]])
}

extension [PatternElement] {
  /// `true` if the pattern matches everything.
  var isUniversal: Bool { !isEmpty && allSatisfy { $0 == .many } }

  /// The bytes of the only string that matches; `nil` if the pattern contains more than fixed text.
  var literal: [UInt8]? {
    var bytes: [UInt8] = []
    for element in self {
      guard case .text(let text) = element else { return nil }
      bytes += text
    }
    return bytes
  }

  /// The number of characters, including those in all choices.
  var size: Int {
    reduce(0) { size, element in
      switch element {
      case .text(let bytes): size + bytes.count
      case .one, .many, .set: size + 1
      case .words(let words): size + words.groups.reduce(0) { $0 + $1.length * $1.words.count }
      case .choice(let choices): size + choices.reduce(0) { $0 + $1.size + 1 }
      }
    }
  }

  /// Up to two example strings that the pattern matches; empty if none is found.
  var samples: [[UInt8]] {
    [sample(filling: []), sample(filling: [0x7E, 0x7A, 0x30])].compactMap(\.self)
  }

  private func sample(filling filler: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for element in self {
      switch element {
      case .text(let text): bytes += text
      case .one: bytes.append(UInt8(ascii: "~"))
      case .many: bytes += filler
      case .set(let set):
        guard let byte = (UInt8(0x20)..<0x7F).first(where: set.contains) else { return nil }
        bytes.append(byte)
      case .words(let words):
        guard let word = words.groups.first?.words.first else { return nil }
        bytes += word
      case .choice(let choices):
        guard let text = choices.first?.sample(filling: filler) else { return nil }
        bytes += text
      }
    }
    return bytes
  }
}
