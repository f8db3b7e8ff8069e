import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests XML property lists that contain tables of strings, and `.stringsdict`.
@Suite("XML property lists: reading")
struct XMLTableTests {
  private func read(_ list: String, _ format: CatalogFormat, front: String = "") -> CatalogFile {
    CatalogFile.read(
      Array("<?xml version=\"1.0\"?>\(front)<plist version=\"1.0\">\(list)</plist>".utf8),
      format: format, language: CatalogLanguage(name: "de"))
  }

  private func rules(_ rules: String) -> CatalogFile {
    read("<dict><key>k</key><dict>\(rules)</dict></dict>", .stringsdict)
  }

  @Test("A table of strings is read")
  func strings() {
    let file = read(
      "<dict><key>a &amp; b</key><string>1</string><!-- c --><key>e</key><string/>"
        + "<key>c</key><string>x<![CDATA[<y> &]]> &#233;<!-- no --></string></dict>", .strings)
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["a & b/de=1", "e/de=", "c/de=x<y> & é"])
    let twice = read(
      "<dict><key>a</key><string>1</string><key>a</key><integer>2</integer></dict>", .strings)
    #expect(twice.reported == ["duplicate-key: a", "wrong-type: <integer>2</integer>"])
  }

  // Core Foundation, CFPropertyList.c: `parseXMLElement` accepts any value as the root element.
  @Test("A dictionary without an enclosing element is read")
  func bareDictionary() {
    let file = CatalogFile.read(
      Array("<dict>\n<key>a</key><string>1</string></dict>\n".utf8), format: .strings,
      language: CatalogLanguage(name: "de"))
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["a/de=1"])
    let twice = CatalogFile.read(
      Array("<dict></dict><dict></dict>".utf8), format: .strings,
      language: CatalogLanguage(name: "de"))
    #expect(twice.reported == ["syntax: <dict>"])
  }

  @Test("Plurals, widths and devices are read")
  func variations() {
    let plural = rules(
      """
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>1</string><key>other</key><string>%ld</string></dict>
      """)
    #expect(plural.errors.isEmpty)
    #expect(plural.listing == ["k/de=%#@n@", "k/de/@n/one=1", "k/de/@n/other=%ld"])
    #expect(plural.substitutions[0].formatSpecifier.map(plural.string) == "ld")
    #expect(plural.localizations[0].substitutions == 0..<1)
    let widths = rules(
      "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>s</string>"
        + "<key>50</key><string>long</string></dict>")
    #expect(widths.errors.isEmpty && widths.values.map(\.variation.width) == [20, 50])
    let devices = rules(
      "<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>m</string></dict>")
    #expect(devices.errors.isEmpty && devices.listing == ["k/de/mac=m"])
  }

  @Test("An error is reported with its bytes")
  func wrong() {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
    let type = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    #expect(
      rules("\(format)<key>n</key><dict>\(type)<key>dual</key><string/></dict>").reported
        == ["illegal-variation: dual"])
    #expect(
      rules("<key>n</key><dict>\(type)</dict>").reported
        == ["missing-member: <dict><key>n</key><dict>\(type)</dict></dict>"])
    #expect(
      rules(
        "\(format)<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>No</string></dict>"
      )
      .reported == ["illegal-variation: No"])
    #expect(rules("\(format)<key>n</key><dict/>").reported == ["missing-member: <dict/>"])
    #expect(
      rules("\(format)<key>n</key><string>x</string>").reported == [
        "wrong-type: <string>x</string>"
      ])
    #expect(
      rules("<key>NSStringVariableWidthRuleType</key><dict><key>w</key><string/></dict>").reported
        == ["illegal-variation: w"])
    #expect(
      read("<dict><key>k</key><true/></dict>", .stringsdict).reported == ["wrong-type: <true/>"])
    #expect(read("<plist/>", .strings).reported == ["wrong-type: <plist/>"])
    #expect(read("<array/>", .strings).reported == ["wrong-type: <array/>"])
    for (list, reported) in [
      ("<dict><string/></dict>", "<string/>"), ("<dict><key>a</key><key>b</key></dict>", "<key>"),
      ("<dict>x</dict>", "x"), ("<dict><key>a</key></dict>", "</dict>"),
      ("<dict><![CDATA[x]]></dict>", "<![CDATA[x]]>"),
      ("<dict><key>a</key><string><b/></string></dict>", "<b/>"),
      ("<dict/><dict/>", "<dict/>"), ("<dict><key>a</key><string>&x;</string></dict>", "&x;"),
      ("<dict>", "</plist>"), ("", ""),
    ] {
      #expect(read(list, .strings).reported == ["syntax: \(reported)"], "\(list)")
    }
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]>"
    #expect(read("<dict/>", .strings, front: bomb).errors.map(\.code) == [.entityExpansion])
  }

  @Test(
    "Foundation reads the same strings in real files",
    .enabled(if: TestData.isExpected(CatalogTestData.folder), "\(TestData.absence)"))
  func real() throws {
    var values = 0
    for path in try CatalogTestData.paths(".stringsdict") {
      let bytes = try CatalogTestData.bytes(path)
      let file = CatalogFile.read(bytes, format: .stringsdict)
      let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let theirs = list as? [String: [String: Any]] else {
        #expect(file.errors.contains { $0.severity == .error }, "\(path)")
        continue
      }
      #expect(file.entries.count == theirs.count, "\(path): \(file.reported)")
      for entry in file.entries {
        let rules = try #require(theirs[file.string(entry.key)])
        for value in file.values[file.localizations[entry.localizations.lowerBound].values] {
          values += 1
          let name = value.variation.substitution.map { file.string(file.substitutions[$0].name) }
          let expected =
            name.map { (rules[$0] as? [String: String])?[value.variation.plural?.rawValue ?? ""] }
            ?? rules["NSStringLocalizedFormatKey"] as? String
          #expect(file.string(value.text) == expected)
        }
      }
    }
    #expect(values > 5000)
  }
}
