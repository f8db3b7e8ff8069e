import Foundation
import TestSupport
import Testing

/// Tests that the output of the tool conforms to its schemas.
@Suite("The tool: schemas")
struct SchemaTests {
  private func check(_ name: String, _ lines: [String], atLeast count: Int = 1) throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/\(name).schema.json"))
    #expect(lines.count >= count)
    for line in lines { #expect(try schema.violations(line) == [], "\(line)") }
  }

  @Test("The JSON of parse conforms to its schema")
  func parse() throws {
    let links = [
      "https://wordly.ai/attend/KXTR-7429?passcode=1234&lang=fr&utm_source=x&utm_source=y",
      "wordly://attend/KXTR-7429?passcode=1234", " osqr:menu ", " osqr:nemu ", "osqr:menu",
      "https://wordly.ai/atend/KXTR-7429", "", "https://wordly.example/", "\u{202E}",
      "cocotte://actions/1?stakes=new", "https://wordly.ai/attend/KXTR-7429?lang=f",
    ]
    try check("parse", Tool.run(["parse", "--format", "json", "--"] + links).lines, atLeast: 11)
    let input = Array(links.joined(separator: "\n").utf8) + [0x0A, 0xFF, 0x0A]
    try check(
      "parse", Tool.run(["parse", "--format", "json", "--input", "-"], input: input).lines,
      atLeast: 11)
  }

  @Test("The JSON of build conforms to its schema")
  func build() throws {
    for values in [["session=KXTR-7429"], ["session=K"], [], ["session=ABCD", "session=EFGH"]] {
      let run = try Tool.run(["build", "wordly", "attend", "--format", "json"] + values)
      try check("build", run.lines)
    }
  }

  @Test("The JSON of qr conforms to its schema")
  func qr() throws {
    let links = [
      "https://wordly.ai/attend/KXTR-7429?passcode=1234&lang=fr", "osqr:menu", "osqr:nemu", "",
      "offload://capture?text=x", "osqr:thread?text=" + String(repeating: "x", count: 3000),
    ]
    for link in links where !link.isEmpty {
      try check("qr", Tool.run("qr", link, "--format", "json").lines)
    }
    let input = Array(links.joined(separator: "\n").utf8) + [0x0A, 0xFF, 0x0A]
    let run = try Tool.run(["qr", "--format", "json", "--input", "-"], input: input)
    try check("qr", run.lines, atLeast: 6)
    try check("qr", Tool.run("qr", "wordly", "attend", "session=K", "--format", "json").lines)
  }

  @Test("The JSON of init conforms to its schema")
  func drafts() throws {
    let file = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.com.shop"],\
      "components":[{"/":"/a/*/c","x":1},{"/":7}]}]}}
      """
    try Tool.withFile(file.utf8, name: "aasa") { (path: String) throws in
      let output = path + ".links.yaml"
      for arguments in [["--apple", path], ["--apple", "a.example=" + path, "--output", output]] {
        try check("init", Tool.run(["init", "--format", "json"] + arguments).lines)
      }
    }
    for links in ["", "nonsense\nhttps://a.example/x?a=1&a=2#f\n"] {
      let run = try Tool.run(
        ["init", "manifest", "--input", "-", "--format", "json"], input: Array(links.utf8))
      try check("init", run.lines)
    }
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/init.schema.json"))
    for line in [#"{"counts":{},"notCarriedOver":[],"sourceDiagnostics":[],"manifest":""}"#, "{}"] {
      #expect(try !schema.violations(line).isEmpty)
    }
  }

  @Test("The JSON of routes conforms to its schema")
  func routes() throws {
    try check("routes", Tool.run("routes", "--format", "json").lines, atLeast: 40)
  }

  @Test("The JSON of check conforms to its schema")
  func check() throws {
    let manifest = """
      app: shop
      hosts: [shop.example]
      schemes: [shop]
      types: { word: { text: "a-z", length: 1..8 }, wort: { text: "a-z", length: 1..8 } }
      routes:
        a: "/x/{word}"
        b: "/x/{wort}"
      """
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      try check("diagnostics", Tool.run("check", "--format", "json", path).lines)
    }
    try Tool.withFile("app: shop\nroute: 7\nroutes: { a: \"/{uid}\" }\n".utf8) {
      (path: String) throws in
      try check("diagnostics", Tool.run("check", "--format", "json", path).lines, atLeast: 2)
    }
  }

  @Test("The JSON of init lint and init ci conforms to its schema")
  func startFiles() throws {
    for command in [["lint"], ["ci", "github"]] {
      let run = try Tool.run(["init"] + command + ["--output", "-", "--format", "json"])
      try check("generate", run.lines)
    }
  }

  @Test("The JSON of explain conforms to its schema")
  func explain() throws {
    for arguments in [["backslash"], ["missing-translation"], []] {
      try check("explain", Tool.run(["explain", "--format", "json"] + arguments).lines)
    }
  }

  @Test("The JSON of rules conforms to its schema")
  func rules() throws {
    try check("rules", Tool.run("rules", "--format", "json").lines)
    let run = try Tool.run("rules", "replacement-character", "--format", "json")
    try check("rules", run.lines)
    #expect(run.lines.count == 1 && run.output.contains(###""page":"# replacement-character\n"###))
  }

  @Test("The JSON of locale conforms to its schema")
  func locale() throws {
    for preferences in ["zh-TW,fr", "", "x-y,*,qaa,nb", "sw"] {
      let arguments = ["locale", "--format", "json", "--explain", "--prefer", preferences]
      try check("locale", Tool.run(arguments).lines)
      let input = Array((preferences + "\n").utf8)
      let run = try Tool.run(["locale", "--format", "json", "--input", "-"], input: input)
      if !preferences.isEmpty { try check("locale", run.lines) }
    }
  }

  @Test("The JSON of direction conforms to its schema")
  func direction() throws {
    let run = try Tool.run(
      "direction", "ar", "en", "x", "", "--text", "a", "--format", "json")
    try check("direction", run.lines, atLeast: 4)
    try check("direction", Tool.run("direction", "ar", "--format", "json").lines)
  }

  @Test("The JSON of bubbles conforms to its schema")
  func bubbles() throws {
    let lines = [
      Speech.line("1", "ann", "a\n\0", at: 1), Speech.line("2", "דנה", "שלום", at: 2),
      Speech.line("1", "ann", "", at: 3), Speech.line("3", "", "x", at: 4, isFinal: false),
      Speech.line("3", "", "", at: 5),
    ]
    try check("bubbles", Speech.json(lines).lines, atLeast: 2)
    try check("bubbles", Speech.json(lines, "--follow").lines, atLeast: 4)
    let many = (1...10_002).map { Speech.line("\($0)", "a", "x", at: $0) }
    let late = Speech.line("late", "a", "x", at: 0)
    try check("bubbles", Speech.json(many + [late]).lines.suffix(2), atLeast: 2)
  }

  @Test("The JSON of session conforms to its schema")
  func session() throws {
    try check("session", Tool.run("session", "new", "--format", "json").lines)
    let defaults = """
      languages: [fr, ja]
      language: ja
      security: { presenter: login, attendee: open }
      id: { groups: [1, 2, 3] }
      """
    try Tool.withFile(defaults.utf8, name: "defaults.yaml") { (path: String) throws in
      let folder = path + "-codes"
      try check(
        "session",
        Tool.run(
          "session", "new", "--format", "json", "--defaults", path, "--qr", folder, "--app", "osqr"
        ).lines)
    }
  }

  @Test("The validator finds violations")
  func negative() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/parse.schema.json"))
    for line in [
      "{}", #"{"link":"x","status":"matched"}"#,
      """
      {"link":"x","status":"matched","app":"a","route":"r","parameters":{"a":1},"canonical":"x"}
      """,
      """
      {"link":"x","status":"rejected","error":{"code":"a","range":[1],"message":"","expected":""}}
      """,
      """
      {"link":"x","status":"rejected",\
      "error":{"code":"a","range":[1,2],"message":"","expected":"","x":1}}
      """,
    ] {
      #expect(try !schema.violations(line).isEmpty)
    }
  }
}
