import Diagnostics
import Laws
public import StringCatalogs

/// Checks the errors, indices, and strings of a catalog file.
///
/// - Every range is inside the file.
/// - Errors, localizations and values are in the order of their positions, and each error states
///   what was expected.
/// - The source range of a part of a string is inside the range of the string.
public func checkPlaces(_ file: CatalogFile) {
  for error in file.errors {
    law(
      error.range.upperBound <= file.bytes.count, "the range of an error is in the file: \(error)")
    law(!error.expected.isEmpty, "an error has an expectation: \(error)")
  }
  law(file.errors == file.errors.sorted(), "errors are sorted by position")
  var localization = 0
  var value = 0
  for entry in file.entries {
    law(entry.localizations.lowerBound == localization, "localizations are in order")
    localization = entry.localizations.upperBound
    checkText(entry.key, file)
    if let comment = entry.comment { checkText(comment, file) }
    for place in entry.localizations {
      let localization = file.localizations[place]
      law(file.languages.indices.contains(localization.language), "a localization has a language")
      law(localization.values.lowerBound == value, "values are in order")
      value = localization.values.upperBound
      for value in file.values[localization.values] {
        checkText(value.text, file)
        if let substitution = value.variation.substitution {
          law(
            localization.substitutions.contains(substitution),
            "a value refers to a substitution of its localization")
        }
      }
    }
  }
  law(
    localization == file.localizations.count && value == file.values.count,
    "all localizations and values are in entries")
}

/// Checks the scopes, placeholders, and duplicates of entries.
///
/// - A scope follows its enclosing scope.
/// - A placeholder refers to an entry.
/// - A later entry of the same kind and name refers to the first one.
public func checkNames(_ file: CatalogFile) {
  for (place, scope) in file.scopes.enumerated() {
    law(scope.outer.map { $0 < place } ?? true, "an outer scope precedes its inner scopes")
    law((scope.name == nil) != (scope.index == nil), "a scope has a name or a number")
    if let name = scope.name { checkText(name, file) }
  }
  var entry = 0
  for placeholder in file.placeholders {
    law(file.entries.indices.contains(placeholder.entry), "a placeholder has an entry")
    law(placeholder.entry >= entry, "placeholders are in the order of entries")
    entry = placeholder.entry
    checkText(placeholder.name, file)
    if let type = placeholder.type { checkText(type, file) }
  }
  var known: [[UInt8]: Int] = [:]
  for (place, entry) in file.entries.enumerated() {
    let name = Array(entry.kind.rawValue.utf8) + [0] + Array(file.name(of: entry).utf8)
    law(entry.firstOccurrence == known[name], "a duplicate refers to its first occurrence")
    if known[name] == nil { known[name] = place }
  }
}

private func checkText(_ text: CatalogText, _ file: CatalogFile) {
  law(text.range.upperBound <= file.bytes.count, "the range of a string is in the file")
  let string = file.string(text)
  let count = string.utf8.count
  // In the spellings `native`, `nativeLatin1` and `xml`, the source range can be longer than the
  // string. It can include white space at the ends of an Android string, omitted marks,
  // continuation lines of properties, or the quotation marks of Fluent.
  if file.format == .gettext || ![.native, .nativeLatin1, .xml].contains(text.spelling) {
    law(
      file.sourceRange(of: 0..<count, in: text) == text.sourceRange,
      "the source range of the whole string is its range")
  }
  let middle = file.sourceRange(of: count / 3..<count / 2, in: text)
  law(
    text.range.lowerBound <= middle.lowerBound && middle.upperBound <= text.range.upperBound,
    "the source range of a part is in that of the string")
}
