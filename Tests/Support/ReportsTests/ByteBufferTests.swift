import Testing
import TextPrimitives

@Suite("ByteBuffer")
struct ByteBufferTests {
  @Test("A range of any length and position is copied completely")
  func pieces() {
    let source = (0..<100).map { UInt8($0 + 20) }
    for lower in 0...100 {
      for upper in lower...100 {
        var buffer = ByteBuffer(capacity: 1)
        buffer.append(UInt8(ascii: "<"))
        buffer.append(source.span, lower..<upper)
        buffer.append(">" as StaticString)
        #expect(
          buffer.withSpan { span in span.indices.map { span[$0] } }
            == [0x3C] + source[lower..<upper] + [0x3E])
      }
    }
  }

  @Test(
    "Numbers are written in decimal",
    arguments: [0, 1, 9, 10, 99, 100, 12345, Int.max, -1, -10, Int.min])
  func numbers(_ number: Int) {
    var buffer = ByteBuffer(capacity: 1)
    buffer.append(decimal: number)
    buffer.append(decimal: number)
    #expect(buffer.text == "\(number)\(number)")
  }

  @Test("Only the case of ASCII letters after the offset is changed")
  func letterCase() {
    let bytes = (0...255).map { UInt8($0) }
    for start in 0...20 {
      var upper = ByteBuffer()
      upper.append(bytes.span)
      upper.uppercaseASCII(from: start)
      var lower = ByteBuffer()
      lower.append(bytes.span)
      lower.lowercaseASCII(from: start)
      for (index, byte) in bytes.enumerated() {
        let isLower = (0x61...0x7A).contains(byte) && index >= start
        let isUpper = (0x41...0x5A).contains(byte) && index >= start
        #expect(upper.withSpan { $0[index] } == (isLower ? byte - 32 : byte))
        #expect(lower.withSpan { $0[index] } == (isUpper ? byte + 32 : byte))
      }
    }
  }

  @Test("Bytes are found and counted at every position")
  func search() {
    for length in 0...40 {
      let zeros = Array(repeating: UInt8(0x80), count: length)
      #expect(zeros.span.firstOffset(of: 0, from: 0) == length && zeros.span.count(of: 0) == 0)
      for place in 0..<length {
        var bytes = zeros
        bytes[place] = 0
        for start in 0...length {
          #expect(bytes.span.firstOffset(of: 0, from: start) == (start <= place ? place : length))
        }
        bytes[length - 1] = 0
        #expect(bytes.span.count(of: 0) == (place == length - 1 ? 1 : 2))
      }
    }
  }

  @Test("The first of several bytes is found, and the first byte outside ASCII")
  func searchForSeveral() {
    // These bytes are adjacent to the searched values, so a word-wise search could carry a bit.
    let others: [UInt8] = [0x21, 0x23, 0x5B, 0x5D, 0x0B, 0x00, 0x7F]
    for length in 0...20 {
      for place in 0..<length {
        for other in others {
          var bytes = Array(repeating: other, count: length)
          bytes[place] = place.isMultiple(of: 2) ? 0x22 : 0x0A
          bytes[length - 1] = 0x5C
          for start in 0...length {
            let expected = bytes.indices.first {
              $0 >= start && [0x22, 0x5C, 0x0A].contains(bytes[$0])
            }
            #expect(
              bytes.span.firstOffset(of: 0x22, or: 0x5C, or: 0x0A, from: start) == expected
                ?? length)
          }
          #expect(bytes.span.firstOffsetBeyondASCII(from: 0) == length)
          bytes[place] = 0x80
          #expect(bytes.span.firstOffsetBeyondASCII(from: 0) == place)
          #expect(bytes.span.firstOffsetBeyondASCII(from: place + 1) == length)
        }
      }
    }
  }
}
