/// Finds, among the prefixes of paths, those that may begin the same path as another prefix.
///
/// Most routes of a manifest have a prefix of their own, so that only a few are compared.
struct PathPrefixes {
  private let texts: [[UInt8]]
  /// The places of the texts in their order by bytes.
  private let sorted: [Int]
  private var places: [[UInt8]: [Int]] = [:]

  /// Takes the texts.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ texts: [[UInt8]]) {
    self.texts = texts
    sorted = texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
    for (place, text) in texts.enumerated() { places[text, default: []].append(place) }
  }

  /// The places of texts of which one is the beginning of the other, in increasing order.
  ///
  /// - Complexity: O(*m* + log *n* + *k* log *k*) for a text of *m* bytes and *k* places found.
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
