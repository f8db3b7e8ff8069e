/// The lines that differ between two versions of a file.
///
/// Small parts are compared by their longest common subsequence. A larger part is divided at the
/// lines that occur exactly once in each version, and in the same order, as in [patience
/// diff](https://bramcohen.livejournal.com/73318.html). The number of changes is small, but not
/// always minimal.
struct LineDifference {
  /// A range of lines in the old version, and its replacement; one of the ranges may be empty.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes in order, separated by at least one unchanged line.
  private(set) var changes: [Change] = []

  /// The maximum size of a table for the longest common subsequence, in pairs of lines.
  private static let maximumTable = 1 << 16
  /// The maximum recursion depth; at this depth, a part that is too large for the table becomes one
  /// change.
  private static let maximumDepth = 32

  private let old: [Int]
  private let new: [Int]

  /// Finds the lines that differ between two versions.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(self.old.indices, self.new.indices, depth: 0)
  }

  /// Adds the changes between a range of old lines and a range of new lines.
  ///
  /// The ranges of each call must follow those of the previous call.
  private mutating func compare(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
    var (old, new) = (old, new)
    while let left = old.first, let right = new.first, self.old[left] == self.new[right] {
      old.removeFirst()
      new.removeFirst()
    }
    while let left = old.last, let right = new.last, self.old[left] == self.new[right] {
      old.removeLast()
      new.removeLast()
    }
    if old.isEmpty || new.isEmpty { return add(old, new) }
    let common: [(old: Int, new: Int)]
    if old.count <= Self.maximumTable / new.count {
      common = longestCommon(old, new)
    } else {
      common = depth < Self.maximumDepth ? uniqueLines(old, new) : []
      if !common.isEmpty { return divide(old, new, at: common, depth: depth) }
    }
    var (left, right) = (old.lowerBound, new.lowerBound)
    for pair in common {
      add(left..<pair.old, right..<pair.new)
      (left, right) = (pair.old + 1, pair.new + 1)
    }
    add(left..<old.upperBound, right..<new.upperBound)
  }

  private mutating func divide(
    _ old: Range<Int>, _ new: Range<Int>, at common: [(old: Int, new: Int)], depth: Int
  ) {
    var (left, right) = (old.lowerBound, new.lowerBound)
    for pair in common {
      compare(left..<pair.old, right..<pair.new, depth: depth + 1)
      (left, right) = (pair.old + 1, pair.new + 1)
    }
    compare(left..<old.upperBound, right..<new.upperBound, depth: depth + 1)
  }

  /// Adds a change, and merges it with the last change if no unchanged line separates them.
  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    if old.isEmpty, new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      changes.append(Change(old: old, new: new))
    }
  }

  /// Returns the indices of a longest common subsequence.
  private func longestCommon(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    let width = new.count + 1
    // For each pair of an old and a new line, the length of the longest common subsequence of both
    // ranges from these lines on.
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        let isSame = self.old[old.lowerBound + row] == self.new[new.lowerBound + column]
        lengths[row * width + column] =
          isSame
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      if self.old[old.lowerBound + row] == self.new[new.lowerBound + column] {
        pairs.append((old.lowerBound + row, new.lowerBound + column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// Returns index pairs of lines that are unique in both ranges and have the same order in both.
  private func uniqueLines(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    func places(_ lines: ArraySlice<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      var repeated: Set<Int> = []
      for (place, line) in zip(lines.indices, lines)
      where places.updateValue(place, forKey: line) != nil {
        repeated.insert(line)
      }
      return places.filter { !repeated.contains($0.key) }
    }
    let oldPlaces = places(self.old[old])
    let newPlaces = places(self.new[new])
    let pairs = old.compactMap { place -> (old: Int, new: Int)? in
      let line = self.old[place]
      guard oldPlaces[line] != nil, let other = newPlaces[line] else { return nil }
      return (place, other)
    }
    return Self.longestIncreasing(pairs)
  }

  /// Returns the longest subsequence of pairs in which the `new` line numbers increase.
  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // For each subsequence length, `ends` contains the pair with the smallest `new` number that
    // ends a subsequence of this length. For each pair, `previous` contains the preceding pair.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      result.append(pairs[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
