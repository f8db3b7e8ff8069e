import Diagnostics
import TextPrimitives
import XMLSyntax

extension CatalogFormat {
  /// .NET's XML resources, with one language in each file.
  public static let resx = Self(
    ResxFormat(
      name: "resx", fileNameEndings: [".resx"], usualPath: "Resources.resx",
      naming: CatalogNaming(
        acceptance: .always, separators: ["."], hasFolders: false, spelling: .tagsOnly)))
  /// The resources of Windows apps, in the same XML format; the folder specifies the language.
  public static let resw = Self(
    ResxFormat(
      name: "resw", fileNameEndings: [".resw"], usualPath: "Strings/en-US/Resources.resw",
      naming: CatalogNaming(
        acceptance: .always, separators: [], hasFolders: true, spelling: .tagsOnly)))
}

/// The file format of .NET's `.resx` files, and of the `.resw` files of Windows apps.
///
/// Follows
/// [resource files](https://learn.microsoft.com/dotnet/core/extensions/create-resource-files) and
/// `ResXResourceReader`.
struct ResxFormat: FormatDefinition {
  let name: String
  let fileNameEndings: [String]
  let usualPath: String
  let naming: CatalogNaming?

  let traits = FormatTraits(
    formatStrings: .inferred, isFormattedByDefault: false, hasNumberedBraces: true,
    messages: .none, mayMarkAccelerators: true, hasXMLCharacters: true)

  let errorWords: [CatalogError.Code: FormatErrorWords] = [
    .duplicateKey: FormatErrorWords(
      note: "the build reports warning MSB3568, and uses the first of the duplicates"),
    .syntax: FormatErrorWords(note: "the build fails"),
    .unknownMember: FormatErrorWords(severity: .warning, note: "the build ignores this text"),
    .missingMember: FormatErrorWords(severity: .error, note: "the build fails"),
  ]

  func read(_ bytes: [UInt8], language: CatalogLanguage?, isDecoded: Bool) -> CatalogFile {
    ResxReader.read(bytes, format: format, language: language)
  }

  private var format: CatalogFormat { naming?.hasFolders == true ? .resw : .resx }

  func quotedSpelling(in file: CatalogFile) -> CatalogText.Spelling { .verbatim }

  /// Returns a new file with the schema and headers of the source file, which readers require.
  ///
  /// The result is `nil` if the source file is invalid.
  func newFile(for language: NewLanguage, like source: CatalogFile) -> CatalogFile? {
    var scanner = XMLScanner(offset: source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let start = scanner.offset
    var end: Int?
    do throws(XMLScanner.Failure) {
      while end == nil, let token = try scanner.next(source.bytes.span) {
        switch token {
        case .start(let name, _, _, let range)
        where ["data", "metadata", "assembly"].contains {
          source.bytes[name].elementsEqual($0.utf8)
        }:
          end = range.lowerBound
        case .end(let name, let range) where source.bytes[name].elementsEqual("root".utf8):
          end = range.lowerBound
        default: break
        }
      }
    } catch {
      // The source file is invalid.
      return nil
    }
    guard let end, start < end else { return nil }
    let head = String(decoding: source.bytes[start..<end], as: UTF8.self)
    var lines = head.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return language.file(lines.map(String.init) + ["</root>", ""], format)
  }

  func fileName(for language: String, beside file: String) -> String? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return file[..<dot] + "." + language + file[dot...]
  }

  // The `.resw` format has no separate writer.
  var writers: [any CatalogWriter.Type] { format == .resx ? [ResxWriter.self] : [] }

  func unportableContent(of file: CatalogFile, path: String) -> [ConversionLoss] {
    let table: XMLElementTable
    do throws(XMLScanner.Failure) {
      table = try XMLElementTable(
        parsing: file.bytes.span, from: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    } catch {
      // The error of the file is already reported as a loss.
      return []
    }
    let entries = Set(file.entries.map { $0.range.lowerBound })
    let others = table.children(of: 0).filter { place in
      let element = table.elements[place]
      let names: [StaticString] = ["data", "metadata", "assembly"]
      return names.contains { file.bytes.span.isEqual(element.name, $0) }
        && !entries.contains(element.range.lowerBound)
    }
    guard !others.isEmpty else { return [] }
    return [
      ConversionLoss(
        aspect: .attribute,
        message: "\(path): elements without a string, such as files and images, are lost "
          + "(\(others.count))")
    ]
  }

  func editor(of file: CatalogFile) -> any FormatEditor { ResxEditor(file) }

  func removableRange(of entry: CatalogEntry, in file: CatalogFile) -> Range<Int>? {
    entry.range.range.clamped(to: file.bytes.indices)
  }
}
