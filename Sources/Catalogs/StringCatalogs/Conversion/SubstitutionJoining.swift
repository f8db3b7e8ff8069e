/// The expansion of substitutions in strings, as the system performs it at run time.
///
/// Only one plural can be preserved: the plural of the first substitution that has one becomes the
/// plural of the string. All other substitutions are replaced with their strings for `other`.
package enum SubstitutionJoining {
  /// Returns the strings with their substitutions expanded, and a description of the loss.
  ///
  /// The description is `nil` if the entry has no substitutions.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the resulting strings. Expansion stops
  ///   before a string exceeds 64 KiB.
  package static func join(
    _ texts: [PortableText], _ substitutions: [PortableSubstitution]
  ) -> (texts: [PortableText], loss: String?) {
    let parts = Dictionary(grouping: texts.filter { $0.variation.substitution != nil }) {
      $0.variation.substitution ?? ""
    }
    if parts.isEmpty, substitutions.isEmpty { return (texts, nil) }
    let known = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
    var joined: [PortableText] = []
    var isWhole = true
    for text in texts where text.variation.substitution == nil {
      let names = names(in: text.text, parts)
      // A string that already has plurals cannot also get the plurals of a substitution.
      let axis =
        text.variation.plural != nil
        ? nil
        : names.first { name in parts[name]?.contains { $0.variation.plural != nil } ?? false }
      if names.count > (axis == nil ? 0 : 1) { isWhole = false }
      let categories: [PluralCategory?] =
        axis.flatMap { parts[$0] }?.compactMap(\.variation.plural) ?? [nil]
      for category in categories {
        var form = text
        if let category { form.variation.plural = category }
        form.text = expanded(text.text, parts: parts, known: known) { name in
          name == axis ? category : nil
        }
        joined.append(form)
      }
    }
    let message =
      isWhole
      ? "substitutions become part of the string, which gets their plurals"
      : "substitutions become part of the string, with their strings for 'other'"
    return (joined, message)
  }

  /// Returns the names of the substitutions that a string contains, in the order of the string.
  private static func names(in text: String, _ parts: [String: [PortableText]]) -> [String] {
    var names: [String] = []
    _ = replaced(text) { name in
      if parts[name] != nil, !names.contains(name) { names.append(name) }
      return nil
    }
    return names
  }

  /// Returns a string with its substitutions expanded, including nested ones.
  private static func expanded(
    _ text: String, parts: [String: [PortableText]], known: [String: PortableSubstitution],
    category: (String) -> PluralCategory?
  ) -> String {
    var result = text
    for _ in 0..<maximumDepth {
      let next = replaced(result) { name in
        guard let forms = parts[name] else { return nil }
        let wanted = category(name) ?? .other
        let form =
          forms.first { $0.variation.plural == wanted }
          ?? forms.first { $0.variation.plural == .other } ?? forms.last
        return form.map { $0.text.replacing("%arg", with: placeholder(known[name])) }
      }
      if next.utf8.count > maximumLength || next.utf8.elementsEqual(result.utf8) { break }
      result = next
    }
    return result
  }

  private static let maximumDepth = 8
  private static let maximumLength = 65_536

  private static func placeholder(_ substitution: PortableSubstitution?) -> String {
    let number = substitution?.argumentNumber.map { "\($0)$" } ?? ""
    return "%" + number + (substitution?.formatSpecifier ?? "lld")
  }

  /// Replaces each `%#@name@` and `%1$#@name@` with the result of a closure.
  ///
  /// If the closure returns `nil`, the substitution is left unchanged.
  private static func replaced(_ text: String, _ body: (String) -> String?) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let sign = rest.firstIndex(of: "%") {
      result.unicodeScalars.append(contentsOf: rest[..<sign])
      rest = rest[sign...]
      var name = rest.dropFirst()
      let digits = name.prefix { "0"..."9" ~= $0 }
      if !digits.isEmpty, name[digits.endIndex...].first == "$" {
        name = name[digits.endIndex...].dropFirst()
      }
      if name.starts(with: "#@".unicodeScalars), case let inside = name.dropFirst(2),
        let end = inside.firstIndex(of: "@"),
        let text = body(String(String.UnicodeScalarView(inside[..<end])))
      {
        result += text
        rest = inside[end...].dropFirst()
      } else {
        result.unicodeScalars.append("%")
        rest = rest.dropFirst()
      }
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }
}
