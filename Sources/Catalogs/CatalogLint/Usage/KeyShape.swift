/// A key with its format specifiers made alike, so that one of the code equals one of a catalog.
///
/// The code says that a value stands somewhere; the catalog says `%@`, `%lld` or `%1$@`. In a key with values a
/// percent sign of the text is doubled.
enum KeyShape {
  /// What stands for a specifier; no key has it.
  private static let specifier: UInt8 = 0

  /// The shape of pieces between which values stand.
  static func shape(of pieces: [String]) -> String {
    pieces.joined(separator: "\0")
  }

  /// The shape of the key of a catalog; `nil` if it has no specifier.
  static func shape(of key: String) -> String? {
    let bytes = Array(key.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    var shape: [UInt8] = []
    var hasSpecifier = false
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        shape.append(bytes[offset])
        offset += 1
        continue
      }
      if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "%") {
        shape.append(bytes[offset])
        offset += 2
      } else if let end = end(ofSpecifierAt: offset, in: bytes) {
        shape.append(specifier)
        hasSpecifier = true
        offset = end
      } else {
        shape.append(bytes[offset])
        offset += 1
      }
    }
    return hasSpecifier ? String(decoding: shape, as: UTF8.self) : nil
  }

  /// How many specifiers a key has.
  static func specifiers(in key: String) -> Int {
    shape(of: key)?.utf8.count { $0 == specifier } ?? 0
  }

  /// The offset behind a specifier of `printf` or Foundation; `nil` if none is there.
  static func end(ofSpecifierAt start: Int, in bytes: [UInt8]) -> Int? {
    var offset = start + 1
    while offset < bytes.count, modifiers.contains(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, conversions.contains(bytes[offset]) else { return nil }
    return offset + 1
  }

  // A blank is a flag too, but behind the percent sign of a text it is a blank.
  private static let modifiers = Set("0123456789$+-#.*hlLqtzj'".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}
