extension TextTraits {
  /// The traits of a text.
  ///
  /// - Complexity: O(*n*) in its UTF-8 bytes.
  init(scanning bytes: Span<UInt8>) {
    if bytes.isEmpty {
      self = .empty
      return
    }
    var found: UInt32 = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        found |= Self.ascii[Int(byte)]
        offset &+= 1
        continue
      }
      let (scalar, length) = Self.scalar(at: offset, in: bytes)
      found |= Self.nonASCII.rawValue | Self.traits(of: scalar).rawValue
      offset &+= length
    }
    self.init(rawValue: found)
  }

  /// The traits of each character of ASCII.
  private static let ascii: [UInt32] = (0..<128).map { byte -> UInt32 in
    let traits: TextTraits =
      switch byte {
      case 0x09, 0x0A: .lineOrTab
      case ..<0x20, 0x7F: .control
      case 0x25: .percent
      case 0x26, 0x3C, 0x3E: .markup
      case 0x30...0x39: .digit
      case 0x41...0x5A, 0x61...0x7A: .asciiLetter
      case 0x5C: .backslash
      case 0x7B, 0x7D: .brace
      default: []
      }
    return traits.rawValue
  }

  /// The scalar at an offset and its length; of bytes that are no UTF-8, U+FFFD for one.
  @inline(__always)
  static func scalar(at offset: Int, in bytes: Span<UInt8>) -> (UInt32, Int) {
    let lead = UInt32(bytes[offset])
    let rest = bytes.count &- offset
    func trail(_ index: Int) -> UInt32 { UInt32(bytes[offset &+ index]) & 0x3F }
    switch lead {
    case 0xC2...0xDF where rest >= 2: return ((lead & 0x1F) << 6 | trail(1), 2)
    case 0xE0...0xEF where rest >= 3:
      return ((lead & 0xF) << 12 | trail(1) << 6 | trail(2), 3)
    case 0xF0...0xF4 where rest >= 4:
      return ((lead & 7) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
    default: return (0xFFFD, 1)
    }
  }

  /// The traits of a character beyond ASCII.
  @inline(__always)
  private static func traits(of scalar: UInt32) -> TextTraits {
    switch scalar {
    case ..<0xA0: .control
    case 0xAD: .invisible
    case 0xC2, 0xC3, 0xE2, 0xF0, 0xEF: [.latin, .mojibakeLead]
    case 0xC0...0x24F: .latin
    case 0x34F: .invisible
    case 0x370...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x660...0x66A, 0x6F0...0x6F9: .foreignPercent
    case 0x61C: .directional
    case 0x966...0x96F, 0x9E6...0x9EF, 0xA66...0xA6F, 0xE50...0xE59: .foreignPercent
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: .invisible
    case 0x1E00...0x1EFF: .latin
    case 0x1F00...0x1FFF: .greek
    case 0x200B...0x200D: .invisible
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .directional
    case 0x2028, 0x2029: .control
    case 0x2060...0x2064, 0x206A...0x206F: .invisible
    case 0x3164, 0xFEFF, 0xFFA0: .invisible
    case 0xE000...0xF8FF: .unassigned
    case 0xFDD0...0xFDEF: .unassigned
    case 0xFE6A, 0xFF05, 0xFF10...0xFF19: .foreignPercent
    case 0xFFF9...0xFFFB: .invisible
    case 0xFFFD: .replacement
    case 0xE0000...0xE0FFF: .invisible
    case 0xF0000...0x10FFFF: .unassigned
    default: []
    }
  }
}
