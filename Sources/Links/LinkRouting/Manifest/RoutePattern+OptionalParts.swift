extension RoutePattern {
  /// The maximum number of paths of one pattern with optional parts.
  static let maximumExpansions = 16

  /// The patterns without optional parts that together match the same paths as this pattern.
  ///
  /// The first pattern has all parts. The array contains at most ``maximumExpansions`` patterns.
  package var expansions: [RoutePattern] {
    if optionalParts.isEmpty { return [self] }
    return choices(limit: Self.maximumExpansions).map { present in
      let absent = optionalParts.indices.filter { !present.contains($0) }
      return RoutePattern(
        components.enumerated().filter { index, _ in
          !absent.contains { optionalParts[$0].contains(index) }
        }.map(\.element))
    }
  }

  /// `true` if the pattern has more than ``maximumExpansions`` paths.
  var hasTooManyExpansions: Bool {
    choices(limit: Self.maximumExpansions + 1).count > Self.maximumExpansions
  }

  /// The names of the parameters that a link may omit.
  package var optionalParameterNames: Set<String> {
    var names: Set<String> = []
    for part in optionalParts {
      names.formUnion(RoutePattern(Array(components[part])).parameterNames)
    }
    return names
  }

  /// Returns the possible sets of present parts; a part is present only if all parts around it are.
  private func choices(limit: Int) -> [Set<Int>] {
    var choices: [Set<Int>] = [[]]
    for index in optionalParts.indices {
      let around = optionalParts[..<index].lastIndex {
        $0.contains(optionalParts[index].lowerBound)
      }
      choices = choices.flatMap { choice -> [Set<Int>] in
        around.map(choice.contains) ?? true ? [choice.union([index]), choice] : [choice]
      }
      // Further parts only add choices, so the limit has no effect on valid patterns. The check of
      // the manifest reports a pattern with too many choices.
      choices = Array(choices.prefix(limit))
    }
    return choices
  }

  /// Returns parts in the order in which they start.
  ///
  /// The result omits empty parts, parts outside the components, and parts that overlap an earlier
  /// part without being inside it.
  static func ordered(_ parts: [Range<Int>], count: Int) -> [Range<Int>] {
    var ordered: [Range<Int>] = []
    let sorted = Set(parts).sorted {
      ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound)
    }
    for part in sorted where !part.isEmpty && part.lowerBound >= 0 && part.upperBound <= count {
      let isProper = ordered.allSatisfy { other in
        part.lowerBound >= other.upperBound || part.upperBound <= other.upperBound
      }
      if isProper { ordered.append(part) }
    }
    return ordered
  }

  /// Returns a pattern with the components of this pattern before those of another.
  package func appending(_ other: RoutePattern) -> RoutePattern {
    let count = components.count
    return RoutePattern(
      components + other.components,
      optionalParts: optionalParts
        + other.optionalParts.map { $0.lowerBound + count..<$0.upperBound + count })
  }

  /// Returns a pattern without the first `count` components.
  ///
  /// - Precondition: No optional part contains both a removed and a remaining component.
  package func dropping(_ count: Int) -> RoutePattern {
    RoutePattern(
      Array(components.dropFirst(count)),
      optionalParts: optionalParts.filter { $0.lowerBound >= count }.map {
        $0.lowerBound - count..<$0.upperBound - count
      })
  }
}
