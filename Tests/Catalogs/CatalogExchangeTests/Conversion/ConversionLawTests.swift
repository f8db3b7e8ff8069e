import Foundation
import LanguageTags
import TestSupport
import Testing

@testable import CatalogConversion
@testable import CatalogExchange
@testable import StringCatalogs

/// Tests that the report of a conversion lists all content that the converted files lack.
@Suite("Conversion of catalogs: properties")
struct ConversionLawTests {
  private static let formats = ConversionFormat.all.filter { format in
    // A format without a writer produces no files.
    var losses: [ConversionLoss] = []
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: LanguageTag("en") ?? ConversionSamples.german,
      languages: [ConversionSamples.english],
      entries: [
        PortableEntry(path: ["a"], texts: [ConversionSamples.english: [PortableText(text: "b")]])
      ],
      dialect: format.format)
    return !ConvertedCatalog.write(catalog, format: format, losses: &losses).isEmpty
  }

  /// Converts a catalog and reads the written files.
  private static func converted(
    _ catalog: PortableCatalog, to format: ConversionFormat, _ losses: inout [ConversionLoss]
  ) throws -> (fitted: PortableCatalog, read: PortableCatalog?, errors: [String]) {
    var catalog = catalog
    catalog.name = format.usualName
    let fitted = CatalogAdaptation.fit(catalog, to: format, losses: &losses)
    let files = ConvertedCatalog.write(fitted, format: format, losses: &losses)
    let (read, errors) = try PortableCatalog.read(files)
    return (fitted, read, errors)
  }

  /// Returns the unreported losses of a conversion to a format and of the conversion back.
  static func differences(
    _ catalog: PortableCatalog, _ from: ConversionFormat, _ to: ConversionFormat
  ) throws -> [String] {
    var losses: [ConversionLoss] = []
    let there = try converted(catalog, to: to, &losses)
    guard let read = there.read else {
      let isEmpty = ConversionOracle(losses).differences(
        catalog, PortableCatalog.nothing(like: catalog))
      return isEmpty.isEmpty ? [] : ["nothing was written: \(isEmpty.prefix(3))"]
    }
    var found = there.errors.map { "there: \($0)" }
    found += ConversionOracle(losses).differences(there.fitted, read).map { "there: \($0)" }
    let back = try converted(read, to: from, &losses)
    guard var again = back.read else { return found }
    // XLIFF has no placeholder syntax of its own, but uses that of another format. The conversion
    // back may choose a different format, so the placeholders are converted before the comparison.
    if from.format == .xliff, again.dialect != catalog.dialect,
      let own = ConversionFormat.all.first(where: { $0.format == catalog.dialect })
    {
      again = CatalogAdaptation.fit(again, to: own, losses: &losses)
    }
    found += back.errors.map { "back: \($0)" }
    found += ConversionOracle(losses).differences(catalog, again).map { "back: \($0)" }
    return found
  }

  @Test("Generated catalogs lose only what the report lists", arguments: ConversionFormat.all)
  func generated(_ from: ConversionFormat) throws {
    for seed in 0..<UInt64(LawEffort.rounds(3)) {
      var random = SplitMix64(seed: seed)
      let made = GeneratedConversion.make(for: from, &random)
      // The source contains only what its own format can represent.
      var losses: [ConversionLoss] = []
      guard let catalog = try Self.converted(made, to: from, &losses).read else { continue }
      for format in ConversionFormat.all {
        let found = try Self.differences(catalog, from, format)
        #expect(
          found.isEmpty, "\(seed): \(from.name) to \(format.name): \(found.prefix(4))")
      }
    }
  }

  @Test("Writing is deterministic, and produces Xcode's layout", arguments: 0..<8)
  func bytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for format in ConversionFormat.all {
      let catalog = GeneratedConversion.make(for: .xcstrings, &random)
      var losses: [ConversionLoss] = []
      let fitted = CatalogAdaptation.fit(catalog, to: format, losses: &losses)
      let files = ConvertedCatalog.write(fitted, format: format, losses: &losses)
      #expect(files == ConvertedCatalog.write(fitted, format: format, losses: &losses))
      guard format == .xcstrings else { continue }
      #expect(CatalogFormat.xcstrings.definition.layoutDifference(in: files[0].bytes) == nil)
      // Converting a catalog to its own format does not change its bytes.
      let read = try #require(try PortableCatalog.read(files).0)
      #expect(XCStringsWriter.write(read, losses: &losses) == files)
    }
  }

  @Test(
    "Conversions of real catalogs lose only what the report lists",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"),
    arguments: ConversionSamples.real)
  func real(_ sample: ConversionSamples.Real) throws {
    let path = TestData.root.appendingPathComponent("catalogs/" + sample.path).path
    let catalogs = try PortableCatalog.read(path)
    let catalog = try #require(catalogs.first).sampled
    for format in Self.formats {
      let found = try Self.differences(catalog, sample.format, format)
      #expect(
        found.isEmpty,
        "\(sample.format.name) to \(format.name), \(found.count): \(found.prefix(4))")
    }
  }
}

extension PortableCatalog {
  /// A sample of the catalog's keys, in some of its languages.
  fileprivate var sampled: PortableCatalog {
    var sample = self
    let step = max(1, entries.count / 80)
    sample.languages =
      languages.prefix(1)
      + languages.filter {
        ["ar", "de", "pl", "pt-BR", "zh-Hans"].contains($0.description)
      }
    sample.entries = entries.indices.filter { $0 % step == 0 }.map { place in
      var entry = entries[place]
      entry.texts = entry.texts.filter { sample.languages.contains($0.key) }
      entry.substitutions = entry.substitutions.filter { sample.languages.contains($0.key) }
      return entry
    }.filter { !$0.texts.isEmpty || keysAreTexts }
    return sample
  }

  /// Returns a copy of the catalog without keys.
  static func nothing(like catalog: PortableCatalog) -> PortableCatalog {
    var empty = catalog
    empty.entries = []
    return empty
  }
}
