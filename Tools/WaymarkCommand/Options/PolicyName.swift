import ArgumentParser

/// The command-line name of a policy that determines the sides of bubbles.
enum PolicyName: String, CaseIterable {
  case byDirection = "by-direction"
  case bySpeaker = "by-speaker"

  /// Returns the policy with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> PolicyName {
    guard let policy = PolicyName(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--policy", allCases.map(\.rawValue)))
    }
    return policy
  }
}
