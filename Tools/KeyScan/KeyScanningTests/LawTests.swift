import Foundation
import KeyScanning
import Testing

/// Properties that hold for every source, even for invalid ones.
@Suite("Properties of scanning")
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
      """
      useTranslation('n'); t('a'); t(`b${x}c`); /re'/; \
      <Trans i18nKey='é'>It's {t(x ? 'y' : "z")}</Trans>
      """
    ),
    (
      .typescript,
      """
      import { t as m } from './i18n'; const { t: l } = useTranslation('n', { keyPrefix: 'p' });
      function f(t: TFunction, x = m('é' + 'x')) { l('y', { ns: 'z' }); \
      return t?.(`c.${d ? 'e' : "f"}`) }
      for (const t of a) t('no'); $t($ => $.a.b); i18n.global.t(h ?? ('i' as const)), \
      { aKey: 'j.k' };
      const g = (t) => <Trans t={l} i18nKey='g'>{t('\u{1F642}')}</Trans>
      """
    ),
    (
      .vue,
      """
      <i18n-t keypath='é'/><i18n path="b"/><p v-t="'a'" v-t="{ path: 'c' }" :keypath="x ? 'd' : y"/>
      """
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
      // The bytes of the range contain the key.
      let text = String(decoding: bytes[use.range], as: UTF8.self)
      let again: String
      switch language {
      case .swift: again = "LocalizedStringKey(" + text + ")"
      case .kotlin, .java:
        again = text.hasPrefix("\"") ? "getIdentifier(\(text))" : "R.string." + text
      case .xml: again = "@string/" + text
      case .typescript, .javascript, .vue:
        switch use.call {
        case "Trans": again = "<Trans i18nKey=" + text + " />"
        case "keypath" where text.first == "'" || text.first == "\"":
          // An attribute value has no escapes, unless it is an expression.
          let isPlain = "<i18n-t keypath=" + text + " />"
          again =
            ScannedSource(Array(isPlain.utf8), language: .vue).uses.first?.key == use.key
            ? isPlain : "{{t(" + text + ")}}"
        default: again = language == .vue ? "{{t(" + text + ")}}" : "t(" + text + ")"
        }
      }
      let reread = ScannedSource(Array(again.utf8), language: language).uses.compactMap {
        if case .literal(let key) = $0.key { key } else { nil }
      }
      if reread.isEmpty {
        // The literal is cut off at the end of the source or of the line.
        #expect(
          use.range.upperBound == bytes.count || bytes[use.range].last == 0x0A
            || found.failure != nil, "\(language) \(text)")
        continue
      }
      // The first scan adds the prefix of `useTranslation` (`keyPrefix`) to the key. The second
      // scan reads only the call, and may find several keys in it.
      #expect(reread.contains { key.hasSuffix($0) }, "\(again) \(key)")
    }
  }

  @Test("The range of a use contains its key, wherever the source ends and whatever it contains")
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
    "Nested code does not overflow the stack",
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

  /// Returns the CPU time in seconds that this thread takes to scan a script of `count` pieces.
  private static func seconds(_ piece: String, _ count: Int) -> Double {
    let bytes = Array(String(repeating: piece, count: count).utf8)
    func now() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = ScannedSource(bytes, language: .javascript)
    return now() - start
  }

  @Test(
    "Scanning repeated pieces takes linear time",
    arguments: [
      "t('a')+", "t(", "const{t}=u(),", "const t=1 ", "const t=", "a=>", "(t)=>", "f(a,t=>",
      "function(t){",
      "`${", "x?y:", "{t:", "[", "t('a' as ", "t('a'+", "t((", "t([", ",", "<a t={", "import{t,",
      "for(const t of ", "(a):", "catch(t){", "useTranslation(", "i18n.t(a?b:", "f(t,", "m(t){",
      "}",
      "t(a||", "t(`${a?b:", "t<", "$t($=>$.a", "{a:{", "'", "/", "t('a',{ns:", "<Trans i18nKey={",
    ])
  func linear(_ piece: String) {
    let few = max(Self.seconds(piece, 500), 0.002)
    let many = Self.seconds(piece, 2_000)
    #expect(many < few * 10, "\(few) and \(many) seconds")
  }

  @Test("Lines are JSON with escaped special characters, and columns count Unicode scalars")
  func lines() {
    let bytes = Array("\u{FEFF}é\r\n🙂 Text(\"a\\n\\u{2028}\\\"\")".utf8)
    let source = ScannedSource(bytes, language: .swift)
    let lines = UsageLines.lines(of: source, path: "a\"\u{1}.swift", language: .swift, bytes)
    #expect(
      lines.hasPrefix(
        #"""
        {"path":"a\"\u0001.swift","range":[17,32],"line":2,"column":8,"language":"swift",\#
        "key":"a\n\u2028\"","call":"Text"}
        """#
      ), "\(lines)")
  }

  @Test("The extension of a file name determines its language")
  func languages() {
    #expect(SourceLanguage(fileName: "a.swift") == .swift)
    #expect(SourceLanguage(fileName: "a.tsx") == .typescript)
    for name in ["a.d.ts", "a.min.js", "swift", "a.md"] {
      #expect(SourceLanguage(fileName: name) == nil)
    }
  }
}
