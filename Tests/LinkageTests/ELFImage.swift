/// The libraries that an ELF image needs from the dynamic linker, and its symbols.
///
/// Only 64-bit little-endian images are supported, which the platforms of the tests use.
struct ELFImage {
  /// The needed libraries, as `readelf -d` lists them.
  let neededLibraries: [String]
  /// The names of the symbols.
  ///
  /// They include the symbols of the dynamic linker, defined in this image or elsewhere, and the
  /// symbols for debuggers, which name statically linked code.
  let symbols: [String]

  /// `true` if the binaries of this platform are such images.
  static var isOfThisPlatform: Bool {
    #if os(Linux) && _pointerBitWidth(_64) && _endian(little)
      true
    #else
      false
    #endif
  }

  /// Creates an image, or returns `nil` for a file in another format.
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

    /// A little-endian number, or `nil` if it is outside of the file or of the range of `Int`.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let value = (0..<count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[offset + $1]) }
      return Int(exactly: value)
    }

    /// The string up to the next NUL.
    func text(_ offset: Int) -> String {
      guard bytes.indices.contains(offset) else { return "" }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
