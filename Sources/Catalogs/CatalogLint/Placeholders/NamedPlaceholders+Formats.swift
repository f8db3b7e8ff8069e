import Diagnostics
import StringCatalogs

extension NamedPlaceholders {
  /// Compares the formats of values: `{{price, number}}` and `{{price}}` are shown in two ways.
  ///
  /// What stands in parentheses behind the name of a format may be another one in each language.
  func compareFormats(
    _ names: [Name], _ value: CatalogValue, _ site: LintSite, _ content: CatalogFile,
    _ differences: inout [FormatDifference]
  ) {
    var isFirstNumber = true
    for name in names.prefix(FormatComparison.maximumPerText) {
      let same = sourceNames.filter { $0.name == name.name && $0.style == name.style }
      guard let first = same.first, first.format.isEmpty != name.format.isEmpty,
        !same.contains(where: { $0.format.isEmpty == name.format.isEmpty })
      else { continue }
      // Without its separators, a number is still whole.
      let isPlainNumber = first.format == "number" && name.format.isEmpty
      if isPlainNumber, !isFirstNumber { continue }
      if isPlainNumber { isFirstNumber = false }
      differences.append(
        FormatDifference(
          kind: .type, cause: .named, consequence: isPlainNumber ? .none : .lost, site: site,
          range: content.sourceRange(of: name.range, in: value.text),
          found: content.part(name.range, of: value.text), expected: first.spelling))
    }
  }
}
