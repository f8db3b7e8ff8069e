import Testing
import TextPrimitives

@testable import URLSyntax

@Suite("Byte classes")
struct ByteClassTests {
  @Test("The table has an entry for each byte")
  func count() {
    #expect(ByteClass.count == 256)
  }

  /// According to the grammar, only characters that RFC 3986 allows in a path are ordinary.
  @Test("Each entry follows from RFC 3986 and the policy")
  func entries() {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    let pathCharacters = Set((unreserved + "!$&'()*+,;=" + ":@").utf8)
    let named: [UInt8: UInt8] = [
      0x20: ByteClass.space, 0x23: ByteClass.hash, 0x25: ByteClass.percent, 0x2F: ByteClass.slash,
      0x3F: ByteClass.question, 0x5B: ByteClass.bracket, 0x5C: ByteClass.backslash,
      0x5D: ByteClass.bracket,
    ]
    for byte in UInt8.min...UInt8.max {
      let expected =
        if let name = named[byte] { name } else if byte >= 0x80 {
          ByteClass.nonASCII
        } else if Unicode.Scalar(byte).properties.generalCategory == .control {
          ByteClass.control
        } else if pathCharacters.contains(byte) { ByteClass.ordinary } else { ByteClass.forbidden }
      #expect(ByteClass.of(byte) == expected, "byte \(byte)")
    }
    let classes = [
      ByteClass.ordinary, ByteClass.slash, ByteClass.question, ByteClass.hash, ByteClass.percent,
      ByteClass.backslash, ByteClass.bracket, ByteClass.space, ByteClass.control,
      ByteClass.forbidden, ByteClass.nonASCII,
    ]
    #expect(Set(classes).count == classes.count)
  }

  @Test("The properties of case, digits and letters apply to ASCII only")
  func asciiProperties() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      let isASCII = byte < 0x80
      #expect(byte.hexadecimalValue.map(Int.init) == (isASCII ? character.hexDigitValue : nil))
      #expect(byte.isASCIIAlphanumeric == (isASCII && (character.isLetter || character.isNumber)))
      #expect(byte.asciiLowercased == (isASCII ? character.lowercased().utf8.first : byte))
      #expect(byte.asciiUppercased == (isASCII ? character.uppercased().utf8.first : byte))
    }
  }

  @Test("UTF-8 sequences are valid if the standard library accepts them")
  func sequences() {
    let tails: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xFF]
    var wrong: [[UInt8]] = []
    for lead in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let third = tails[Int(second) % tails.count]
        for bytes in [[lead], [lead, second], [lead, second, third], [lead, second, 0x80, 0xBF]] {
          let length = UTF8Sequence.length(at: 0, in: bytes.span)
          if length != ReferenceUTF8.scalar(in: bytes[...])?.1 { wrong.append(bytes) }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("The first invalid byte is found after valid text")
  func firstInvalid() {
    let text = Array("aé€💩".utf8)
    func offset(_ bytes: [UInt8]) -> Int? { UTF8Sequence.firstInvalidOffset(in: bytes.span) }
    #expect(offset(text) == nil)
    #expect(offset([]) == nil)
    #expect(offset(text + [0xFF, 0x61]) == text.count)
    #expect(offset(text.dropLast()) == 6)
  }
}
