extension AndroidHostPlan {
  /// The rules of a list without those that never decide, because one in front takes all that they match.
  ///
  /// - Complexity: O(*n* × *k*) for *k* of them that end in a wildcard behind a text, or have one path.
  static func deciding(_ rules: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    // A pattern takes all of another one only if it is the same, or open at its end.
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
  /// Whether the rule matches all that another one does, as far as their texts tell.
  fileprivate func covers(_ other: Self) -> Bool {
    guard !needsFragment || other.needsFragment,
      DynamicPattern.covers(path.text, other.path.text)
    else { return false }
    return parameters.allSatisfy { parameter in
      other.parameters.contains {
        $0.name == parameter.name && DynamicPattern.covers(parameter.value.text, $0.value.text)
      }
    }
  }
}
