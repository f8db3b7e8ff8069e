import BundledApps
import Diagnostics
import Files
import LinkManifests
import LinkRouting
import LocaleNegotiation
import LocalizedTexts
import Reports
import StringCatalogs

/// Functions that find the titles of routes in the catalogs of their apps.
enum RouteTitles {
  /// Returns the titles of the bundled apps, whose catalogs are part of the tool.
  static func ofBundledApps(_ chain: PreferenceChain) -> RouteTableReport.Titles {
    [
      BundledApp.cocotte.app: titles(of: BundledApp.cocotte, CocotteAIText.self, chain),
      BundledApp.fieldnotes.app: titles(of: BundledApp.fieldnotes, FieldNotesText.self, chain),
      BundledApp.offload.app: titles(of: BundledApp.offload, OffloadText.self, chain),
      BundledApp.osqr.app: titles(of: BundledApp.osqr, OSQRText.self, chain),
      BundledApp.wordly.app: titles(of: BundledApp.wordly, WordlyText.self, chain),
    ]
  }

  /// Returns the route titles for manifests, from the catalogs that can be read.
  ///
  /// The path of a catalog is relative to the folder of its manifest. A missing catalog is ignored,
  /// because it may be in a different repository. An unreadable catalog causes a warning.
  static func titles(
    of files: [ManifestFile], _ chain: PreferenceChain
  ) -> RouteTableReport.Titles {
    var titles: RouteTableReport.Titles = [:]
    for file in files {
      guard let name = file.manifest.catalog, let format = CatalogFormat(fileName: name) else {
        continue
      }
      let path = FilePath.path(name, in: folder(of: file.path))
      guard FilePath.isRegular(path) != nil else { continue }
      do throws(FileError) {
        let bytes = try FileBytes.read(path, limit: InputFile.maximumSize)
        let catalog = CatalogFile.read(bytes, format: format)
        let isFaulty = catalog.errors.contains {
          $0.severity == .error || CatalogError.Code.fatal.contains($0.code)
        }
        if isFaulty {
          StandardError.write(RoutesTexts.faultyCatalog(path) + "\n")
        }
        titles[file.manifest.app] = strings(of: file.manifest.catalogKeys, in: catalog, chain)
      } catch {
        StandardError.write("warning: " + RootTexts.cannotRead(path, error.message) + "\n")
      }
    }
    return titles
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[...$0]) }
  }

  private static func titles<Key: TextKey>(
    of manifest: LinkManifest, _: Key.Type, _ chain: PreferenceChain
  ) -> [String: String] {
    let texts = Texts<Key>(language: language(of: chain, among: Key.languages))
    return manifest.catalogKeys.reduce(into: [:]) { titles, key in
      titles[key] = Key(rawValue: key).map { texts[$0] }
    }
  }

  private static func strings(
    of keys: Set<String>, in file: CatalogFile, _ chain: PreferenceChain
  ) -> [String: String] {
    let names = file.languages.map(\.name)
    let wanted = names.firstIndex(of: language(of: chain, among: names))
    // The title is in the wanted language, in the source language, or in the first language that
    // has one.
    let order = [wanted, file.sourceLanguage].compactMap(\.self) + Array(names.indices)
    var titles: [String: String] = [:]
    for entry in file.entries {
      let key = file.name(of: entry)
      guard keys.contains(key) else { continue }
      let values = order.lazy.compactMap { file.localization(of: entry, in: $0) }
        .compactMap { $0.values.first }
      if let value = values.first { titles[key] = file.string(file.values[value].text) }
    }
    return titles
  }

  /// Returns the language that the preferences select, or the first language.
  private static func language(of chain: PreferenceChain, among languages: [String]) -> String {
    Negotiator(supported: languages, defaultLanguage: languages.first).negotiate(chain).language
  }
}

extension LinkManifest {
  /// The keys for the pages of the app: titles and summaries of routes, and labels of parameters.
  fileprivate var catalogKeys: Set<String> {
    let titles = routes.compactMap(\.title)
    let labels = parameterNames.map { Self.labelKey($0) }
    return Set(titles + titles.map { Self.summaryKey($0) } + labels)
  }

  /// The names of all parameters.
  var parameterNames: Set<String> {
    var names = Set(sharedQuery.map(\.name) + [subdomain?.name].compactMap(\.self))
    for route in routes {
      names.formUnion((route.query + route.fragment).map(\.name))
      names.formUnion(route.pattern.parameterNames)
    }
    return names
  }

  /// Returns the key of a route's summary, given the key of its title.
  static func summaryKey(_ title: String) -> String { title + ".summary" }

  /// Returns the key of the label of a parameter.
  static func labelKey(_ parameter: String) -> String { "parameter." + parameter }
}
