package import Diagnostics

/// A file converted to UTF-8 from a different charset, with the original offset of each byte.
package struct DecodedBytes: Sendable {
  /// The bytes of the original file.
  package let original: [UInt8]
  /// The content in UTF-8, without a byte order mark.
  let utf8: [UInt8]
  /// The offset in ``original`` of the character to which each byte of ``utf8`` belongs.
  ///
  /// The last element is the number of original bytes.
  private let offsets: [UInt32]

  /// Creates the result of a conversion.
  ///
  /// - Parameters:
  ///   - units: The content in UTF-16.
  ///   - unitOffsets: For each code unit, the offset of its character in the original file.
  ///   - original: The bytes of the original file.
  /// - Complexity: O(*n*), where *n* is the number of code units.
  package init(_ units: ArraySlice<UInt16>, offsets unitOffsets: [Int32], original: [UInt8]) {
    var utf8: [UInt8] = []
    var offsets: [UInt32] = []
    utf8.reserveCapacity(units.count)
    offsets.reserveCapacity(units.count + 1)
    var place = units.startIndex
    if units.first == 0xFEFF { place += 1 }
    while place < units.endIndex {
      let start = place
      place += UTF16.isLeadSurrogate(units[start]) && place + 1 < units.endIndex ? 2 : 1
      // ICU's converters output only complete surrogate pairs.
      for byte in String(decoding: units[start..<place], as: UTF16.self).utf8 {
        utf8.append(byte)
        offsets.append(UInt32(truncatingIfNeeded: unitOffsets[start]))
      }
    }
    offsets.append(UInt32(truncatingIfNeeded: original.count))
    self.original = original
    self.utf8 = utf8
    self.offsets = offsets
  }

  /// Returns the byte range of the original file that a range of ``utf8`` was decoded from.
  package func originalRange(of range: SourceRange) -> SourceRange {
    func original(_ offset: Int) -> Int { Int(offsets[min(max(offset, 0), offsets.count - 1)]) }
    let start = original(range.lowerBound)
    return SourceRange(start, max(start, original(range.upperBound)))
  }
}

extension CatalogFile {
  /// Returns the file as read from its bytes after conversion to UTF-8.
  ///
  /// - Parameter language: The language of the file, if its path specifies one.
  package func decoded(_ decoding: DecodedBytes, language: CatalogLanguage?) -> CatalogFile {
    var file = format.definition.read(
      decoding.utf8, language: language, isDecoded: true)
    file.decoding = decoding
    return file
  }

  /// Returns the file with a single error, at a byte that is invalid in the file's charset.
  package func undecodable(at offset: Int) -> CatalogFile {
    var file = self
    let start = min(max(offset, 0), bytes.count)
    let end = min(start + 1, bytes.count)
    file.errors = [
      CatalogError(.invalidEncoding, start..<end, expected: "text in \(unreadCharset ?? "")")
    ]
    return file
  }

  /// The bytes of the file on disk, which differ from ``bytes`` if the file was decoded.
  package var originalBytes: [UInt8] { decoding?.original ?? bytes }

  /// Returns the same bytes, read as a file in a different language.
  package func read(as language: CatalogLanguage) -> CatalogFile {
    decoding.map { decoded($0, language: language) }
      ?? Self.read(bytes, format: format, language: language)
  }
}
