import BundledApps
import LinkRouting
import Testing

/// Tests links that the router rejects, and the content of the errors.
@Suite struct RefusalTests {
  static let router = Router(proven: BundledApp.all)

  @Test(arguments: [
    // These origins are invalid.
    RefusalRow(
      "⟦wordl⟧://attend/KXTR-7429", "unknown-scheme", expects: "wordly",
      suggests: "wordly://attend/KXTR-7429"),
    RefusalRow(
      "⟦WORDY⟧:attend/KXTR-7429?lang=fr", "unknown-scheme", expects: "wordly",
      suggests: "wordly:attend/KXTR-7429?lang=fr"),
    RefusalRow(
      "⟦htps⟧://wordly.ai/attend/KXTR-7429", "unknown-scheme", expects: "https",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "⟦htps⟧:/wordly.ai:443/atend/KXTR-7429?lang=en_US", "unknown-scheme", expects: "https",
      suggests: "https://wordly.ai/attend/KXTR-7429?lang=en-US"),
    RefusalRow("⟦wordy⟧://atttttttend/KXTR-7429", "unknown-scheme", expects: "wordly"),
    RefusalRow("⟦zoom⟧://attend/KXTR-7429", "unknown-scheme", expects: "wordly"),
    RefusalRow(
      "⟦http⟧://wordly.ai/attend/KXTR-7429", "unknown-scheme", expects: "https",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow("⟦javascript⟧:alert(1)", "unknown-scheme", expects: "https"),
    RefusalRow("https://⟦wordly.com⟧/attend/KXTR-7429", "unknown-host", expects: "wordly.ai"),
    RefusalRow("https://⟦evil.wordly.ai⟧/attend/KXTR-7429", "unknown-host", expects: "wordly.ai"),
    RefusalRow(
      "https://wordly.ai⟦:8443⟧/attend/KXTR-7429", "port-not-allowed", expects: "no port"),
    RefusalRow(
      "https://wordly.ai⟦:443⟧/attend/KXTR-7429", "port-not-allowed", expects: "no port",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "https://evil.example⟦:443⟧/attend/KXTR-7429", "port-not-allowed", expects: "no port"),
    RefusalRow("wordly://attend⟦:443⟧/KXTR-7429", "port-not-allowed", expects: "no port"),
    RefusalRow(
      "https:⟦/⟧wordly.ai/attend/KXTR-7429", "missing-slashes", expects: "two slashes",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "HTTPS:⟦⟧wordly.ai/attend/KXTR-7429?passcode=1234", "missing-slashes", expects: "two slashes",
      suggests: "HTTPS://wordly.ai/attend/KXTR-7429?passcode=1234"),
    RefusalRow(
      "https:⟦///⟧wordly.ai/attend/KXTR-7429", "missing-slashes", expects: "two slashes",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "⟦⟧//wordly.ai/attend/KXTR-7429", "missing-scheme", expects: "https://",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "https://⟦www.wordly.ai⟧/attend/KXTR-7429", "unknown-host", expects: "wordly.ai",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "⟦www.wordly.ai⟧/attend/KXTR-7429", "missing-scheme", expects: "https://",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "⟦wordly.ai⟧:443/attend/KXTR-7429", "unknown-scheme", expects: "https",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow("https://⟦www.evil.example⟧/attend/KXTR-7429", "unknown-host", expects: "wordly.ai"),
    RefusalRow(
      "https://⟦www.www.wordly.ai⟧/attend/KXTR-7429", "unknown-host", expects: "wordly.ai"),
    RefusalRow(
      "https:⟦/⟧evil.example/attend/KXTR-7429", "missing-slashes", expects: "two slashes"),
    RefusalRow("https://⟦127.0.0.1⟧/attend/KXTR-7429", "ip-address-host", expects: "host name"),
    RefusalRow(
      "https://⟦user@⟧wordly.ai/attend/KXTR-7429", "userinfo", expects: "without a user name"),
    RefusalRow(
      "https://evil.com⟦\\⟧@wordly.ai/attend/KXTR-7429", "backslash", expects: "not a backslash"),
    RefusalRow("⟦⟧", "empty-link", expects: "a link"),
    // These links are excluded.
    RefusalRow("https://wordly.ai⟦/⟧?a=1", "excluded", expects: "exclude"),
    RefusalRow("https://osqr.app⟦/anything/at/all⟧", "excluded", expects: "exclude"),
    RefusalRow("https://app.osqr.app⟦⟧", "excluded", expects: "exclude"),
    // These paths match no route.
    RefusalRow(
      "https://wordly.ai/⟦atend⟧/KXTR-7429", "unknown-path-component", expects: "attend",
      nearest: "wordly.attend", suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "https://wordly.ai/⟦Present⟧/KXTR-7429", "unknown-path-component", expects: "present",
      nearest: "wordly.present", suggests: "https://wordly.ai/present/KXTR-7429"),
    RefusalRow(
      "https://wordly.ai/⟦pricing⟧", "unknown-path-component", expects: "attend or present"),
    RefusalRow(
      "https://wordly.ai/attend⟦⟧", "missing-path-component", expects: "4 to 64 characters",
      nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend⟦⟧/?lang=fr", "missing-path-component", expects: "4 to 64",
      nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR-7429/⟦now/or/never⟧", "unexpected-path-component",
      expects: "end of the path", nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend⟦//⟧KXTR-7429", "empty-path-component", expects: "single slash",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "https://wordly.ai/attend/⟦..⟧/KXTR-7429", "dot-segment", expects: "without . or .."),
    // These values in the path are invalid.
    RefusalRow(
      "https://wordly.ai/attend/⟦KX⟧", "invalid-value", expects: "4 to 64 characters",
      parameter: "session", nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR⟦_⟧7429", "invalid-value", expects: "A-Z", parameter: "session",
      nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR%2D⟦%C3%A9⟧7429", "invalid-value", expects: "A-Z",
      parameter: "session", nearest: "wordly.attend"),
    RefusalRow(
      "wordly://attend/KXTR⟦%2F⟧7429", "invalid-value", expects: "A-Z", parameter: "session",
      nearest: "wordly.attend"),
    RefusalRow(
      "offload:inbox/⟦12⟧", "invalid-value", expects: "UUID", parameter: "thoughtId",
      nearest: "offload.thought"),
    RefusalRow(
      "cocotte://content/p1/assets/⟦-1⟧", "invalid-value", expects: "whole number",
      parameter: "index", nearest: "cocotte.asset"),
    // These values in the query are invalid.
    RefusalRow(
      "cocotte://today?org=a⟦%20⟧b", "invalid-value", expects: "A-Z", parameter: "org",
      nearest: "cocotte.today"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR-7429?lang=fr&⟦lang=de⟧", "duplicate-parameter",
      expects: "only once", parameter: "lang", nearest: "wordly.attend"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR-7429?lang=⟦ ⟧fr", "space", expects: "%20"),
    // These links have a correction.
    RefusalRow(
      "⟦wordly.ai⟧/attend/KXTR-7429", "missing-scheme", expects: "https://",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "https://wordly.ai/attend/KXTR-7429⟦ ⟧", "space", expects: "no space",
      suggests: "https://wordly.ai/attend/KXTR-7429"),
    RefusalRow(
      "osqr://thread?text=50⟦%⟧", "invalid-percent-encoding", expects: "hexadecimal",
      suggests: "osqr://thread?text=50%25"),
    RefusalRow(
      "osqr://thread?text=50%⟦ ⟧more", "space", expects: "%20",
      suggests: "osqr://thread?text=50%25%20more"),
    RefusalRow(
      "osqr://thread?text=caf⟦é⟧ und 日本", "non-ascii-character", expects: "ASCII",
      suggests: "osqr://thread?text=caf%C3%A9%20und%20%E6%97%A5%E6%9C%AC"),
  ])
  func refusals(_ row: RefusalRow) { row.check(Self.router) }

  @Test(arguments: [
    RefusalRow(
      "https://h.example/slash⟦/⟧?a=1", "trailing-slash", expects: "no trailing slash",
      nearest: "app.slash",
      suggests: "https://h.example/slash?a=1"),
    RefusalRow(
      "https://h.example/dir⟦⟧#x", "missing-trailing-slash", expects: "a trailing slash",
      nearest: "app.dir",
      suggests: "https://h.example/dir/#x"),
    RefusalRow(
      "https://h.example/need⟦⟧", "missing-parameter", expects: "token: a UUID", parameter: "token",
      nearest: "app.need"),
    RefusalRow(
      "https://h.example/need?x=1⟦⟧#y", "missing-parameter", expects: "a UUID", parameter: "token",
      nearest: "app.need"),
    RefusalRow(
      "https://h.example/frag?⟦state⟧=1#x", "missing-parameter", expects: "whole number",
      parameter: "state", nearest: "app.frag", suggests: "https://h.example/frag#x&state=1"),
    RefusalRow(
      "https://h.example/strict?⟦colour⟧=red", "unknown-parameter", expects: "color",
      nearest: "app.strict", suggests: "https://h.example/strict?color=red"),
    RefusalRow(
      "https://h.example/strict?⟦utm_source⟧", "unknown-parameter", expects: "color",
      nearest: "app.strict"),
    RefusalRow(
      "https://h.example/rest/1/⟦x⟧/3", "invalid-value", expects: "whole number", parameter: "n",
      nearest: "app.rest"),
    RefusalRow(
      "https://h.example/⟦v1.0.1⟧", "unknown-path-component", expects: "v{…}.0"),
    RefusalRow(
      "https://h.example/v⟦x⟧.0", "invalid-value", expects: "whole number", parameter: "v",
      nearest: "app.version"),
  ])
  func refusalsOfEveryOtherPolicy(_ row: RefusalRow) throws {
    row.check(
      try Router.make([
        .make("slash", "/slash", trailingSlash: .refused),
        .make("dir", "/dir", trailingSlash: .required),
        .make("need", "/need", query: ["token: uuid"]),
        .make("frag", "/frag", fragment: ["state: integer"]),
        .make("strict", "/strict", query: ["color: red | blue?"], strict: true),
        .make("rest", "/rest/{n:integer*}"), .make("version", "/v{v:integer}.0"),
      ]))
  }

  @Test func aLinkThatMatchesHasNoSuggestion() {
    #expect(Self.router.suggestion(for: "https://wordly.ai/attend/KXTR-7429") == nil)
  }

  @Test func aLinkLongerThanTheLimitIsRefusedAtOnce() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?x="
    let filled = link + String(repeating: "a", count: 8192 - link.utf8.count)
    #expect(outcome(filled, Self.router) == "attend(session: KXTR-7429)")
    let error = try #require(refusal(filled + "a", Self.router))
    #expect(error.code == .tooLong)
    #expect(Self.router.suggestion(for: filled + "a") == nil)
  }

  @Test(arguments: [
    "https://wordly.ai/a\\..\\b", "https://u:p@wordly.ai/attend/KXTR-7429",
    "https://wordly.ai/attend/../attend/KXTR-7429", "https://wordly%2eai/attend/KXTR-7429",
    "https:///u@wordly.ai/attend/KXTR-7429", "https://wordly.ai\t/attend/KXTR-7429",
    "https://wordly.ai/attend/KXTR-7429%00", "https://ｗordly.ai/attend/KXTR-7429",
    "https:/u@wordly.ai/attend/KXTR-7429", "https:wordly.ai\\attend/KXTR-7429",
    "https:\\wordly.ai/attend/KXTR-7429", "https:\n/wordly.ai/attend/KXTR-7429",
    "https://u@wordly.ai:443/attend/KXTR-7429", "https://wordly.ai:443\\@evil.example/attend/X",
    "https://wordly.ai:443@evil.example/attend/KXTR-7429",
    "https://wordly.ai:0443/attend/KXTR-7429",
    "htps://u@wordly.ai/attend/KXTR-7429", "htps://evil.example/attend/KXTR-7429",
    "wordy://u@attend/KXTR-7429", "wordy:attend/KXTR-7429%0A", "wordy:\\attend/KXTR-7429",
    "https://wordly.ai/attend/KXTR-7429?lang=en_US%00", "https:/wordly.ai/attend/../attend/KXTR",
  ])
  func attacksHaveNoCorrection(_ link: String) {
    #expect(refusal(link, Self.router) != nil)
    #expect(Self.router.suggestion(for: link) == nil)
  }
}
