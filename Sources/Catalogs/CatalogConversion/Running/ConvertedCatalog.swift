import CatalogLint
import CatalogLinting
import LanguageTags
import StringCatalogs

/// A catalog in an output format, with its files and the losses.
struct ConvertedCatalog {
  /// The files, sorted by path.
  private(set) var files: [PortableFile]
  /// The losses, sorted by aspect, key, context and language.
  private(set) var losses: [ConversionLoss]
  /// The number of keys that were read.
  let keyCount: Int

  /// Converts a catalog.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of strings.
  init(_ catalog: LintedCatalog, to format: ConversionFormat) {
    var (read, losses) = PortableCatalogReader.read(catalog)
    keyCount = read.entries.count
    let usualNames = ConversionFormat.all.map(\.usualName)
    // Files that are named only after languages have no name in common, so the catalog gets the
    // format's usual name.
    let usualName = read.dialect?.definition.writers.first?.usualName
    read.originalName = read.name.isEmpty ? usualName : read.name
    if read.name.isEmpty || usualNames.contains(read.name) { read.name = format.usualName }
    if format.format.traits.references != .resources { read.resolveReferences(&losses) }
    let fitted = CatalogAdaptation.fit(read, to: format, losses: &losses)
    files = Self.write(fitted, format: format, losses: &losses).sorted { $0.path < $1.path }
    self.losses = Self.sorted(losses)
  }

  /// Returns the files for a catalog whose placeholders are already converted to the format.
  static func write(
    _ catalog: PortableCatalog, format: ConversionFormat, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    if format.writer.reportsOrder { catalog.reportOrder(&losses) }
    return format.writer.write(
      catalog, plurals: { LanguageAtlas.icu[$0].plurals }, losses: &losses)
  }

  /// Returns the losses without duplicates, sorted by aspect, key, context and language.
  private static func sorted(_ losses: [ConversionLoss]) -> [ConversionLoss] {
    var known: Set<ConversionLoss> = []
    return losses.filter { known.insert($0).inserted }.enumerated().sorted { left, right in
      let keys = [left.element, right.element].map { loss in
        (
          ConversionLoss.Aspect.allCases.firstIndex(of: loss.aspect) ?? 0, loss.key ?? "",
          loss.context ?? "", loss.language?.description ?? loss.languageName ?? ""
        )
      }
      return keys[0] == keys[1] ? left.offset < right.offset : keys[0] < keys[1]
    }.map(\.element)
  }
}
