package import Diagnostics

/// A file in another charset than UTF-8, as UTF-8, with the place of each byte in the file.
package struct DecodedBytes: Sendable {
  /// The file as it is.
  package let original: [UInt8]
  /// The same text in UTF-8, without a byte order mark.
  let utf8: [UInt8]
  /// For each byte of ``utf8``, the offset of its character in ``original``; the count of that at
  /// the end.
  private let offsets: [UInt32]

  /// Stores a file that was decoded.
  ///
  /// - Parameters:
  ///   - units: The text in UTF-16.
  ///   - unitOffsets: For each unit, the offset of its character in the file.
  ///   - original: The file as it is.
  /// - Complexity: O(*n*).
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
      // A converter of ICU makes pairs of surrogates only.
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

  /// The bytes of the file that a range of ``utf8`` was decoded from.
  package func originalRange(of range: SourceRange) -> SourceRange {
    func original(_ offset: Int) -> Int { Int(offsets[min(max(offset, 0), offsets.count - 1)]) }
    let start = original(range.lowerBound)
    return SourceRange(start, max(start, original(range.upperBound)))
  }
}

extension CatalogFile {
  /// Reads the file again from its decoded bytes.
  ///
  /// - Parameter language: As in ``read(_:format:language:)``.
  package func decoded(_ decoding: DecodedBytes, language: CatalogLanguage?) -> CatalogFile {
    var file = format.definition.read(
      decoding.utf8, language: language, isDecoded: true)
    file.decoding = decoding
    return file
  }

  /// The file with nothing but an error at bytes that are no text in its charset.
  package func undecodable(at offset: Int) -> CatalogFile {
    var file = self
    let start = min(max(offset, 0), bytes.count)
    let end = min(start + 1, bytes.count)
    file.errors = [
      CatalogError(.invalidEncoding, start..<end, expected: "text in \(unreadCharset ?? "")")
    ]
    return file
  }

  /// The bytes of the file on the disk, which ``bytes`` are unless they were decoded.
  package var originalBytes: [UInt8] { decoding?.original ?? bytes }

  /// Reads the same bytes as a file in another language.
  package func read(as language: CatalogLanguage) -> CatalogFile {
    decoding.map { decoded($0, language: language) }
      ?? Self.read(bytes, format: format, language: language)
  }
}
