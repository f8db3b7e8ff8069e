/// Addresses that show a person what to enter, and lead nowhere.
enum ExampleAddress {
  /// `true` if a link is an example: its host is reserved for examples or has no dot, or a part of
  /// it says so.
  ///
  /// Follows [RFC 2606](https://www.rfc-editor.org/rfc/rfc2606) and
  /// [RFC 6761](https://www.rfc-editor.org/rfc/rfc6761).
  static func isIn(_ link: String) -> Bool {
    guard let scheme = link.firstRange(of: "://") else { return false }
    let address = link[scheme.upperBound...].lowercased()
    let host = address.prefix { !"/?#:".contains($0) }
    // A placeholder may be any host.
    if host.isEmpty || host.contains(where: { "%{$".contains($0) }) { return false }
    let labels = host.split(separator: ".")
    guard let last = labels.last, labels.count > 1 else { return true }
    if ["example", "test", "invalid", "localhost", "local"].contains(last) { return true }
    if labels.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return true }
    let words = address.split { !$0.isLetter }
    return words.contains { word in
      word == "example" || word.hasPrefix("your") || owned.contains(word)
    }
  }

  private static let owned: Set<Substring> = [
    "my", "myblog", "mycompany", "mydomain", "myhome", "myhouse", "myserver", "mysite", "mywebsite",
  ]
}
