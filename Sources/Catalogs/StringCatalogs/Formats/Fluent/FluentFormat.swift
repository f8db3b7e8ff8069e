import Diagnostics
import FormatStrings
import TextPrimitives

extension CatalogFormat {
  /// The resources of Project Fluent, with one language in each file.
  public static let fluent = Self(FluentFormat())
}

/// The file format of Project Fluent's resources.
///
/// Follows [Fluent Syntax 1.0](https://projectfluent.org/fluent/guide/). FreeMarker templates also
/// have the file name extension `.ftl`, so the beginning of a file is checked to exclude them.
struct FluentFormat: FormatDefinition {
  let name = "fluent"
  let fileNameEndings = [".ftl"]
  let usualPath = "locales/en/app.ftl"
  // In Firefox, files are nested as deeply as `en-US/browser/browser/preferences/fonts.ftl`.
  let naming: CatalogNaming? = CatalogNaming(
    acceptance: .always, separators: [".", "_", "-"], hasFolders: true, farthestFolder: 6,
    spelling: .tagged)

  let traits = FormatTraits(
    takesZero: false, missingForm: .defaultString, messages: .none, references: .expressions)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .lostEntry: FormatErrorWords(note: "programs skip this part, and continue at the next entry"),
    .unreadEntry: FormatErrorWords(
      note: "this tool reads no deeper nesting; move the inner part to its own message"),
    .duplicateKey: FormatErrorWords(
      note: "programs use the first of the duplicates, unless they allow overrides"),
    .duplicateMember: FormatErrorWords(
      note: "programs use the first of the duplicates", parts: ("variant", "choice")),
    .byteOrderMark: FormatErrorWords(
      note: "fluent-rs and fluent.syntax lose the first entry, as they read the mark as part of it",
      isOfKey: true),
  ]

  let dataType = "x-fluent"

  var isBeginning: (@Sendable (_ bytes: [UInt8]) -> Bool)? { { !Self.isTemplate($0) } }

  /// Returns `true` if the first 512 bytes of a file look like a FreeMarker template.
  ///
  /// A template begins with a tag or a directive, or contains a directive such as `<#if>`. A file
  /// that contains an interpolation is also a template, unless it begins like a Fluent resource.
  static func isTemplate(_ bytes: [UInt8]) -> Bool {
    var beginning = bytes.prefix(longestBeginning)
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { beginning = beginning.dropFirst(3) }
    beginning = beginning.drop { $0 <= 0x20 }
    guard let first = beginning.first else { return false }
    if first == UInt8(ascii: "<") || contains("<#", in: beginning) { return true }
    // A Fluent resource begins with a comment, or with a name and an equals sign.
    let name = beginning.drop { FluentScanner.isInIdentifier($0) }.drop { $0 == 0x20 }
    if first == UInt8(ascii: "#") || name.first == UInt8(ascii: "=") { return false }
    return contains("${", in: beginning) || beginning.starts(with: "[#".utf8)
      || beginning.starts(with: "[@".utf8)
  }

  private static let longestBeginning = 512

  private static func contains(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    FluentReader.read(bytes, language: language)
  }

  func forEachPiece(
    of range: Range<Int>, spelledAs spelling: CatalogText.Spelling, in bytes: Span<UInt8>,
    _ body: (TextPiece) -> Void
  ) {
    if spelling == .comment {
      LineComment(range: range, isGettext: false, isLatin1: false).forEachPiece(in: bytes, body)
    } else {
      FluentText.forEachPiece(of: range, in: bytes, body)
    }
  }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling { .verbatim }

  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    language.file([], .fluent)
  }

  func fileName(for language: String, beside file: String) -> String? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return file[..<dot] + "." + language + file[dot...]
  }

  func editor(of file: CatalogFile) -> any FormatEditor { FluentEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    FluentEditor(file).removableRange(of: entry)
  }

  let writers: [any CatalogWriter.Type] = [FluentWriter.self]

  // The attributes of a term are used only by select expressions in the same language, so no other
  // format can represent them.
  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    let editor = FluentEditor(file)
    var losses: [ConversionLoss] = []
    if Self.hasFreeComments(file) {
      losses.append(
        ConversionLoss(
          aspect: .attribute, message: "\(path): comments that belong to no message are lost"))
    }
    return losses
      + file.entries.filter(\.isOfOneLanguage).flatMap { term in
        editor.attributeNames(of: term).map { name in
          ConversionLoss(
            aspect: .attribute, of: term, in: file,
            message: "other file formats do not support the attribute '.\(name)'")
        }
      }
  }

  /// Returns `true` if a file has group comments, resource comments or standalone comments.
  private static func hasFreeComments(_ file: CatalogFile) -> Bool {
    var comments = file.entries.compactMap { $0.comment?.range }[...]
    let lines = file.bytes.split(separator: 0x0A)
    return lines.contains { line in
      guard line.first == UInt8(ascii: "#") else { return false }
      comments = comments.drop { $0.upperBound < line.startIndex }
      return comments.first.map { $0.lowerBound > line.endIndex } ?? true
    }
  }

  func expressions(in string: [UInt8]) -> [Range<Int>]? { FluentText.syntax(in: string) }

  func references(in string: [UInt8]) -> [StringReference] {
    (FluentReference.references(in: string) ?? []).compactMap { reference in
      let name = String(decoding: string[reference.range], as: UTF8.self)
      let kind: StringReference.Kind
      switch reference.kind {
      case .variable: return nil
      case .function: return StringReference(name + "()", .function, range: reference.range)
      case .message: kind = .message
      case .term:
        // Only select expressions of the same language use an attribute of a term.
        if reference.attribute != nil { return nil }
        kind = .term
      }
      return StringReference(name, kind, range: reference.range)
    }
  }

  func choices(in string: [UInt8]) -> [VariantChoice] { VariantChoice.choices(in: string) }

  func expressionFault(of string: String) -> String? { FluentText.fault(of: string) }

  let functions: Set<String> = ["NUMBER()", "DATETIME()", "PLATFORM()"]

  func pluralNumber(of entry: CatalogEntry, in file: CatalogFile) -> String? {
    FluentEditor(file).plural(of: entry).map { file.string(CatalogText($0.number, .verbatim)) }
  }
}
