/// A normalized form of keys with format specifiers, for matching keys in code with catalog keys.
///
/// An interpolated key in code shows only the positions of its values. The key in the catalog
/// contains a specifier for each value, such as `%@`, `%lld` or `%1$@`, and doubles literal percent
/// signs.
enum KeyShape {
  /// The byte that represents a specifier; it does not occur in keys.
  private static let specifier: UInt8 = 0

  /// Returns the shape of a key in code, given the pieces of text around its values.
  static func shape(of pieces: [String]) -> String {
    pieces.joined(separator: "\0")
  }

  /// Returns the shape of a catalog key; `nil` if it contains no specifier.
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

  /// Returns the number of specifiers in a key.
  static func specifiers(in key: String) -> Int {
    shape(of: key)?.utf8.count { $0 == specifier } ?? 0
  }

  /// Returns the offset after a `printf` or Foundation specifier; `nil` if there is none.
  static func end(ofSpecifierAt start: Int, in bytes: [UInt8]) -> Int? {
    var offset = start + 1
    while offset < bytes.count, modifiers.contains(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, conversions.contains(bytes[offset]) else { return nil }
    return offset + 1
  }

  // A space is a flag too, but it is excluded, because it usually follows a literal percent sign.
  private static let modifiers = Set("0123456789$+-#.*hlLqtzj'".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}
