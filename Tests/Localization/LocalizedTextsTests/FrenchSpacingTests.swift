import Foundation
import Testing

/// Tests the no-break spaces that `Localizations/README.md` requires in French.
@Suite("French spacing")
struct FrenchSpacingTests {
  private static let catalogs = [
    "FieldNotes", "OSQR", "Offload", "Waymark", "Wordly", "FieldNotes/InfoPlist", "OSQR/InfoPlist",
    "Offload/InfoPlist", "Wordly/InfoPlist",
  ]

  /// Returns the first part of a French text that contains a wrong space.
  private static func fault(in text: String) -> Substring? {
    // The space before `;`, `!`, and `?` is narrow. All other spaces have the usual width.
    text.firstMatch(
      of: /[ \u00A0][;!?]|[ \u202F]:|«[^\u00A0]|[^\u00A0]»/.matchingSemantics(.unicodeScalar))?
      .output
  }

  @Test("No line can break before punctuation or inside guillemets", arguments: catalogs)
  func spaces(_ name: String) throws {
    let file = try CatalogFile("Localizations/\(name).xcstrings")
    var count = 0
    for (key, texts) in file.texts {
      for text in (texts["fr"] ?? [:]).values {
        count += 1
        #expect(Self.fault(in: text) == nil, "\(key): \(text)")
      }
    }
    #expect(count > 0)
  }

  @Test("No German line can break before an ellipsis", arguments: catalogs)
  func germanEllipsis(_ name: String) throws {
    let file = try CatalogFile("Localizations/\(name).xcstrings")
    for (key, texts) in file.texts {
      for text in (texts["de"] ?? [:]).values { #expect(!text.contains(" …"), "\(key): \(text)") }
    }
  }

  @Test(
    "Wrong spaces are found",
    arguments: ["a ;", "a\u{00A0}!", "a ?", "a\u{202F}:", "« a\u{00A0}»"])
  func faults(_ text: String) {
    #expect(Self.fault(in: text) != nil)
    #expect(Self.fault(in: "a\u{202F}; «\u{00A0}b\u{00A0}»\u{00A0}: c\u{202F}!") == nil)
  }
}
