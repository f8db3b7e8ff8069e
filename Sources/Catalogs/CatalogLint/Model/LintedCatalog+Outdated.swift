import FormatStrings
import StringCatalogs

extension LintedCatalog {
  /// The keys that PO and Qt files translate although the program no longer uses them, by name.
  ///
  /// The template lists the keys that the program uses. If the catalog does not include the
  /// template, the PO files that were most recently merged with it list the same keys. In these
  /// files, `msgmerge` has marked all other keys as obsolete.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
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

  /// A key that the program no longer uses.
  struct OutdatedKey {
    /// `true` if the key has a format flag such as `c-format`, so that `msgfmt --check` checks it.
    let isChecked: Bool
  }

  /// The indices of the files that list the program's keys; empty if these files cannot be
  /// determined.
  private var currentFiles: Set<Int> {
    let templates = templateFiles
    let isBroken = brokenLanguages.contains { $0 == source }
    if !templates.isEmpty { return isBroken ? [] : templates }
    let dates = files.map { $0.shared.content.templateDate }
    guard let newest = dates.compactMap(\.self).max(),
      dates.contains(where: { $0 != newest }), dates.allSatisfy({ $0 != nil })
    else { return [] }
    let current = Set(files.indices.filter { dates[$0] == newest })
    // A file that contains only a few of the keys is not evidence that the other keys are outdated.
    let counts = files.map { $0.shared.content.entries.count }
    guard let most = counts.max(), let known = current.map({ counts[$0] }).max(), known * 2 >= most
    else { return [] }
    return current
  }
}
