import URLSyntax
import TextPrimitives

extension LinkReader {
  /// Stores the items that the route does not declare in ``LinkReading/extra``.
  @inline(__always)
  func findExtra(_ bytes: Span<UInt8>, _ reading: inout LinkReading) {
    if !reading.extra.isEmpty { reading.extra.removeAll(keepingCapacity: true) }
    guard reading.parts.flags.contains(.hasQuery) || reading.plan.hasFragmentSlots else { return }
    if hasDeclaredItemsOnly(bytes, reading) { return }
    forEachItem(bytes, reading) { slot, item in
      guard slot < 0 else { return }
      reading.extra.append(LinkReading.QueryItem(key: item.key, value: item.valueRange))
    }
  }

  /// Returns `true` if the captured parameters fill the whole query.
  ///
  /// `false` means that the query may contain other items.
  private func hasDeclaredItemsOnly(_ bytes: Span<UInt8>, _ reading: LinkReading) -> Bool {
    let plan = reading.plan
    guard !plan.hasFragmentSlots, let query = reading.parts.query else { return false }
    // The total length of the keys, equals signs and values, and of the ampersands between items.
    var length = -1
    for index in plan.pathCount..<plan.slotCount {
      guard let range = reading.captures[index] else { continue }
      // If the equals sign is missing, the sum is too large by one, which could hide another item.
      guard bytes[range.lowerBound - 1] == UInt8(ascii: "=") else { return false }
      let slot = slots[plan.firstSlot + index]
      length += slot.keyEnd - slot.keyStart + 1 + range.count + 1
    }
    // The sum contains the decoded keys, and a percent-encoded key is even longer, so the sum is
    // never too large.
    return length == query.count
  }

  /// Calls a function with every item and the index of its parameter, or -1 for an extra item.
  func forEachItem(
    _ bytes: Span<UInt8>, _ reading: LinkReading, _ body: (Int, QueryItems.Item) -> Void
  ) {
    table.forEachItem(of: table.entries[Int(reading.entry)], in: bytes, reading.parts, body)
  }
}

extension LinkReader {
  /// Returns the extra items grouped by decoded key, in the order of the first item of each key.
  package func extraGroups(
    _ reading: LinkReading, _ bytes: Span<UInt8>
  ) -> [[LinkReading.QueryItem]] {
    guard reading.extra.count > 1 else { return [reading.extra] }
    var groups: [[LinkReading.QueryItem]] = []
    var indices: [Bytes: Int] = [:]
    for item in reading.extra {
      let key = DecodedRange(item.key, of: bytes).bytes
      if let index = indices[key] {
        groups[index].append(item)
      } else {
        indices[key] = groups.count
        groups.append([item])
      }
    }
    return groups
  }
}
