package import LinkRouting
package import TestSupport

extension SplitMix64 {
  /// Returns a pattern, half of the time with an optional part, and sometimes with a part inside
  /// it.
  ///
  /// The paths of the result have different numbers of components, so no two of them match the same
  /// link, unless the pattern has a catch-all. The parts contain parameters, but not the catch-all.
  package mutating func optionalParts(of pattern: RoutePattern) -> RoutePattern {
    let components = pattern.components
    guard oneIn(2) else { return pattern }
    let places = components.indices.filter {
      !components[$0].isCatchAll && !RoutePattern([components[$0]]).parameters.isEmpty
    }
    guard let place = places.randomElement(using: &self) else { return pattern }
    let next = place + 1
    guard oneIn(2), places.contains(next) else {
      return RoutePattern(components, optionalParts: [place..<next])
    }
    return RoutePattern(components, optionalParts: [place..<next + 1, next..<next + 1])
  }
}
