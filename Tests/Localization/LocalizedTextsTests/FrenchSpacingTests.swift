import Foundation
import Testing

/// The spaces that `Localizations/README.md` asks for in French.
@Suite("French spacing")
struct FrenchSpacingTests {
  private static let catalogs = [
    "FieldNotes", "OSQR", "Offload", "Waymark", "Wordly", "FieldNotes/InfoPlist", "OSQR/InfoPlist",
    "Offload/InfoPlist", "Wordly/InfoPlist",
  ]

  /// Returns the first place with a space that French does not have there.
  private static func fault(in text: String) -> Substring? {
    // The space before ; ! and ? is narrow, the other ones have the usual width.
    text.firstMatch(
      of: /[ \u00A0][;!?]|[ \u202F]:|«[^\u00A0]|[^\u00A0]»/.matchingSemantics(.unicodeScalar))?
      .output
  }

  @Test("No line can break before a sign or inside guillemets", arguments: catalogs)
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

  @Test("No line of German can break before an ellipsis", arguments: catalogs)
  func germanEllipsis(_ name: String) throws {
    let file = try CatalogFile("Localizations/\(name).xcstrings")
    for (key, texts) in file.texts {
      for text in (texts["de"] ?? [:]).values { #expect(!text.contains(" …"), "\(key): \(text)") }
    }
  }

  @Test("Faults are found", arguments: ["a ;", "a\u{00A0}!", "a ?", "a\u{202F}:", "« a\u{00A0}»"])
  func faults(_ text: String) {
    #expect(Self.fault(in: text) != nil)
    #expect(Self.fault(in: "a\u{202F}; «\u{00A0}b\u{00A0}»\u{00A0}: c\u{202F}!") == nil)
  }
}
