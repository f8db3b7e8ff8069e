import Diagnostics
import JSONSyntax

extension CatalogFormat {
  /// Flutter's application resource bundles: JSON files with one language and its metadata.
  public static let arb = Self(ARBFormat())
}

extension CatalogNaming {
  /// Examples: `app_de.arb`, `app_zh_Hant_TW.arb`.
  package static let arb = Self(acceptance: .always, separators: ["_"], hasFolders: true)
}

/// The file format of Flutter's application resource bundles.
struct ARBFormat: FormatDefinition {
  let name = "arb"
  let fileNameEndings = [".arb"]
  let usualPath = "lib/app_en.arb"
  let naming: CatalogNaming? = CatalogNaming.arb

  let traits = FormatTraits(
    hasTemplateMetadata: true, messages: .everyString, collectsArguments: true,
    hasLastOfDuplicates: true, isJSON: true)

  let suppressions = SuppressionSyntax(hasCommentsOutsideEntries: false)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateJSONMember: FormatErrorWords(note: "the app uses the last of the duplicates"),
    .syntax: FormatErrorWords(note: "flutter gen-l10n fails"),
    .byteOrderMark: .jsonByteOrderMark,
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    ARBReader.read(bytes, language: language)
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling {
    .json
  }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file(["{", "  \"@@locale\": \"\(language.name)\"", "}", ""], .arb)
  }

  let writers: [any CatalogWriter.Type] = [ARBWriter.self]

  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    guard let document = file.jsonDocument else { return [] }
    var losses: [ConversionLoss] = []
    for member in document.nodes.members(of: document.root) {
      guard let name = document.text(of: member.name), name.hasPrefix("@"), name != "@@locale"
      else { continue }
      if name.hasPrefix("@@") {
        losses.append(ConversionLoss(member: "\(path): '\(name)'", of: nil))
        continue
      }
      let key = String(name.dropFirst())
      losses += document.names(of: member.value, except: ["description", "placeholders"])
        .map { ConversionLoss(member: "'\($0)'", of: key) }
      for placeholders in document.values(named: "placeholders", of: member.value) {
        let names = document.nodes.members(of: placeholders)
          .flatMap { document.names(of: $0.value, except: ["type"]) }
        losses += Set(names).sorted().map {
          ConversionLoss(member: "'\($0)' of a placeholder", of: key)
        }
      }
    }
    return losses
  }

  func editor(of file: CatalogFile) -> any FormatEditor { JSONEditor(file) }
}
