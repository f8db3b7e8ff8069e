import Diagnostics
import URLSyntax
import TextPrimitives

// The value of an item is lost for one of these reasons. If several apply, the warning is about the
// first one. The edits repair all of them.
//
// 1. Its separator is HTML-escaped: `&amp;lang=fr`, or `&#38;lang=fr`, which starts a fragment.
// 2. It is in the fragment but its parameter is declared in the query, or vice versa.
// 3. A tool has appended it with a second question mark: `?lang=fr?passcode=4F7K`.
// 4. A separator is percent-encoded or a semicolon: `x=1%26lang%3Dfr`, `x=1;lang=fr`.
// 5. Its key is misspelt, or contains an index: `Lang=fr`, `lang[0]=fr`.
//
// In a single-page app, the parameters follow a path in the fragment: `#/start?lang=fr`.
//
// A value is not lost if it is empty or invalid, or if the parameter already has a valid value. A
// list accepts any number of values.

extension RouteTable {
  /// Returns the items whose value is lost although they probably represent a declared parameter.
  ///
  /// The comparison of keys ignores case, hyphens, underscores, dots and an index in brackets. For
  /// a declared key of at least five letters, the key may also differ in one letter, or have two
  /// letters swapped.
  ///
  /// - Parameters:
  ///   - isRejected: A Boolean value that indicates whether the link is rejected because required
  ///     parameters are missing. If it is `true`, the result also contains items whose key differs
  ///     in more letters from the key of such a parameter, or whose value is unusable for it.
  ///   - hasValue: A closure that returns `true` if the link contains an accepted value for the
  ///     parameter at an index of the entry.
  /// - Complexity: O(*n* · *p*), where *n* is the length of the link, and *p* is the number of
  ///   parameters.
  func lostItems(
    of entry: Entry, in bytes: Span<UInt8>, _ parts: URLParts, isRejected: Bool = false,
    hasValue: (Int) -> Bool
  ) -> [LostItem] {
    func isOpen(_ index: Int) -> Bool {
      let flags = parameters[Int(entry.firstParameter) + index].flags
      return !flags.contains(.subdomain) && (flags.contains(.repeated) || !hasValue(index))
    }
    let fragmentStart = Int(entry.pathCount) + Int(entry.queryCount)
    let query = (Int(entry.pathCount)..<fragmentStart).filter(isOpen)
    let fragment =
      fragmentPattern(of: entry) == nil
      ? (fragmentStart..<entry.parameterCount).filter(isOpen) : []
    guard !query.isEmpty || !fragment.isEmpty else { return [] }
    var items: [(lost: LostItem, search: LostItemSearch)] = []
    for (list, own, other) in [(parts.query, query, fragment), (parts.fragment, fragment, query)] {
      guard let list else { continue }
      let required = own.filter {
        isRejected && parameters[Int(entry.firstParameter) + $0].flags.contains(.required)
      }
      let search = LostItemSearch(
        table: self, entry: entry, parts: parts, list: list, own: own, other: other,
        required: required)
      var iterator = QueryItems(in: list)
      while let item = iterator.next(in: bytes) {
        items += search.lostItems(in: item, bytes).map { ($0, search) }
      }
    }
    // If a parameter is not a list, choose its first candidate with a usable value; if there is
    // none, its first candidate.
    var chosen: [Int: Int] = [:]
    for (position, lost) in items.map(\.lost).enumerated() {
      if let first = chosen[lost.index], items[first].lost.isUsable || !lost.isUsable { continue }
      chosen[lost.index] = position
    }
    return items.enumerated().compactMap { position, found in
      var lost = found.lost
      let parameter = parameters[Int(entry.firstParameter) + lost.index]
      guard parameter.flags.contains(.repeated) || chosen[lost.index] == position else {
        return nil
      }
      found.search.addEdits(to: &lost, bytes)
      return lost
    }
  }
}
