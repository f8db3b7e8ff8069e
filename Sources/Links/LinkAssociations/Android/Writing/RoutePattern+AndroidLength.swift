package import LinkRouting

extension RoutePattern {
  /// The maximum number of components that Android's files list for a catch-all before other
  /// components.
  package static let maximumAndroidComponents = 8

  /// The number of components of the longest path that Android's files list for the pattern.
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
