import BundledApps
import Diagnostics
import LinkRouting
import Testing
import TextPrimitives

/// Tests that a secret is masked in every spelling that a parser accepts, and no other value is.
@Suite struct MaskSpellingTests {
  private static let apps = Router(proven: BundledApp.all)

  /// Returns the masked link of the match; `nil` if no route matches.
  private static func matched(_ link: String, _ router: Router) -> String? {
    guard let match = try? router.match(link) else { return nil }
    var reading = LinkReading()
    var buffer = ByteBuffer()
    let bytes = Array(link.utf8)
    let reader = LinkReader(router, masksSecrets: true)
    guard reader.read(bytes.span, into: &reading) else { return nil }
    reader.appendLink(reading, bytes.span, to: &buffer)
    return buffer.text == match.maskedLink.text ? buffer.text : "differs from the reader's masking"
  }

  @Test(
    "A key that contains the name of a secret parameter is treated as secret",
    arguments: [
      // The key is in markup, an option, an environment variable, JSON, or a property.
      (#"data-passcode="%S""#, true), (#"<a x=K-1 pascode="%S">"#, true), ("--passcode %S", true),
      ("-passcode=%S", true),
      ("__passcode__=%S", true), ("WORDLY_PASSCODE=%S", true), ("wordlyPasscode=%S", true),
      ("wordlyPasscode:%S", true), (#""userPasscode":"%S""#, true), ("user.passcode=%S", true),
      ("userpasscode=%S", true), ("userpasscode: %S", true), ("XMLPasscode %S", true),
      ("the wordly-passcode is %S", true), ("user_pascode=%S", true), ("userPascode=%S", true),
      ("user[passcode]=%S", true), ("user-passcode[]=%S", true),
      // The name is at the start or in the middle of the key.
      ("passcode-hint=%S", true), ("passcodeHintLine=%S", true), ("passcode_hint: %S", true),
      ("passcode.value=%S", true), ("passcodeValue=%S", true), ("passcode_hash=%S", true),
      ("user-passcode-confirm=%S", true), ("passcode[value]=%S", true), ("PASSCODE_2=%S", true),
      ("user[passcode_hash]=%S", true), ("passcodehash=%S", true), ("pascode_hash=%S", true),
      ("userPascodeHash=%S", true), ("pass_code.value=%S", true), ("passcode%5Fhash=%S", true),
      // The name is misspelled or extended, and the separator is not an equals sign.
      ("pass_code:%S", true), ("pass_code%3A%S", true), ("pascode,%S", true),
      ("x=%7B%22pass_code%22%3A%22%S%22%7D", true), (#"{"pascode" : "%S"}"#, true),
      ("x?data-passcode/%S", true), ("pass_code|%S", true), ("<pascode>%S</pascode>", true),
      ("passcode_hash:%S", true), ("pass-code;%S", true), ("pascode%2F%S", true),
      // These are names of pages that contain `passcode`, and keys that only resemble it.
      ("/passcodes-help/%S", false), ("/forgot-passcode/%S", false),
      ("/help/resetPasscode/%S", false), ("encode=%S", false), ("pass-card=%S", false),
    ])
  func keys(_ spelling: String, _ isSecret: Bool) {
    let item = spelling.replacingOccurrences("%S", "Zq7Zq7")
    for start in ["https://wordly.ai/x?", "https://wordly.ai/x#", "https://wordly.ai/x?a=b&", ""]
    where item.first != "/" || start.isEmpty {
      let shown = Self.apps.masked(start + item).text
      #expect(shown.contains("Zq7Zq7") != isSecret, "\(shown)")
    }
    let link = "https://wordly.ai/attend/KXTR-7429?" + item
    if let shown = Self.matched(link, Self.apps) {
      #expect(shown.contains("Zq7Zq7") != isSecret, "\(shown)")
    }
  }

  @Test(
    "The text after an empty secret is masked if it has no key",
    arguments: [
      ("passcode=#Zq7Zq7", "passcode=#•••"), ("passcode=&Zq7Zq7", "passcode=&•••"),
      ("passcode=&amp;Zq7Zq7", "passcode=&amp;•••"), ("passcode&Zq7Zq7", "passcode&•••"),
      ("passcode#Zq7Zq7", "passcode#•••"), ("passcode=&&Zq7Zq7", "passcode=&&•••"),
      ("passcode=&Zq7&lang=fr", "passcode=&•••&lang=fr"),
      ("passcode=&Zq7&Zq7#Zq7", "passcode=&•••&•••#•••"),
      ("passcode=#Zq7Zq7==", "passcode=#•••"), ("data-passcode=&Zq7", "data-passcode=&•••"),
      ("passcode=%20&Zq7Zq7", "passcode=•••&•••"),
      // The item has a key, or the value is not empty.
      ("passcode=&lang=fr#top", "passcode=&lang=fr#top"), ("passcode=&lang=", "passcode=&lang="),
      ("passcode=Zq7Zq7#top", "passcode=•••#top"), ("passcode=Zq7Zq7&x", "passcode=•••&x"),
      ("lang=&x#top", "lang=&x#top"), ("passcode=", "passcode="), ("passcode=&", "passcode=&"),
    ])
  func emptyValues(_ query: String, _ shown: String) {
    for path in ["attend/KXTR-7429", "atend/KXTR-7429"] {
      let start = "https://wordly.ai/\(path)?"
      #expect(Self.apps.masked(start + query).text == start + shown)
      if let matched = Self.matched(start + query, Self.apps) {
        #expect(matched == start + shown)
      }
    }
  }

  @Test("An item after an empty secret is treated as secret")
  func emptyValueItems() throws {
    let link = "https://wordly.ai/attend/KXTR-7429?passcode=&Zq7Zq7&x&lang=fr&y"
    let extra = try Self.apps.match(link).extra
    #expect(extra.map(\.isSecret) == [true, true, false])
    #expect(extra.map(\.key) == ["Zq7Zq7", "x", "y"])
    #expect(extra.map(\.description) == ["•••: •••", "•••: •••", "y: "])
  }

  private static func vault() throws -> Router {
    try Router.make(
      [
        .make("join", "/join/{code}"), .make("all", "/all/{code*}"),
        .make("go", "/go", query: ["next: text?"]), .make("open", "/open/{url:address}"),
      ],
      types: [
        ParameterType("code", .text(TextRule()), isSecret: true),
        ParameterType("address", .text(TextRule(allowed: .printable))),
      ])
  }

  @Test(
    "A secret in the path of a nested link is masked",
    arguments: [
      ("?next=https://h.example/join/Zq7Zq7", "?next=https://h.example/join/•••"),
      ("?next=https%3A%2F%2Fh.example%2Fjoin%2FZq7", "?next=https%3A%2F%2Fh.example%2Fjoin%2F•••"),
      ("?next=%252Fjoin%252FZq7", "?next=%252Fjoin%252F•••"),
      ("?next=app:join/Zq7", "?next=app:join/•••"), ("?next=/join/Zq7", "?next=/join/•••"),
      ("?next=see%20join%2FZq7", "?next=see%20join%2F•••"), ("#/join/Zq7", "#/join/•••"),
      ("?a&next=/join/Zq7&b=c#d", "?a&next=/join/•••&b=c#d"), ("?/join/Zq7", "?/join/•••"),
      ("?next=go%3Fnext%3Djoin%252FZq7", "?next=go%3Fnext%3Djoin%252F•••"),
      ("?next=/join/x%2FZq7", "?next=/join/•••"),
      ("?next=%2Fjoin%2Fx%252FZq7", "?next=%2Fjoin%2F•••"),
      ("?next=%2Fjoin%2Fx%26Zq7", "?next=%2Fjoin%2F•••"),
      ("?next=/x/../jion/Zq7", "?next=/x/../jion/•••"),
      ("?next=/all/x/y/Zq7#top", "?next=/all/•••#top"),
      ("?next=/join/Zq7?lang=fr", "?next=/join/•••?lang=fr"),
      // These words are not the path of a route with a secret.
      ("?next=please%20join%20us", "?next=please%20join%20us"), ("?join=us", "?join=us"),
      ("?next=/leave/room", "?next=/leave/room"), ("?a=join&b=us/x", "?a=join&b=us/x"),
    ])
  func nestedPaths(_ rest: String, _ shown: String) throws {
    let router = try Self.vault()
    #expect(router.masked("https://h.example/gone" + rest).text == "https://h.example/gone" + shown)
    let link = "https://h.example/go" + rest
    let match = try router.match(link)
    #expect(Self.matched(link, router) == "https://h.example/go" + shown)
    #expect(!match.canonicalLink(masksSecrets: true).contains("Zq7"))
    #expect(!match.description.contains("Zq7"))
    #expect(!"\(match.extra)".contains("Zq7"))
  }

  @Test(
    "If the value of an item is a path, a secret at the start of this path is masked",
    arguments: [
      ("?next=/Zq7", "?next=/•••"), ("?next=%2FZq7&lang=fr", "?next=%2F•••&lang=fr"),
      ("?a=b&next=%252FZq7", "?a=b&next=%252F•••"),
      ("?next=Zq7&lang=fr", "?next=Zq7&lang=fr"), ("?next=a%20b#top", "?next=a%20b#top"),
    ])
  func nestedRootSecrets(_ rest: String, _ shown: String) throws {
    let router = try Router.make(
      [.make("open", "/{code}"), .make("go", "/go/on", query: ["next: text?"])],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)])
    let link = "https://h.example/go/on" + rest
    #expect(Self.matched(link, router) == "https://h.example/go/on" + shown)
  }

  @Test(
    "A secret in a path inside a catch-all parameter is masked",
    arguments: [
      ("https:/h.example/join/Zq7Zq7", "https:/h.example/join/•••"),
      ("https:/other.example/join/Zq7Zq7/x", "https:/other.example/join/•••/x"),
      ("join/Zq7Zq7", "join/•••"), ("a/jion/Zq7Zq7", "a/jion/•••"),
      ("all/Zq7/Zq7", "all/•••"), ("join%2FZq7Zq7", "join%2F•••"),
      ("leave/room", "leave/room"), ("join", "join"),
    ])
  func catchAll(_ value: String, _ shown: String) throws {
    let router = try Router.make(
      [
        .make("join", "/join/{code}"), .make("all", "/all/{code*}"),
        .make("files", "/files/{rest:address*}"),
      ],
      types: [
        ParameterType("code", .text(TextRule()), isSecret: true),
        ParameterType("address", .text(TextRule(allowed: .printable))),
      ])
    let link = "https://h.example/files/" + value
    let match = try router.match(link)
    #expect(Self.matched(link, router) == "https://h.example/files/" + shown)
    #expect(!match.description.contains("Zq7"))
    let canonical = match.canonicalLink(masksSecrets: true)
    #expect(!canonical.contains("Zq7"))
    let reader = LinkReader(router, masksSecrets: true)
    var reading = LinkReading()
    var buffer = ByteBuffer()
    let bytes = Array(link.utf8)
    #expect(reader.read(bytes.span, into: &reading))
    reader.appendCanonical(reading, bytes.span, to: &buffer)
    #expect(buffer.text == canonical)
  }

  @Test(
    "A repeated secret is masked, unless the route declares the value as not secret",
    arguments: [
      ("?passcode=Zq7Zq7&x=Zq7Zq7", "?passcode=•••&x=•••"),
      ("?x=zq7zq7&passcode=Zq7Zq7", "?x=•••&passcode=•••"),
      ("?passcode=Zq7Zq7#Zq7Zq7", "?passcode=•••#•••"),
      ("?passcode=Zq7Zq7&Zq7Zq7", "?passcode=•••&•••"),
      ("?passcode=Zq7Zq7#a=Zq7Zq7", "?passcode=•••#a=•••"),
      ("?passcode=Zq7Zq7&x=%5Aq7Zq7", "?passcode=•••&x=•••"),
      ("?pascode=Zq7Zq7&x=Zq7Zq7", "?pascode=•••&x=•••"),
      ("?passcode=Zq7Zq7&x=Zq7Zq", "?passcode=•••&x=Zq7Zq"),
      ("?passcode=Zq7Zq7&x=aZq7Zq7", "?passcode=•••&x=a•••"),
      ("?passcode=Zq7Zq&x=aZq7Zq", "?passcode=•••&x=aZq7Zq"),
      ("?passcode=&x=", "?passcode=&x="),
    ])
  func repeatedValues(_ rest: String, _ shown: String) throws {
    for path in ["attend/KXTR-7429", "atend/KXTR-7429"] {
      let start = "https://wordly.ai/\(path)"
      #expect(Self.apps.masked(start + rest).text == start + shown)
      guard let match = try? Self.apps.match(start + rest) else { continue }
      #expect(Self.matched(start + rest, Self.apps) == start + shown)
      if !shown.contains("Zq7") { #expect(!"\(match.extra)".lowercased().contains("zq7")) }
    }
    // Parameters that the route declares without `secret` are shown.
    let router = try Router.make(
      [.make("open", "/open/{id:text}", query: ["passcode: code?", "lang: text?"])],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)])
    #expect(
      Self.matched("https://h.example/open/Zq7?passcode=Zq7&lang=Zq7&x=Zq7", router)
        == "https://h.example/open/Zq7?passcode=•••&lang=Zq7&x=•••")
  }

  @Test("A value that a route drops is masked if another route declares its key as secret")
  func droppedValue() throws {
    let router = try Router.make(
      [
        .make("open", "/open", query: ["pin: secret?"]),
        .make("page", "/page", query: ["pin: integer?"]),
      ],
      types: [ParameterType("secret", .text(TextRule()), isSecret: true)])
    let start = "https://h.example/page?pin="
    #expect(Self.matched(start + "Zq7", router) == start + "•••")
    #expect(Self.matched(start + "7", router) == start + "7")
  }

  @Test("A secret in the path of a link inside a path component is masked")
  func nestedInPath() throws {
    let router = try Self.vault()
    let match = try router.match("https://h.example/open/https%3A%2F%2Fh.example%2Fjoin%2FZq7")
    #expect(match.maskedLink.text == "https://h.example/open/https%3A%2F%2Fh.example%2Fjoin%2F•••")
    // The route declares this parameter without `secret`.
    let other = try router.match("https://h.example/open/join")
    #expect(other.maskedLink.text == "https://h.example/open/join")
  }

  @Test(
    "If a correction separates an item from a secret, the item is shown",
    arguments: [
      (
        "https://wordly.ai/attend/KXTR-7429?passcode=Zq7Zq7?lang=fr",
        "https://wordly.ai/attend/KXTR-7429?passcode=Zq7Zq7&lang=fr",
        "https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr"
      ),
      (
        "https://wordly.ai/atend/KXTR-7429?passcode=Zq7Zq7?lang=fr&x",
        "https://wordly.ai/attend/KXTR-7429?passcode=Zq7Zq7&lang=fr&x",
        "https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr&x"
      ),
      // The value of `text` can contain a question mark, so the text after it may be part of the
      // secret.
      (
        "offload://capture?text=Zq7?mode=voice", "offload://capture?text=Zq7&mode=voice",
        "offload://capture?text=•••&mode=•••"
      ),
      // The correction differs only in the secret, so no masked correction is shown.
      ("offload://capture?text=Zq7 diary", "offload://capture?text=Zq7%20diary", nil),
    ] as [(String, String, String?)])
  func corrections(_ link: String, _ corrected: String, _ shown: String?) throws {
    let correction = try #require(Self.apps.correction(of: Bytes(link.utf8)))
    #expect(Self.apps.suggestion(for: link) == corrected)
    let secrets = Self.apps.masked(link).maskedRanges.map(\.range)
    let masked = correction.masked(by: Self.apps, besides: secrets)
    #expect(masked.text == shown)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ word: String, _ other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
