import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

/// The page of a rule, with the examples that the tests lint.
///
/// - An example is a code block under the heading `Invalid` or `Valid`.
/// - The info string contains the format, the path of the file, and options: `languages=de,fr`,
///   `source=en`, and `rules=` for additional rules.
/// - A line `=== PATH` starts another file. `waymark.yaml` is the configuration, and `usage.ndjson`
///   lists the used keys. A file that is not a catalog is source code.
/// - In a line of spaces and `↓`, each arrow marks the first character of an expected diagnostic in
///   the line below.
/// - `«U+200B»` represents this character, and `«0xFC»` represents this byte.
struct RulePage {
  struct Example: CustomTestStringConvertible {
    struct File {
      var path: String
      var format: CatalogFormat
      var bytes: [UInt8] = []
      /// The byte offsets of the diagnostics that the example expects, in order.
      var marks: [Int] = []
    }

    var rule: String
    var number: Int
    var isValid: Bool
    var languages: [LanguageTag]?
    var source: LanguageTag?
    /// Additional rules that are enabled, but whose diagnostics are ignored.
    var otherRules: [String] = []
    var files: [File] = []
    /// The content of `waymark.yaml`.
    var configuration: [UInt8] = []
    /// The content of `usage.ndjson`; `nil` if there is no such file.
    var usage: [UInt8]?
    /// The source files that `usage.ndjson` refers to.
    var sources: [File] = []

    var testDescription: String { "\(rule), \(isValid ? "valid" : "invalid"), \(number)" }
  }

  let rule: String
  let text: String
  private(set) var examples: [Example] = []

  static let root = ProjectFolder.url
  static let folder = root.appendingPathComponent("Sources/Catalogs/CatalogRulePages/Pages")

  static let all: [RulePage] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".md") }.sorted().map { name in
          let url = folder.appendingPathComponent(name)
          return RulePage(
            rule: String(name.dropLast(3)), text: try String(contentsOf: url, encoding: .utf8))
        }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  init(rule: String, text: String) {
    self.rule = rule
    self.text = text
    var section = ""
    var example: Example?
    var arrows: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if example == nil {
        if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
        if line.hasPrefix("```"), section == "Invalid" || section == "Valid" {
          example = Self.example(
            line.dropFirst(3), rule, examples.count + 1, isValid: section == "Valid")
        }
        continue
      }
      if line.hasPrefix("```") {
        example?.separateConfiguration()
        example.map { examples.append($0) }
        example = nil
      } else if line.hasPrefix("=== ") {
        let path = String(line.dropFirst(4))
        let format = CatalogFormat(fileName: path) ?? example?.files[0].format
        example?.files.append(Example.File(path: path, format: format ?? .strings))
      } else if line.contains("↓"), line.allSatisfy({ $0 == " " || $0 == "↓" }) {
        arrows = line.enumerated().filter { $0.element == "↓" }.map(\.offset)
      } else {
        example?.append(String(line), arrows)
        arrows = []
      }
    }
  }

  private static func example(
    _ info: Substring, _ rule: String, _ number: Int, isValid: Bool
  ) -> Example {
    var example = Example(rule: rule, number: number, isValid: isValid)
    var words = info.split(separator: " ").map { String($0) }
    let format = CatalogFormat(name: words.isEmpty ? "" : words.removeFirst()) ?? .xcstrings
    var path: String?
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      switch parts.first {
      case "languages":
        example.languages = parts[1].split(separator: ",").compactMap { LanguageTag(String($0)) }
      case "rules": example.otherRules = parts[1].split(separator: ",").map { String($0) }
      case "source": example.source = LanguageTag(parts[1])
      default: path = word
      }
    }
    example.files = [Example.File(path: path ?? format.definition.usualPath, format: format)]
    return example
  }
}

extension RulePage.Example.File {
  /// The file as the linter reads it, in the language of its folder or file name.
  var linted: LintedCatalog.File {
    let parts = path.split(separator: "/").map { String($0) }
    let folder = parts.dropLast().last.flatMap { LanguageFolder($0) }
    let language = format.naming.flatMap { CatalogPath(parts, $0).language } ?? folder?.language
    return LintedCatalog.File(
      path: path,
      content: CatalogFile.read(bytes, format: format, language: language)
        .decoded(language: language),
      qualifiers: folder?.qualifiers ?? "")
  }
}

extension RulePage.Example {
  fileprivate mutating func append(_ line: String, _ arrows: [Int]) {
    let start = files[files.count - 1].bytes.count
    // An arrow marks a character on the page, where the notation `«U+200B»` takes several
    // characters. `spelled` is the index of the current character on the page.
    var spelled = 0
    var bytes: [UInt8] = []
    var rest = Substring(line)
    while !rest.isEmpty {
      if arrows.contains(spelled) { files[files.count - 1].marks.append(start + bytes.count) }
      if rest.hasPrefix("«U+"), let end = rest.firstIndex(of: "»"),
        let value = UInt32(rest[rest.index(rest.startIndex, offsetBy: 3)..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        bytes += Array(String(Character(scalar)).utf8)
        spelled += rest.distance(from: rest.startIndex, to: end) + 1
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("«0x"), let end = rest.firstIndex(of: "»"),
        let byte = UInt8(rest[rest.index(rest.startIndex, offsetBy: 3)..<end], radix: 16)
      {
        bytes.append(byte)
        spelled += rest.distance(from: rest.startIndex, to: end) + 1
        rest = rest[rest.index(after: end)...]
      } else {
        bytes += Array(String(rest.removeFirst()).utf8)
        spelled += 1
      }
    }
    if arrows.contains(spelled) { files[files.count - 1].marks.append(start + bytes.count) }
    files[files.count - 1].bytes += bytes + [0x0A]
  }

  fileprivate mutating func separateConfiguration() {
    if let place = files.firstIndex(where: { $0.path == "usage.ndjson" }) {
      usage = files.remove(at: place).bytes
      sources = files.filter { file in
        // TypeScript files have the same file extension as Qt files.
        let format = CatalogFormat(fileName: file.path)
        let isCatalog = format.map { $0.definition.isBeginning?(file.bytes) ?? true } ?? false
        return !isCatalog && file.path != "waymark.yaml"
      }
      files.removeAll { file in sources.contains { $0.path == file.path } }
    }
    guard let place = files.firstIndex(where: { $0.path == "waymark.yaml" }) else { return }
    configuration = files.remove(at: place).bytes
  }

  /// The terms in the configuration.
  private var terms: TermList {
    let (read, diagnostics) = LintConfiguration.read(
      configuration, path: "waymark.yaml", rules: RuleRegistry.all.map { $0.id })
    #expect(diagnostics.map(\.message) == [])
    return read.terms { _ in true }
  }

  /// The parsed content of `usage.ndjson`; `nil` if the example has no such file.
  private var readUsage: KeyUsage? {
    guard let usage else { return nil }
    var read = KeyUsage()
    do throws(KeyUsageError) {
      try read.read(usage)
    } catch {
      Issue.record(error)
    }
    return read
  }

  /// Returns the positions at which the rule of the page reports a diagnostic, as `path:offset`.
  func reported() -> [String] {
    diagnostics().map { "\($0.path ?? ""):\($0.range?.lowerBound ?? -1)" }.sorted()
  }

  /// Returns the diagnostics of the rule of the page.
  func diagnostics() -> [Diagnostic] {
    let files = files.map { $0.linted }
    let catalog = LintedCatalog(
      name: "Example", files: files, sourceLanguage: source, atlas: .icu)
    var severities: [String: Severity?] = [:]
    for rule in RuleRegistry.all {
      let isOn = rule.id == self.rule || otherRules.contains(rule.id)
      severities[rule.id] = .some(isOn ? rule.severity : nil)
    }
    var options = LintOptions(
      requiredLanguages: languages, severities: severities, terms: terms)
    options.usage = readUsage
    let ofUses =
      options.usage?.diagnostics(KeyDefinitions(catalog)) { [options] rule, _ in
        options.severity(of: rule)
      } ?? []
    let found = Linter(options).lint(catalog) + ofUses
    return found.filter { $0.rule == rule }
  }

  /// The positions of the expected diagnostics, as `path:offset`.
  var expected: [String] {
    (files + sources).flatMap { file in file.marks.map { "\(file.path):\($0)" } }.sorted()
  }
}
