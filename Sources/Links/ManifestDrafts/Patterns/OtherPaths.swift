import LinkRouting

/// All paths below a prefix, except for some that open, written as exclusions of a manifest.
///
/// Exclusions outrank every route, so they must not match paths that open. For example, a component
/// that may be any word except `jwt` is expressed by several types:
/// - shorter and longer words
/// - words of three characters without a `j`, a `w` or a `t`
/// - words that begin with `w`, `t` or `jt`
struct OtherPaths {
  /// The maximum number of exclusions for one pattern.
  static let maximumCount = 64

  private(set) var exclusions: [[DraftComponent]] = []

  /// Lists the exclusions.
  ///
  /// - Parameters:
  ///   - excluded: A path that consists of literals, followed by a catch-all.
  ///   - opened: The paths that are not excluded.
  /// - Returns: `nil` if a path contains a value, if a word contains a character twice, if two
  ///   words at one position have the same length, or if there are too many exclusions.
  init?(_ excluded: [DraftComponent], besides opened: [[DraftComponent]]) {
    guard case .rest(.any, let minimum)? = excluded.last else { return nil }
    let front = Array(excluded.dropLast())
    var paths: [[String]] = []
    for components in opened {
      guard components.starts(with: front) else { return nil }
      var words: [String] = []
      for component in components.dropFirst(front.count) {
        guard case .literal(let word) = component else { return nil }
        words.append(word)
      }
      paths.append(words)
    }
    guard front.allSatisfy(\.isLiteral), add(front, besides: paths, minimum: minimum) else {
      return nil
    }
  }

  /// Adds the exclusions below a path; returns `false` if the remaining paths cannot be excluded.
  private mutating func add(
    _ front: [DraftComponent], besides opened: [[String]], minimum: Int
  ) -> Bool {
    let isExcluded = minimum == 0 && !opened.contains { $0.isEmpty }
    let words = opened.compactMap(\.first).unique
    if words.isEmpty {
      exclusions.append(front + [.rest(.any, minimum: isExcluded ? 0 : 1)])
    } else {
      if isExcluded { exclusions.append(front) }
      guard let others = Self.others(than: words) else { return false }
      exclusions += others.map { front + [$0, .rest(.any, minimum: 0)] }
    }
    for word in words {
      let below = opened.filter { $0.first == word }.map { Array($0.dropFirst()) }
      guard add(front + [.literal(word)], besides: below, minimum: 0) else { return false }
    }
    return exclusions.count <= Self.maximumCount
  }

  /// Returns components that match every text except the given words.
  private static func others(than words: [String]) -> [DraftComponent]? {
    let words = words.map { Array($0.unicodeScalars) }.sorted { $0.count < $1.count }
    guard Set(words.map(\.count)).count == words.count,
      words.allSatisfy({ Set($0).count == $0.count && $0.count <= maximumCount })
    else { return nil }
    var result: [DraftComponent] = []
    var shortest = 1
    for word in words {
      if shortest < word.count { result.append(text(shortest...word.count - 1)) }
      shortest = word.count + 1
      for scalar in word {
        result.append(text(word.count...word.count, without: scalar))
      }
      // A string with the same characters in a different order first differs from the word at some
      // position. At this position, it contains a character that occurs later in the word.
      for index in word.indices.dropLast() {
        for other in word[(index + 1)...] {
          let prefix = word[..<index] + [other]
          let left = word.count - prefix.count
          result.append(text(left...left, after: String(String.UnicodeScalarView(prefix))))
        }
      }
    }
    return result + [text(shortest...TextRule.maximumLength)]
  }

  private static func text(
    _ length: ClosedRange<Int>, without scalar: Unicode.Scalar? = nil, after prefix: String = ""
  ) -> DraftComponent {
    let allowed = scalar.map {
      ScalarSet.printable.subtracting(ScalarSet("/\\".unicodeScalars + [$0]))
    }
    let rule = TextRule(allowed: allowed, length: length)
    return .value(prefix: prefix, DraftValue(kind: .text(rule)), suffix: "")
  }
}
