import URLSyntax

extension Refusal {
  /// Errors in the path, the query, and the fragment.
  static let path: [Refusals] = [
    Refusals(
      .dotSegment,
      [
        "https://w.ai/⟦..⟧", "https://w.ai/⟦..⟧/", "https://w.ai/a/⟦..⟧/b", "https://w.ai/⟦.⟧",
        "https://w.ai/⟦.⟧/a", "https://w.ai/a/⟦.⟧", "https://w.ai/⟦%2e⟧", "https://w.ai/⟦%2E⟧/",
        "https://w.ai/⟦%2e%2e⟧/a", "https://w.ai/⟦%2E%2E⟧", "https://w.ai/⟦%2e%2E⟧/",
        "https://w.ai/⟦.%2e⟧/a", "https://w.ai/⟦.%2E⟧", "https://w.ai/⟦%2e.⟧",
        "https://w.ai/⟦%2E.⟧/b",
        "https://w.ai/⟦..⟧?x", "https://w.ai/⟦..⟧#x", "https://w.ai/⟦.⟧?x", "https://w.ai/⟦.⟧#x",
        "https://w.ai/a/⟦%2e⟧?x", "https://w.ai/a/⟦%2e%2e⟧#x", "https://w.ai/a/⟦.%2e⟧?x=/../",
        "https://w.ai/a/⟦%2e.⟧#", "https://w.ai/a/⟦.⟧/../b", "https://w.ai/%2F/⟦..⟧/",
        "https://w.ai/.../⟦..⟧", "https://w.ai/a/⟦..⟧//", "osqr:⟦..⟧", "osqr:⟦.⟧", "osqr:⟦.⟧/a",
        "osqr:⟦%2e⟧", "osqr:a/⟦..⟧/b", "osqr:/⟦..⟧/b", "osqr:⟦..⟧?x", "osqr:///⟦..⟧/b",
        "osqr://⟦..⟧/b", "osqr://⟦.⟧", "osqr://⟦..⟧?x", "osqr://⟦.⟧#x", "osqr://thread/⟦..⟧",
        "osqr://⟦..⟧:80/", "osqr://⟦.⟧:x", "web+demo:/⟦.⟧//not-a-host/",
      ]),
    Refusals(
      .emptyPathComponent,
      [
        "https://w.ai⟦//⟧", "https://w.ai⟦//⟧a", "https://w.ai/a⟦//⟧b", "https://w.ai/a⟦//⟧",
        "https://w.ai/a⟦//⟧/b", "https://w.ai⟦//⟧evil.com/", "https://w.ai/a⟦//⟧../b",
        "https://w.ai/a⟦//⟧?x", "https://w.ai⟦//⟧#x", "osqr://⟦//⟧x", "osqr:a⟦//⟧b", "osqr:/a⟦//⟧",
        "osqr://a⟦//⟧b",
      ]),
    Refusals(
      .backslash,
      [
        #"https://w.ai/a⟦\⟧b"#, #"https://w.ai/⟦\⟧b"#, #"https://w.ai/..⟦\⟧b"#,
        #"https://w.ai/a⟦\⟧"#,
        #"https://w.ai/?a=⟦\⟧b"#, #"https://w.ai/#⟦\⟧b"#, #"osqr:a⟦\⟧b"#, #"https://w.ai?⟦\⟧"#,
      ]),
    Refusals(
      .forbiddenCharacter,
      [
        "https://w.ai/⟦\"⟧", "https://w.ai/a⟦<⟧b>", "https://w.ai/⟦>⟧", "https://w.ai/⟦^⟧",
        "https://w.ai/⟦`⟧", "https://w.ai/⟦{⟧session}", "https://w.ai/⟦|⟧", "https://w.ai/⟦}⟧",
        "https://w.ai/⟦[⟧a]", "https://w.ai/⟦]⟧", "https://w.ai/?⟦\"⟧", "https://w.ai/?⟦<⟧",
        "https://w.ai/?⟦>⟧", "https://w.ai/?⟦^⟧", "https://w.ai/?⟦`⟧", "https://w.ai/?⟦{⟧",
        "https://w.ai/?⟦|⟧", "https://w.ai/?⟦}⟧",
        "osqr:⟦{⟧", "osqr:⟦[⟧::1]",
        "https://w.ai/?x=[⟦{⟧",
      ]),
    Refusals(
      .nonASCIICharacter,
      [
        "https://w.ai/⟦é⟧", "https://w.ai/e⟦\u{301}⟧", "https://w.ai/⟦日⟧本", "https://w.ai/⟦💩⟧",
        "https://w.ai/?q=⟦é⟧", "https://w.ai/?⟦日⟧", "https://w.ai/a⟦\u{2028}⟧",
        "https://w.ai/⟦\u{AD}⟧", "https://w.ai/⟦．⟧．/a",
        "https://w.ai/⟦\u{202E}⟧", "https://w.ai/a⟦\u{80}⟧", "https://w.ai/a⟦\u{FEFF}⟧", "osqr:⟦é⟧",
      ]),
    Refusals(.nonASCIIHost, ["https://w.ai⟦？⟧x", "https://w.ai⟦＃⟧x"]),
    Refusals(
      .space,
      [
        "https://w.ai/⟦ ⟧", "https://w.ai/a⟦ ⟧b", "https://w.ai/a?⟦ ⟧b", "https://w.ai/a#⟦ ⟧b",
        "https://w.ai/a?b⟦ ⟧", "https://w.ai/a#b⟦ ⟧", "https://w.ai/#[%⟦ ⟧", "osqr:a⟦ ⟧b",
        "osqr:⟦ ⟧x", "osqr:thread⟦ ⟧",
      ]),
    Refusals(
      .controlCharacter,
      [
        "https://w.ai/.⟦\t⟧./a", "https://w.ai/a⟦\n⟧", "https://w.ai/?⟦\0⟧", "https://w.ai/#⟦\r⟧\n",
        "https://w.ai/#a⟦\u{85}⟧", "https://w.ai/#⟦\u{9F}⟧", "https://w.ai/#é⟦\u{7F}⟧",
      ]),
  ]

  static let all: [Refusal] =
    [scheme, host, oddHost, path, percent].joined().flatMap(\.rows) + bytes
}
