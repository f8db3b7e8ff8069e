package import LinkRouting

extension RoutePattern {
  /// The maximum number of components of a catch-all before other components for which Android's
  /// files contain a pattern.
  package static let maximumAndroidComponents = 8

  /// The number of components of the longest path for which Android's files contain a pattern.
  ///
  /// The value is `nil` if the files contain a pattern for paths of any length, or if the number of
  /// components is fixed.
  package var maximumAndroidCount: Int? {
    for component in components.dropLast() {
      guard case .catchAll(_, _, let minimum) = component else { continue }
      return components.count - 1 + max(minimum, Self.maximumAndroidComponents)
    }
    return nil
  }
}
