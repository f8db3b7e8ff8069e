/// The secrets of one link, to find them where the link repeats them.
struct RepeatedValues {
  /// The number of bytes from which a secret is found inside words.
  private static let leastInWord = 6

  private let secrets: Set<String>

  /// Creates the secrets of a link: the values of keys that are named like a secret, and the path
  /// components after such a word.
  init(_ components: [String], _ items: [ObservedItem]) {
    let words = zip(components, components.dropFirst()).filter { SecretNames.contains($0.0) }
    let values = items.filter { SecretNames.contains($0.name) }.map(\.value)
    secrets = Set((words.map(\.1) + values).map { $0.lowercased() }).subtracting([""])
  }

  /// Returns `true` if a decoded text is a secret, or contains one of at least six bytes.
  func areIn(_ text: String) -> Bool {
    guard !secrets.isEmpty, !text.isEmpty else { return false }
    let text = text.lowercased()
    return secrets.contains(text)
      || secrets.contains { secret in
        secret.utf8.count >= Self.leastInWord && text.contains(secret)
      }
  }
}
