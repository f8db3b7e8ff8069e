import CatalogLint
import Files
import StringCatalogs

/// The packages of Flutter that the app of a catalog depends on, as its `pubspec.yaml` lists them.
struct FlutterPackages {
  /// The number of folders above a file in which the app is looked for.
  private static let mostLevels = 5
  /// The most entries of a folder of which the subfolders are looked at.
  private static let mostEntries = 64

  private var known: [String: Bool] = [:]

  /// Returns `true` if the app of a file shows its strings with
  /// [easy_localization](https://pub.dev/packages/easy_localization).
  ///
  /// The app is the first folder above the file with a `pubspec.yaml`, or a folder beside the files:
  /// several apps may have the strings of one.
  mutating func useEasyLocalization(_ path: String) -> Bool {
    let parts = FilePath.absolute(path).split(separator: "/").dropLast().map { String($0) }
    for count in (0...parts.count).suffix(Self.mostLevels).reversed() {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      if let uses = uses(folder) { return uses }
      if FilePath.isFolder(folder + "/.git") != nil { return false }
    }
    return false
  }

  /// A file of a catalog as its library reads it.
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
      // What cannot be listed has no app.
      return nil
    }
    guard names.count <= Self.mostEntries else { return nil }
    let apps = names.compactMap { dependency(folder + "/" + $0) }
    return apps.isEmpty ? nil : apps.contains(true)
  }

  /// `nil` for a folder without a `pubspec.yaml`.
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
      // Without the list, the app has the usual rules.
    }
    known[path] = found
    return found
  }
}
