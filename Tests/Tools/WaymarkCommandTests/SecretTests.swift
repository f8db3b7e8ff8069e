import Foundation
import Testing

/// Tests that secrets are not printed in any field, format, or spelling without `--show-secrets`.
@Suite("parse: secrets")
struct SecretTests {
  /// A passcode that does not occur elsewhere in the links.
  private static let secret = "Zq7Zq7"

  /// Matching and rejected links in which the secret follows an unusual spelling of its key.
  private static let links: [String] = {
    let keys = [
      "passcode", "PASSCODE", "Passcode", "p%61sscode", "pass%63ode", "%70%61%73%73code",
      "p%2561sscode", "passcode[]", "passcode[0]", "pass\tcode", "pascode", "+passcode",
      "passcode%20", "%zzpasscode", "pass\u{200B}code", "pass%E2%80%8Bcode", "data-passcode",
      "--passcode", "user_passcode", "wordlyPasscode", "WORDLYPASSCODE", "user.pascode",
    ]
    let frames = [
      "https://wordly.ai/attend/KXTR-7429?%K=%S",
      "https://wordly.ai/attend/KXTR-7429?lang=fr&%K=%S&x=1",
      "https://wordly.ai/attend/KXTR-7429?%K=%S&%K=%S",
      "https://wordly.ai/attend/KXTR-7429#%K=%S",
      "https://wordly.ai/attend/KXTR-7429?%K=#%S",
      "https://wordly.ai/atend/KXTR-7429?%K=&%S&lang=fr",
      "https://wordly.ai/attend/KXTR-7429?%K=%S?lang=fr",
      "<a href=https://wordly.ai/attend/KXTR-7429 %K=\"%S\">",
      "https://wordly.ai/attend/KXTR-7429?a=b#x&%K=%S",
      "https://wordly.ai/atend/KXTR-7429?%K=%S",
      "https://wordly.ai/attend/K?%K=%S",
      "https://wordly.example/attend/KXTR-7429?%K=%S",
      "http://wordly.ai/attend/KXTR-7429?%K=%S",
      "wordly.ai/attend/KXTR-7429?%K=%S",
      #"https://evil.com\@wordly.ai/attend/KXTR-7429?%K=%S"#,
      "https://wordly.ai/attend/KXTR-7429??%K=%S",
      "https://wordly.ai/attend/KXTR-7429?x=1;%K=%S",
      "https://wordly.ai/attend/KXTR-7429?next=https://wordly.ai/attend/A123?%K=%S",
      "https://wordly.ai/attend/KXTR-7429?next=https%3A%2F%2Fwordly.ai%2F%3F%K%3D%S",
      "https://wordly.ai/attend/KXTR-7429?next=%253F%K%253D%S",
      "osqr://thread?text=see%20https://wordly.ai/attend/A123?%K=%S",
      "osqr://thread?text=see%20https%3A%2F%2Fwordly.ai%2F%3F%K%3D%S&input=voice",
      "wordly://attend/KXTR-7429?%K=%S", "wordly:attend/KXTR-7429?%K=%S",
      "wordly:///attend/KXTR-7429/?%K=%S", "  https://wordly.ai/attend/KXTR-7429?%K=%S  ",
      "https://wordly.ai/attend/KXTR-7429?é=1&%K=%S", "https://wordly.ai/?%K=%S{}",
      "https://user:%S@wordly.ai/attend/KXTR-7429", "%K=%S", "?%K=%S", "javascript:%K=%S",
    ]
    return frames.flatMap { frame in
      keys.map {
        frame.replacingOccurrences(of: "%K", with: $0).replacingOccurrences(of: "%S", with: secret)
      }
    }
  }()

  @Test(
    "Secrets in arguments and lines are masked, in text and JSON", arguments: ["text", "json"])
  func masked(_ format: String) throws {
    let lines = Self.links.filter { !$0.contains("\n") }
    for run in [
      try Tool.run(["parse", "--format", format, "--"] + Self.links),
      try Tool.run(
        ["parse", "--format", format, "--input", "-"],
        input: Array(lines.joined(separator: "\n").utf8)),
    ] {
      #expect(run.status == 1)
      #expect(!(run.output + run.errors).contains(Self.secret))
      if format == "json" {
        let records = try Record.all(run)
        #expect(records.count == Self.links.count)
        #expect(records.allSatisfy { $0.link.contains("•••") })
      }
    }
  }

  @Test("Suggested links mask secrets")
  func suggestions() throws {
    let records = try Record.all(
      Tool.run(["parse", "--format", "json", "--"] + Self.links))
    let suggestions = records.compactMap(\.error?.suggestion)
    #expect(!suggestions.isEmpty && suggestions.allSatisfy { $0.contains("•••") })
    #expect(records.allSatisfy { $0.error?.suggestion != $0.link })
  }

  @Test("A correction that differs only in a secret is omitted, unless secrets are shown")
  func hiddenCorrections() throws {
    let link = "offload://capture?text=my diary"
    #expect(try Record.of(link).error?.suggestion == nil)
    #expect(
      try Record.of(link, "--show-secrets").error?.suggestion
        == "offload://capture?text=my%20diary")
  }

  @Test("A link and its correction mask the same secrets")
  func corrections() throws {
    let manifest = """
      app: vault
      hosts: [vault.example]
      types:
        token: { text: "A-Z a-z 0-9", length: 6..12, secret: true }
      routes:
        open: "/open/{token}"
        find: { path: /find, query: { token: token? }, strict: true }
        note: { path: /note, query: { toker: text? }, strict: true }
      """
    let links = [
      "https://vault.example/opn/%S", "https:/vault.example/open/%S",
      "https://vault.example:443/opne/%S", "https://vault.example/find?tokne=%S",
      "https://vault.example/find?toker=%S", "vault.example/open/%S",
      "htps://vault.example/open/%S", "  https://vault.example/opn/%S ",
      "https://vault.example/note?tokr=%S", "https://vault.example/note/?%74okerr=%S",
    ].map { $0.replacingOccurrences(of: "%S", with: Self.secret) }
    try Tool.withFile(manifest.utf8, name: "vault.links.yaml") { (path: String) throws in
      for link in links {
        let record = try Record.of(link, "--manifest", path)
        let suggestion = try #require(record.error?.suggestion, "\(link)")
        #expect(record.link.contains("•••") && !record.link.contains(Self.secret), "\(link)")
        #expect(suggestion.contains("•••") && !suggestion.contains(Self.secret), "\(link)")
      }
    }
  }

  @Test("--show-secrets prints secrets", arguments: ["text", "json"])
  func shown(_ format: String) throws {
    let link = "https://wordly.ai/attend/KXTR-7429?passcode=\(Self.secret)"
    let run = try Tool.run("parse", "--format", format, "--show-secrets", link)
    #expect(run.output.contains(Self.secret) && !run.output.contains("•••"))
  }

  @Test("A value that is not secret in its route is shown, even if it is secret in another app")
  func harmless() throws {
    // The key `text` is secret in Offload, but not in OSQR.
    #expect(try Record.of("osqr://thread?text=hello").parameters == ["text": "hello"])
    #expect(try Record.of("offload://capture?text=hello").parameters?["text"] == "•••")
    let other = try Record.of("https://wordly.ai/attend/KXTR-7429?text=hello")
    #expect(other.extra == ["text": ["hello"]])
    #expect(other.link == "https://wordly.ai/attend/KXTR-7429?text=hello")
  }

  @Test("A secret of one app masks parameters of other links only if their app is unknown")
  func scopes() throws {
    // The parameter `text` is secret in Offload but not in Wordly, whether or not the link matches.
    let shown = [
      "https://wordly.ai/attend/KXTR-7429?text=hello",
      "https://wordly.ai/atend/KXTR-7429?text=hello",
      "HTTPS://Wordly.AI/attend/KXTR-7429?text=hello",
      "http://wordly.ai/attend/KXTR-7429?text=hello",
      "wordly://attend/KXTR-7429?text=hello", "wordly:atend/KXTR-7429?text=hello",
      "https://wordly.ai:443/attend/KXTR-7429?text=hello", "  https://wordly.ai/x?text=hello",
      "https://wordly.ai/x?%74ext=hello", "https://wordly.ai/x#text=hello",
    ]
    for link in shown { #expect(try Record.of(link).link.contains("hello"), "\(link)") }
    let masked = [
      // These hosts and schemes are undeclared, or parsers interpret them differently.
      "https://wordly.example/x?text=hello", "wordli:attend?text=hello", "/x?text=hello",
      #"https://wordly.ai\@offload.app/x?text=hello"#, "https://wordly.ai@x/?text=hello",
      "https:/wordly.ai/x?text=hello", "https://wordly%2eai/x?text=hello",
      "https://wordly.ai:x/?text=hello", "https://ｗordly.ai/x?text=hello",
      // The value contains a link.
      "https://wordly.ai/attend/KXTR-7429?next=offload://capture?text=hello",
      "https://wordly.ai/attend/KXTR-7429?next=offload%3A%2F%2Fcapture%3Ftext%3Dhello",
      "https://wordly.ai/attend/KXTR-7429?next=offload%253Acapture%253Ftext%253Dhello",
      "https://wordly.ai/attend/KXTR-7429?next=//x.example/?text=hello",
      "https://wordly.ai/x?next=offload:capture?text=hello",
      // The app of these links declares this parameter as secret.
      "offload://capture?text=hello", "offload:x?text=hello",
    ]
    for link in masked { #expect(try !Record.of(link).link.contains("hello"), "\(link)") }
  }

  @Test("A secret in the path is masked, both in links that match and in similar links")
  func paths() throws {
    let manifest = """
      app: vault
      schemes: [vault]
      hosts: [vault.example]
      types:
        token: { text: "A-Z a-z 0-9", length: 6..12, secret: true }
      routes:
        open: "/open/{token}"
        list: "/list/{token:token*}"
        go: { path: /go, query: { next: text? } }
      """
    try Tool.withFile(manifest.utf8, name: "vault.links.yaml") { (path: String) throws in
      let links = [
        "vault://open/\(Self.secret)", "https://vault.example/open/\(Self.secret)?a=b",
        "https://vault.example/open/\(Self.secret)/more", "vault:open/\(Self.secret)-",
        "https://other.example/open/\(Self.secret)", "vault://list/\(Self.secret)/\(Self.secret)",
        "vault://open/%5Aq7Zq7", "https://vault.example/x/../open/\(Self.secret)",
        "https://vault.example/go?next=https%3A%2F%2Fvault.example%2Fopen%2F\(Self.secret)",
        "https://vault.example/gi?next=https://vault.example/open/\(Self.secret)",
        "https://vault.example/go#/open/\(Self.secret)",
      ]
      for format in ["text", "json"] {
        let run = try Tool.run(
          ["parse", "--format", format, "--manifest", path, "--"] + links)
        #expect(!run.output.contains(Self.secret))
      }
      let match = try Record.of(links[0], "--manifest", path)
      #expect(match.canonical == "https://vault.example/open/•••")
      #expect(match.parameters == ["token": "•••"])
      let list = try Record.of(links[5], "--manifest", path)
      #expect(list.parameters == ["token": ["•••", "•••"]])
    }
  }

  @Test("If a line is too long, the start that is printed contains no secret")
  func overlong() throws {
    let long = String(repeating: "x", count: 600_000)
    let lines = [
      "https://wordly.ai/attend/KXTR-7429?passcode=\(Self.secret)&x=\(long)",
      "https://user:\(Self.secret)\(long)@wordly.ai/",
      "https://wordly.ai/attend/KXTR-7429?passcode=\(Self.secret)\(long.prefix(9000))",
    ]
    let run = try Tool.run(
      "parse", "--format", "json", "--input", "-", input: lines.joined(separator: "\n"))
    #expect(try Record.all(run).map(\.error?.code) == ["too-long", "too-long", "too-long"])
    #expect(!run.output.contains(Self.secret))
  }
}
