extension LineIndex {
  /// The encoding of a source.
  public enum Encoding: Hashable, Sendable {
    /// UTF-8.
    case utf8
    /// UTF-16, least significant byte first.
    case utf16LittleEndian
    /// UTF-16, most significant byte first.
    case utf16BigEndian

    /// The number of bytes in a code unit.
    var unitWidth: Int { self == .utf8 ? 1 : 2 }

    /// Returns the encoding and length of a byte order mark; if there is none, UTF-8 and 0.
    static func detect(_ bytes: [UInt8]) -> (encoding: Encoding, markLength: Int) {
      if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
      if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
      return (.utf8, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
  }

  /// The code units of a source, addressed by byte offsets.
  struct Units {
    /// The number of bytes between the offsets for which scalar counts are stored.
    ///
    /// To find a position in a long line, the index counts the scalars of at most two blocks.
    static let blockSize = 256

    let encoding: Encoding
    let bytes: [UInt8]

    /// Returns the code unit at an offset, or 0 if there is no complete unit.
    @inline(__always)
    func unit(at offset: Int) -> UInt16 {
      guard offset >= 0, offset + encoding.unitWidth <= bytes.count else { return 0 }
      return switch encoding {
      case .utf8: UInt16(bytes[offset])
      case .utf16LittleEndian: UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
      case .utf16BigEndian: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
      }
    }

    func isLineBreak(at offset: Int) -> Bool {
      let unit = unit(at: offset)
      return unit == 0x0A || unit == 0x0D
    }

    /// Returns `true` if the unit at an offset continues the preceding scalar.
    @inline(__always)
    func continues(at offset: Int) -> Bool {
      if encoding == .utf8 { return bytes[offset] & 0xC0 == 0x80 }
      return unit(at: offset) & 0xFC00 == 0xDC00 && unit(at: offset - 2) & 0xFC00 == 0xD800
    }

    /// Returns the offset after the scalar at an offset.
    func end(ofScalarAt offset: Int) -> Int {
      var end = offset + encoding.unitWidth
      while end < bytes.count, continues(at: end) { end += encoding.unitWidth }
      return min(end, bytes.count)
    }

    /// Returns the number of scalars that begin in a range.
    func scalars(in range: Range<Int>) -> Int {
      var count = 0
      if encoding == .utf8 { return range.count - continuations(in: range) }
      // A code unit is counted if its last byte is in the range.
      for offset in stride(from: range.lowerBound & ~1, to: range.upperBound & ~1, by: 2)
      where !continues(at: offset) {
        count += 1
      }
      return count
    }

    /// Returns the number of bytes in a range that continue a UTF-8 sequence.
    private func continuations(in range: Range<Int>) -> Int {
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "beyond the source")
      return unsafe bytes.withUnsafeBytes { bytes in
        var count = 0
        var offset = range.lowerBound
        // In bounds: checked by the precondition and the loops.
        while offset &+ 8 <= range.upperBound {
          let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          // A continuation byte has the form 10xxxxxx.
          count &+= ((word &>> 7) & ~(word &>> 6) & 0x0101_0101_0101_0101).nonzeroBitCount
          offset &+= 8
        }
        while offset < range.upperBound {
          if unsafe bytes[offset] & 0xC0 == 0x80 { count &+= 1 }
          offset &+= 1
        }
        return count
      }
    }

    /// Returns the number of scalars before every block.
    func scalarsBeforeBlocks() -> [Int] {
      var counts = [0]
      counts.reserveCapacity(bytes.count / Self.blockSize + 1)
      var count = 0
      var start = 0
      while start + Self.blockSize <= bytes.count {
        count += scalars(in: start..<start + Self.blockSize)
        counts.append(count)
        start += Self.blockSize
      }
      return counts
    }

    /// Returns the offsets at which lines begin.
    func lineStarts(from start: Int) -> [Int] {
      var starts = [start]
      starts.reserveCapacity(bytes.count / 32)
      let width = encoding.unitWidth
      var offset = start
      while true {
        offset = possibleLineBreak(from: offset)
        guard offset < bytes.count else { return starts }
        let unit = unit(at: offset)
        if unit == 0x0A || unit == 0x0D && self.unit(at: offset + width) != 0x0A {
          starts.append(offset + width)
        }
        offset += width
      }
    }

    /// Returns the offset of the next unit that may be a line break; if there is none, the end.
    private func possibleLineBreak(from start: Int) -> Int {
      unsafe bytes.withUnsafeBytes { bytes in
        var offset = start
        let width = encoding.unitWidth
        let ones: UInt64 = 0x0101_0101_0101_0101
        while offset < bytes.count {
          if offset &+ 8 <= bytes.count {
            // In bounds: checked by the condition.
            let word = unsafe UInt64(
              littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            // A byte of `lineFeed` or `carriageReturn` is zero where the word contains that
            // character. In `found`, the highest bit of each such byte is set. Only the lowest set
            // bit is always correct, because a borrow can set others.
            let (lineFeed, carriageReturn) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
            let found =
              ((lineFeed &- ones) & ~lineFeed | (carriageReturn &- ones) & ~carriageReturn)
              & (ones &* 0x80)
            if found != 0 {
              // A code unit begins at a multiple of its width.
              return offset &+ found.trailingZeroBitCount / 8 & ~(width &- 1)
            }
            offset &+= 8
            continue
          }
          // In UTF-16, a match in either byte of a code unit is enough. False matches are rare, and
          // the caller rejects them.
          for byte in offset..<min(offset &+ width, bytes.count) {
            if unsafe bytes[byte] == 0x0A || bytes[byte] == 0x0D { return offset }
          }
          offset &+= width
        }
        return bytes.count
      }
    }

    /// Returns the text in a byte range; invalid UTF-8 bytes are escaped, as in `caf\xE9`.
    func text(in range: Range<Int>) -> String {
      if encoding == .utf8 { return Self.escaped(bytes[range]) }
      let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map(unit(at:))
      return String(decoding: units, as: UTF16.self)
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
      var text = ""
      var iterator = bytes.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes
      while true {
        switch parser.parseScalar(from: &iterator) {
        case .valid(let scalar):
          text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
          rest = rest.dropFirst(scalar.count)
        case .error(let length):
          for byte in rest.prefix(length) {
            text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
          }
          rest = rest.dropFirst(length)
        case .emptyInput: return text
        }
      }
    }
  }
}
