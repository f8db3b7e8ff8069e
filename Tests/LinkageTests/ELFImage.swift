/// The libraries that an ELF image needs from the dynamic linker, and its symbols.
///
/// Only 64-bit little-endian images are supported. The platforms on which the tests run use these.
struct ELFImage {
  /// The names of the needed libraries, as `readelf -d` lists them.
  let neededLibraries: [String]
  /// The names of the symbols.
  ///
  /// They include the symbols for the dynamic linker, whether defined in this image or elsewhere,
  /// and the symbols for debuggers, which contain the names of statically linked code.
  let symbols: [String]

  /// `true` if binaries for this platform are 64-bit little-endian ELF images.
  static var isOfThisPlatform: Bool {
    #if os(Linux) && _pointerBitWidth(_64) && _endian(little)
      true
    #else
      false
    #endif
  }

  /// Creates an image; `nil` for a file in a different format.
  init?(_ bytes: [UInt8]) {
    let image = Reader(bytes: bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = image.number(0x28, 8), let size = image.number(0x3A, 2),
      let count = image.number(0x3C, 2)
    else { return nil }
    var libraries: [String] = []
    var symbols: [String] = []
    for index in 0..<count {
      let header = table + index * size
      guard let type = image.number(header + 4, 4), let offset = image.number(header + 0x18, 8),
        let length = image.number(header + 0x20, 8), let link = image.number(header + 0x28, 4),
        let strings = image.number(table + link * size + 0x18, 8)
      else { return nil }
      switch type {
      case Reader.dynamicSection:
        for entry in stride(from: offset, to: offset + length, by: 16) {
          guard let tag = image.number(entry, 8), let value = image.number(entry + 8, 8) else {
            return nil
          }
          if tag == Reader.needed { libraries.append(image.text(strings + value)) }
        }
      case Reader.dynamicSymbols, Reader.allSymbols:
        for entry in stride(from: offset, to: offset + length, by: 24) {
          guard let name = image.number(entry, 4) else { return nil }
          if name != 0 { symbols.append(image.text(strings + name)) }
        }
      default: break
      }
    }
    guard !libraries.isEmpty else { return nil }
    neededLibraries = libraries
    self.symbols = symbols
  }

  private struct Reader {
    static let dynamicSection = 6
    static let dynamicSymbols = 11
    static let allSymbols = 2
    static let needed = 1

    let bytes: [UInt8]

    /// Returns a little-endian number; `nil` if it is outside the file or too large for `Int`.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let value = (0..<count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[offset + $1]) }
      return Int(exactly: value)
    }

    /// Returns the string up to the next NUL.
    func text(_ offset: Int) -> String {
      guard bytes.indices.contains(offset) else { return "" }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
