import Diagnostics
import TextPrimitives

/// Edits Apple's `.stringsdict` files.
struct StringsdictEditor: FormatEditor {
  let file: CatalogFile

  init(_ file: CatalogFile) { self.file = file }

  func replacement(_ old: CatalogText, by text: MarkedText) -> FixIt.Edit {
    elementText(old, XMLEscaping.escaped(text.characters))
  }

  func add(
    _ texts: [NewText], after last: Int, of entry: Int, in language: Int
  ) -> [FixIt.Edit]? {
    addElements(texts, after: file.values[last].text.range) { text, line in
      text.variation.plural.map { category in
        line + "<key>\(category.rawValue)</key>" + line
          + "<string>\(XMLEscaping.escaped(text.text))</string>"
      }
    }
  }

  func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory]
  ) -> Addition {
    addDictionaryMembers(keys, reason: ".stringsdict files do not support these variations", rules)
  }

  /// Returns the rules of a key; `nil` if rules cannot represent its strings.
  ///
  /// The format specifiers of substitutions are copied from the source.
  private func rules(_ key: NewKey, _ style: DictionaryStyle) -> String? {
    func member(_ name: String, value: String, depth: Int) -> String {
      style.line(depth) + "<key>\(XMLEscaping.escaped(name))</key>" + style.line(depth) + value
    }
    func text(_ text: String) -> String { "<string>\(XMLEscaping.escaped(text))</string>" }
    var inside = ""
    let own = key.texts.filter { $0.substitution == nil }
    guard own.allSatisfy({ $0.variation.plural == nil && $0.variation.index == nil }) else {
      return nil
    }
    if let whole = own.first(where: { $0.variation == .none }) {
      inside += member("NSStringLocalizedFormatKey", value: text(whole.text), depth: 1)
    }
    let cases: [(name: String, texts: [(String, String)])] = [
      (
        "NSStringVariableWidthRuleType",
        own.compactMap { one in one.variation.width.map { (String($0), one.text) } }
      ),
      (
        "NSStringDeviceSpecificRuleType",
        own.compactMap { one in one.variation.device.map { ($0.rawValue, one.text) } }
      ),
    ]
    for (name, texts) in cases where !texts.isEmpty {
      let members = texts.map { member($0.0, value: text($0.1), depth: 2) }.joined()
      inside += member(name, value: "<dict>" + members + style.line(1) + "</dict>", depth: 1)
    }
    var names: [String] = []
    for text in key.texts {
      if let name = text.substitution, !names.contains(name) { names.append(name) }
    }
    for name in names {
      let known = key.source.localizations[key.found.localizations].lazy
        .flatMap { key.source.substitutions[$0.substitutions] }
        .first { key.source.string($0.name) == name }
      var rule = member(
        "NSStringFormatSpecTypeKey", value: text("NSStringPluralRuleType"), depth: 2)
      if let specifier = known?.formatSpecifier.map(key.source.string) {
        rule += member("NSStringFormatValueTypeKey", value: text(specifier), depth: 2)
      }
      for form in key.texts where form.substitution == name {
        guard let category = form.variation.plural else { return nil }
        rule += member(category.rawValue, value: text(form.text), depth: 2)
      }
      inside += member(name, value: "<dict>" + rule + style.line(1) + "</dict>", depth: 1)
    }
    return "<dict>" + inside + style.line(0) + "</dict>"
  }
}
