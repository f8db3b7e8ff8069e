import Foundation
import Testing

/// Tests the language of messages, and output that never depends on it.
@Suite("The tool: language")
struct LanguageTests {
  private static let refused = "https://wordly.ai/attend/KXT?lang=fr"

  @Test(
    "The environment chooses the language",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "abgelehnt"), (["LANG": "en_GB.UTF-8"], "rejected"),
      (["LC_ALL": "es_ES.UTF-8", "LANG": "de_DE.UTF-8"], "rechazado"),
      (["LANG": "ja_JP.UTF-8"], "拒否"), (["LANG": "zh_CN.UTF-8"], "已拒绝"),
      (["LC_MESSAGES": "fr_CA.UTF-8", "LANG": "de_DE.UTF-8"], "refusé"),
      (["LANGUAGE": "sw:fr:de", "LANG": "en_US.UTF-8"], "refusé"),
      // `LANGUAGE` is ignored in the C locale.
      (["LANGUAGE": "fr", "LC_ALL": "C"], "rejected"),
      // Traditional Chinese does not match Simplified Chinese.
      (["LANG": "zh_TW.UTF-8"], "rejected"), (["LANG": "xx_XX"], "rejected"), ([:], "rejected"),
    ])
  func environment(_ environment: [String: String], _ word: String) throws {
    let run = try Tool.run(["parse", Self.refused], environment: environment)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(word + " "), "\(run.output)")
    #expect(run.output.contains("[invalid-value]"))
  }

  @Test(
    "--language has precedence over the environment",
    arguments: [("ja", "拒否"), ("de-AT", "abgelehnt")])
  func option(_ language: String, _ word: String) throws {
    let run = try Tool.run(
      ["parse", "--language", language, Self.refused], environment: ["LANG": "de_DE.UTF-8"])
    #expect(run.output.hasPrefix(word + " "))
  }

  @Test(
    "An unsupported language is an error",
    arguments: [
      ("zz", "The language 'zz' is not supported: use en, es, fr, ja, zh-CN or de."),
      ("x!!", "'x!!' is not supported"), ("zh-TW", "'zh-TW' is not supported"),
      ("", "'' is not supported"),
      ("jp", "Did you mean 'ja'?"),
    ])
  func unknown(_ language: String, _ text: String) throws {
    for command in [["parse", "osqr://menu"], ["locale"], ["direction", "he"]] {
      let run = try Tool.run(command + ["--language", language])
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(text), "\(run.errors)")
    }
    for command in [["lint", "--languages"], ["catalog", "export", "--language"]] {
      let run = try Tool.run(command + ["zz"])
      #expect(run.status == 2 && run.errors.contains("'zz' is not a registered language"))
    }
    let named = try Tool.run("lint", "--source-language", "german")
    #expect(named.status == 2 && named.errors.contains("Did you mean 'de'?"))
  }

  @Test("The message for an invalid value of build is in the chosen language")
  func build() throws {
    let run = try Tool.run(
      ["build", "wordly", "attend", "session=KXT"], environment: ["LANG": "de_DE.UTF-8"])
    #expect(run.status == 1)
    #expect(run.errors.contains("erwartet: 4 bis 64 Zeichen"), "\(run.errors)")
  }

  @Test(
    "JSON, help and exit statuses are the same in every language",
    arguments: [
      ["parse", "--format", "json", refused], ["parse", "--help"],
      ["routes", "--format", "json"],
      ["build", "--format", "json", "wordly", "attend", "session=KXT"],
      ["locale", "--prefer", "zh-TW,ar", "--explain", "--format", "json"],
      ["direction", "ar", "--format", "json"], ["parse"],
    ])
  func machineFormats(_ arguments: [String]) throws {
    let english = try Tool.run(arguments)
    for language in ["de_DE.UTF-8", "ja_JP.UTF-8"] {
      let run = try Tool.run(arguments, environment: ["LANG": language])
      #expect(run.status == english.status && run.output == english.output)
      #expect(run.errors == english.errors)
    }
  }
}
