import Diagnostics
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import StringCatalogs
import TestSupport
import Testing

/// Compares the strings in real XLIFF, ARB, and JSON files with those that Foundation reads.
@Suite("XLIFF, ARB and JSON: real files")
struct ExchangeRealTests {
  @Test(
    "Every JSON string equals the one that Foundation reads, and has the correct range",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func json() throws {
    var texts = 0
    for path in try CatalogTestData.paths(".json") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .json)
      #expect(file.errors.isEmpty, Comment(rawValue: path))
      var expected: [String: String] = [:]
      flatten(try JSONSerialization.jsonObject(with: Data(bytes)), "", &expected)
      var found: [String: String] = [:]
      for entry in file.entries {
        for value in file.values[file.localizations[entry.localizations.lowerBound].values] {
          let suffix =
            value.variation.plural.map { "_" + $0.rawValue }
            ?? value.variation.index.map { "_\($0)" }
          let name = file.name(of: entry) + (suffix ?? "")
          found[name] = file.string(value.text)
          try check(value.text, file)
        }
      }
      #expect(found == expected, Comment(rawValue: path))
      texts += found.count
    }
    #expect(texts > 20_000)
  }

  @Test(
    "Every ARB string equals the one that Foundation reads, and has the correct range",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func arb() throws {
    var texts = 0
    for path in try CatalogTestData.paths(".arb") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .arb)
      #expect(file.errors.isEmpty, Comment(rawValue: path))
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      var found: [String: String] = [:]
      for (index, entry) in file.entries.enumerated() {
        let key = file.string(entry.key)
        let value = file.values[
          file.localizations[entry.localizations.lowerBound].values.lowerBound]
        found[key] = file.string(value.text)
        try check(value.text, file)
        let metadata = object["@" + key] as? [String: Any]
        #expect(entry.comment.map(file.string) == metadata?["description"] as? String)
        let declared = metadata?["placeholders"] as? [String: [String: Any]] ?? [:]
        let names = file.placeholders(of: index)
        #expect(Set(names.map { file.string($0.name) }) == Set(declared.keys))
        for name in names {
          #expect(
            name.type.map(file.string) == declared[file.string(name.name)]?["type"] as? String)
        }
      }
      #expect(found == object.filter { !$0.key.hasPrefix("@") } as? [String: String])
      texts += found.count
    }
    #expect(texts > 5_000)
  }

  @Test(
    "Every XLIFF string equals the one that Foundation's parser reads, and has the correct range",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func xliff() throws {
    var texts = 0
    for path in try CatalogTestData.paths(".xliff", ".xlf") {
      let bytes = try CatalogTestData.bytes(path)
      // If a document has no `target-language`, the file name determines the language.
      let language = CatalogPath(path.split(separator: "/").map(String.init), .xliff).language
      let file = CatalogFile.read(bytes, format: .xliff, language: language)
      #expect(file.errors.isEmpty, Comment(rawValue: path))
      let oracle = XLIFFOracle(language: language?.name ?? "")
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = oracle
      #expect(parser.parse())
      var found: [[String]] = []
      for entry in file.entries {
        let scope = try #require(entry.scope)
        let original = try #require(file.scopes[scope].name)
        var unit = [file.string(original), file.string(entry.key)]
        for localization in file.localizations[entry.localizations] {
          let value = file.values[localization.values.lowerBound]
          unit += [file.languages[localization.language].name, file.string(value.text)]
          try check(value.text, file)
        }
        found.append(unit + [entry.comment.map(file.string) ?? ""])
        texts += entry.localizations.count
      }
      #expect(found == oracle.units, Comment(rawValue: path))
    }
    #expect(texts > 6_000)
  }

  /// Checks that the source ranges for a string and for each third of it contain the right text.
  private func check(_ text: CatalogText, _ file: CatalogFile) throws {
    let whole = file.string(text)
    var expected = text.range
    if file.format == .xliff, file.bytes[expected].starts(with: "<![CDATA[".utf8),
      file.bytes[expected].suffix(3).elementsEqual("]]>".utf8)
    {
      expected = expected.lowerBound + 9..<expected.upperBound - 3
    }
    #expect(file.sourceRange(of: 0..<whole.utf8.count, in: text).range == expected)
    let middle = file.sourceRange(of: whole.utf8.count / 3..<whole.utf8.count / 2, in: text)
    #expect(
      text.range.lowerBound <= middle.lowerBound && middle.upperBound <= text.range.upperBound)
    if text.isVerbatim {
      #expect(String(decoding: file.bytes[text.range], as: UTF8.self) == whole)
    }
  }

  private func flatten(_ value: Any, _ path: String, _ texts: inout [String: String]) {
    if let text = value as? String {
      texts[path] = text
    } else if let object = value as? [String: Any] {
      for (name, inner) in object {
        flatten(inner, path.isEmpty ? name : path + "." + name, &texts)
      }
    } else if let array = value as? [Any] {
      for (index, inner) in array.enumerated() { flatten(inner, path + ".\(index)", &texts) }
    }
  }
}

/// Reads the units of an XLIFF 1.2 document with Foundation's parser.
///
/// Units with inline elements are not supported.
private final class XLIFFOracle: NSObject, XMLParserDelegate {
  var units: [[String]] = []
  private let language: String
  private var original = ""
  private var languages: [String] = []
  private var unit: [String] = []
  private var notes: [String] = []
  private var text = ""

  init(language: String) { self.language = language }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "file":
      original = attributes["original"] ?? ""
      languages = [attributes["source-language"] ?? "", attributes["target-language"] ?? language]
    case "trans-unit":
      unit = [original, attributes["id"] ?? ""]
      notes = []
    default: text = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    text += String(decoding: data, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "source": unit += [languages[0], text]
    case "target": unit += [languages[1], text]
    case "note": notes.append(text)
    case "trans-unit": units.append(unit + [notes.joined()])
    default: break
    }
  }
}
