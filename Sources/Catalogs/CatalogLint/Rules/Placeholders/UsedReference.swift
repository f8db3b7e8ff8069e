import Diagnostics
import StringCatalogs

/// A reference in a string.
struct UsedReference {
  /// The name, including its attribute or, for a function, its parentheses.
  let name: String
  let kind: StringReference.Kind
  /// The name of the entry that contains the reference.
  let entry: String
  let range: SourceRange
  let site: LintSite

  /// The message that an attribute belongs to; `nil` if the reference is not to an attribute.
  var message: Substring? {
    guard kind == .message, let dot = name.firstIndex(of: ".") else { return nil }
    return name[..<dot]
  }

  /// Calls a closure with each reference in a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  static func forEach(
    in catalog: LintedCatalog, file: Int, _ body: (UsedReference) -> Void
  ) {
    let content = catalog.files[file].content
    guard content.format.traits.references == .expressions else { return }
    let definition = content.format.definition
    for (place, entry) in content.entries.enumerated() where !entry.isSuperseded {
      for localization in entry.localizations {
        for value in content.localizations[localization].values {
          let text = content.values[value].text
          let bytes = content.bytes[text.range.clamped(to: content.bytes.indices)]
          guard bytes.contains(UInt8(ascii: "{")) else { continue }
          let decoded = Array(content.string(text).utf8)
          let references = definition.references(in: decoded)
          if references.isEmpty { continue }
          let name = content.name(of: entry)
          for reference in references {
            body(
              UsedReference(
                name: reference.name, kind: reference.kind, entry: name,
                range: content.sourceRange(of: reference.range, in: text),
                site: LintSite(
                  file: file, entry: place, localization: localization, value: value)))
          }
        }
      }
    }
  }
}
