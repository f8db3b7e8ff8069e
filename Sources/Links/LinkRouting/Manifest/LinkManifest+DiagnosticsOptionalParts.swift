import Diagnostics

extension ManifestCheck {
  /// Checks that each optional part of a route's path adds a parameter and contains no catch-all,
  /// and that the parts form few enough paths.
  ///
  /// An exclusion cannot have optional parts.
  mutating func checkOptionalParts(of pattern: RoutePattern, at location: ManifestLocation) {
    // Only text next to a parameter is checked here: other brackets may be the syntax of another
    // router; see `ForeignPattern`.
    if let literal = pattern.affixes.first(where: { $0.contains("[") || $0.contains("]") }) {
      report(
        "optional-part", .warning, at: location, "the brackets in '\(literal)' are literal text",
        notes: [.init("an optional part consists of whole components, as in '/store[/{section}]'")])
    }
    guard !pattern.optionalParts.isEmpty else { return }
    guard location.steps.first == .key("routes") else {
      report(
        "optional-part", at: location, "an excluded path cannot have optional parts",
        notes: [.init("list each of the paths under 'exclude'")])
      return
    }
    for part in pattern.optionalParts {
      let inner = pattern.optionalParts.filter { $0 != part && $0.clamped(to: part) == $0 }
      let text = RoutePattern(
        Array(pattern.components[part]),
        optionalParts: inner.map {
          $0.lowerBound - part.lowerBound..<$0.upperBound - part.lowerBound
        }
      ).description
      if pattern.components[part].contains(where: \.isCatchAll) {
        let isAlone = part.count == 1
        report(
          "optional-part", at: location, "optional part '[\(text)]' contains a catch-all",
          notes: [
            .init(
              isAlone
                ? "a catch-all with '*' also matches zero components, so it needs no brackets"
                : "declare a second route for the links without this part")
          ])
        continue
      }
      let own = part.filter { index in !inner.contains { $0.contains(index) } }
      guard RoutePattern(own.map { pattern.components[$0] }).parameters.isEmpty else { continue }
      report(
        "optional-part", at: location, "optional part '[\(text)]' adds no parameter",
        notes: [
          .init(
            "links with and without the part have the same values; declare one of the paths as an"
              + " alias")
        ])
    }
    guard pattern.hasTooManyExpansions else { return }
    report(
      "optional-part", at: location,
      "the optional parts form more than \(RoutePattern.maximumExpansions) paths",
      notes: [.init("put a part inside another part, or split the route")])
  }
}

extension RoutePattern {
  /// The literal text before, between and after the parameters of components.
  fileprivate var affixes: [String] {
    components.map { $0.pieces ?? [] }.filter { $0.count > 1 }.joined().compactMap(\.text)
  }
}

extension RoutePattern.Component {
  /// `true` if the component is a catch-all.
  package var isCatchAll: Bool {
    if case .catchAll = self { true } else { false }
  }
}
