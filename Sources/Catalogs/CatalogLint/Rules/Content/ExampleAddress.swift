import FormatStrings

/// Links and hosts that only illustrate the syntax of an input and do not exist.
enum ExampleAddress {
  /// Returns `true` if a link is an example.
  ///
  /// Its host is reserved for examples, is an IP address, or contains no dot. Alternatively, a word
  /// in the link marks it as an example. See [RFC 2606](https://www.rfc-editor.org/rfc/rfc2606) and
  /// [RFC 6761](https://www.rfc-editor.org/rfc/rfc6761).
  static func isIn(_ link: String) -> Bool {
    guard let scheme = link.firstRange(of: "://") else { return false }
    let address = link[scheme.upperBound...].lowercased()
    let host = address.prefix { !"/?#:".contains($0) }
    // A placeholder may represent any host.
    if host.isEmpty || host.contains(where: { "%{$".contains($0) }) { return false }
    let labels = host.split(separator: ".")
    guard let last = labels.last, labels.count > 1 else { return true }
    if ["example", "test", "invalid", "localhost", "local"].contains(last) { return true }
    if labels.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return true }
    if areDummies(labels) { return true }
    let words = address.split { !$0.isLetter }
    return words.contains { word in
      word == "example" || word.hasPrefix("your") || owned.contains(word)
    }
  }

  /// Returns `true` if words before a link introduce an example, as in `(e.g. https://vector.im)`.
  static func isIntroduced(_ link: Int, in bytes: Span<UInt8>) -> Bool {
    let before = max(0, link - longestIntroduction)..<link
    let words = WebAddress.string(before, in: bytes).lowercased()
      .split { " \u{A0}(\"'“‘«".contains($0) }
    guard let last = words.last?.prefix(while: { !":,".contains($0) }) else { return false }
    return ["e.g.", "e.g", "eg.", "example", "ex.", "z.b."].contains(last)
      || last == "as" && words.dropLast().last == "such"
  }

  /// Returns `true` if the labels of a host show that it does not exist, as in `foo.bar`.
  ///
  /// The last label may be a reserved or fictitious top-level domain, as in `capulet.lit`.
  static func areDummies(_ labels: [Substring]) -> Bool {
    guard let last = labels.last, labels.count > 1 else { return false }
    if ["test", "invalid", "localhost", "example", "lit"].contains(last) { return true }
    return labels.allSatisfy { dummies.contains($0) }
      || labels.dropLast().allSatisfy { ["foo", "bar", "foobar"].contains($0) }
  }

  /// Returns `true` if a key's name marks its string as an example or as a field's placeholder.
  static func isNamed(_ key: String) -> Bool {
    // A key with spaces is the source string rather than a name.
    if key.contains(" ") { return false }
    let parts = key.split { !$0.isLetter }
    return parts.contains { part in
      part.lowercased() == "example" || part.lowercased() == "placeholder"
        || part.hasSuffix("Example") || part.hasSuffix("Placeholder")
    }
  }

  private static let dummies: Set<Substring> = [
    "bar", "baz", "domain", "foo", "foobar", "host", "hostname", "server", "site", "some",
  ]

  /// The maximum number of bytes before a link that are searched for words such as `e.g.`.
  private static let longestIntroduction = 24

  private static let owned: Set<Substring> = [
    "my", "myblog", "mycompany", "mydomain", "myhome", "myhouse", "myserver", "mysite", "mywebsite",
  ]
}
