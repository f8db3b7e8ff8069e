import Foundation
import TestSupport
import Testing

/// The object `admission` in the output of `parse`, `verdict`, and `join`.
struct AdmissionRecord: Decodable, Equatable {
  struct Unmet: Decodable, Equatable {
    let route: String
    let fact: String
    let requirement: String
  }
  struct Destination: Decodable, Equatable {
    let app: String
    let route: String
    let link: String
  }
  let status: String
  let fact: String?
  let unmet: [Unmet]?
  let destination: Destination?
}

/// Tests the requirements of routes with the facts of `--fact`.
///
/// The expected results follow the documents of the products.
@Suite("The tool: --fact")
struct FactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let link: String
    let facts: [String]
    let status: String
    /// The names of the facts that do not meet a requirement.
    var unmet: [String] = []
    /// The destination; `nil` unless the link is redirected.
    var destination: String?

    var testDescription: String { "\(link) \(facts)" }
    var options: [String] { facts.flatMap { ["--fact", $0] } }
  }

  static let rows = [
    // In OSQR, every link except signin waits for the sign-in, then for the subscription.
    Row(link: "osqr://menu", facts: ["signedIn", "subscribed"], status: "ready"),
    Row(link: "osqr://menu", facts: ["subscribed"], status: "needs-login", unmet: ["signedIn"]),
    Row(
      link: "osqr://menu", facts: ["signedIn"], status: "needs-subscription",
      unmet: ["subscribed"]),
    Row(link: "osqr://signin", facts: ["signedIn=false"], status: "ready"),
    // The welcome screen appears at the first launch; later, the link opens the thread.
    Row(
      link: "osqr://welcome", facts: ["signedIn", "subscribed"], status: "ready",
      unmet: ["firstLaunch"], destination: "https://app.osqr.app/thread"),
    Row(link: "osqr://welcome", facts: ["signedIn", "subscribed", "firstLaunch"], status: "ready"),
    // In FieldNotes, a recommendation requires that the observation is at least extracted.
    // Otherwise, the link opens the review.
    Row(
      link: "fieldnotes://observation/7/recommendation", facts: ["observation=extracted"],
      status: "ready"),
    Row(
      link: "fieldnotes://observation/7/recommendation", facts: ["observation=logged"],
      status: "ready"),
    Row(
      link: "fieldnotes://observation/7/recommendation", facts: ["observation=asr_failed"],
      status: "ready", unmet: ["observation"], destination: "fieldnotes://observation/7/review"),
    // If voice input is not permitted, the link opens text input.
    Row(
      link: "fieldnotes://observation/new?mode=voice", facts: ["microphone=denied"],
      status: "ready", unmet: ["microphone"], destination: "fieldnotes://observation/new"),
    Row(
      link: "fieldnotes://observation/new?mode=voice", facts: ["microphone=granted"],
      status: "ready"),
  ]

  @Test("parse evaluates the requirements of a route", arguments: rows)
  func parse(_ row: Row) throws {
    let run = try Tool.run(["parse", "--format", "json"] + row.options + [row.link])
    #expect(run.status == 0)
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/parse.schema.json"))
    #expect(try schema.violations(try #require(run.lines.first)) == [])
    let admission = try #require(try Record.all(run).first?.admission)
    try check(admission, row)
    let text = try Tool.run(["parse"] + row.options + [row.link])
    if let destination = row.destination { #expect(text.output.contains(destination)) }
    for fact in row.unmet { #expect(text.output.contains(fact)) }
    #expect(text.output.contains("admission"))
  }

  @Test("verdict evaluates the requirements of a route", arguments: rows)
  func verdict(_ row: Row) throws {
    struct Verdict: Decodable { let admission: AdmissionRecord? }
    let options = ["verdict", "--fail-on", "never"] + row.options + [row.link]
    let run = try Tool.run(options + ["--format", "json"])
    let line = try #require(run.lines.first)
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/verdict.schema.json"))
    #expect(try schema.violations(line) == [], "\(line)")
    let verdict = try JSONDecoder().decode(Verdict.self, from: Data(line.utf8))
    try check(try #require(verdict.admission), row)
    #expect(try Tool.run(options).output.contains("admission: "))
  }

  private func check(_ admission: AdmissionRecord, _ row: Row) throws {
    #expect(admission.status == row.status)
    #expect((admission.unmet ?? []).map(\.fact) == row.unmet)
    #expect(admission.destination?.link == row.destination)
  }

  @Test("Nothing is evaluated without --fact or for a rejected link")
  func absent() throws {
    #expect(try Record.of("osqr://menu").admission == nil)
    #expect(try Record.of("osqr://nemu", "--fact", "signedIn").admission == nil)
    #expect(try !Tool.run("parse", "osqr://menu").output.contains("admission"))
  }

  @Test("A destination contains no secret")
  func secrets() throws {
    let manifest = """
      app: vault
      schemes: [vault]
      types:
        token: { text: "A-Z a-z 0-9", length: 6..12, secret: true }
      routes:
        open: { path: "/open/{token}", requires: { signedIn: true, otherwise: ask } }
        ask: "/ask/{token}"
      """
    try Tool.withFile(manifest.utf8, name: "vault.links.yaml") { (path: String) throws in
      for format in ["text", "json"] {
        let run = try Tool.run(
          "parse", "--manifest", path, "--format", format, "--fact", "signedIn=false",
          "vault://open/Zq7Zq7")
        #expect(run.output.contains("vault://ask/•••") && !run.output.contains("Zq7Zq7"))
      }
    }
  }

  @Test(
    "An unknown fact or value is a usage error",
    arguments: [
      (["signdIn"], "Did you mean 'signedIn'?"), (["signedIn=yes"], "is not one of true, false"),
      (["observation"], "needs a state"), (["observation=extractd"], "Did you mean 'extracted'?"),
      (["x"], "The facts are "), ([""], "Unknown fact ''"),
      (["signedIn", "signedIn"], "given twice"),
    ])
  func unknown(_ facts: [String], _ message: String) throws {
    let options = facts.flatMap { ["--fact", $0] }
    for command in ["parse", "verdict"] {
      let run = try Tool.run([command] + options + ["osqr://menu"])
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test("--fact requires links and a router")
  func links() throws {
    #expect(try Tool.run("verdict", "--fact", "signedIn").status == 2)
    try Tool.withFile("{\"applinks\": {}}".utf8, name: "aasa") { (path: String) throws in
      #expect(try Tool.run("verdict", "--apple", path, "--fact", "signedIn", "x").status == 2)
    }
  }

  @Test("Only the facts of the selected app are accepted")
  func apps() throws {
    let run = try Tool.run("parse", "--app", "wordly", "--fact", "signedIn", "osqr://menu")
    let message = "The manifests have no requirements, and therefore no facts."
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}

/// Tests the corrected link if a link matches but a value is lost.
@Suite("parse: lost values")
struct LostValueTests {
  @Test(
    "The corrected link contains the lost value",
    arguments: [
      (
        "https://wordly.ai/attend/KXTR-7429?lang=fr&amp;passcode=4F7K",
        "https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=•••"
      ),
      (
        "https://wordly.ai/attend/KXTR-7429?Lang=fr", "https://wordly.ai/attend/KXTR-7429?lang=fr"
      ),
      (
        "https://wordly.ai/attend/KXTR-7429?pass_code=4F7K",
        "https://wordly.ai/attend/KXTR-7429?passcode=•••"
      ),
      (
        "https://wordly.ai/attend/KXTR-7429?lang=en_US",
        "https://wordly.ai/attend/KXTR-7429?lang=en-US"
      ),
    ])
  func corrected(_ link: String, _ corrected: String) throws {
    let record = try Record.of(link)
    #expect(record.status == "matched" && record.suggestion == corrected)
    let text = try Tool.run("parse", link)
    #expect(text.output.contains("corrected") && text.output.contains(corrected))
    for output in [text.output, record.link] { #expect(!output.contains("4F7K")) }
    let shown = try Record.of(link, "--show-secrets")
    #expect(shown.suggestion == corrected.replacingOccurrences(of: "•••", with: "4F7K"))
  }

  @Test(
    "A link that loses no known value has no correction",
    arguments: [
      "https://wordly.ai/attend/KXTR-7429?lang=fr", "wordly://attend/KXTR-7429?passcode=4F7K",
      "https://wordly.ai/attend/KXTR-7429?passcode=12", "https://wordly.ai/attend/KXTR-7429?x=[1]",
    ])
  func none(_ link: String) throws {
    #expect(try Record.of(link).suggestion == nil)
    #expect(try !Tool.run("parse", link).output.contains("corrected"))
  }

  @Test("The printed link masks values that are secret according to the correction")
  func masks() throws {
    let manifest = """
      app: vault
      hosts: [vault.example]
      types:
        key: { text: "A-Z a-z 0-9", length: 4..12, secret: true }
      routes:
        note: { path: /note, query: { pin: key?, toker: text?, lang: language? } }
        find: { path: /find, query: { token: key? } }
      """
    try Tool.withFile(manifest.utf8, name: "vault.links.yaml") { (path: String) throws in
      // The name `pin` is too short for `P.I.N` to be treated as a misspelling of a secret. The
      // value is masked only because the correction uses it as the value of `pin`.
      let record = try Record.of(
        "https://vault.example/note?P.I.N=Zq7Zq7&toker=shown&lang=en_US", "--manifest", path)
      #expect(record.link == "https://vault.example/note?P.I.N=•••&toker=shown&lang=en_US")
      #expect(
        record.suggestion == "https://vault.example/note?pin=•••&toker=shown&lang=en-US")
      #expect(record.parameters?["toker"] == "shown")
      #expect(record.extra == ["P.I.N": ["•••"]])
    }
  }
}
