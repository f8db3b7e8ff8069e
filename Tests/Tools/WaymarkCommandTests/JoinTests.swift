import Foundation
import TestSupport
import Testing

/// Tests `waymark join`; the expected results follow the documents of the products.
@Suite("The tool: join")
struct JoinTests {
  /// An object in the output of `waymark join --format json`.
  struct Form: Decodable {
    struct Dropped: Decodable {
      let field: String
      let parameter: String
      let reason: String
      let messageKey: String
    }
    struct Person: Decodable {
      let language: String
      let title: String?
      let message: String
      let fields: [String: String]
    }
    let line: Int?
    let link: String
    let status: String
    let app: String?
    let route: String?
    let role: String?
    let prefilled: [String: String]?
    let dropped: [Dropped]?
    let missing: [String]?
    let admission: AdmissionRecord?
    let person: Person?
    let error: Record.Refusal?
    let warnings: [Record.Warning]?
    let suggestion: String?
  }

  private func forms(_ arguments: [String], input: [UInt8] = []) throws -> (ToolRun, [Form]) {
    let run = try Tool.run(["join", "--format", "json"] + arguments, input: input)
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/join.schema.json"))
    for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
    let forms = try run.lines.map { try JSONDecoder().decode(Form.self, from: Data($0.utf8)) }
    return (run, forms)
  }

  private func form(_ arguments: String...) throws -> Form {
    try #require(try forms(arguments).1.first)
  }

  @Test("A link fills in role, session, passcode and language")
  func prefilled() throws {
    let attend = try form("https://wordly.ai/attend/kxtr-7429?passcode=4F7K&lang=FR")
    #expect(attend.status == "form" && attend.app == "wordly" && attend.route == "attend")
    #expect(attend.role == "attendee" && attend.missing == [] && attend.dropped?.isEmpty == true)
    #expect(
      attend.prefilled == ["session": "KXTR-7429", "passcode": "•••", "language": "fr"])
    let present = try form("osqr://present/KXTR-7429")
    #expect(present.app == "osqr" && present.role == "presenter")
    #expect(present.prefilled == ["session": "KXTR-7429"] && present.missing == [])
    // An attendee must choose a language.
    #expect(try form("wordly://attend/KXTR-7429").missing == ["language"])
  }

  @Test(
    "The admission of a link depends on the security of the session",
    arguments: [
      // Anyone may join an open session. Without `--security`, the admission is unknown.
      ("attend", [], nil, 0), ("attend", ["--security", "open"], "ready", 0),
      ("attend", ["--security", "passcode"], "needs-passcode", 0),
      ("attend?passcode=4F7K", ["--security", "passcode"], "ready", 0),
      ("attend", ["--security", "login"], "needs-login", 0),
      ("attend", ["--security", "login", "--fact", "signedIn"], "ready", 0),
      ("attend", ["--security", "login", "--fact", "signedIn=false"], "needs-login", 0),
      (
        "attend",
        ["--security", "login", "--fact", "signedIn", "--fact", "permitted=false"],
        "not-permitted", 1
      ),
      // A presenter needs a passcode or a login.
      ("present", ["--security", "open"], "needs-passcode", 0),
      ("present", ["--security", "attendee=login"], "needs-passcode", 0),
      ("attend", ["--security", "presenter=login"], "needs-passcode", 0),
      ("present", ["--security", "open", "--security", "presenter=login"], "needs-login", 0),
    ] as [(String, [String], String?, Int32)])
  func admission(_ path: String, _ options: [String], _ status: String?, _ exit: Int32) throws {
    let parts = path.split(separator: "?", maxSplits: 1)
    let query = parts.count > 1 ? "?" + parts[1] : ""
    let (run, forms) = try forms(options + ["wordly://\(parts[0])/KXTR-7429" + query])
    #expect(forms.first?.admission?.status == status)
    #expect(run.status == exit)
    #expect(
      forms.first?.missing?.contains("passcode") == (status == "needs-passcode"))
  }

  @Test("The requirements of the app are checked before the security level of the session")
  func requirements() throws {
    let link = "osqr://attend/KXTR-7429?lang=fr"
    #expect(try form("--security", "open", link).admission?.status == "needs-login")
    let subscription = try form("--security", "open", "--fact", "signedIn", link)
    #expect(subscription.admission?.status == "needs-subscription")
    #expect(subscription.admission?.unmet?.map(\.fact) == ["subscribed"])
    // The documents of the product prescribe this wording.
    #expect(subscription.person?.message == "Subscribe at osqr.app")
    let german = try form("--language", "de", "--fact", "signedIn", link)
    #expect(german.person?.message == "Abo abschließen auf osqr.app")
    let ready = try form(
      "--security", "open", "--fact", "signedIn", "--fact", "subscribed", link)
    #expect(ready.admission?.status == "ready")
  }

  @Test("An invalid value is dropped, and its field shows the message from the catalog")
  func dropped() throws {
    let form = try form("--security", "passcode", "wordly://attend/KXTR-7429?passcode=12&lang=!")
    #expect(form.dropped?.map(\.field) == ["passcode", "language"])
    #expect(form.dropped?.map(\.parameter) == ["passcode", "lang"])
    #expect(form.dropped?.map(\.messageKey) == ["join.passcode.tooShort", "join.language.unknown"])
    #expect(form.person?.fields["passcode"] == "A passcode has at least 4 characters.")
    #expect(
      form.person?.fields["language"] == "“!” is not a language we know. Choose one from the list.")
    #expect(form.warnings?.map(\.code).contains("dropped-value") == true)
    // The corrected link contains the lost value.
    let lost = try self.form("wordly://attend/KXTR-7429?lang=fr&amp;passcode=4F7K")
    #expect(lost.suggestion == "wordly://attend/KXTR-7429?lang=fr&passcode=•••")
  }

  @Test(
    "The message is in the person's language",
    arguments: [
      ("en", "Enter the passcode"), ("de", "Zugangscode eingeben"),
      ("de-AT", "Zugangscode eingeben"),
    ])
  func language(_ language: String, _ title: String) throws {
    let arguments = ["--security", "passcode", "wordly://attend/KXTR-7429?lang=fr"]
    let (_, forms) = try forms(["--language", language] + arguments)
    #expect(forms.first?.person?.title == title)
    let text = try Tool.run(["join"] + arguments, environment: ["LANG": language + ".UTF-8"])
    #expect(text.output.contains(title), "\(text.output)")
    // JSON output does not depend on the environment.
    let json = try Tool.run(
      ["join", "--format", "json"] + arguments, environment: ["LANG": "de_DE.UTF-8"])
    #expect(json.output.contains(#""title":"Enter the passcode""#))
  }

  @Test("Every message exists in every language of the catalog")
  func everyLanguage() throws {
    let link = "wordly://attend/KXTR-7429?passcode=12"
    var outputs: Set<String> = []
    for language in ["en", "es", "fr", "ja", "zh-CN", "de"] {
      for security in ["open", "passcode", "login"] {
        let run = try Tool.run(
          "join", "--language", language, "--security", security, link)
        #expect(run.status == 0 && !run.output.contains("join."))
        outputs.insert(run.output)
      }
    }
    #expect(outputs.count == 18)
  }

  @Test("A rejected link or a link to a different route opens no form")
  func rejected() throws {
    let links = [
      "https://wordly.ai/attend/K", "osqr://thread?text=hello",
      "https://wordly.example/attend/KXTR-7429",
      "", "offload://capture",
    ]
    for link in links {
      let (run, forms) = try forms(["--", link])
      #expect(run.status == 1 && forms.first?.status == "rejected", "\(link)")
      let text = try Tool.run("join", "--", link)
      #expect(text.status == 1 && text.output.contains("rejected"), "\(link)")
    }
    #expect(try form(links[1]).error?.code == "not-a-join-link")
  }

  @Test("Results have line numbers, and lines with any bytes and of any length are read")
  func input() throws {
    let lines =
      "wordly://attend/KXTR-7429\r\n\n  wordly://present/KXTR-7429 \nosqr:menu\n"
      + String(
        repeating: "x", count: 300_000) + "\n"
    let (run, forms) = try forms(["--input", "-"], input: Array(lines.utf8) + [0xFF, 0x0A])
    #expect(run.status == 1)
    #expect(forms.map(\.line) == [1, 3, 4, 5, 6])
    #expect(forms.map(\.status) == ["form", "form", "rejected", "rejected", "rejected"])
    #expect(forms[4].error?.code == "invalid-utf-8")
    let pasted = try form("--pasted", "<https://wordly.ai/attend/KXTR-7429>,")
    #expect(pasted.prefilled?["session"] == "KXTR-7429")
  }

  @Test("A passcode is never printed", arguments: ["text", "json"])
  func secrets(_ format: String) throws {
    let secret = "Zq7Zq7"
    let links = [
      "https://wordly.ai/attend/KXTR-7429?passcode=\(secret)",
      "wordly://present/KXTR-7429?passcode=\(secret)&lang=fr",
      "https://wordly.ai/attend/KXTR-7429?lang=fr&amp;passcode=\(secret)",
      "https://wordly.ai/attend/KXTR-7429?pass_code=\(secret)",
      "https://wordly.ai/attend/KXTR-7429?passcode=\(secret)!", "osqr://menu?passcode=\(secret)",
      "https://wordly.ai/attend/KXTR-7429?lang=passcode=\(secret)",
      "https://wordly.ai/attend/KXTR-7429?lang=%3Fpasscode%3D\(secret)",
      "https://wordly.ai/atend/KXTR-7429?passcode=\(secret)",
      "[x](https://wordly.ai/attend/KXTR-7429?passcode=\(secret))",
      // These are secrets of an app that has no join links.
      "offload://capture?text=\(secret)", "offload://capture?Text=\(secret)",
    ]
    for options in [[], ["--security", "passcode"], ["--pasted"]] {
      let run = try Tool.run(["join", "--format", format] + options + ["--"] + links)
      #expect(!(run.output + run.errors).contains(secret), "\(run.output)")
      let input = try Tool.run(
        ["join", "--format", format, "--input", "-"] + options,
        input: Array(links.joined(separator: "\n").utf8))
      #expect(!(input.output + input.errors).contains(secret))
    }
  }

  @Test(
    "Wrong usage causes status 2, with a message",
    arguments: [
      ([], "No link to parse"), (["--security", "opn", "x"], "Did you mean 'open'?"),
      (["--security", "atendee=open", "x"], "Did you mean 'attendee'?"),
      (["--security", "presenter=open", "x"], "A presenter needs"),
      (["--fact", "signdIn", "x"], "Did you mean 'signedIn'?"),
      (["--fact", "permitted=no", "x"], "is not one of true, false"),
      (["--fact", "signedIn", "--fact", "signedIn=false", "x"], "given twice"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["join"] + arguments)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
