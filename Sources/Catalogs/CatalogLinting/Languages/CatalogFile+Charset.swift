internal import CICU
package import StringCatalogs

extension CatalogFile {
  /// Decodes a file if its header or declaration specifies a charset that only ICU supports.
  ///
  /// - Parameter language: The language of the file, from the name of its folder or file.
  /// - Returns: The file with its strings. If it specifies no such charset, or one that ICU does
  ///   not support, or if it has 512 MiB or more, it is returned unchanged. If bytes are invalid in
  ///   the charset, the file contains only an error at the first of them.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func decoded(language: CatalogLanguage?) -> CatalogFile {
    guard let charset = unreadCharset, bytes.count < Self.mostBytes else { return self }
    // ICU may decode one byte to two UTF-16 code units.
    var units = [UInt16](repeating: 0, count: bytes.count * 2 + 16)
    var offsets = [Int32](repeating: 0, count: units.count)
    var invalid: Int32 = 0
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes -> Int32 in
        guard let start = bytes.baseAddress else { return 0 }
        return unsafe waymark_decode(
          charset, start, Int32(bytes.count), &units, &offsets, Int32(units.count), &invalid)
      }
    }
    if count == WAYMARK_INVALID_BYTES { return undecodable(at: Int(invalid)) }
    guard count >= 0 else { return self }
    return decoded(
      DecodedBytes(units.prefix(Int(count)), offsets: offsets, original: bytes), language: language)
  }

  private static let mostBytes = 1 << 29
}
