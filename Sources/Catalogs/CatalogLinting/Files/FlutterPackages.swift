import CatalogLint
import Files
import StringCatalogs

/// The packages on which Flutter apps depend, according to their `pubspec.yaml` files.
struct FlutterPackages {
  /// The maximum number of parent folders to search for the app that contains a file.
  private static let mostLevels = 5
  /// The maximum number of entries in a folder; subfolders of larger folders are not searched.
  private static let mostEntries = 64

  private var known: [String: Bool] = [:]

  /// Returns `true` if the app that contains a file uses the package [easy_localization].
  ///
  /// The app is in the nearest parent folder with a `pubspec.yaml` file, in the folder itself or in
  /// one of its direct subfolders. Several apps may share the strings in one folder.
  ///
  /// [easy_localization]: https://pub.dev/packages/easy_localization
  mutating func useEasyLocalization(_ path: String) -> Bool {
    let parts = FilePath.absolute(path).split(separator: "/").dropLast().map { String($0) }
    for count in (0...parts.count).suffix(Self.mostLevels).reversed() {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      if let uses = uses(folder) { return uses }
      if FilePath.isFolder(folder + "/.git") != nil { return false }
    }
    return false
  }

  /// Returns a file of a catalog, with the plural rules of the library that loads it.
  mutating func file(
    _ path: String, _ content: CatalogFile, qualifiers: String
  ) -> LintedCatalog.File {
    let file = LintedCatalog.File(
      path: FilePath.shown(path), content: content, qualifiers: qualifiers)
    let mayBe = content.format.traits.mayChooseByNumber
    return mayBe && useEasyLocalization(path) ? file.choosingPluralsByNumber() : file
  }

  private mutating func uses(_ folder: String) -> Bool? {
    if let found = dependency(folder) { return found }
    let names: [String]
    do throws(FileError) {
      names = try FilePath.names(in: folder)
    } catch {
      // If a folder cannot be listed, no app is found in it.
      return nil
    }
    guard names.count <= Self.mostEntries else { return nil }
    let apps = names.compactMap { dependency(folder + "/" + $0) }
    return apps.isEmpty ? nil : apps.contains(true)
  }

  /// Returns `true` if the app in a folder uses easy_localization; `nil` without `pubspec.yaml`.
  private mutating func dependency(_ folder: String) -> Bool? {
    let path = folder + "/pubspec.yaml"
    if let known = known[path] { return known }
    guard FilePath.isRegular(path) == true else { return nil }
    var found = false
    do throws(FileError) {
      let text = String(decoding: try FileBytes.read(path, limit: 1 << 20), as: UTF8.self)
      found = text.split(whereSeparator: \.isNewline).contains { line in
        line.hasPrefix(" ") && line.drop { $0 == " " }.hasPrefix("easy_localization:")
      }
    } catch {
      // If `pubspec.yaml` cannot be read, the usual plural rules apply.
    }
    known[path] = found
    return found
  }
}
