import Diagnostics
import StringCatalogs

/// Reports a key that no source file uses.
struct UnusedKeyRule: Rule {
  static let id: String = "unused-key"
  let id: String = UnusedKeyRule.id
  let family = RuleFamily.code
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a key that no source file uses (with --usage)"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let needsUsage = true
  private var usage = KeyUsage()

  func configured(by options: LintOptions) -> (any Rule)? {
    // A source file that was not scanned may use any of the keys.
    guard let usage = options.usage, usage.unscanned.isEmpty else { return nil }
    var rule = self
    rule.usage = usage
    return rule
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    guard let table = CodeTable(catalog), !Self.isUsedBySystem(table, catalog) else { return }
    var unused: [(key: LintedCatalog.Key, certainty: KeyUsage.Certainty)] = []
    var hasUsed = false
    for key in catalog.keys where key.isInSource {
      let entry = catalog.entry(of: key)
      let name = table.name(inCode: catalog.name(of: key))
      let certainty = usage.certainty(of: name, in: table.table(of: entry), table.platform)
      if certainty == .used { hasUsed = true }
      if certainty != .used, !Self.isExempt(entry, name) { unused.append((key, certainty)) }
    }
    // If none of the keys is used, the scan of the source files probably does not recognize the way
    // in which the app looks up keys.
    guard hasUsed, !unused.isEmpty else { return }
    let nested = table.platform == .web ? NestedKeys(catalog, table) : nil
    for (key, certainty) in unused where nested?.contains(catalog.name(of: key)) != true {
      let entry = catalog.entry(of: key)
      let (isMild, notes) = Self.doubts(
        about: entry, certainty, of: catalog.files[key.file].content.format)
      sink.report(
        "key is not used in any source file", at: entry.key.sourceRange,
        LintSite(file: key.file, entry: key.entry), severity: isMild ? .info : nil, notes: notes)
    }
  }

  /// Returns `true` if the system looks up the keys of a table.
  private static func isUsedBySystem(_ table: CodeTable, _ catalog: LintedCatalog) -> Bool {
    guard table.platform == .apple, let name = table.name else { return false }
    return name.hasSuffix("InfoPlist") || name == "AppShortcuts"
      || catalog.files.contains { $0.path.contains(".bundle/") }
  }

  /// Returns `true` if a key is never reported.
  ///
  /// Either the code does not look up the key, or a different rule reports it.
  private static func isExempt(_ entry: CatalogEntry, _ name: String) -> Bool {
    !entry.shouldTranslate || entry.extractionState == .stale || name.isEmpty
      || isOfInterfaceBuilder(name)
  }

  /// Returns the reasons why the code may nevertheless use a key, and `true` if there are any.
  private static func doubts(
    about entry: CatalogEntry, _ certainty: KeyUsage.Certainty, of format: CatalogFormat
  ) -> (isMild: Bool, notes: [String]) {
    var notes: [String] = []
    if certainty == .possible {
      notes.append("the code creates keys at run time, and this key may be one of them")
    }
    let editor = format.definition.toolWords.editor
    let isExtracted =
      entry.extractionState == nil || entry.extractionState == .extractedWithValue
    if format.traits.generatesSymbols, entry.extractionState == .manual,
      entry.generatesSymbol != false
    {
      notes.append("the code may use the symbol that \(editor) generates for it")
    } else if format.traits.isExtractedFromCode, isExtracted {
      notes.append(
        "\(editor) found it in the code, and marks it as stale when it no longer finds it")
    }
    return (!notes.isEmpty, notes)
  }

  /// Returns `true` if Interface Builder generated a key, such as `4y2-Ab-xQ7.text`.
  static func isOfInterfaceBuilder(_ key: String) -> Bool {
    let parts = key.prefix { $0 != "." }.split(separator: "-", omittingEmptySubsequences: false)
    return key.contains(".") && parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
