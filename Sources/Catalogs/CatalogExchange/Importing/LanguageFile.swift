import CatalogLint
import LanguageTags
import StringCatalogs

/// A new file for a language that a catalog does not contain yet.
struct LanguageFile {
  let path: String
  /// The content of the file before translations are added.
  let content: CatalogFile

  /// Creates the file for a language; `nil` if this is not possible.
  ///
  /// The result is `nil` if a single file of the format contains all languages. It is also `nil` if
  /// the paths of the catalog's files do not show where the file for a language belongs.
  init?(_ tag: LanguageTag, beside source: LintedCatalog.File, in catalog: LintedCatalog) {
    let newline = source.content.bytes.contains(0x0D) ? "\r\n" : "\n"
    let format = source.content.format
    // A template, such as a `.pot` file, is preferred, because it may contain entries that the file
    // in the source language lacks.
    let template =
      format.traits.usesTemplates
      ? catalog.files.first {
        $0.content.format.traits.usesTemplates && $0.content.languages.count == 1
      } : nil
    guard let (path, name) = LanguagePath.path(for: tag, beside: source, in: catalog),
      CatalogLanguage(name: name, tag: tag.description) != nil,
      let content = format.definition.newFile(
        for: NewLanguage(name: name, tag: tag, newline: newline),
        like: template?.content ?? source.content)
    else { return nil }
    self.path = path
    self.content = content
  }
}

extension LanguageFile {
  /// Returns the reason why a file for a language cannot be created.
  static func fault(_ tag: LanguageTag, beside source: LintedCatalog.File) -> String {
    source.content.format.definition.newFileFault(for: tag)
      ?? "the name of a new file cannot be derived from the source path"
  }
}

/// Derives the path of a file for a new language from the paths of existing files.
enum LanguagePath {
  /// Returns the path of a file for a language, and the language as the path spells it.
  ///
  /// The result is `nil` if the paths of the existing files follow no known convention.
  static func path(
    for tag: LanguageTag, beside source: LintedCatalog.File, in catalog: LintedCatalog
  ) -> (path: String, name: String)? {
    var parts = parts(of: source.path)
    guard let file = parts.last else { return nil }
    let format = source.content.format
    guard let naming = format.naming else {
      guard parts.count > 1 else { return nil }
      guard
        let new = format.definition.folder(
          for: tag, beside: parts[parts.count - 2], in: parts.dropLast(2).last)
      else { return nil }
      parts[parts.count - 2] = new.folder
      return (parts.joined(separator: "/"), new.language)
    }
    let others = catalog.files.filter { $0.content.format == format }.map {
      self.parts(of: $0.path)
    }
    guard let pattern = ([parts] + others).first(where: { CatalogPath($0, naming).place != .none })
    else {
      let name = naming.spelling == .tagsOnly ? tag.description : underscored(tag)
      guard let new = format.definition.fileName(for: name, beside: file) else { return nil }
      parts[parts.count - 1] = new
      return (parts.joined(separator: "/"), name)
    }
    return replaced(in: pattern, naming, by: tag)
  }

  private static func replaced(
    in pattern: [String], _ naming: CatalogNaming, by tag: LanguageTag
  ) -> (path: String, name: String)? {
    let path = CatalogPath(pattern, naming)
    guard let old = path.language?.name, let file = pattern.last else { return nil }
    let hasTags =
      switch naming.spelling {
      case .underscored: old.contains("-")
      case .tagged: old.contains("-") || !old.contains("_")
      case .tagsOnly: true
      }
    let name = hasTags ? tag.description : underscored(tag)
    var parts = pattern
    switch path.place {
    case .none: return nil
    case .whole, .ending:
      let stem = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
      let ending = file.dropFirst(stem.count)
      parts[parts.count - 1] = stem.dropLast(old.count) + name + ending
      // In a path such as `de/de.json`, the folder is named after the language too.
      if path.place == .whole, let folder = parts.dropLast().last,
        CatalogLanguage(name: folder).tag == path.language?.tag
      {
        parts[parts.count - 2] = name
      }
    case .folder:
      guard let place = parts.dropLast().lastIndex(of: old) else { return nil }
      parts[place] = name
    }
    return (parts.joined(separator: "/"), name)
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  private static func underscored(_ tag: LanguageTag) -> String {
    String(tag.description.map { $0 == "-" ? "_" : $0 })
  }
}

extension CatalogImport {
  /// Returns the catalog with new files for a language, and the content of these files by index.
  ///
  /// A file is created for each source file that has no counterpart in the language.
  static func extended(
    _ catalog: LintedCatalog, by tag: LanguageTag, source named: LanguageTag?
  ) -> (catalog: LintedCatalog, seeds: [Int: [UInt8]]) {
    guard let source = catalog.source else { return (catalog, [:]) }
    let language = catalog.languages.firstIndex { $0.tag == tag }
    var known = Set(catalog.files.map(\.path))
    var added: [LintedCatalog.File] = []
    for (place, file) in catalog.files.enumerated() {
      let places = catalog.places(of: file.content)
      guard file.qualifiers.isEmpty, places.first == source, !file.content.entries.isEmpty,
        language.map({ catalog.counterpart(of: place, in: $0) == nil }) ?? true,
        // A bilingual file contains all keys of the catalog, so one new file is sufficient.
        !file.content.format.isBilingual || added.isEmpty,
        let new = LanguageFile(tag, beside: file, in: catalog), known.insert(new.path).inserted
      else { continue }
      added.append(LintedCatalog.File(path: new.path, content: new.content))
    }
    if added.isEmpty { return (catalog, [:]) }
    let count = catalog.files.count
    let seeds = added.enumerated().map { (count + $0, $1.content.bytes) }
    let extended = catalog.with(catalog.files + added, named)
    return (extended, Dictionary(seeds, uniquingKeysWith: { first, _ in first }))
  }
}
