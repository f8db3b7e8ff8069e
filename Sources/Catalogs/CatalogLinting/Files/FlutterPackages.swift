import CatalogLint
import Files
import StringCatalogs

/// The packages on which Flutter apps depend, according to their `pubspec.yaml` files.
///
/// An instance can be shared between threads, and reads each `pubspec.yaml` file once.
final class FlutterPackages: @unchecked Sendable {
  /// The maximum number of parent folders to search for the app that contains a file.
  private static let mostLevels = 5
  /// The maximum number of entries in a folder; subfolders of larger folders are not searched.
  private static let mostEntries = 64

  // The monitor guards the dictionary.
  private let monitor = Monitor()
  /// The results for folders that were already searched.
  private var known: [String: Answer] = [:]

  /// The result of the search in a folder.
  private enum Answer {
    /// There is an app; the value is `true` if it uses the package.
    case found(Bool)
    /// There is no app, but the folder is the root of a repository.
    case repository
    /// There is no app.
    case none
  }

  /// Returns `true` if the app that contains a file uses the package [easy_localization].
  ///
  /// The function searches the five nearest folders above the file, up to the root of the
  /// repository. It looks for `pubspec.yaml` in each folder and then in its direct subfolders. The
  /// first folder that has an app ends the search. If several subfolders contain apps, the result
  /// is `true` if any of the apps uses the package.
  ///
  /// [easy_localization]: https://pub.dev/packages/easy_localization
  func useEasyLocalization(_ path: String) -> Bool {
    let parts = FilePath.absolute(path).split(separator: "/").dropLast().map { String($0) }
    for count in (0...parts.count).suffix(Self.mostLevels).reversed() {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      switch monitor.withLock({ answer(folder) }) {
      case .found(let uses): return uses
      case .repository: return false
      case .none: continue
      }
    }
    return false
  }

  /// Returns a file of a catalog, with the plural rules of the library that loads it.
  func file(
    _ path: String, _ content: CatalogFile, qualifiers: String
  ) -> LintedCatalog.File {
    let file = LintedCatalog.File(
      path: FilePath.shown(path), content: content, qualifiers: qualifiers)
    let mayBe = content.format.traits.mayChooseByNumber
    return mayBe && useEasyLocalization(path) ? file.choosingPluralsByNumber() : file
  }

  private func answer(_ folder: String) -> Answer {
    if let known = known[folder] { return known }
    let answer = Self.search(folder)
    known[folder] = answer
    return answer
  }

  private static func search(_ folder: String) -> Answer {
    if let uses = usesPackage(folder) { return .found(uses) }
    let uses = apps(in: folder).compactMap { usesPackage($0) }
    if !uses.isEmpty { return .found(uses.contains(true)) }
    return FilePath.isFolder(folder + "/.git") != nil ? .repository : .none
  }

  /// Returns the subfolders of a folder that contain a `pubspec.yaml` file.
  ///
  /// If the folder is large, or cannot be listed, there are none.
  static func apps(in folder: String) -> [String] {
    let names = (try? FilePath.names(in: folder)) ?? []
    guard names.count <= mostEntries else { return [] }
    return names.map { folder + "/" + $0 }.filter {
      FilePath.isRegular($0 + "/pubspec.yaml") == true
    }
  }

  /// Returns `true` if the app in a folder uses easy_localization; `nil` without `pubspec.yaml`.
  private static func usesPackage(_ folder: String) -> Bool? {
    let path = folder + "/pubspec.yaml"
    guard FilePath.isRegular(path) == true else { return nil }
    // If `pubspec.yaml` cannot be read, the usual plural rules apply.
    guard let bytes = try? FileBytes.read(path, limit: 1 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
      $0.hasPrefix(" ") && $0.drop { $0 == " " }.hasPrefix("easy_localization:")
    }
  }
}
