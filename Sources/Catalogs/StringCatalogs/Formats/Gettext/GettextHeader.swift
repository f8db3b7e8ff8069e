import Diagnostics
import LanguageTags

/// The header of a PO file: lines with fields, in the translation of the empty string.
struct GettextHeader {
  /// The language of the translations; `nil` if the header has none.
  private(set) var language: CatalogLanguage?
  /// The plural formula; `nil` if it is missing or invalid.
  private(set) var formula: PluralFormula?
  /// `true` if the header contains a `Plural-Forms` field.
  private(set) var hasPluralForms = false
  /// `true` if `Plural-Forms` still has the placeholder that `xgettext` writes into a template.
  private(set) var isPluralFormsOpen = false
  /// The name of the charset in lowercase; `nil` if the header has none.
  private(set) var charset: String?
  /// The range of the name of the charset.
  private(set) var charsetRange: Range<Int>?
  /// The creation date of the template, to the minute; `nil` if the header has none.
  private(set) var templateDate: String?
  /// `true` if the header declares ICU messages with `X-Message-Format: ICU`.
  private(set) var hasICUMessages = false
  private(set) var names: Set<String> = []
  /// The errors in the `Plural-Forms` field.
  private(set) var errors: [CatalogError] = []

  var isLatin1: Bool { ["iso-8859-1", "iso_8859-1", "latin1"].contains(charset) }

  /// The fields that `msgfmt --check` reports if they are missing.
  static let requiredNames = [
    "Project-Id-Version", "PO-Revision-Date", "Last-Translator", "Language-Team", "Language",
    "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
  ]

  init(_ text: CatalogText, in file: CatalogFile) {
    // The bytes are not decoded as a string, because replacing invalid UTF-8 would change the
    // offsets.
    var bytes: [UInt8] = []
    file.decode(text, into: &bytes)
    var start = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      names.insert(name)
      var value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      while let last = value.last, last <= 0x20 { value.removeLast() }
      guard !value.isEmpty else { continue }
      let written = String(decoding: value, as: UTF8.self)
      let range = value.startIndex..<value.endIndex
      // `msgfmt` accepts `nplurals=` anywhere in the value, and the runtime accepts `charset=`
      // anywhere.
      switch name.lowercased() {
      case "language": language = CatalogLanguage(gettext: written)
      case "content-type": readCharset(written, at: range.lowerBound, text: text, in: file)
      case "pot-creation-date":
        // `xgettext` writes dates such as 2026-01-31 18:10+0100.
        let day = value.prefix(16)
        if day.count == 16, day.first.map({ $0 &- 0x30 < 10 }) ?? false {
          templateDate = String(decoding: day, as: UTF8.self)
        }
      case "x-message-format": hasICUMessages = written.uppercased() == "ICU"
      case "plural-forms": readPluralForms(written, at: range, text: text, in: file)
      default: break
      }
    }
  }

  private mutating func readCharset(
    _ type: String, at start: Int, text: CatalogText, in file: CatalogFile
  ) {
    let bytes = Array(type.utf8)
    let sign = Array("charset=".utf8)
    let place = bytes.indices.dropLast(sign.count).first { place in
      sign.indices.allSatisfy { bytes[place + $0] | 0x20 == sign[$0] | 0x20 }
    }
    guard let place else { return }
    let name = bytes[(place + sign.count)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    guard !name.isEmpty else { return }
    charset = String(decoding: name, as: UTF8.self).lowercased()
    let offset = start + name.startIndex
    charsetRange = file.sourceRange(of: offset..<offset + name.count, in: text).range
  }

  private mutating func readPluralForms(
    _ written: String, at range: Range<Int>, text: CatalogText, in file: CatalogFile
  ) {
    hasPluralForms = true
    isPluralFormsOpen = written == "nplurals=INTEGER; plural=EXPRESSION;"
    do throws(PluralFormula.SyntaxError) {
      let formula = try PluralFormula(parsing: written)
      let expected: String? =
        switch formula.defect {
        case nil: nil
        case .division(let number):
          "an expression that does not divide by zero for n = \(number)"
        case .tooLarge(let number, let form):
          "a plural form below nplurals=\(formula.count), but the expression is \(form) "
            + "for n = \(number)"
        }
      if let expected {
        let place = file.sourceRange(of: range, in: text).range
        errors.append(CatalogError(.wrongType, place, expected: expected))
      } else {
        self.formula = formula
      }
    } catch {
      let start = range.lowerBound + min(error.offset, max(0, range.count - 1))
      let place = file.sourceRange(of: start..<range.upperBound, in: text).range
      // If `nplurals=` or `plural=` is missing, the field specifies no plural forms at all.
      let hasNames = ["nplurals=", "plural="].allSatisfy { written.contains($0) }
      errors.append(
        CatalogError(hasNames ? .wrongType : .missingHeader, place, expected: error.expected))
    }
  }
}

extension CatalogLanguage {
  /// Creates a language from a gettext locale name, such as `pt_BR`, `sr@latin` or `ca@valencia`.
  package init(gettext name: String) {
    // A charset, as in `de_DE.UTF-8`, is not part of the language.
    let parts = name.split(separator: "@", maxSplits: 1)
    let language = String((parts.first ?? "").prefix { $0 != "." }.map { $0 == "_" ? "-" : $0 })
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
    var tag = language
    if let script = scripts[modifier] {
      let subtags = language.split(separator: "-", maxSplits: 1)
      tag = ([String(subtags.first ?? ""), script] + subtags.dropFirst().map { String($0) })
        .joined(separator: "-")
    } else if (5...8).contains(modifier.count), modifier != "euro" {
      tag += "-" + modifier
    }
    self = CatalogLanguage(name: name, tag: tag) ?? CatalogLanguage(name: name)
  }
}
