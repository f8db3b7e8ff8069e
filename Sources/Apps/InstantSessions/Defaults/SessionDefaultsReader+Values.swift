import Diagnostics
import LanguageTags
import YAMLSyntax

extension SessionDefaultsReader {
  /// Reads a number in `range`, in decimal digits; reports any other value and returns `nil` for
  /// it.
  mutating func integer(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = self.text(node, "a whole number") else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let number = Int(text), range.contains(number) else {
      report(
        "wrong-value", at: node.range,
        message: "\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// Reads a time in ``SessionDefaults/times``, such as `90s`, `30m`, `2h` or `1d`; reports any
  /// other value and returns `nil` for it.
  mutating func duration(_ node: YAMLNode, _ key: String) -> Duration? {
    guard let text = self.text(node, "a duration such as 30m") else { return nil }
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    let digits = text.dropLast()
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isNumber, let unit = text.last.flatMap({ units[$0] }), let number = Int(digits) {
      let (seconds, overflow) = number.multipliedReportingOverflow(by: unit)
      if !overflow, SessionDefaults.times.contains(.seconds(seconds)) { return .seconds(seconds) }
    }
    let isBare = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    report(
      "wrong-value", at: node.range,
      message: "'\(key)' must be a duration from 1s to 30d, in seconds, minutes, hours or days",
      notes: isBare
        ? [Diagnostic.Note("a number needs a unit; write '\(text)m' for minutes")] : [])
    return nil
  }

  /// Reads a list of languages; reports invalid and repeated languages, and a wrong number of
  /// languages, and returns `nil` for such a list.
  mutating func languages(_ node: YAMLNode) -> [LanguageTag]? {
    guard let items = self.items(node, "a list of languages") else { return nil }
    guard !items.isEmpty, items.count <= SessionDefaults.maximumLanguages else {
      report(
        "wrong-value", at: node.range,
        message:
          "expected 1 to \(SessionDefaults.maximumLanguages) languages, found \(items.count)")
      return nil
    }
    var tags: [LanguageTag] = []
    var places: [LanguageTag: SourceRange] = [:]
    for item in items {
      guard let tag = language(item) else { continue }
      if let place = places[tag] {
        report(
          "duplicate-language", at: item.range,
          message: "duplicate language '\(tag)'",
          notes: [Diagnostic.Note("first declared here", range: place)])
        continue
      }
      places[tag] = item.range
      tags.append(tag)
    }
    return tags.count == items.count ? tags : nil
  }

  /// Reads the language of the attend link; if it is not one of the offered languages, reports it
  /// and returns `nil`.
  mutating func offeredLanguage(_ node: YAMLNode, among languages: [LanguageTag]) -> LanguageTag? {
    guard let tag = language(node) else { return nil }
    if languages.contains(tag) { return tag }
    let names = languages.map(\.description)
    let meant = nearest(to: tag.description, among: names)
    report(
      "language-not-offered", at: node.range,
      message: "'\(tag)' is not an offered language"
        + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [Diagnostic.Note("the offered languages are " + names.joined(separator: ", "))],
      fixIts: meant.map {
        [
          FixIt(
            title: "write '\($0)'", applicability: .unsafe,
            edits: [FixIt.Edit(range: node.range, text: $0)])
        ]
      } ?? [])
    return nil
  }

  private mutating func language(_ node: YAMLNode) -> LanguageTag? {
    guard let text = self.text(node, "a language tag such as zh-CN") else { return nil }
    do throws(LanguageTagError) {
      return try LanguageTag(parsing: text)
    } catch {
      var range = node.range
      if let start = node.scalar?.verbatimStart { range = error.range.shifted(by: start) }
      report(
        "wrong-value", at: range,
        message: "invalid BCP 47 language tag; expected \(error.expected)")
      return nil
    }
  }
}
