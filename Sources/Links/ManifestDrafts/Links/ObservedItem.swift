import LinkAssociations
import URLSyntax

/// A query item of a real link, decoded.
struct ObservedItem {
  var name: String
  var value: String
  /// `true` if the name contains a secret or may be a secret.
  var isHidden = false
  /// `true` if parsers disagree on how to decode an escape of the item.
  ///
  /// A router accepts such an item only if no parameter has its key. Incomplete escapes are kept
  /// unchanged.
  var isAmbiguous = false

  /// Returns the items of a link's query; `nil` if a router rejects the link due to its escapes.
  ///
  /// A router accepts raw brackets, and incomplete escapes such as `50%`. Both make Foundation
  /// encode every percent sign in the query.
  static func items(of link: AssociationLink) -> [ObservedItem]? {
    guard let query = link.query else { return [] }
    let bytes = link.bytes.span
    let isIrregular = URLParts.irregularRange(bytes, in: query) != nil
    var items: [ObservedItem] = []
    // A name without a value that follows an empty secret may be the secret: `?passcode=&4F7K`.
    var isAfterEmptySecret = false
    for item in link.items {
      guard let name = decoded(bytes, item.name),
        let value = decoded(bytes, item.value ?? 0..<0)
      else { return nil }
      let range = item.name.lowerBound..<(item.value ?? item.name).upperBound
      let hasEscape = range.contains { bytes[$0] == UInt8(ascii: "%") }
      let isSecret = SecretNames.contains(name)
      isAfterEmptySecret =
        isAfterEmptySecret && item.value == nil || value.isEmpty && isSecret
      let isBare = item.value == nil && !isSecret
      items.append(
        ObservedItem(
          name: name, value: value,
          isHidden: isAfterEmptySecret && isBare || SecretNames.areAssigned(in: name),
          isAmbiguous: isIrregular && hasEscape))
    }
    return items
  }

  /// Returns a part of a link without percent-encoding; `nil` if the result is not UTF-8.
  private static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let byte = octet(bytes, at: offset, before: range.upperBound) {
        result.append(byte)
        offset += 3
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func octet(_ bytes: Span<UInt8>, at offset: Int, before end: Int) -> UInt8? {
    guard bytes[offset] == UInt8(ascii: "%"), offset + 2 < end,
      let high = bytes[offset + 1].hexadecimalValue, let low = bytes[offset + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
