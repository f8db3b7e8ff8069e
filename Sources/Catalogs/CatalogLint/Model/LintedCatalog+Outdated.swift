import FormatStrings
import StringCatalogs

extension LintedCatalog {
  /// The keys that the program no longer has, though PO files still translate them, by their names.
  ///
  /// A template lists the keys of the program. Without one, the files that were merged with the
  /// newest template do: `msgmerge` marks as obsolete what that template lacks.
  ///
  /// - Complexity: O(*n*) in the keys of PO files, O(1) for other catalogs.
  var outdatedKeys: [String: OutdatedKey] {
    let current = currentFiles
    if current.isEmpty { return [:] }
    var outdated: [String: OutdatedKey] = [:]
    for key in keys {
      let found = localizations[key.localizations]
      if found.contains(where: { current.contains($0.file) }) { continue }
      let isChecked = found.contains { place in
        let entry = files[place.file].content.entries[place.entry]
        return ![nil, PlaceholderSyntax.none].contains(entry.placeholderSyntax)
      }
      outdated[name(of: key)] = OutdatedKey(isChecked: isChecked)
    }
    return outdated
  }

  /// A key that the program no longer has.
  struct OutdatedKey {
    /// `true` if the key has the flag of a kind of format strings, which `msgfmt --check` checks.
    let isChecked: Bool
  }

  /// The places of files that list the keys of the program; none if that is not known.
  private var currentFiles: Set<Int> {
    let templates = templateFiles
    let isBroken = brokenLanguages.contains { $0 == source }
    if !templates.isEmpty { return isBroken ? [] : templates }
    let dates = files.map { $0.shared.content.templateDate }
    guard let newest = dates.compactMap(\.self).max(),
      dates.contains(where: { $0 != newest }), dates.allSatisfy({ $0 != nil })
    else { return [] }
    let current = Set(files.indices.filter { dates[$0] == newest })
    // A file with a part of the keys says nothing about the others.
    let counts = files.map { $0.shared.content.entries.count }
    guard let most = counts.max(), let known = current.map({ counts[$0] }).max(), known * 2 >= most
    else { return [] }
    return current
  }
}
