extension PropertyListText {
  /// Backslashes in front of letters and digits that are no escapes for CoreFoundation, which then leaves
  /// them out.
  func faults(in bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    while offset + 2 * units.width <= range.upperBound {
      guard units.unit(bytes, at: offset) == 0x5C else {
        offset += units.width
        continue
      }
      let next = units.unit(bytes, at: offset + units.width)
      let end = offset + 2 * units.width
      if let kind = fault(next, behind: end, in: bytes) {
        faults.append(SpellingFault(kind: kind, range: offset..<end))
      }
      offset = end
    }
    return faults
  }

  private func fault(_ unit: UInt16, behind end: Int, in bytes: Span<UInt8>) -> SpellingFault.Kind?
  {
    guard let byte = UInt8(exactly: unit) else { return nil }
    switch byte {
    case UInt8(ascii: "U"):
      let digit = UInt8(exactly: units.unit(bytes, at: end, before: range.upperBound)) ?? 0
      return Character(Unicode.Scalar(digit)).isHexDigit ? nil : .incompleteEscape
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return nil
    case let letter where "abfnrtv".utf8.contains(letter): return nil
    default: return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 ? .unknownEscape : nil
    }
  }
}

extension PropertyListText {
  /// Returns the faults in the spelling of a string of a table; none for one that is spelled in XML.
  static func faults(of text: CatalogText, in file: CatalogFile) -> [SpellingFault] {
    let encoding: CodeUnits.Encoding? =
      switch text.spelling {
      case .propertyList: .utf8
      case .propertyListUTF16LittleEndian: .utf16LittleEndian
      case .propertyListUTF16BigEndian: .utf16BigEndian
      default: nil
      }
    guard let encoding else { return [] }
    let range = text.range.clamped(to: file.bytes.indices)
    return Self(units: CodeUnits(encoding), range: range).faults(in: file.bytes.span)
  }
}
