import Diagnostics
import Foundation
import InstantSessions
import JoinLinks
import LanguageTags
import TestSupport
import Testing

/// Tests the session defaults of an organization, and the diagnostics for invalid files.
@Suite("Session defaults") struct SessionDefaultsTests {
  private func read(_ text: String) -> (defaults: SessionDefaults?, diagnostics: [Diagnostic]) {
    SessionDefaultsFile.read(Array(text.utf8), path: "defaults.yaml")
  }

  @Test("A complete file is read")
  func whole() throws {
    let (defaults, diagnostics) = read(
      """
      languages: [EN, fr, zh-cn]
      language: FR
      security:
        presenter: login
        attendee: open
      id: { groups: [3, 4, 3] }
      passcode: { length: 8, attempts: 3, pause: 90s }
      unjoined: 2h
      """)
    #expect(diagnostics == [])
    let tags = try ["en", "fr", "zh-CN"].map { try LanguageTag(parsing: $0) }
    #expect(
      defaults
        == SessionDefaults(
          languages: tags, language: tags[1],
          security: SessionSecurity(presenter: .login, attendee: .open),
          idShape: try #require(SessionIDShape(groups: [3, 4, 3])),
          passcode: try #require(PasscodeRule(digits: 8, attempts: 3, pause: .seconds(90))),
          unjoinedTime: .seconds(7_200)))
    #expect(defaults?.idShape.description == "XXX-XXXX-XXX")
  }

  @Test(
    "Omitted values have their defaults", arguments: ["", "# nothing\n", "{}", "security: {}"])
  func empty(_ text: String) throws {
    let (defaults, diagnostics) = read(text)
    #expect(defaults == .standard && diagnostics == [])
    let standard = SessionDefaults.standard
    #expect(standard == SessionDefaults())
    #expect(standard.languages.map(\.description) == ["en", "es", "fr", "ja", "zh-CN", "de"])
    #expect(standard.passcode.digits == 6 && standard.idShape == .standard)
    #expect(standard.security.presenter == .passcode && standard.security.attendee == .passcode)
  }

  private struct Row {
    let text: String
    let rule: String
    /// The part of the text that the diagnostic must mark.
    let place: String
    let words: String

    init(_ text: String, _ rule: String, at place: String, _ words: String) {
      self.text = text
      self.rule = rule
      self.place = place
      self.words = words
    }
  }

  private static let rows = [
    Row("langages: [en]", "unknown-key", at: "langages", "did you mean 'languages'?"),
    Row("[en]", "wrong-kind", at: "[en]", "session defaults as a mapping"),
    Row("languages: en", "wrong-kind", at: "en", "a list of languages"),
    Row("languages: []", "wrong-value", at: "[]", "1 to 256"),
    Row("languages: [en, EN]", "duplicate-language", at: "EN", "duplicate language"),
    Row("languages: [en, f]", "wrong-value", at: "f", "BCP 47"),
    Row("languages: [en, e_n]", "wrong-value", at: "_", "BCP 47"),
    Row("language: it", "language-not-offered", at: "it", "not an offered language"),
    Row("language: zh-CM", "language-not-offered", at: "zh-CM", "did you mean 'zh-CN'?"),
    Row("security: open", "wrong-kind", at: "open", "'security' as a mapping"),
    Row(
      "security: { presentr: login }", "unknown-key", at: "presentr", "did you mean 'presenter'?"),
    Row("security: { presenter: open }", "open-to-presenters", at: "open", "cannot be open"),
    Row("security: { presenter: logn }", "wrong-value", at: "logn", "did you mean 'login'?"),
    Row("security: { attendee: opn }", "wrong-value", at: "opn", "did you mean 'open'?"),
    Row("id: 4-4", "wrong-kind", at: "4-4", "'id' as a mapping"),
    Row("id: { group: [4, 4] }", "unknown-key", at: "group", "did you mean 'groups'?"),
    Row("id: { groups: [4, x] }", "wrong-value", at: "x", "from 1 to 15"),
    Row("id: { groups: [8, 8] }", "wrong-value", at: "[8, 8]", "4 to 15 characters"),
    Row("id: { groups: [3] }", "wrong-value", at: "[3]", "4 to 15 characters"),
    Row(
      "id: { groups: [99999999999999999999] }", "wrong-value", at: "99999999999999999999", "1 to"),
    Row("passcode: { length: 3 }", "wrong-value", at: "3", "from 4 to 16"),
    Row("passcode: { length: six }", "wrong-value", at: "six", "from 4 to 16"),
    Row("passcode: { atempts: 3 }", "unknown-key", at: "atempts", "did you mean 'attempts'?"),
    Row("passcode: { attempts: 0 }", "wrong-value", at: "0", "from 1 to 1000"),
    Row("passcode: { pause: 0s }", "wrong-value", at: "0s", "from 1s to 30d"),
    Row("unjoined: 30", "wrong-value", at: "30", "from 1s to 30d"),
    Row("unjoined: 31d", "wrong-value", at: "31d", "from 1s to 30d"),
    Row("unjoined: -1m", "wrong-value", at: "-1m", "from 1s to 30d"),
    Row("unjoined: 9223372036854775807d", "wrong-value", at: "9223372036854775807d", "1s"),
    Row("unjoined: m", "wrong-value", at: "m", "from 1s to 30d"),
    Row("unjoined:", "wrong-kind", at: "", "a duration such as 30m"),
    Row("unjoined: 1h\nunjoined: 2h", "duplicate-key", at: "unjoined", "duplicate key"),
    Row("languages: [en", "yaml-syntax", at: "[", "never closed"),
    Row("a: *x", "unknown-alias", at: "*x", "no anchor"),
  ]

  @Test("Each diagnostic has the right range and suggests the value that was probably intended")
  func diagnostics() {
    for row in Self.rows {
      let (defaults, diagnostics) = read(row.text)
      #expect(defaults == nil, "\(row.text)")
      #expect(diagnostics.map(\.rule) == [row.rule], "\(row.text)")
      guard let diagnostic = diagnostics.first, let range = diagnostic.range else { continue }
      let message = diagnostic.message
      #expect(message.contains(row.words), "\(row.text): \(message)")
      #expect(diagnostic.path == "defaults.yaml" && diagnostic.severity == .error)
      if !row.place.isEmpty {
        let bytes = Array(row.text.utf8)[range.range]
        #expect(String(decoding: bytes, as: UTF8.self) == row.place, "\(row.text)")
      }
    }
  }

  @Test("All diagnostics of a file are reported together, in source order")
  func several() throws {
    let text = "passcode: { length: 99 }\nunjoined: x\nlanguages: [e]\nid: { groups: [2] }\n"
    let (_, diagnostics) = read(text)
    #expect(diagnostics.count == 4 && diagnostics == diagnostics.sorted())
    let error = #expect(throws: SessionDefaultsFileError.self) {
      _ = try SessionDefaultsFile(parsing: Array(text.utf8), path: "defaults.yaml")
    }
    #expect(error?.diagnostics == diagnostics)
    #expect(error?.description.split(separator: "\n").count == 4)
  }

  @Test("A passcode that can be guessed within days causes a warning, but the default does not")
  func weakPasscodes() {
    for text in [
      "passcode: { length: 4 }", "passcode: { pause: 1m }",
      "passcode: { length: 4, attempts: 1000, pause: 1s }",
    ] {
      let (defaults, diagnostics) = read(text)
      #expect(defaults != nil && diagnostics.map(\.rule) == ["weak-passcode"], "\(text)")
      #expect(diagnostics.first?.severity == .warning)
    }
    let text = "passcode: { length: \"8\", attempts: \"20\", pause: 1m }"
    #expect(read(text).defaults?.passcode.digits == 8 && read(text).diagnostics == [])
  }

  @Test("Ids that are easy to guess cause a warning")
  func shortIDs() {
    let (defaults, diagnostics) = read("id: { groups: [3, 3] }")
    #expect(defaults?.idShape.description == "XXX-XXX")
    #expect(diagnostics.map(\.rule) == ["short-id"])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.message.contains("22.5 bits") ?? false)
  }

  @Test("Arbitrary bytes are read or rejected")
  func anyBytes() {
    var generator = SplitMix64(seed: 9)
    let parts =
      Self.rows.map(\.text) + ["\n", " ", "[", "{", "&a ", "*a", "- ", "\u{0}", "é", ": "]
    for _ in 0..<LawEffort.rounds(300) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        bytes += Array(generator.pick(parts).utf8)
        if generator.oneIn(3), !bytes.isEmpty {
          bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      let (defaults, diagnostics) = SessionDefaultsFile.read(bytes, path: "x")
      let hasErrors = diagnostics.contains { $0.severity == .error }
      #expect((defaults == nil) == hasErrors)
      for diagnostic in diagnostics {
        #expect((diagnostic.range?.upperBound ?? 0) <= bytes.count + 1)
      }
    }
  }

  @Test("Invalid values are also rejected by the Swift initializers")
  func values() throws {
    let tag = try LanguageTag(parsing: "en")
    #expect(SessionDefaults(languages: []) == nil)
    #expect(SessionDefaults(languages: [tag, tag]) == nil)
    #expect(SessionDefaults(languages: [tag], language: try LanguageTag(parsing: "fr")) == nil)
    #expect(SessionDefaults(unjoinedTime: .zero) == nil)
    #expect(SessionDefaults(unjoinedTime: .seconds(Int64.max)) == nil)
    #expect(PasscodeRule(digits: 3) == nil && PasscodeRule(digits: 17) == nil)
    #expect(PasscodeRule(attempts: 0) == nil && PasscodeRule(pause: .seconds(-1)) == nil)
  }
}
