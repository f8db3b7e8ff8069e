/// A pattern for a whole query, such as `id=*&page=?*`.
enum QueryText {
  /// Returns the names and value patterns of the items; `nil` for a pattern without this structure.
  static func items(_ text: String) -> [(name: String, pattern: String)]? {
    var items: [(String, String)] = []
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      // Wildcards around the items allow additional items.
      if part == "*" { continue }
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = String(part[..<equals])
      guard DraftNames.isKey(name), !items.contains(where: { $0.0 == name }) else { return nil }
      items.append((name, String(part[part.index(after: equals)...])))
    }
    return items.isEmpty ? nil : items
  }
}
