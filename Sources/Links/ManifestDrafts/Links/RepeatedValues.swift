/// The secrets of a link, for finding repetitions of them in the link.
struct RepeatedValues {
  /// The minimum length, in bytes, of secrets that are also searched for inside words.
  private static let leastInWord = 6

  private let secrets: Set<String>

  /// Collects the secrets of a link.
  ///
  /// The secrets are the values of keys that ``SecretNames`` contains, and the path components that
  /// follow such a key.
  init(_ components: [String], _ items: [ObservedItem]) {
    let words = zip(components, components.dropFirst()).filter { SecretNames.contains($0.0) }
    let values = items.filter { SecretNames.contains($0.name) }.map(\.value)
    secrets = Set((words.map(\.1) + values).map { $0.lowercased() }).subtracting([""])
  }

  /// Returns `true` if a decoded string is a secret, or contains a secret of at least six bytes.
  func areIn(_ text: String) -> Bool {
    guard !secrets.isEmpty, !text.isEmpty else { return false }
    let text = text.lowercased()
    return secrets.contains(text)
      || secrets.contains { secret in
        secret.utf8.count >= Self.leastInWord && text.contains(secret)
      }
  }
}
