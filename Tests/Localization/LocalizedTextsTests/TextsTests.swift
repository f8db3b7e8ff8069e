import LocalizedTexts
import Synchronization
import Testing

/// Collects the diagnostics that are passed to a hook on any thread.
private final class Heard: Sendable {
  private let diagnostics = Mutex<[TextDiagnostic]>([])
  var all: [TextDiagnostic] { diagnostics.withLock { $0 } }
  var hook: @Sendable (TextDiagnostic) -> Void {
    { diagnostic in self.diagnostics.withLock { $0.append(diagnostic) } }
  }
}

@Suite("Localized strings")
struct TextsTests {
  static let formats: [(HostileText, String, [any TextArgument], String)] = [
    (.formatString, "en", ["Ada"], "<Ada>"),
    (.formatString, "en", [""], "<>"),
    (.formatString, "en", ["%@ %1$@ %%"], "<%@ %1$@ %%>"),
    (.formatString, "en", [7], "<7>"),
    (.formatString, "en", ["Ada", "Bob", 3], "<Ada>"),
    (.formatString, "en", ["xAdax".dropFirst().dropLast()], "<Ada>"),
    (.formatPercent, "en", [50, "all"], "50 % of all"),
    (.formatPercent, "en", [1_234_567, "all"], "1,234,567 % of all"),
    (.formatPercent, "de", [1_234_567, "all"], "1.234.567 % of all"),
    (.formatPercent, "es", [1_234, "all"], "1234 % of all"),
    (.formatPercent, "es", [12_345, "all"], "12.345 % of all"),
    (.formatPercent, "en", ["fifty", "all"], "fifty % of all"),
    (.formatPercent, "en", [50], "50 % of %@"),
    (.formatPercent, "en", [], "%lld % of %@"),
    (.formatOrder, "en", ["A", "B", "C"], "A sends B to C"),
    (.formatOrder, "de", ["A", "B", "C"], "C erhält B von A"),
    (.formatOrder, "es", ["A", "B", "C"], "A envía B a C (A)"),
    (.formatOrder, "de", ["A"], "%3$@ erhält %2$@ von A"),
    (.pluralOmitted, "en", ["Ada", 1], "One photo of Ada"),
    (.pluralOmitted, "en", ["Ada", 2], "2 photos of Ada"),
    (.pluralOmitted, "en", [1, 1], "One photo of 1"),
    (.pluralOmitted, "en", ["Ada"], "%2$lld photos of Ada"),
    (.pluralOmitted, "en", ["Ada", "1"], "1 photos of Ada"),
    (.pluralOmitted, "zh-Hans", ["Ada", 1_000], "Ada的1,000张照片"),
    (.pluralQuotes, "en", [1], "\"1\" \\(1)"),
    (.pluralQuotes, "en", [0], "\"\"\"0\\"),
    (.pluralQuotes, "de", [1], "1\n"),
    (.pluralQuotes, "es", [1_000_000], "1.000.000 de muchos"),
    (.pluralQuotes, "es", [-1], "-1 uno"),
    (.percentAlone, "en", [1], "100 % % %d %5 %"),
    (.slashInterpolation, "en", [1], "\\(1 + 1) \\#(2)"),
    (.empty, "en", [1], ""),
  ]

  @Test("Arguments replace their placeholders", arguments: formats.indices)
  func format(row: Int) {
    let (key, language, arguments, expected) = Self.formats[row]
    #expect(Texts<HostileText>(language: language)(key, arguments: arguments) == expected)
  }

  @Test("A subscript leaves placeholders unchanged and reports nothing")
  func withoutArguments() {
    let texts = Texts<HostileText>(language: "en") { Issue.record("\($0)") }
    #expect(texts[.percentAlone] == "100 % % %d %5 %")
    #expect(Texts<WaymarkText>(language: "de")[.expectedSpace].hasSuffix(" als %20 kodiert"))
    #expect(texts[.formatString] == "<%@>")
    #expect(texts[.pluralOmitted] == "%2$lld photos of %1$@")
  }

  @Test("String arguments are isolated on request, but numbers never are")
  func isolated() {
    var texts = Texts<HostileText>(language: "en", isolatesStrings: true)
    #expect(texts(.formatPercent, 3, "שלום") == "3 % of \u{2068}שלום\u{2069}")
    texts.isolatesStrings = false
    #expect(texts(.formatPercent, 3, "שלום") == "3 % of שלום")
  }

  @Test("Bundled strings have the expected values")
  func bundled() {
    let german = Texts<WordlyText>(language: "de")
    #expect(german[.joinTitle] == "Einer Sitzung beitreten")
    #expect(german(.countAttendees, 3) == "3 Teilnehmer")
    #expect(german(.countAttendees, 1) == "1 Teilnehmer")
    #expect(Texts<WordlyText>(language: "en")(.countAttendees, 1) == "1 attendee")
    #expect(Texts<WordlyText>(language: "en")(.countAttendees, 1_200) == "1,200 attendees")
    let french = Texts<WordlyText>(language: "fr")
    #expect(french[.joinTitle] == "Rejoindre une session")
    #expect(french(.countAttendees, 1_200) == "1\u{202F}200 participants")
    #expect(Texts<WordlyText>(language: "es")(.countAttendees, 1) == "1 asistente")
  }

  @Test("A missing translation falls back to English for that key only, and is reported once")
  func fallback() {
    let heard = Heard()
    let texts = Texts<HostileText>(language: "de", diagnose: heard.hook)
    #expect(heard.all == [])
    #expect(texts[.fallbackText] == "Only in English")
    #expect(texts[.fallbackText] == "Only in English")
    #expect(texts[.fallbackNew] == "Not translated yet")
    #expect(texts[.fallbackFixed] == "Waymark")
    #expect(texts(.fallbackPlural, 1_000) == "1.000 Äpfel")
    #expect(texts[.quoteOne] == "a \" b")
    let expected = ["fallback.text", "fallback.new"].map {
      TextDiagnostic(code: .missingText, catalog: "Hostile", key: $0, language: "de")
    }
    #expect(heard.all == expected)
    // The English string uses English plural rules and number formats.
    #expect(Texts<HostileText>(language: "es")(.fallbackPlural, 1_000_000) == "1,000,000 apples")
    #expect(Texts<HostileText>(language: "es")[.fallbackNew] == "No hace falta")
  }

  @Test("Unsuitable arguments are reported once per key")
  func unfit() {
    let heard = Heard()
    let texts = Texts<HostileText>(language: "en", diagnose: heard.hook)
    _ = texts(.formatPercent, "fifty", "all")
    _ = texts(.formatPercent)
    _ = texts(.formatString, 1, 2, 3)
    #expect(heard.all.map(\.code) == [.unfitArgument])
    #expect(heard.all.first?.key == "format.percent")
  }

  @Test("Concurrent lookups call the hook once, and the hook can look up strings")
  func concurrent() async {
    let heard = Heard()
    let hook = heard.hook
    let texts = Texts<HostileText>(language: "de") { diagnostic in
      _ = Texts<HostileText>(language: "de")[.fallbackText]
      hook(diagnostic)
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = texts[.fallbackText] } }
    }
    #expect(heard.all.count == 1)
  }

  static let languages: [(String, String?)] = [
    ("en", "en"), ("de", "de"), ("DE", "de"), ("zh-Hans", "zh-Hans"), ("zh-CN", "zh-Hans"),
    ("zh-cn", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"), ("zh-TW", nil),
    ("zh-Hant", nil), ("pt", nil), ("de-AT", nil), ("", nil), ("\0", nil), ("%@", nil),
  ]

  @Test("An unsupported language falls back to English, and is reported", arguments: languages)
  func language(asked: String, found: String?) {
    let heard = Heard()
    let texts = Texts<OSQRText>(language: asked, diagnose: heard.hook)
    #expect(texts.language == found ?? "en")
    #expect(texts.requestedLanguage == asked)
    let expected = TextDiagnostic(
      code: .missingLanguage, catalog: "OSQR", key: nil, language: asked)
    #expect(heard.all == (found == nil ? [expected] : []))
    if found == nil {
      let english = Texts<OSQRText>(language: "en")
      for key in OSQRText.allCases { #expect(texts[key] == english[key]) }
      #expect(heard.all.count == 1)
    }
  }

  @Test("`zh-Hans` finds a catalog's `zh-CN`, and an English-only catalog falls back to English")
  func otherNames() {
    #expect(Texts<HostileText>(language: "zh-Hans").language == "zh-CN")
    #expect(Texts<HostileText>(language: "zh-Hans")[.fallbackNew] == "有")
    #expect(Texts<CocotteAIText>(language: "de").language == "en")
  }
}
