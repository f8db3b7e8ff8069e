import LanguageTags
import Testing

@testable import CatalogExchange
@testable import StringCatalogs

/// Tests that the oracle detects a writer that loses content without reporting it.
@Suite("Conversion of catalogs: faulty writers")
struct BrokenWriterTests {
  private static let catalog: PortableCatalog = {
    let english = ConversionSamples.english
    let german = ConversionSamples.german
    var entry = PortableEntry(path: ["title"])
    entry.comment = "A title"
    entry.shouldTranslate = false
    entry.texts = [
      english: [PortableText(text: "Title %@")],
      german: [PortableText(text: "Titel %@", state: .needsReview)],
    ]
    var items = PortableEntry(path: ["items"])
    items.kind = .plurals
    items.texts[english] = [
      PortableText(variation: .init(plural: .one), text: "%lld item"),
      PortableText(variation: .init(plural: .other), text: "%lld items"),
    ]
    items.texts[german] = [PortableText(variation: .init(plural: .other), text: "%lld Dinge")]
    return PortableCatalog(
      name: "Localizable", sourceLanguage: english, languages: [english, german],
      entries: [items, entry], dialect: .xcstrings)
  }()

  /// Changes that simulate faults of a writer.
  private static let faults: [@Sendable (inout PortableCatalog) -> Void] = [
    { $0.entries[1].comment = nil },
    { $0.entries[1].shouldTranslate = true },
    { $0.entries[1].texts[ConversionSamples.german] = nil },
    { $0.entries[1].texts[ConversionSamples.german]?[0].state = nil },
    { $0.entries[1].texts[ConversionSamples.english]?[0].text += "!" },
    { $0.entries[1].texts[ConversionSamples.english]?[0].text = "Title %lld" },
    { $0.entries[0].texts[ConversionSamples.english]?.removeFirst() },
    { $0.entries[1].path = ["Title"] },
    { $0.entries.removeFirst() },
    { $0.entries.append(PortableEntry(path: ["new"])) },
    { $0.sourceLanguage = ConversionSamples.german },
  ]

  private func differences(
    _ fault: (inout PortableCatalog) -> Void, _ said: [ConversionLoss] = []
  ) throws -> [String] {
    var broken = Self.catalog
    fault(&broken)
    var losses = said
    let files = XCStringsWriter.write(broken, losses: &losses)
    let (read, errors) = try PortableCatalog.read(files)
    #expect(errors.isEmpty)
    return ConversionOracle(losses).differences(Self.catalog, try #require(read))
  }

  @Test("A correct writer has no differences")
  func right() throws {
    #expect(try differences { _ in } == [])
  }

  @Test("Each fault is detected", arguments: faults.indices)
  func wrong(_ fault: Int) throws {
    #expect(try !differences(Self.faults[fault]).isEmpty)
  }

  @Test("A loss excuses only the reported aspect of the reported key")
  func excuses() throws {
    let dropsComment = Self.faults[0]
    let excuse = ConversionLoss(aspect: .comment, key: "title", message: "")
    #expect(try differences(dropsComment, [excuse]).isEmpty)
    let others = [
      ConversionLoss(aspect: .comment, key: "items", message: ""),
      ConversionLoss(aspect: .state, key: "title", message: ""),
      ConversionLoss(aspect: .text, key: "title", message: ""),
    ]
    #expect(try !differences(dropsComment, others).isEmpty)
  }
}
