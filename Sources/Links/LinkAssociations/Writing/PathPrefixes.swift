/// An index that finds the path prefixes that are compatible with a given prefix.
///
/// Two prefixes are compatible if one begins with the other, so that a path can begin with both.
///
/// Most routes of a manifest have different prefixes, so only a few are compared.
struct PathPrefixes {
  private let texts: [[UInt8]]
  /// The indices of the prefixes, sorted by the bytes of the prefixes.
  private let sorted: [Int]
  private var places: [[UInt8]: [Int]] = [:]

  /// Creates an index of prefixes.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of prefixes.
  init(_ texts: [[UInt8]]) {
    self.texts = texts
    sorted = texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
    for (place, text) in texts.enumerated() { places[text, default: []].append(place) }
  }

  /// Returns the sorted indices of the prefixes that are compatible with a given one.
  ///
  /// - Complexity: O(*m* + log *n* + *k* log *k*) for a prefix of *m* bytes and *k* indices found.
  func places(meeting text: [UInt8]) -> [Int] {
    var found: [Int] = []
    for count in 0..<text.count { found += places[Array(text[..<count])] ?? [] }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if texts[sorted[middle]].lexicographicallyPrecedes(text) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < sorted.count, texts[sorted[low]].starts(with: text) {
      found.append(sorted[low])
      low += 1
    }
    return found.sorted()
  }
}
