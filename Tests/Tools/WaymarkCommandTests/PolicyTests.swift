import Testing

/// Tests every row of the syntax policy with the tool.
@Suite("parse: the policy")
struct PolicyTests {
  /// A link and the code of its rejection; `nil` for an accepted link.
  private static let rows: [(link: String, code: String?)] = [
    (#"https://evil.com\@wordly.ai/attend/KXTR-7429"#, "backslash"),
    (#"https://wordly.ai/attend\KXTR-7429"#, "backslash"),
    ("https://user@wordly.ai/attend/KXTR-7429", "userinfo"),
    ("https://user:pw@wordly.ai/attend/KXTR-7429", "userinfo"),
    ("https:/wordly.ai/attend/KXTR-7429", "missing-slashes"),
    ("https:wordly.ai/attend/KXTR-7429", "missing-slashes"),
    ("https:///wordly.ai/attend/KXTR-7429", "missing-slashes"),
    ("https://?x", "missing-host"),
    ("https://wordly.ai/att\tend/KXTR-7429", "control-character"),
    ("https://wordly.ai/attend/KXTR-7429\u{1}", "control-character"),
    ("https://wordly.ai/attend/KX TR-7429", "space"),
    ("https://wordly.ai/attend/KXTR-7429?a=%zz", nil),
    ("https://wordly.ai/attend/KXTR-7429?a=%", nil),
    ("https://wordly.ai/attend/KXTR-7429?lang=%", "invalid-percent-encoding"),
    ("https://wordly.ai/attend/KXTR-7429?a=[1]&lang=%66r", "ambiguous-escape"),
    ("https://wordly.ai/attend/%FF", "percent-encoded-invalid-utf-8"),
    ("https://wordly.ai/attend/%C0%AE", "percent-encoded-invalid-utf-8"),
    ("https://wordly.ai/attend/%00KXTR", "percent-encoded-control"),
    ("https://wordly.ai/attend/../attend/KXTR-7429", "dot-segment"),
    ("https://wordly.ai/x/%2e%2e/attend/KXTR-7429", "dot-segment"),
    ("https://wordly.ai/x/.%2e/attend/KXTR-7429", "dot-segment"),
    ("https://wordly.ai//attend/KXTR-7429", "empty-path-component"),
    ("https://wordly.ai/attend%2FKXTR-7429", "unknown-path-component"),
    ("https://wordly.ai/attend/KX%5CTR-7429", "invalid-value"),
    ("osqr://thread?text=%252e", nil),
    ("https://wordly%2eai/attend/KXTR-7429", "percent-encoded-host"),
    ("https://ｗordly.ai/attend/KXTR-7429", "non-ascii-host"),
    ("https://wordly。ai/attend/KXTR-7429", "non-ascii-host"),
    ("https://xn--wrdly-jua.ai/attend/KXTR-7429", "punycode-host"),
    ("https://wordly.ai./attend/KXTR-7429", "trailing-dot-host"),
    ("https://127.0.0.1/attend/KXTR-7429", "ip-address-host"),
    ("https://0x7f.1/attend/KXTR-7429", "ip-address-host"),
    ("https://[::1]/attend/KXTR-7429", "ip-address-host"),
    ("https://wordly..ai/attend/KXTR-7429", "empty-host-label"),
    ("https://wordly_.ai/attend/KXTR-7429", "underscore-host"),
    ("https://wordly.ai:80a/attend/KXTR-7429", "invalid-port"),
    ("https://wordly.ai:99999/attend/KXTR-7429", "invalid-port"),
    ("https://wordly.ai:/attend/KXTR-7429", "invalid-port"),
    ("https://wordly.ai:443/attend/KXTR-7429", "port-not-allowed"),
    ("https://wordly.ai/attend/é", "non-ascii-character"),
    ("https://wordly.ai/attend/KXTR-7429?a={b}", "forbidden-character"),
    ("https://wordly.ai/attend/<b>", "forbidden-character"),
    ("https://wordly.ai", "excluded"),
    ("https://wordly.ai/", "excluded"),
    ("HTTPS://WORDLY.AI/attend/KXTR-7429", nil),
    ("https://wordly.ai/ATTEND/KXTR-7429", "unknown-path-component"),
    ("https://wordly.ai/attend/KXTR-7429/", nil),
    ("https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=1234", nil),
    ("https://wordly.ai/attend/KXTR-7429?&&lang=fr&", nil),
    ("https://wordly.ai/attend/KXTR-7429?lang=fr&lang=de", "duplicate-parameter"),
    ("https://wordly.ai/attend/KXTR-7429?utm_source=x", nil),
    ("osqr://thread?text=a+b", nil),
    ("https://wordly.ai/attend/KXTR-7429?passcode=12;34", nil),
    ("https://wordly.ai/attend/KXTR-7429#lang=xx", nil),
    (#"https://wordly.ai/attend/KXTR-7429?passcode=4F%37K#50%[x]|é#"\#u{202E}"#, nil),
    ("osqr:thread", nil), ("osqr://thread", nil), ("osqr:///thread", nil), ("osqr:/thread", nil),
    ("javascript:alert(1)", "unknown-scheme"),
    ("data:text/html,x", "unknown-scheme"),
    ("intent://wordly.ai/#Intent;end", "unknown-scheme"),
    ("http://wordly.ai/attend/KXTR-7429", "unknown-scheme"),
    ("https://wordly.example/attend/KXTR-7429", "unknown-host"),
    ("wordly.ai/attend/KXTR-7429", "missing-scheme"),
    ("https://wordly.ai/attend/KXTR-7429?a=" + String(repeating: "x", count: 9000), "too-long"),
    ("https://wordly.ai/attend/KX", "invalid-value"),
    ("https://wordly.ai/attend", "missing-path-component"),
    ("https://wordly.ai/attend/KXTR-7429/more", "unexpected-path-component"),
  ]

  @Test("Each row has its code, both as an argument and as a line")
  func rows() throws {
    let links = Self.rows.map(\.link)
    let arguments = try Tool.run(["parse", "--format", "json", "--"] + links)
    // A tab or a control character does not end a line, so each line is one link.
    let lines = try Tool.run(
      ["parse", "--format", "json", "--input", "-"],
      input: Array(links.joined(separator: "\n").utf8))
    for run in [arguments, lines] {
      let records = try Record.all(run)
      try #require(records.count == links.count)
      #expect(run.status == 1)
      for (record, row) in zip(records, Self.rows) {
        #expect(record.error?.code == row.code, "\(row.link.prefix(80))")
        #expect(record.status == (row.code == nil ? "matched" : "rejected"))
      }
    }
  }

  @Test("Every code has a specific message and expectation, not the general ones")
  func messages() throws {
    let run = try Tool.run(["parse", "--format", "json", "--"] + Self.rows.map(\.link))
    for error in try Record.all(run).compactMap(\.error) {
      #expect(!error.message.isEmpty && error.message != "The link is not valid", "\(error.code)")
      #expect(!error.expected.isEmpty && error.expected != "a valid link", "\(error.code)")
    }
  }

  @Test("Suggested links match")
  func suggestions() throws {
    let run = try Tool.run(
      ["parse", "--format", "json", "--show-secrets", "--"] + Self.rows.map(\.link))
    let suggestions = try Record.all(run).compactMap(\.error?.suggestion)
    #expect(suggestions.count > 5)
    let again = try Tool.run(["parse", "--format", "json", "--"] + suggestions)
    #expect(again.status == 0)
  }
}
