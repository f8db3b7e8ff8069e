import Diagnostics
import LinkTestSupport
import TestSupport
import Testing
import TextPrimitives

@testable import LinkRouting

/// Tests check digits with the examples that the standards and their registries publish.
@Suite("Check digits of types")
struct CheckDigitsTests {
  static let published: [(CheckDigits, [String])] = [
    (.luhn, ["79927398713", "4111111111111111", "490154203237518"]),
    (.gs1, ["4006381333931", "978-0-306-40615-7", "73513537", "036000291452"]),
    (.isbn10, ["0-306-40615-2", "0-8044-2957-X", "080442957x", "0378-5955", "2434-561X"]),
    (
      .iban,
      ["GB82WEST12345698765432", "DE89 3704 0044 0532 0130 00", "FR1420041010050500013M02606"]
    ),
    (.iban, ["RF18539007547034"]),
    (.mod11Radix2, ["07940", "079X", "0000-0002-1825-0097", "0000 0001 2150 090X"]),
    (.mod37Radix2, ["G123489654321Y", "G123498654321H", "ISO78*"]),
    (.mod97Radix10, ["9999123456789012141490", "5493001KJTIIGC8Y1R12"]),
    (.mod661Radix26, ["BAISDLAFKBM"]),
    (.mod1271Radix36, ["ISO793W"]),
    (.mod11Mod10, ["794623", "002006673085", "07945"]),
    (.mod27Mod26, ["QWERTYDVORAKY"]),
    (.mod37Mod36, ["A12425GABC1234002M", "a12425gabc1234002m"]),
  ]

  static func accepts(_ check: CheckDigits, _ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    return check.accepts(bytes.span, 0..<bytes.count)
  }

  @Test("Published examples are valid, and each changed digit makes them invalid")
  func published() {
    #expect(Set(Self.published.map(\.0)) == Set(CheckDigits.allCases))
    for (check, texts) in Self.published {
      for text in texts {
        #expect(Self.accepts(check, text), "\(check) \(text)")
        for (index, character) in text.enumerated() where character.isNumber {
          guard let number = character.wholeNumberValue else { continue }
          var changed = Array(text)
          changed[index] = Character(String((number + 1) % 10))
          #expect(!Self.accepts(check, String(changed)), "\(check) \(String(changed))")
        }
      }
    }
  }

  @Test("A text with characters for which the scheme defines no value is invalid")
  func unknownCharacters() {
    for (check, text) in [
      (CheckDigits.luhn, "7992739871A3"), (.luhn, "é79927398713"), (.luhn, ""),
      (.isbn10, "X306406152"), (.isbn10, "080442957XX"), (.mod661Radix26, "BAISDLAFKB1M"),
      (.iban, "8GB2WEST12345698765432"), (.iban, "GB8"), (.mod37Radix2, "ISO78*0"),
      (.mod11Mod10, "-"),
    ] {
      #expect(!Self.accepts(check, text), "\(check) \(text)")
    }
  }

  static let isbn = TextPattern("97[89][0-9]{10}", check: .gs1)

  @Test("A pattern accepts a text only with valid check digits")
  func pattern() throws {
    let type = ParameterType("isbn", .pattern(Self.isbn))
    #expect(type.accepts("9783161484100"))
    #expect(!type.accepts("9783161484101"))
    #expect(!type.accepts("4006381333931"))
    #expect(
      type.kind.summary == "text that matches 97[89][0-9]{10}, with valid check digits (gs1)")
    let router = try Router([
      LinkManifest(
        app: "a", hosts: ["a.example"], types: [type],
        routes: [
          Route(
            name: "book",
            pattern: RoutePattern([.literal("book"), .parameter(name: "isbn", type: "isbn")]))
        ])
    ])
    let match = try router.match("https://a.example/book/9783161484100")
    #expect(match["isbn"]?.text == "9783161484100")
    #expect(match.canonicalLink == "https://a.example/book/9783161484100")
    do {
      _ = try router.match("https://a.example/book/9783161484101")
      Issue.record("accepted")
    } catch {
      #expect(error.code == .invalidValue)
      #expect(error.range == SourceRange(23, 36))
      #expect(error.expectation.description.contains("valid check digits (gs1)"))
    }
  }

  @Test("Samples of patterns have valid check digits")
  func samples() {
    for (check, texts) in Self.published {
      guard let text = texts.first else { continue }
      let classes = text.map { character in
        character.isNumber ? "[0-9]" : character.isLetter ? "[A-Z]" : "\\\(character)"
      }
      let pattern = TextPattern(classes.joined().replacing("\\ ", with: " "), check: check)
      #expect(pattern.problem == nil, "\(check)")
      let samples = pattern.samples(longest: 100)
      #expect(!samples.isEmpty, "\(check)")
      for sample in samples { #expect(Self.accepts(check, sample), "\(check) \(sample)") }
    }
  }

  @Test("A pattern without a valid value is an error")
  func impossible() {
    #expect(
      TextPattern("[A-Z]{3}", check: .luhn).problem?.message
        == "no value that matches the pattern has valid 'luhn' check digits")
    #expect(TextPattern("8(1|2)", check: .luhn).problem != nil)
    #expect(TextPattern("18", check: .luhn).problem == nil)
  }

  @Test("Proofs take check digits into account, and witnesses have valid check digits")
  func proofs() throws {
    func conflicts(_ left: TextPattern, _ right: TextPattern) throws -> [ManifestDiagnostic] {
      let router = try Router([
        LinkManifest(
          app: "a", hosts: ["a.example"],
          types: [ParameterType("l", .pattern(left)), ParameterType("r", .pattern(right))],
          routes: ["l", "r"].map {
            Route(name: $0, pattern: RoutePattern([.parameter(name: "id", type: $0)]))
          })
      ])
      return router.conflictDiagnostics()
    }
    // Luhn and GS1 give a digit different weights, so a number may be valid in only one of the
    // schemes.
    let luhn = TextPattern("[1-9][0-9]", check: .luhn)
    let gs1 = TextPattern("[1-9][0-9]", check: .gs1)
    let common = (10...99).filter {
      Self.accepts(.luhn, "\($0)") && Self.accepts(.gs1, "\($0)")
    }
    let found = try conflicts(luhn, gs1)
    #expect(found.isEmpty == common.isEmpty)
    let wide = try conflicts(
      TextPattern("[1-9][0-9]{9}", check: .luhn), TextPattern("[1-9][0-9]{9}", check: .gs1))
    #expect(wide.count == 1)
    let text = "\(wide)"
    let start = try #require(text.firstRange(of: "https://a.example/"))
    let digits = String(text[start.upperBound...].prefix { $0.isNumber })
    #expect(Self.accepts(.luhn, digits) && Self.accepts(.gs1, digits), "\(digits)")
    #expect(try conflicts(TextPattern("18", check: .luhn), TextPattern("1[0-79]")) == [])
  }
}
