package import Diagnostics

/// The bytes of a file, checked before libyaml parses them.
///
/// The check is necessary because libyaml reports the position of a forbidden character only
/// approximately.
struct YAMLSource {
  /// The maximum size of a file, in bytes.
  static let maximumSize = 16 << 20

  /// The bytes without a byte order mark.
  let bytes: [UInt8]
  /// The length of the byte order mark that was removed at the start of the file.
  let shift: Int

  /// Checks the bytes of a file.
  init(_ file: [UInt8]) throws(YAMLRefusal) {
    guard file.count <= Self.maximumSize else {
      throw YAMLRefusal(
        "file-too-large", range: SourceRange(0, 0),
        message: "the file has \(file.count) bytes; the maximum is \(Self.maximumSize)")
    }
    if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0xFF, 0xFE]) {
      throw YAMLRefusal(
        "not-utf-8", range: SourceRange(0, 2), message: "the file is UTF-16; save it as UTF-8")
    }
    shift = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes = shift == 0 ? file : Array(file.dropFirst(shift))
    try Self.checkCharacters(bytes, shift: shift)
  }

  /// Rejects invalid UTF-8 and the characters that YAML 1.1 §5.1 excludes.
  private static func checkCharacters(
    _ bytes: [UInt8], shift: Int
  ) throws(YAMLRefusal) {
    var offset = 0
    while offset < bytes.count {
      let first = bytes[offset]
      if first >= 0x20, first < 0x7F {
        offset += 1
        continue
      }
      guard let (value, length) = scalar(bytes, at: offset) else {
        throw YAMLRefusal(
          "not-utf-8", range: SourceRange(offset, offset + 1).shifted(by: shift),
          message: "invalid UTF-8; save the file as UTF-8")
      }
      let isAllowed =
        switch value {
        case 0x09, 0x0A, 0x0D, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
          0x10000...0x10FFFF:
          true
        default: false
        }
      guard isAllowed else {
        throw YAMLRefusal(
          "forbidden-character", range: SourceRange(offset, offset + length).shifted(by: shift),
          message: "character \(name(of: value)) is not allowed in YAML; remove it")
      }
      offset += length
    }
  }

  private static func name(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Decodes the UTF-8 sequence at an offset; `nil` if it is invalid.
  private static func scalar(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length =
      switch first {
      case 0x00...0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, offset + length <= bytes.count else { return nil }
    if length == 1 { return (UInt32(first), 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    // Overlong forms and surrogates are not valid UTF-8.
    guard value >= least[length], Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}

/// An error that prevents a file from being read as YAML.
package struct YAMLRefusal: Error {
  /// The identifier of the error, in kebab case.
  package var rule: String
  /// The byte range of the error.
  package var range: SourceRange
  /// The description of the problem.
  package var message: String
  /// The reasons for the problem.
  package var notes: [Diagnostic.Note] = []
  /// The proposed fixes.
  package var fixIts: [FixIt] = []

  init(
    _ rule: String, range: SourceRange, message: String, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }
}
