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

  /// `true` if the words before a link call it an example: `(e.g. https://vector.im)`.
  static func isIntroduced(_ link: Int, in bytes: Span<UInt8>) -> Bool {
    let before = max(0, link - longestIntroduction)..<link
    let words = WebAddress.string(before, in: bytes).lowercased().split { $0 == " " }
      .map { $0.drop { "(\"'“".contains($0) } }
    guard let last = words.last?.prefix(while: { !":,".contains($0) }) else { return false }
    return ["e.g.", "e.g", "eg.", "example", "ex.", "z.b."].contains(last)
      || last == "as" && words.dropLast().last == "such"
  }

  /// The most bytes before a link that are read.
  private static let longestIntroduction = 24

  private static let owned: Set<Substring> = [
    "my", "myblog", "mycompany", "mydomain", "myhome", "myhouse", "myserver", "mysite", "mywebsite",
  ]
}
