import KeyScanning
import Testing

/// What holds of every source, also of a broken one.
@Suite("Laws of scanning")
struct LawTests {
  private static let sources: [(SourceLanguage, String)] = [
    (
      .swift,
      #"""
      struct V { let a: LocalizedStringKey = "é🙂"; var b: LocalizedStringKey { x ? "b" : "c" }
        var body: some View { Text("Hi \(name) \#u{41}", tableName: "T"); Label(#"r\n"#, image: "x")
          NSLocalizedString("e." + code, comment: ""); String(localized: "k", bundle: .module)
          Text("""
            a \
            b
            """).help("h") } }
      """#
    ),
    (.kotlin, #"val a = "x${getString(R.string.a) + "${b}"}" + '"' + R.plurals.b /* R */ // R"#),
    (.java, "f(R.string.a, com.b.R.array.c); /* ' */ String s = \"\"\"\n \\\"\"\" \"\"\";"),
    (.xml, "<!-- @string/x --><a b=\"@string/a\" c='@plurals/b'>@array/é</a>"),
    (
      .typescript,
      "useTranslation('n'); t('a'); t(`b${x}c`); /re'/; <Trans i18nKey='é'>It's {t(x ? 'y' : \"z\")}</Trans>"
    ),
    (.vue, "<template><p :a=\"$t('a')\">{{ t('b') }}</p></template><script>t('c')</script>"),
  ]

  private static func check(_ bytes: [UInt8], _ language: SourceLanguage) {
    let found = ScannedSource(bytes, language: language)
    var last = 0
    for use in found.uses {
      #expect(use.range.lowerBound >= last && use.range.upperBound <= bytes.count)
      last = use.range.lowerBound
      guard case .literal(let key) = use.key else { continue }
      // What is in the range is what says the key.
      let text = String(decoding: bytes[use.range], as: UTF8.self)
      let again: String
      switch language {
      case .swift: again = "LocalizedStringKey(" + text + ")"
      case .kotlin, .java:
        again = text.hasPrefix("\"") ? "getIdentifier(\(text))" : "R.string." + text
      case .xml: again = "@string/" + text
      case .typescript, .javascript, .vue:
        let call = use.call == "Trans" ? "<Trans i18nKey=" + text + " />" : "t(" + text + ")"
        again = language == .vue ? "{{" + call + "}}" : call
      }
      guard
        case .literal(let reread)? = ScannedSource(Array(again.utf8), language: language).uses
          .first?.key
      else {
        // A literal that the end of the source or of its line cuts off.
        #expect(
          use.range.upperBound == bytes.count || bytes[use.range].last == 0x0A
            || found.failure != nil, "\(language) \(text)")
        continue
      }
      #expect(reread == key, "\(again)")
    }
  }

  @Test("Ranges hold what says the key, wherever a source ends and whatever stands in it")
  func ranges() {
    var seed: UInt64 = 42
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let hostile = Array("\"'`\\${}()<>/*@#\n\u{0}".utf8)
    for (language, source) in Self.sources {
      let bytes = Array(source.utf8)
      Self.check(bytes, language)
      for end in stride(from: 0, to: bytes.count, by: 3) {
        Self.check(Array(bytes[..<end]), language)
      }
      for _ in 0..<200 {
        var changed = bytes
        for _ in 0...next(3) { changed[next(changed.count)] = hostile[next(hostile.count)] }
        Self.check(changed, language)
      }
    }
  }

  @Test(
    "Depth costs no stack",
    arguments: SourceLanguage.allCases.flatMap { language in
      [
        "(", "[", "{", "\"\\(", "\"${", "`${", "<a>", "<a b={", "t(", "a.b", "a ? b : ", "/*", "x+",
        "{{", "(/[",
      ]
      .map { (language, $0) }
    })
  func depth(_ language: SourceLanguage, _ piece: String) {
    let bytes = Array(String(repeating: piece, count: 5_000).utf8)
    _ = ScannedSource(bytes, language: language)
  }

  @Test("Lines are JSON, with what is special escaped; columns count scalars")
  func lines() {
    let bytes = Array("\u{FEFF}é\r\n🙂 Text(\"a\\n\\u{2028}\\\"\")".utf8)
    let source = ScannedSource(bytes, language: .swift)
    let lines = UsageLines.lines(of: source, path: "a\"\u{1}.swift", language: .swift, bytes)
    #expect(
      lines.hasPrefix(
        #"{"path":"a\"\u0001.swift","range":[17,32],"line":2,"column":8,"language":"swift","key":"a\n\u2028\"","call":"Text"}"#
      ), "\(lines)")
  }

  @Test("Languages by names of files")
  func languages() {
    #expect(SourceLanguage(fileName: "a.swift") == .swift)
    #expect(SourceLanguage(fileName: "a.tsx") == .typescript)
    for name in ["a.d.ts", "a.min.js", "swift", "a.md"] {
      #expect(SourceLanguage(fileName: name) == nil)
    }
  }
}
