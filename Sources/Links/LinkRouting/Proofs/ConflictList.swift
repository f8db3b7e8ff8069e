/// The conflicts of a search: the number of all conflicts, and a list of the first ones.
///
/// The search often finds two groups of patterns in which each pattern of one group conflicts with
/// each pattern of the other. It finds the groups in no particular order. The list counts all these
/// pairs, but stores only those that may be among the first ones.
struct ConflictList {
  typealias Place = ConflictSearch.Place

  /// One conflict, with the data from which an example link can be created.
  struct Item {
    var first: Place
    var second: Place
    var left: ConflictSearch.Terminal
    /// The other end of an ambiguous pair, or `nil` for an unreachable route.
    var right: ConflictSearch.Terminal?
    var site: ProofSites.Site
    /// The other patterns that, together with `first`, match all links of an unreachable route.
    var others: [Place] = []
  }

  private let limit: Int
  private(set) var total = 0
  private var items: [Item] = []
  /// The places of the second and the first pattern of the last pair in a full list; `nil` before
  /// the list is full.
  ///
  /// A pair that would be sorted after this pair is only counted.
  private var last: (Place, Place)?

  init(limit: Int) { self.limit = max(0, limit) }

  /// The listed conflicts, sorted by the place of the second pattern, then by that of the first.
  ///
  /// A conflict is reported at its second pattern.
  var sorted: [Item] {
    Array(items.sorted { ($0.second, $0.first) < ($1.second, $1.first) }.prefix(limit))
  }

  /// Counts a conflict, and lists it if it may be among the first ones.
  mutating func add(_ item: Item) {
    total += 1
    keep(item)
  }

  /// Counts the pair of two patterns, and lists it if it may be among the first ones.
  @inline(__always)
  mutating func addPair(_ left: Place, _ right: Place, _ item: () -> Item) {
    total += 1
    let (first, second) = left < right ? (left, right) : (right, left)
    if isAmongFirst(first, second) { keep(item(), first, second) }
  }

  /// Adds all unordered pairs of a member of one list and a member of the other.
  mutating func addPairs(_ left: [Place], _ right: [Place], _ item: Item) {
    total += left.count * right.count
    var kept = 0
    var (leftIndex, rightIndex) = (0, 0)
    while leftIndex < left.count || rightIndex < right.count {
      let isLeft =
        rightIndex == right.count || leftIndex < left.count && left[leftIndex] < right[rightIndex]
      let second = isLeft ? left[leftIndex] : right[rightIndex]
      let partners = isLeft ? right[..<rightIndex] : left[..<leftIndex]
      if isLeft { leftIndex += 1 } else { rightIndex += 1 }
      if !keep(partners, second, item, &kept) { return }
    }
  }

  /// Adds all unordered pairs of two members of a list.
  mutating func addPairs(within places: [Place], _ item: Item) {
    total += places.count * (places.count - 1) / 2
    var kept = 0
    for (index, second) in places.enumerated() {
      if !keep(places[..<index], second, item, &kept) { return }
    }
  }

  /// Adds all pairs of a pattern in `taking` and a route in `taken` that the pattern makes
  /// unreachable.
  mutating func addPairs(taking: [Place], taken: [Place], _ item: Item) {
    total += taking.count * taken.count
    var kept = 0
    for second in taken {
      if !keep(taking[...], second, item, &kept) { return }
    }
  }

  /// Lists the pairs of a second pattern with several first patterns, up to the limit.
  ///
  /// - Returns: `false` if no later pair can be listed.
  private mutating func keep(
    _ partners: ArraySlice<Place>, _ second: Place, _ item: Item, _ kept: inout Int
  ) -> Bool {
    for first in partners {
      guard kept < limit, isAmongFirst(first, second) else { break }
      keep(item, first, second)
      kept += 1
    }
    return kept < limit && isAmongFirst(0, second)
  }

  @inline(__always)
  private func isAmongFirst(_ first: Place, _ second: Place) -> Bool {
    guard let last else { return limit > 0 }
    return (second, first) < last
  }

  private mutating func keep(_ item: Item, _ first: Place, _ second: Place) {
    var item = item
    (item.first, item.second) = (first, second)
    keep(item)
  }

  private mutating func keep(_ item: Item) {
    guard isAmongFirst(item.first, item.second) else { return }
    items.append(item)
    guard items.count >= max(256, limit * 2) else { return }
    items = sorted
    last = items.count == limit ? items.last.map { ($0.second, $0.first) } : nil
  }
}
