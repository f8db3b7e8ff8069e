import URLSyntax

extension Refusal {
  /// Errors before the host: in the scheme, its colon, or its slashes.
  static let scheme: [Refusals] = [
    Refusals(.emptyLink, ["⟦⟧"]),
    Refusals(
      .missingScheme,
      [
        "⟦wordly.ai⟧/attend/KXTR-7429", "⟦attend⟧", "⟦⟧//wordly.ai/attend", "⟦⟧/attend/KXTR",
        "⟦⟧?lang=fr", "⟦⟧#x", "⟦⟧:", "⟦⟧://wordly.ai/", "⟦h⟧%74tps://wordly.ai/",
        "⟦⟧%68ttps://wordly.ai/", "⟦⟧1https://wordly.ai/", "⟦⟧+a:b", "⟦⟧-a:b", "⟦⟧.a:b",
        "⟦my⟧_app:x", "⟦https⟧//wordly.ai/", "⟦⟧[::1]:80/", "⟦user⟧@wordly.ai", "⟦⟧@x:y",
        "⟦⟧127.0.0.1:80/", "⟦https⟧;://wordly.ai", "⟦⟧(https://wordly.ai/)", "⟦⟧/\\wordly.ai/x",
        "⟦https⟧/://wordly.ai/", "⟦https⟧%3A//wordly.ai/", "⟦https⟧",
      ]),
    Refusals(
      .backslash,
      [
        #"⟦\⟧\wordly.ai\x"#, #"⟦\⟧/wordly.ai/x"#, #"https⟦\⟧://wordly.ai/"#, #"h⟦\⟧ttps:"#,
        #"https:⟦\⟧\wordly.ai/x"#, #"https:⟦\⟧/wordly.ai/x"#, #"https:/⟦\⟧wordly.ai/x"#,
        #"https:⟦\⟧wordly.ai/x"#, #"https:⟦\⟧"#, #"https:/⟦\⟧"#, #"HTTP:⟦\⟧\wordly.ai"#,
        #"ws:⟦\⟧\w"#, #"file:⟦\⟧\w\x"#, #"file:/⟦\⟧w"#, #"osqr:⟦\⟧\thread"#, #"osqr:⟦\⟧"#,
        #"osqr:/⟦\⟧thread"#, #"osqr:⟦\⟧/thread"#,
      ]),
    Refusals(
      .missingSlashes,
      [
        "https:⟦⟧", "https:⟦/⟧", "https:⟦⟧wordly.ai/x", "https:⟦/⟧wordly.ai/x",
        "https:⟦///⟧wordly.ai/x", "https:⟦////⟧wordly.ai", "https:⟦///⟧", "https:⟦///⟧\\wordly.ai",
        "https:⟦///⟧user@wordly.ai/", "http:⟦⟧wordly.ai", "HTTPS:⟦/⟧WORDLY.AI", "hTtP:⟦///⟧w",
        "ws:⟦⟧w", "wss:⟦/⟧w", "ftp:⟦⟧w", "file:⟦⟧x", "file:⟦/⟧etc/passwd", "file:⟦///⟧etc/passwd",
        "https:⟦⟧?x", "https:⟦⟧#x", "https:⟦/⟧?x", "https:⟦⟧@wordly.ai", "https:⟦⟧:443",
        "https:⟦⟧%2F%2Fwordly.ai/", "https:⟦/⟧%2Fwordly.ai/", "https:⟦⟧\u{FF0F}\u{FF0F}wordly.ai",
        "https:⟦/⟧\u{2215}wordly.ai/",
      ]),
    Refusals(
      .missingHost,
      [
        "https://⟦⟧", "https://⟦⟧?x", "https://⟦⟧#x", "https://⟦⟧:443/x", "https://⟦⟧:",
        "http://⟦⟧",
        "https://⟦⟧?u=a@b", "https://⟦⟧#a@b", "file://⟦⟧", "FTP://⟦⟧:21",
        // With every scheme, a port requires a host.
        "osqr://⟦⟧:80/x", "osqr://⟦⟧:", "osqr://⟦⟧:x/",
        // According to the URL Standard, `file://localhost/x` has no host.
        "file://⟦localhost⟧/etc/passwd", "FILE://⟦LocalHost⟧", "file://⟦localhost⟧:80/",
      ]),
    Refusals(.space, ["⟦ ⟧https://wordly.ai/", "https⟦ ⟧://wordly.ai/", "https:⟦ ⟧//wordly.ai/"]),
    Refusals(
      .controlCharacter,
      [
        "⟦\t⟧https://wordly.ai/", "ht⟦\n⟧tps://wordly.ai/", "https⟦\r⟧://wordly.ai/",
        "https:⟦\t⟧//wordly.ai/", "https:/⟦\n⟧/wordly.ai/", "⟦\0⟧", "java⟦\n⟧script:alert(1)",
      ]),
    Refusals(
      .nonASCIICharacter,
      ["⟦\u{FEFF}⟧https://wordly.ai/", "http⟦ſ⟧://wordly.ai/", "⟦ｈ⟧ttps:", "https⟦：⟧//wordly.ai"]),
    Refusals(.forbiddenCharacter, ["⟦<⟧https://wordly.ai/>", "⟦\"⟧https:", "https⟦{⟧", "a⟦|⟧b:c"]),
  ]
}
