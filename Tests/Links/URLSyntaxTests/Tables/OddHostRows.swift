import URLSyntax

extension Refusal {
  /// Valid hosts and ports that are rejected unless a manifest lists them.
  static let oddHost: [Refusals] = [
    Refusals(
      .ipAddressHost,
      [
        "https://⟦127.0.0.1⟧/", "https://⟦127.1⟧/", "https://⟦127.0.1⟧/x", "https://⟦2130706433⟧/",
        "https://⟦0x7f.1⟧/", "https://⟦0X7F000001⟧/", "https://⟦0x7f.0x0.0x0.0x1⟧/", "https://⟦0⟧/",
        "https://⟦0300.0250.0.1⟧/", "https://⟦017700000001⟧/", "https://⟦0x⟧/", "https://⟦0X⟧/",
        "https://⟦0x.0x⟧/", "https://⟦09⟧/", "https://⟦08.1⟧/", "https://⟦256.256.256.256⟧/",
        "https://⟦1.2.3.4.5⟧/", "https://⟦99999999999999999999⟧", "https://⟦127.0.0.1.⟧/",
        "https://⟦0x7f.1.⟧/", "https://⟦wordly.1⟧/", "https://⟦wordly.ai.0x4⟧/", "https://⟦a.09⟧?x",
        "https://⟦a_b.1⟧/", "https://⟦xn--a.1⟧/", "https://⟦.1⟧/", "https://⟦a..1⟧/",
        "https://⟦1.⟧#x", "https://⟦127.0.0.1⟧:8080/", "https://⟦[::1]⟧/", "https://⟦[::]⟧",
        "https://⟦[::ffff:127.0.0.1]⟧/x", "https://⟦[::1]⟧:443/", "https://⟦[]⟧/",
        "https://⟦[1]⟧?x",
        "osqr://⟦[::1]⟧/x", "ws://⟦10.0.0.1⟧/", "ftp://⟦0xA.1⟧", "http://⟦0xffffffff⟧/",
      ]),
    Refusals(
      .trailingDotHost,
      ["https://wordly.ai⟦.⟧/", "https://wordly.ai⟦.⟧", "https://a⟦.⟧?x", "https://w.ai⟦.⟧:443/"]),
    Refusals(
      .emptyHostLabel,
      [
        "https://wordly⟦..⟧ai/", "https://⟦.⟧wordly.ai/", "https://⟦.⟧/", "https://⟦.⟧./",
        "https://wordly.ai⟦..⟧/", "https://a⟦..⟧.b/", "https://1⟦..⟧/", "https://⟦.⟧..",
        "https://⟦.⟧#x",
      ]),
    Refusals(
      .underscoreHost,
      [
        "https://my⟦_⟧app.wordly.ai/", "https://⟦_⟧/", "https://⟦_⟧dmarc.wordly.ai/",
        "https://wordly.ai⟦_⟧/", "https://a⟦_⟧b_c/", "https://a⟦_⟧.xn--b/", "https://w⟦_⟧.:80/",
      ]),
    Refusals(
      .punycodeHost,
      [
        "https://⟦xn--wrdly-jua⟧.ai/", "https://⟦XN--WRDLY-JUA⟧.ai/", "https://⟦xN--a⟧/",
        "https://⟦Xn--a⟧.b/", "https://a.⟦xn--p1ai⟧/", "https://a.⟦xn--p1ai⟧.", "https://⟦xn--⟧/",
        "https://a.⟦xn--b⟧.c/", "https://⟦xn--a_b⟧/", "https://⟦xn--a⟧:80/", "https://⟦xn--0⟧.a_b/",
      ]),
    Refusals(
      .portNotAllowed,
      [
        "https://wordly.ai⟦:443⟧/x", "https://wordly.ai⟦:8080⟧", "https://wordly.ai⟦:0⟧/",
        "https://wordly.ai⟦:1⟧?x", "https://wordly.ai⟦:65535⟧#x", "http://wordly.ai⟦:80⟧/",
        "osqr://thread⟦:80⟧/x", "ws://w⟦:80⟧", "file://w⟦:80⟧/",
      ]),
    Refusals(
      .invalidPort,
      [
        "https://wordly.ai⟦:⟧", "https://wordly.ai⟦:⟧/x", "https://wordly.ai⟦:⟧?x",
        "https://w⟦:⟧#x",
        "https://wordly.ai⟦:65536⟧/", "https://wordly.ai⟦:99999⟧/x", "https://wordly.ai⟦:80a⟧/",
        "https://wordly.ai⟦:a⟧", "https://wordly.ai⟦:-1⟧/", "https://wordly.ai⟦:+80⟧/",
        "https://wordly.ai⟦:080⟧/", "https://wordly.ai⟦:00⟧/", "https://wordly.ai⟦:00443⟧",
        "https://wordly.ai⟦:80:90⟧/", "https://wordly.ai⟦::80⟧/", "https://wordly.ai⟦:0x50⟧/",
        "https://wordly.ai⟦:8%30⟧/", "https://wordly.ai⟦:８０⟧/", "https://wordly.ai⟦:8é0⟧?x",
        "https://wordly.ai⟦:18446744073709551617⟧/", "https://wordly.ai⟦:80.⟧/", "https://w⟦:[⟧",
        "https://[::1]⟦:⟧/", "https://[::1]⟦:x⟧/", "https://1.2.3.4⟦:99999⟧", "osqr://thread⟦:⟧",
        "osqr://thread⟦:x⟧/y", "osqr://thread⟦:65536⟧", "file://c⟦:⟧/x", "https://w⟦:80|⟧\\x",
      ]),
    Refusals(
      .backslash, [#"https://wordly.ai:⟦\⟧x"#, #"https://w:80⟦\⟧@evil.com"#, #"osqr://a:1⟦\⟧"#]),
    Refusals(.space, ["https://wordly.ai:⟦ ⟧80/", "https://wordly.ai:80⟦ ⟧/"]),
    Refusals(.controlCharacter, ["https://wordly.ai:⟦\t⟧80", "https://w:8⟦\n⟧0/"]),
  ]
}
