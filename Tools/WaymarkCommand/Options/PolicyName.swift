import ArgumentParser

/// What decides on which side a bubble is, by its name on the command line.
enum PolicyName: String, CaseIterable {
  case byDirection = "by-direction"
  case bySpeaker = "by-speaker"

  /// Reads a name.
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
