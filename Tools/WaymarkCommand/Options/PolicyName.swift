import ArgumentParser

/// The name of a policy for the sides of bubbles, as on the command line.
enum PolicyName: String, CaseIterable {
  case byDirection = "by-direction"
  case bySpeaker = "by-speaker"

  /// Returns the policy with a name.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> PolicyName {
    guard let policy = PolicyName(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--policy", allCases.map(\.rawValue)))
    }
    return policy
  }
}
