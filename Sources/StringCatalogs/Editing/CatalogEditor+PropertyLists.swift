import Diagnostics

extension CatalogEditor {
  /// The edits that put keys into the dictionary of a property list of XML: texts, or rules of `.stringsdict`.
  func addDictionaryMembers(_ keys: [NewKey]) -> Addition {
    var addition = Addition()
    let style = DictionaryStyle(self)
    var tail = ""
    for ((index, key), anchor) in zip(keys.enumerated(), anchors(keys)) {
      guard let value = file.format == .stringsdict ? rules(key, style) : plainText(key) else {
        let reason =
          file.format == .stringsdict
          ? ".stringsdict cannot hold texts of such cases" : "a table of .strings has no plurals"
        addition.refused.append((index, reason))
        continue
      }
      let name = TextSpelling.xml(key.source.string(key.found.key))
      let member = style.line(0) + "<key>\(name)</key>" + style.line(0) + value
      if let anchor, anchor + 1 < file.entries.count {
        let place = lineEnd(behind: file.entries[anchor].range.upperBound)
        addition.edits.append(FixIt.Edit(range: SourceRange(place, place), text: member))
      } else {
        tail += member
      }
    }
    if tail.isEmpty { return addition }
    if let end = lastOccurrence(of: "</dict") {
      var start = end
      while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
      let isOwnLine = file.bytes[start..<end].contains(0x0A)
      addition.edits.append(
        FixIt.Edit(
          range: SourceRange(start, start), text: isOwnLine ? tail : tail + newline))
    } else if let place = lastOccurrence(of: "<dict/>") {
      addition.edits.append(
        FixIt.Edit(
          range: SourceRange(place, place + 7), text: "<dict>" + tail + newline + "</dict>"))
    } else {
      addition.refused = keys.indices.map { ($0, "the file has no dictionary of keys") }
    }
    return addition
  }

  /// How the dictionary is indented.
  private struct DictionaryStyle {
    let newline: String
    let indentation: String
    let step: String

    init(_ editor: CatalogEditor) {
      newline = editor.newline
      let outer =
        editor.lastOccurrence(of: "</dict").map { editor.blanks(before: $0) } ?? ""
      let inner = editor.file.entries.first.map { editor.blanks(before: $0.key.range.lowerBound) }
      step =
        inner.flatMap {
          $0.hasPrefix(outer) && $0 != outer ? String($0.dropFirst(outer.count)) : nil
        }
        ?? "\t"
      indentation = inner ?? outer + step
    }

    func line(_ depth: Int) -> String {
      newline + indentation + String(repeating: step, count: depth)
    }
  }

  private func plainText(_ key: NewKey) -> String? {
    key.onlyText.map { "<string>\(TextSpelling.xml($0.text))</string>" }
  }

  /// The rules of a key, with what its source says of substitutions; `nil` for texts that they cannot hold.
  private func rules(_ key: NewKey, _ style: DictionaryStyle) -> String? {
    func member(_ name: String, _ value: String, _ depth: Int) -> String {
      style.line(depth) + "<key>\(TextSpelling.xml(name))</key>" + style.line(depth) + value
    }
    func text(_ text: String) -> String { "<string>\(TextSpelling.xml(text))</string>" }
    var inside = ""
    let own = key.texts.filter { $0.substitution == nil }
    guard own.allSatisfy({ $0.variation.plural == nil && $0.variation.index == nil }) else {
      return nil
    }
    if let whole = own.first(where: { $0.variation == .none }) {
      inside += member("NSStringLocalizedFormatKey", text(whole.text), 1)
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
      let members = texts.map { member($0.0, text($0.1), 2) }.joined()
      inside += member(name, "<dict>" + members + style.line(1) + "</dict>", 1)
    }
    var names: [String] = []
    for text in key.texts {
      if let name = text.substitution, !names.contains(name) { names.append(name) }
    }
    for name in names {
      let known = key.source.localizations[key.found.localizations].lazy
        .flatMap { key.source.substitutions[$0.substitutions] }
        .first { key.source.string($0.name) == name }
      var rule = member("NSStringFormatSpecTypeKey", text("NSStringPluralRuleType"), 2)
      if let specifier = known?.formatSpecifier.map(key.source.string) {
        rule += member("NSStringFormatValueTypeKey", text(specifier), 2)
      }
      for form in key.texts where form.substitution == name {
        guard let category = form.variation.plural else { return nil }
        rule += member(category.rawValue, text(form.text), 2)
      }
      inside += member(name, "<dict>" + rule + style.line(1) + "</dict>", 1)
    }
    return "<dict>" + inside + style.line(0) + "</dict>"
  }
}
