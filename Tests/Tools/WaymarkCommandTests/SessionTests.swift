import Foundation
import Testing

/// Tests `waymark session new`.
@Suite("session new")
struct SessionTests {
  private struct Session: Decodable {
    struct Entrance: Decodable {
      var security: String
      var passcode: String?
      var link: String
      var files: [String]?
    }
    var id: String
    var app: String
    var languages: [String]
    var language: String?
    var attendee: Entrance
    var presenter: Entrance
    var passcodeAttempts: Int
    var passcodePauseSeconds: Int
    var unjoinedSeconds: Int
  }

  private func session(_ arguments: String..., input: String = "") throws -> Session {
    let run = try Tool.run(
      ["session", "new", "--format", "json"] + arguments, input: Array(input.utf8))
    #expect(run.status == 0 && run.errors.isEmpty)
    return try JSONDecoder().decode(Session.self, from: Data(run.output.utf8))
  }

  @Test("A session has an id, two passcodes, and links that contain them")
  func json() throws {
    let session = try session()
    #expect(session.id.wholeMatch(of: /[0-9CFHJKMNPRTVWX]{4}-[0-9CFHJKMNPRTVWX]{4}/) != nil)
    let attendee = try #require(session.attendee.passcode)
    let presenter = try #require(session.presenter.passcode)
    #expect(attendee.wholeMatch(of: /[0-9]{6}/) != nil && attendee != presenter)
    #expect(presenter.wholeMatch(of: /[0-9]{6}/) != nil)
    #expect(
      session.attendee.link == "https://wordly.ai/attend/\(session.id)?passcode=\(attendee)")
    #expect(
      session.presenter.link == "https://wordly.ai/present/\(session.id)?passcode=\(presenter)")
    #expect(session.languages == ["en", "es", "fr", "ja", "zh-CN", "de"])
    #expect(session.passcodeAttempts == 10 && session.passcodePauseSeconds == 300)
    #expect(session.unjoinedSeconds == 1_800)
    for link in [session.attendee.link, session.presenter.link] {
      let record = try Record.of(link, "--show-secrets")
      #expect(record.canonical == link && record.warnings == nil)
    }
  }

  @Test("Defaults from a file or from standard input are used")
  func defaults() throws {
    let defaults = """
      languages: [fr, JA]
      language: ja
      security: { presenter: passcode, attendee: open }
      id: { groups: [2, 2, 2, 2] }
      passcode: { length: 9, attempts: 4, pause: 2m }
      unjoined: 1h
      """
    let session = try session("--defaults", "-", "--app", "osqr", input: defaults)
    #expect(session.app == "osqr" && session.languages == ["fr", "ja"] && session.language == "ja")
    #expect(session.id.wholeMatch(of: /..-..-..-../) != nil)
    #expect(session.attendee.security == "open" && session.attendee.passcode == nil)
    #expect(session.attendee.link == "https://app.osqr.app/attend/\(session.id)?lang=ja")
    #expect(session.presenter.passcode?.count == 9)
    #expect(session.passcodeAttempts == 4 && session.passcodePauseSeconds == 120)
    #expect(session.unjoinedSeconds == 3_600)
  }

  @Test("The example in the help is a valid file of defaults")
  func exampleOfHelp() throws {
    let page = try Tool.run("help", "session", "new").output
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  languages:") })
    let example = lines[start...].prefix { !$0.isEmpty }.joined(separator: "\n")
    let session = try session("--defaults", "-", input: example)
    #expect(session.language == "fr" && session.unjoinedSeconds == 1_800)
    #expect(session.attendee.link.hasSuffix("&lang=fr"))
  }

  @Test("The reader of defaults accepts exactly the keys that the schema lists")
  func schemaOfDefaults() throws {
    let url = Tool.root.appending(path: "Schemas/session-defaults.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    func keys(_ schema: Any?) throws -> [String] {
      let schema = schema as? [String: Any]
      return try #require(schema?["properties"] as? [String: Any]).keys.sorted()
    }
    let properties = try #require((object as? [String: Any])?["properties"] as? [String: Any])
    // A quoted number is a string in YAML, but the tool accepts it.
    let passcode = (properties["passcode"] as? [String: Any])?["properties"] as? [String: Any]
    for key in ["length", "attempts"] {
      let types = (passcode?[key] as? [String: Any])?["type"] as? [String]
      #expect(types == ["integer", "string"])
    }
    #expect(try session("--defaults", "-", input: "passcode: { length: '7' }").id.count == 9)
    func known(_ text: String) throws -> [String] {
      let run = try Tool.run("session", "new", "--defaults", "-", input: text)
      #expect(run.status == 2 && run.output.isEmpty)
      let note = try #require(run.errors.split(separator: "\n").first { $0.contains("keys are") })
      let list = try #require(note.split(separator: "keys are ").last)
      return list.components(separatedBy: ", ").sorted()
    }
    #expect(try known("x: 1") == properties.keys.sorted())
    for key in ["security", "id", "passcode"] {
      let expected = try keys(properties[key])
      #expect(try known("\(key): { x: 1 }") == expected)
    }
  }

  @Test("Errors in defaults are reported with positions, and no session is created")
  func wrongDefaults() throws {
    try Tool.withFile("unjoined: 30\npasscode: { lenght: 6 }\n".utf8, name: "d.yaml") {
      (path: String) throws in
      let folder = path + "-codes"
      let run = try Tool.run("session", "new", "--defaults", path, "--qr", folder)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("d.yaml:1:11: error:"))
      #expect(run.errors.contains("d.yaml:2:13: error:"))
      #expect(run.errors.contains("did you mean 'length'?"))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test("A warning about short ids does not prevent a session")
  func warnings() throws {
    let run = try Tool.run("session", "new", "--defaults", "-", input: "id: { groups: [5] }")
    #expect(run.status == 0 && run.lines.count == 5)
    #expect(run.errors.contains("warning: ids of the form 'XXXXX' have only 18.0 bits of entropy"))
  }

  @Test("Text output is in the chosen language")
  func text() throws {
    let english = try Tool.run("session", "new", "--language", "en").lines
    #expect(english.count == 5)
    #expect(english[0].hasPrefix("session     "))
    #expect(english[1].hasPrefix("attendees   https://wordly.ai/attend/"))
    #expect(english[2].hasPrefix("  passcode  "))
    #expect(english[3].hasPrefix("presenters  https://wordly.ai/present/"))
    let defaults = "security: { presenter: login, attendee: open }"
    let texts = try ["es", "fr", "ja", "zh-CN", "de"].map {
      try Tool.run(
        "session", "new", "--defaults", "-", "--language", $0, input: defaults
      ).output
    }
    #expect(texts[0].contains("abierto a todo el mundo") && texts[1].contains("connexion requise"))
    #expect(texts[2].contains("サインインが必要") && texts[3].contains("所有人都可加入"))
    #expect(texts[4].contains("Anmeldung erforderlich"))
  }

  @Test("Each role has a complete SVG and PNG file, and no other files remain")
  func codes() throws {
    try Tool.withFile([UInt8]()) { (path: String) throws in
      let folder = path + "-codes"
      let session = try session("--qr", folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names
          == ["attend.png", "attend.svg", "present.png", "present.svg"].map {
            "\(session.id)-\($0)"
          })
      for (entrance, role) in [(session.attendee, "attend"), (session.presenter, "present")] {
        #expect(entrance.files == ["svg", "png"].map { "\(folder)/\(session.id)-\(role).\($0)" })
        let drawing = try String(
          contentsOfFile: "\(folder)/\(session.id)-\(role).svg", encoding: .utf8)
        // The passcode is readable, so that a person can type it instead of scanning the code.
        let passcode = try #require(entrance.passcode)
        #expect(drawing.contains(session.id) && drawing.contains(passcode))
        #expect(drawing.hasSuffix("</svg>\n"))
        let picture = try Data(
          contentsOf: URL(fileURLWithPath: "\(folder)/\(session.id)-\(role).png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Only the owner can read the files, because both contain passcodes.
        for format in ["svg", "png"] {
          let attributes = try FileManager.default.attributesOfItem(
            atPath: "\(folder)/\(session.id)-\(role).\(format)")
          #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
      }
      // The second session uses the same folder, with a trailing slash.
      let other = try self.session("--qr", folder + "/")
      #expect(other.attendee.files?.first == "\(folder)/\(other.id)-attend.svg")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 8)
    }
  }

  /// Defaults with the shortest ids: XXXX, including one check character.
  private static let few = "id: { groups: [4] }\nsecurity: { presenter: login, attendee: login }\n"

  private func ids(_ run: ToolRun) throws -> [String] {
    try run.lines.map { try JSONDecoder().decode(Session.self, from: Data($0.utf8)).id }
  }

  @Test("The sessions of one run have different ids, which also differ from known ids")
  func unique() throws {
    try Tool.withFile(Self.few.utf8, name: "few.yaml") { (defaults: String) throws in
      let arguments = ["session", "new", "--defaults", defaults, "--format", "json"]
      // Without a check for repetition, 400 random ids out of 12,167 would all be different in only
      // one of 700 runs.
      let run = try Tool.run(arguments + ["--count", "400"])
      let first = try ids(run)
      #expect(run.status == 0 && first.count == 400 && Set(first).count == 400)
      // Known ids are read from the tool's output, from a list, and from a list with different
      // spellings.
      let list = first.joined(separator: "\n")
      let written = first.map { "  " + $0.lowercased().replacingOccurrences(of: "0", with: "o") }
      for known in [run.output, list, written.joined(separator: "\r\n")] {
        try Tool.withFile(known.utf8, name: "known") { (path: String) throws in
          let next = try Tool.run(arguments + ["--count", "400", "--known", path])
          #expect(try next.status == 0 && Set(first).isDisjoint(with: ids(next)))
        }
      }
    }
  }

  @Test("All ids of a shape are used before an error occurs, and the search always ends")
  func exhausted() throws {
    try Tool.withFile(Self.few.utf8, name: "few.yaml") { (defaults: String) throws in
      let run = try Tool.run(
        "session", "new", "--defaults", defaults, "--format", "json", "--count", "100000")
      #expect(run.status == 2 && run.errors.contains("are in use"))
      let ids = try ids(run)
      #expect(Set(ids).count == ids.count && ids.count > 10_000)
      let last = ids[ids.count / 2]
      let known = ids.filter { $0 != last }.joined(separator: "\n")
      let next = try Tool.run(
        "session", "new", "--defaults", defaults, "--format", "json", "--known", "-", "--count",
        "2", input: known)
      #expect(try next.status == 2 && self.ids(next) == [last])
    }
  }

  @Test("A line without an id is an error with its line number; ids of other shapes are accepted")
  func known() throws {
    let accepted = [
      "KXTR-7429\n\nABCD-EFGH-9\n", "",
      "KXTR-7429 \n\t ABCD-EFGH-9\t\r\n  \n\u{A0}KXTR-7429\u{3000}\n",
      "{\"id\":\"KXTR-7429\",\"x\":[{\"id\":1}]}",
    ]
    for text in accepted {
      let run = try Tool.run("session", "new", "--known", "-", input: text)
      #expect(run.status == 0 && run.errors.isEmpty, "\(text): \(run.errors)")
    }
    let long = String(repeating: "x", count: 300_000)
    let rows = [
      ("KXTR-7429\n?\n", 2), ("{}\n", 1), ("{\"id\":7}\n", 1), ("\n{\"id\":\n\"A\"}\n", 2),
      ("{\"id\":\"a\",\"id\":\"b\"}", 1), (long, 1), ("[\"KXTR-7429\"]", 1),
    ]
    for (text, line) in rows {
      let run = try Tool.run("session", "new", "--known", "-", input: text)
      #expect(run.status == 2 && run.output.isEmpty, "\(text.prefix(40))")
      #expect(run.errors.contains("-:\(line): expected a session id"), "\(run.errors)")
    }
    #expect(try Tool.run("session", "new", "--known", "/nonexistent").status == 2)
    #expect(try Tool.run("session", "new", "--count", "0").status == 2)
    #expect(try Tool.run("session", "new", "--known", "-", "--defaults", "-").status == 2)
  }

  @Test("The help states the entropy of a passcode and of an id")
  func entropy() throws {
    let page = try Tool.run("help", "session", "new").output.replacing(/\s+/, with: " ")
    #expect(
      page.contains(
        "passcode of 6 digits has \((log2(Double(1_000_000)) * 10).rounded() / 10) bits"))
    #expect(page.contains("31.63 bits"))
  }

  @Test("No two runs create the same session")
  func different() throws {
    var seen: Set<String> = []
    for _ in 0..<10 {
      let session = try session()
      seen.formUnion([session.id, session.attendee.link, session.presenter.link])
    }
    #expect(seen.count == 30)
  }
}
