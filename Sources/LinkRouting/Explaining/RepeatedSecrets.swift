import URLSyntax

/// The secrets of a link, to find them where the link repeats them.
struct RepeatedSecrets {
  private let bytes: [UInt8]
  private let values: Set<[UInt8]>

  /// - Parameter ranges: The places of the secrets in the link.
  init(_ ranges: [Range<Int>], in bytes: [UInt8]) {
    self.bytes = bytes
    values = Set(ranges.map { Self.value(bytes[$0]) }).subtracting([[]])
  }

  /// Returns the items and the fragments that are a secret as a whole, with a key or without.
  ///
  /// - Parameter harmless: The offsets at which values start that are known to be no secrets.
  func ranges(except harmless: Set<Int>) -> [Range<Int>] {
    guard !values.isEmpty else { return [] }
    let start =
      bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    return LenientPath.items(of: bytes, from: start).compactMap { item in
      let equals = bytes[item.range].firstIndex(of: UInt8(ascii: "="))
      let value = (equals.map { $0 + 1 } ?? item.range.lowerBound)..<item.range.upperBound
      let candidates = [value, item.range]
      return candidates.first {
        !harmless.contains(value.lowerBound) && values.contains(Self.value(bytes[$0]))
      }
    }
  }

  /// Returns a value decoded and in lower case.
  private static func value(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    LenientText(bytes).bytes.map(\.asciiLowercased)
  }
}
