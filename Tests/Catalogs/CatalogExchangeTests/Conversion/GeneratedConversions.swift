import LanguageTags
import StringCatalogs
import TestSupport

@testable import CatalogConversion
@testable import CatalogExchange

/// Generates catalogs in each format, with features that other formats do not support.
enum GeneratedConversion {
  private static let languages = ["de", "pl", "ar", "pt-BR", "zh-Hant"].map {
    ConversionSamples.language($0)
  }
  private static let words = [
    "Hello", "it's", "a \"b\"", "100 %", "1\n2", "é", "<b>", "a & b", "x ", "{y}", "😀",
  ]

  /// Returns placeholders that strings of a format may contain, and its placeholder for the number
  /// of a plural.
  private static func values(_ format: CatalogFormat) -> (texts: [String], number: String) {
    switch format {
    case .android: (["%s", "%d", "%.1f", "%,d"], "%d")
    case .gettext: (["%s", "%d", "%.1f", "%c"], "%d")
    case .properties, .resx: (["{0}"], "{0}")
    case .qtLinguist: (["%1", "%2"], "%n")
    case .arb: (["{name}", "{other}"], "{count}")
    case .fluent: (["{ $name }", "{ $other }"], "{ $count }")
    case .json: (["{{name}}", "{{a.b}}", "{{x, number}}"], "{{count}}")
    default: (["%@", "%lld", "%.1f", "%d"], "%lld")
    }
  }

  static func make(
    for format: ConversionFormat, _ random: inout SplitMix64
  ) -> PortableCatalog {
    let tags = [ConversionSamples.english] + languages.filter { _ in random.oneIn(2) }
    var catalog = PortableCatalog(
      name: format.usualName, sourceLanguage: ConversionSamples.english, languages: tags,
      entries: [], dialect: format.format == .xliff ? .xcstrings : format.format)
    catalog.keysAreTexts = format.keysAreTexts
    for number in 0..<Int.random(in: 1...7, using: &random) {
      catalog.entries.append(entry(number, format, catalog, &random))
    }
    return catalog
  }

  private static func entry(
    _ number: Int, _ format: ConversionFormat, _ catalog: PortableCatalog,
    _ random: inout SplitMix64
  ) -> PortableEntry {
    var entry = PortableEntry(path: ["key\(number)"])
    let values = values(format.format)
    if [.po, .qt].contains(format), random.oneIn(3) { entry.context = "menu" }
    if format.keysAreTexts, random.oneIn(2) {
      entry.path = ["Text \(number) " + (random.oneIn(2) ? values.texts[0] : "")]
    }
    if format == .json, random.oneIn(2) { entry.path.insert("part", at: 0) }
    if random.oneIn(3) { entry.comment = "What it is" }
    if random.oneIn(5), [.xcstrings, .android].contains(format) { entry.shouldTranslate = false }
    let kinds: [CatalogEntry.Kind] =
      switch format {
      case .android, .json: [.string, .plurals, .stringArray]
      case .properties, .resx, .jsonFlat, .xliff2: [.string]
      default: [.string, .plurals]
      }
    entry.kind = random.pick(kinds)
    let hasStates = [.xcstrings, .po, .xliff, .qt].contains(format)
    let hasDevices = format == .xcstrings && entry.kind == .string && random.oneIn(4)
    let hasSubstitution = format == .xcstrings && entry.kind == .string && random.oneIn(4)
    let used = (0..<Int.random(in: 0...2, using: &random)).map { _ in random.pick(values.texts) }
    for tag in catalog.languages where tag == catalog.sourceLanguage || !random.oneIn(4) {
      let isKeyText = format.keysAreTexts && tag == catalog.sourceLanguage && entry.kind == .string
      if isKeyText, entry.path[0].hasPrefix("Text"), !hasDevices, !hasSubstitution { continue }
      let isNew = hasStates && tag != catalog.sourceLanguage && random.oneIn(4)
      func text(_ variation: PortableText.Case, _ parts: [String]) -> PortableText {
        let words = (0...parts.count).map { _ in random.pick(Self.words) }
        let text = zip(words, parts + [""]).map { $0 + " " + $1 }.joined(separator: " ")
        return PortableText(
          variation: variation, text: text, state: isNew ? .needsReview : nil)
      }
      if hasDevices {
        entry.texts[tag] = [DeviceClass.mac, .other].map { text(.init(device: $0), used) }
      } else if hasSubstitution {
        entry.substitutions[tag] = [
          PortableSubstitution(name: "files", argumentNumber: 1, formatSpecifier: "lld")
        ]
        entry.texts[tag] =
          [PortableText(text: "In %#@files@")]
          + [PluralCategory.one, .other].map {
            PortableText(
              variation: .init(substitution: "files", plural: $0), text: "%arg \($0.rawValue)")
          }
      } else {
        entry.texts[tag] =
          switch entry.kind {
          case .string: [text(.init(), used)]
          case .plurals:
            [PluralCategory.one, .other].map { text(.init(plural: $0), [values.number]) }
          case .stringArray: (0..<3).map { text(.init(index: $0), []) }
          }
      }
    }
    if [.arb, .fluent].contains(format), entry.kind == .plurals { entry.number = "count" }
    return entry
  }
}
