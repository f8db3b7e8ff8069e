/// A pattern for a whole query, as `id=*&page=?*`.
enum QueryText {
  /// The names and the patterns of their values; `nil` for a pattern of another form.
  static func items(_ text: String) -> [(name: String, pattern: String)]? {
    var items: [(String, String)] = []
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      // Wildcards around the items say that others may be there.
      if part == "*" { continue }
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = String(part[..<equals])
      guard DraftNames.isValid(name), !items.contains(where: { $0.0 == name }) else { return nil }
      items.append((name, String(part[part.index(after: equals)...])))
    }
    return items.isEmpty ? nil : items
  }
}
