import URLSyntax

extension Refusal {
  /// Errors in the user information and in the characters of the host.
  static let host: [Refusals] = [
    Refusals(
      .userinfo,
      [
        "https://⟦user@⟧wordly.ai/x", "https://⟦user:pw@⟧wordly.ai/x", "https://⟦@⟧wordly.ai/",
        "https://⟦:@⟧wordly.ai/", "https://⟦:pw@⟧wordly.ai", "https://⟦user:@⟧wordly.ai",
        "https://⟦a@b@⟧c", "https://⟦a@b@⟧", "https://⟦wordly.ai@⟧evil.com/",
        "https://⟦wordly.ai:443@⟧evil.com/", "https://⟦wordly.ai:99999@⟧evil.com/",
        "https://⟦us%65r@⟧evil.com", "https://⟦a b@⟧evil.com", "https://⟦a\tb@⟧evil.com",
        "https://⟦ü@⟧evil.com", "https://⟦a|b@⟧evil.com", "https://⟦[@⟧evil.com",
        "https://⟦[::1]@⟧evil.com", "https://⟦[::1@⟧evil.com", "https://⟦user@⟧evil.com\\x",
        "https://⟦user@⟧?x@y", "https://⟦user@⟧#x", "https://⟦user@⟧/a@b", "http://⟦a:b:c@⟧d",
        "osqr://⟦user@⟧thread", "osqr://⟦a:b@⟧thread", "osqr://⟦:@⟧x", "osqr://⟦@⟧",
        "osqr://⟦.@⟧x", "osqr://⟦..:80@⟧x", "osqr://⟦:80@⟧x", "file://⟦a@⟧localhost/",
      ]),
    Refusals(
      .backslash,
      [
        #"https://evil.com⟦\⟧@wordly.ai/attend"#, #"https://⟦\⟧wordly.ai/"#, #"https://⟦\⟧"#,
        #"https://evil.com⟦\⟧.wordly.ai/"#, #"https://[::1⟦\⟧]/"#, #"https://[::1]⟦\⟧"#,
        #"osqr://⟦\⟧thread"#, #"osqr://a⟦\⟧@b"#, #"https://wordly.ai⟦\⟧"#, #"https://w⟦\⟧?a@b"#,
      ]),
    Refusals(
      .percentEncodedHost,
      [
        "https://wordly⟦%2e⟧ai/", "https://wordly⟦%2E⟧ai/", "https://⟦%77⟧ordly.ai/",
        "https://wordly.ai⟦%2F⟧x", "https://wordly.ai⟦%5C⟧.evil.com/", "https://wordly.ai⟦%00⟧/",
        "https://wordly.ai⟦%40⟧evil.com/", "https://wordly.ai⟦%3A⟧80/", "https://wordly.ai⟦%3F⟧x",
        "https://wordly.ai⟦%23⟧", "https://⟦%EF⟧%BD%97ordly.ai/", "https://w⟦%⟧", "https://w⟦%4⟧",
        "https://w⟦%4⟧/", "https://w⟦%⟧/x", "https://w⟦%zz⟧.ai/", "https://w⟦%⟧é/",
        "https://w⟦%⟧%41",
        "https://⟦%30⟧x7f.1/", "https://[fe80::1⟦%25⟧eth0]/", "https://[fe80::1⟦%et⟧h0]/",
        "osqr://thr⟦%65⟧ad", "osqr://⟦%2e⟧%2e/x", "osqr://⟦%2F⟧thread", "https://w⟦%2⟧:80/",
      ]),
    Refusals(
      .nonASCIIHost,
      [
        "https://⟦ｗ⟧ordly.ai/", "https://wordly⟦。⟧ai/", "https://wordly⟦．⟧ai/",
        "https://wordly⟦｡⟧ai",
        "https://word⟦\u{AD}⟧ly.ai/", "https://w⟦о⟧rdly.ai/", "https://wordly⟦\u{200D}⟧.ai/",
        "https://wordly.ai⟦／⟧x", "https://wordly.ai⟦\u{2044}⟧x", "https://⟦\u{FEFF}⟧w",
        "https://⟦💩⟧/",
        "https://wordly.ai⟦\u{A0}⟧/", "https://wordly.ai⟦＠⟧evil.com/", "https://⟦ß⟧.de/",
        "https://w⟦\u{301}⟧/", "https://wordly.ai⟦\u{2028}⟧", "https://⟦\u{212A}⟧/",
        "https://⟦\u{80}⟧/",
        "osqr://⟦é⟧/", "https://[::1⟦。⟧]/",
      ]),
    Refusals(
      .forbiddenHostCharacter,
      [
        "https://a⟦!⟧b/", "https://a⟦$⟧b/", "https://a⟦&⟧b/", "https://a⟦'⟧b/", "https://a⟦(⟧b/",
        "https://a⟦)⟧b/", "https://⟦*⟧.wordly.ai/", "https://a⟦+⟧b/", "https://a⟦,⟧b/",
        "https://a⟦;⟧b/", "https://a⟦=⟧b/", "https://a⟦~⟧b/", "https://a⟦\"⟧b/", "https://a⟦<⟧b/",
        "https://a⟦>⟧b/", "https://a⟦^⟧b/", "https://a⟦`⟧b/", "https://a⟦{⟧b/", "https://a⟦|⟧b/",
        "https://a⟦}⟧b/", "https://a⟦[⟧b/", "https://a⟦]⟧b/", "https://⟦]⟧/", "https://⟦[⟧::1",
        "https://⟦[⟧", "https://⟦[⟧::1/x", "https://⟦[⟧::1?x]", "https://⟦[⟧::1#x]",
        "https://[::1]⟦x⟧/", "https://[::1]⟦[⟧", "https://[⟦g⟧::]/", "https://[⟦v⟧1.x]/",
        "https://[⟦[⟧::1]]/", "https://[::1⟦-⟧]", "https://[::1]⟦.⟧/", "osqr://a⟦<⟧b",
        "osqr://a⟦|⟧b",
        "osqr://a⟦[⟧b]", "osqr://⟦[⟧::1", "file://⟦{⟧/", "file://c⟦|⟧/x",
      ]),
    Refusals(.space, ["https://⟦ ⟧wordly.ai/", "https://wordly.ai⟦ ⟧/", "https://wordly⟦ ⟧.ai"]),
    Refusals(
      .controlCharacter,
      [
        "https://wordly⟦\t⟧.ai/", "https://⟦\n⟧wordly.ai/", "https://wordly.ai⟦\r⟧/",
        "https://wordly.ai⟦\0⟧.evil.com/", "https://[::⟦\t⟧1]/", "osqr://a⟦\u{7F}⟧b",
      ]),
  ]
}
