import Foundation
import Testing

/// Tests `waymark locale` and `waymark direction`.
@Suite("The tool: locale and direction")
struct LocaleTests {
  /// Preferences and the expected JSON object.
  struct Row: Sendable {
    let arguments: [String]
    var environment: [String: String] = [:]
    let object: String
  }

  @Test(
    "JSON contains the chosen language",
    arguments: [
      Row(
        arguments: ["--prefer", "zh-TW,fr"],
        object: #"{"language":"fr","matched":true,"preferenceIndex":1,"direction":"ltr"}"#),
      Row(
        arguments: ["--prefer", "zh-TW"],
        object: #"{"language":"en","matched":false,"direction":"ltr"}"#),
      // The result is spelled like the supported tag.
      Row(
        arguments: ["--prefer", "zh-Hans-SG", "--supported", "de,zh-cn"],
        object: #"{"language":"zh-cn","matched":true,"preferenceIndex":0,"direction":"ltr"}"#),
      Row(
        arguments: ["--accept-language", "fr;q=0.2, ja;q=0.9"],
        object: #"{"language":"ja","matched":true,"preferenceIndex":0,"direction":"ltr"}"#),
      Row(
        arguments: ["--prefer", "gsw"],
        object: #"{"language":"en","matched":false,"direction":"ltr"}"#),
      Row(
        arguments: ["--prefer", "gsw", "--nearest"],
        object: #"{"language":"de","matched":true,"preferenceIndex":0,"direction":"ltr"}"#),
      Row(
        arguments: ["--prefer", "sv", "--supported", "de,ar", "--default", "ar"],
        object: #"{"language":"ar","matched":false,"direction":"rtl"}"#),
      Row(
        arguments: [], environment: ["LANGUAGE": "xx:de", "LANG": "fr_FR.UTF-8"],
        object: #"{"language":"de","matched":true,"preferenceIndex":1,"direction":"ltr"}"#),
      // These regions have three letters.
      Row(
        arguments: [], environment: ["LANG": "es_MEX.UTF-8"],
        object: #"{"language":"es","matched":true,"preferenceIndex":0,"direction":"ltr"}"#),
      Row(
        arguments: ["--accept-language", "en-DEU, de;q=0.5"],
        object: #"{"language":"en","matched":true,"preferenceIndex":0,"direction":"ltr"}"#),
      Row(
        arguments: ["--prefer", "ar-EGY", "--supported", "en,ar"],
        object: #"{"language":"ar","matched":true,"preferenceIndex":0,"direction":"rtl"}"#),
      Row(arguments: [], object: #"{"language":"en","matched":false,"direction":"ltr"}"#),
      // An invalid tag does not make a negotiation fail.
      Row(
        arguments: ["--prefer", "not a tag!,,*,x-klingon,de"],
        object: #"{"language":"de","matched":true,"preferenceIndex":3,"direction":"ltr"}"#),
    ])
  func chosen(_ row: Row) throws {
    let run = try Tool.run(
      ["locale", "--format", "json"] + row.arguments, environment: row.environment)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines == [row.object])
  }

  @Test("Each step contains the outcome for a preference and the reason")
  func steps() throws {
    let run = try Tool.run(
      "locale", "--explain", "--format", "json", "--prefer", "zh-TW,*,iw,fr-CA,de")
    let object = try #require(
      try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    let steps = try #require(object["steps"] as? [[String: Any]])
    func column(_ name: String) -> [String] { steps.map { $0[name] as? String ?? "-" } }
    #expect(column("preference") == ["zh-TW", "*", "iw", "fr-CA", "de"])
    #expect(column("normalized") == ["zh-Hant-TW", "-", "he", "fr-CA", "de"])
    #expect(column("source") == Array(repeating: "argument", count: 5))
    #expect(
      column("outcome") == ["unsupported", "skipped", "unsupported", "matched", "not-reached"])
    #expect(
      column("reason") == [
        "script-not-supported", "wildcard", "language-not-supported",
        "same-language-and-script", "earlier-match",
      ])
  }

  @Test("Every reason is a phrase in the chosen language")
  func words() throws {
    let run = try Tool.run(
      "locale", "--explain", "--language", "de", "--prefer",
      "zh-TW,*,C,und,root,mul,mis,zxx,qaa,x-y,a b,iw,xx,fr-CA,de")
    // An untranslated identifier would contain hyphens between lower-case words.
    for line in run.lines {
      #expect(line.firstMatch(of: /\s[a-z]+-[a-z]+-[a-z]+/) == nil, "\(line)")
    }
  }

  @Test("A file contains one list per line")
  func input() throws {
    let run = try Tool.run(
      ["locale", "--input", "-", "--format", "json"],
      input: Array("zh-TW, ja\r\n\n \u{FF}ä\nar".utf8))
    #expect(
      run.lines == [
        #"{"line":1,"language":"ja","matched":true,"preferenceIndex":1,"direction":"ltr"}"#,
        #"{"line":3,"language":"en","matched":false,"direction":"ltr"}"#,
        #"{"line":4,"language":"en","matched":false,"direction":"ltr"}"#,
      ])
  }

  @Test(
    "Wrong usage causes status 2, with a message",
    arguments: [
      ["--prefer", "de", "--input", "-"], ["--supported", ", ,"], ["--format", "jsn"],
      ["--input", "/does/not/exist"],
    ])
  func usage(_ arguments: [String]) throws {
    let run = try Tool.run(["locale"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test(
    "A line that is too long is skipped with a diagnostic", arguments: ["locale", "direction"])
  func overlong(_ command: String) throws {
    let long = String(repeating: "zz,", count: 100_000) + "fr\nfr\n"
    let run = try Tool.run(
      [command, "--input", "-", "--format", "json"], input: Array(long.utf8))
    #expect(run.status == 1 && run.lines.count == 1)
    #expect(run.errors.hasPrefix("-:1:1: error: line has 300002 bytes [line-too-long]\n"))
  }

  @Test("A supported or default tag that does not name a language causes a warning")
  func unusable() throws {
    let preset = try Tool.run("locale", "--default", "a b", "--prefer", "x", "--format", "json")
    #expect(preset.status == 0 && preset.errors.contains("'a b'"))
    let run = try Tool.run("locale", "--supported", "de,x-y", "--prefer", "de", "--format", "json")
    #expect(run.status == 0 && run.errors.contains("'x-y'"))
  }

  @Test("The directions of languages and of a string are printed")
  func direction() throws {
    let run = try Tool.run("direction", "ar", "he-Latn", "pa-PK", "xx!", "--format", "json")
    #expect(
      run.lines == [
        #"{"tag":"ar","script":"Arab","direction":"rtl"}"#,
        #"{"tag":"he-Latn","script":"Latn","direction":"ltr"}"#,
        #"{"tag":"pa-PK","script":"Arab","direction":"rtl"}"#,
        #"{"tag":"xx!","direction":"ltr","problem":"malformed"}"#,
      ])
    #expect(run.status == 1 && run.errors.contains("‘xx!’ is not a language tag"))
    let unknown = try Tool.run("direction", "xx", "en", "C")
    #expect(unknown.status == 1 && unknown.lines.count == 3)
    #expect(unknown.errors.contains("‘xx’ is not a known language"))
    #expect(unknown.errors.contains("‘C’ is not") && !unknown.errors.contains("‘en’"))
    let word = try Tool.run("direction", "שלום")
    #expect(word.status == 1 && word.errors.contains("to get the direction of a text, use --text"))
    let mention = try Tool.run(
      "direction", "--text", "@anna שלום", "--skip-leading", "mentions,links", "en", "--format",
      "json")
    #expect(mention.status == 0 && mention.output.contains(#""textDirection":"rtl""#))
    let script = try Tool.run("direction", "und-Hebr", "--format", "json")
    #expect(script.lines == [#"{"tag":"und-Hebr","script":"Hebr","direction":"rtl"}"#])
    let text = try Tool.run("direction", "--text", "12 \u{5E9}lom", "de", "--format", "json")
    #expect(
      text.lines == [
        #"{"tag":"de","script":"Latn","direction":"ltr","textDirection":"rtl"}"#
      ])
    // A string without letters has the direction of the language.
    let digits = try Tool.run("direction", "--text", "12:30", "ar", "--format", "json")
    #expect(digits.output.contains(#""textDirection":"rtl""#))
    #expect(try Tool.run("direction").status == 2)
  }

  @Test("direction --text without a tag assumes the language of the messages")
  func textAlone() throws {
    let run = try Tool.run(["direction", "--text", "שלום"], environment: ["LANG": "de_DE.UTF-8"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("de ") && run.lines.count == 1)
  }
}
