extension AndroidHostPlan {
  /// Returns the rules without those that have no effect because an earlier rule covers them.
  ///
  /// - Complexity: O(*n* × *k*) for *n* rules, where *k* is the number of rules that end with a
  ///   wildcard after literal text, or that have the same path.
  static func deciding(_ rules: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    // Only a pattern that ends with a wildcard can cover a different pattern. All other patterns
    // are looked up by their text.
    var places: [String: [Int]] = [:]
    var open: [Int] = []
    for rule in rules {
      let candidates = (places[rule.path.text] ?? []) + open
      if candidates.contains(where: { kept[$0].covers(rule) }) { continue }
      if DynamicPattern.openFront(of: rule.path.text) == nil {
        places[rule.path.text, default: []].append(kept.count)
      } else {
        open.append(kept.count)
      }
      kept.append(rule)
    }
    return kept
  }
}

extension AndroidHostPlan.Entry {
  /// `true` if the patterns show that this rule matches every link that a second rule matches.
  fileprivate func covers(_ other: Self) -> Bool {
    guard
      fragment.map({ own in
        other.fragment.map { DynamicPattern.covers(own.text, $0.text) } ?? false
      }) ?? true,
      DynamicPattern.covers(path.text, other.path.text)
    else { return false }
    return parameters.allSatisfy { parameter in
      other.parameters.contains {
        $0.name == parameter.name && DynamicPattern.covers(parameter.value.text, $0.value.text)
      }
    }
  }
}
