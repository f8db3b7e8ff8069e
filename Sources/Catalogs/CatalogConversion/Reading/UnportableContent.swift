import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs

/// Content of catalog files that ``PortableCatalog`` cannot represent.
enum UnportableContent {
  /// Returns the losses for a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the total size of the files in bytes.
  static func losses(of catalog: LintedCatalog) -> [ConversionLoss] {
    var losses: [ConversionLoss] = []
    for file in catalog.files {
      if !file.qualifiers.isEmpty {
        losses.append(
          ConversionLoss(
            aspect: .text,
            message: "\(file.path) has only strings for '\(file.qualifiers)' and is skipped"))
        continue
      }
      losses += faults(of: file)
      losses += attributes(of: file)
    }
    return losses
  }

  /// Returns a loss for each part of a file that cannot be parsed, and for each duplicate key.
  private static func faults(of file: LintedCatalog.File) -> [ConversionLoss] {
    let content = file.content
    let harmless: Set<CatalogError.Code> = [
      .byteOrderMark, .missingMember, .duplicateKey, .truncatedTable, .invalidState,
    ]
    let names = Set(harmless.map(\.rawValue))
    let losing = Set(CatalogError.Code.losingEntries.map(\.rawValue))
    var losses = content.diagnostics(path: file.path).filter { !names.contains($0.rule) }
      .map { diagnostic in
        ConversionLoss(
          aspect: losing.contains(diagnostic.rule) && diagnostic.severity == .error
            ? .key : .attribute,
          message: "\(file.path): \(diagnostic.message)")
      }
    for entry in content.entries where entry.isSuperseded {
      let first = entry.firstOccurrence.map { content.entries[$0] } ?? entry
      let counting = first.isSuperseded ? "last" : "first"
      losses.append(
        ConversionLoss(
          aspect: .key, of: entry, in: content,
          message: "\(file.path) has a duplicate of the key; only the \(counting) one is kept"))
    }
    return losses
  }

  /// Returns the losses for tags and attributes that only the file's format supports.
  private static func attributes(of file: LintedCatalog.File) -> [ConversionLoss] {
    let content = file.content
    var losses: [ConversionLoss] = []
    let hasMarkup =
      content.format.traits.hasStyledStrings || content.format.traits.hasInlineElements
    for entry in content.entries {
      guard hasMarkup else { continue }
      for localization in content.localizations[entry.localizations]
      where content.values[localization.values].contains(where: {
        MarkedText($0.text, in: content).hasTags
      }) {
        losses.append(
          ConversionLoss(
            aspect: .attribute, of: entry, in: content,
            language: content.languages[localization.language].tag,
            message: "tags in the string become literal text"))
      }
    }
    losses += content.format.definition.unportableContent(of: content, path: file.path)
    return losses
  }
}
