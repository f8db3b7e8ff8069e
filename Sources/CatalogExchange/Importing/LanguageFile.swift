import CatalogLint
import LanguageTags
import StringCatalogs

/// A file for a language that a catalog does not have yet, beside that of the source.
struct LanguageFile {
  let path: String
  /// What is in it before the first text.
  let content: CatalogFile

  /// Makes one for a language; `nil` where the format has all languages in one file, or the path of the source does
  /// not say how that of another language is spelled.
  init?(_ tag: LanguageTag, beside source: LintedCatalog.File) {
    var parts = source.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last else { return nil }
    let seed: String
    let language: CatalogLanguage
    switch source.content.format {
    case .strings:
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
      parts[parts.count - 2] = "\(tag).lproj"
      language = CatalogLanguage(name: tag.description)
      seed = ""
    case .android:
      guard parts.count > 1, parts[parts.count - 2].split(separator: "-").first == "values" else {
        return nil
      }
      let folder = Self.androidName(tag)
      parts[parts.count - 2] = "values-" + folder
      guard let found = CatalogLanguage(name: folder, tag: tag.description) else { return nil }
      language = found
      seed = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
    case .arb:
      let sourceName = source.content.languages.first?.name ?? ""
      guard !sourceName.isEmpty, name.hasSuffix("_\(sourceName).arb") else { return nil }
      let locale = String(tag.description.map { $0 == "-" ? "_" : $0 })
      parts[parts.count - 1] = name.dropLast(sourceName.count + 4) + locale + ".arb"
      language = CatalogLanguage(name: locale)
      seed = "{\n  \"@@locale\": \"\(locale)\"\n}\n"
    case .xcstrings, .stringsdict, .gettext, .properties, .xliff, .json: return nil
    }
    path = parts.joined(separator: "/")
    content = CatalogFile.read(
      Array(seed.utf8), format: source.content.format, language: language)
  }

  /// The qualifier of a folder of Android: `de`, `pt-rBR`, `b+zh+Hans`.
  private static func androidName(_ tag: LanguageTag) -> String {
    let parts = tag.description.split(separator: "-").map(String.init)
    if parts.count == 1 { return parts[0] }
    if parts.count == 2, let region = tag.region, region.utf8.count == 2 {
      return parts[0] + "-r" + region
    }
    return "b+" + parts.joined(separator: "+")
  }
}

extension CatalogImport {
  /// The catalog with a file in a language for each that it has in that of the source.
  static func extended(_ catalog: LintedCatalog, by tag: LanguageTag) -> LintedCatalog {
    guard let source = catalog.source else { return catalog }
    let known = Set(catalog.files.map(\.path))
    let added = catalog.files.filter { file in
      file.qualifiers.isEmpty && catalog.places(of: file.content).contains(source)
    }.compactMap { LanguageFile(tag, beside: $0) }.filter { !known.contains($0.path) }
    if added.isEmpty { return catalog }
    return LintedCatalog(
      name: catalog.name,
      files: catalog.files + added.map { LintedCatalog.File(path: $0.path, content: $0.content) },
      sourceLanguage: catalog.languages[source].tag, atlas: catalog.atlas)
  }
}
