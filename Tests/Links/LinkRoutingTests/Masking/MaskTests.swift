import BundledApps
import Diagnostics
import LinkRouting
import Testing

/// Tests that secrets are masked in every link that is shown, even if it is misspelled or invalid.
@Suite struct MaskTests {
  static let router = Router(proven: BundledApp.all)

  @Test(arguments: [
    (
      "https://wordly.ai/attend/KXTR-7429?passcode=S3CR3T&lang=fr",
      "https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr"
    ),
    (
      "https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=S3CR3T#top",
      "https://wordly.ai/attend/KXTR-7429?lang=fr&passcode=•••#top"
    ),
    // For each of these keys, some parser treats it as the key of the secret.
    ("wordly://attend/X?PASSCODE=S3CR3T", "wordly://attend/X?PASSCODE=•••"),
    ("wordly://attend/X?PassCode=S3CR3T", "wordly://attend/X?PassCode=•••"),
    ("wordly://attend/X?%70asscode=S3CR3T", "wordly://attend/X?%70asscode=•••"),
    ("wordly://attend/X?%2570asscode=S3CR3T", "wordly://attend/X?%2570asscode=•••"),
    ("wordly://attend/X?%252570asscode=S3CR3T", "wordly://attend/X?%252570asscode=•••"),
    ("wordly://attend/X?%%370asscode=S3CR3T", "wordly://attend/X?%%370asscode=•••"),
    ("wordly://attend/X?passcode%3DS3CR3T", "wordly://attend/X?passcode%3D•••"),
    ("wordly://attend/X?passcode%253dS3CR3T", "wordly://attend/X?passcode%253d•••"),
    ("wordly://attend/X?pass\tcode=S3CR3T", "wordly://attend/X?pass\tcode=•••"),
    ("wordly://attend/X?pass\r\ncode\n=S3CR3T", "wordly://attend/X?pass\r\ncode\n=•••"),
    ("wordly://attend/X?%7\n0asscode=S3CR3T", "wordly://attend/X?%7\n0asscode=•••"),
    ("wordly://attend/X?pass%09code=S3CR3T", "wordly://attend/X?pass%09code=•••"),
    ("wordly://attend/X? passcode =S3CR3T", "wordly://attend/X? passcode =•••"),
    ("wordly://attend/X?passcode[]=S3CR3T", "wordly://attend/X?passcode[]=•••"),
    ("wordly://attend/X?passcode%5B0%5D=S3CR3T", "wordly://attend/X?passcode%5B0%5D=•••"),
    // No parameter is declared in these positions.
    ("wordly://attend/X#passcode=S3CR3T", "wordly://attend/X#passcode=•••"),
    ("wordly://attend/X;passcode=S3CR3T", "wordly://attend/X;passcode=•••"),
    ("wordly://attend/X?a=b;passcode=S3CR3T&c", "wordly://attend/X?a=b;passcode=•••&c"),
    ("wordly://attend/X?a=b?passcode=S3CR3T", "wordly://attend/X?a=b?passcode=•••"),
    ("wordly://attend/X?&&passcode=S3CR3T", "wordly://attend/X?&&passcode=•••"),
    ("wordly://attend/passcode=S3CR3T", "wordly://attend/passcode=•••"),
    ("wordly:passcode=S3CR3T", "wordly:passcode=•••"),
    ("passcode=S3CR3T", "passcode=•••"),
    (
      "wordly://attend/X?go=https%3A%2F%2Fw.ai%2F%3Fpasscode%3DS3CR3T&b",
      "wordly://attend/X?go=https%3A%2F%2Fw.ai%2F%3Fpasscode%3D•••&b"
    ),
    ("wordly://attend/X?amp&amp;passcode=S3CR3T", "wordly://attend/X?amp&amp;passcode=•••"),
    // These keys and separators are not those of a query: full-width characters, prose, JSON, path
    // components, or HTML escapes.
    ("wordly://attend/X？passcode=S3CR3T", "wordly://attend/X？passcode=•••"),
    ("wordly://attend/X?ｐａｓｓｃｏｄｅ=S3CR3T", "wordly://attend/X?ｐａｓｓｃｏｄｅ=•••"),
    ("wordly://attend/X?passcode＝S3CR3T", "wordly://attend/X?passcode＝•••"),
    ("wordly://attend/X?passcode%EF%BC%9DS3CR3T", "wordly://attend/X?passcode%EF%BC%9D•••"),
    ("wordly://attend/X passcode=S3CR3T", "wordly://attend/X passcode=•••"),
    ("wordly://attend/X passcode: S3CR3T", "wordly://attend/X passcode: •••"),
    ("wordly://attend/X passcode S3CR3T", "wordly://attend/X passcode •••"),
    ("wordly://attend/X?passcode:S3CR3T", "wordly://attend/X?passcode:•••"),
    ("wordly://attend/X?{\"passcode\":\"S3CR3T\"}", "wordly://attend/X?{\"passcode\":\"•••"),
    ("wordly://attend/X/passcode/S3CR3T", "wordly://attend/X/passcode/•••"),
    ("wordly://attend/X?passcode&amp;=S3CR3T", "wordly://attend/X?passcode&amp;=•••"),
    ("wordly://attend/X?passcode&=S3CR3T", "wordly://attend/X?passcode&=•••"),
    ("wordly://attend/X?passcode/=S3CR3T", "wordly://attend/X?passcode/=•••"),
    ("wordly://attend/X?lang=fr,passcode:S3CR3T", "wordly://attend/X?lang=fr,passcode:•••"),
    ("wordly://attend/X?passcode&lang=fr", "wordly://attend/X?passcode&lang=fr"),
    ("wordly://attend/X?passcode-hint-text=fr&b", "wordly://attend/X?passcode-hint-text=•••&b"),
    (
      "[wordly:a?passcode=S3CR3T](wordly:a?passcode=S3CR3T)",
      "[wordly:a?passcode=•••](wordly:a?passcode=•••"
    ),
    // These values are repeated, empty, or contain characters at which a parser could end them.
    (
      "wordly://attend/X?passcode=S3CR3T&passcode=S3CR3T",
      "wordly://attend/X?passcode=•••&passcode=•••"
    ),
    ("wordly://attend/X?passcode=A=S3CR3T", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode=;S3CR3T", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode=a/?:S3CR3T", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode= S3CR3T", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode=\nS3CR3T\n", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode=%26S3CR3T", "wordly://attend/X?passcode=•••"),
    ("wordly://attend/X?passcode=", "wordly://attend/X?passcode="),
    ("wordly://attend/X?passcode", "wordly://attend/X?passcode"),
    // A key that is probably the misspelled key of a secret is treated as secret.
    ("wordly://attend/X?pascode=S3CR3T", "wordly://attend/X?pascode=•••"),
    ("wordly://attend/X?mypasscode=S3CR3T", "wordly://attend/X?mypasscode=•••"),
    // These keys contain ignored characters, or invalid escapes.
    ("wordly://attend/X?+passcode=S3CR3T", "wordly://attend/X?+passcode=•••"),
    ("wordly://attend/X?++++++passcode++++=S3CR3T", "wordly://attend/X?++++++passcode++++=•••"),
    ("wordly://attend/X?passcode%20=S3CR3T", "wordly://attend/X?passcode%20=•••"),
    ("wordly://attend/X?%20%2B%20passcode=S3CR3T", "wordly://attend/X?%20%2B%20passcode=•••"),
    ("wordly://attend/X?%zzpasscode=S3CR3T", "wordly://attend/X?%zzpasscode=•••"),
    ("wordly://attend/X?pass%zz%zzcode=S3CR3T", "wordly://attend/X?pass%zz%zzcode=•••"),
    ("wordly://attend/X?%zzPASSCODE=S3CR3T", "wordly://attend/X?%zzPASSCODE=•••"),
    ("wordly://attend/X?%passcode%=S3CR3T", "wordly://attend/X?%passcode%=•••"),
    ("wordly://attend/X?%FF%FE%FFpasscode=S3CR3T", "wordly://attend/X?%FF%FE%FFpasscode=•••"),
    ("wordly://attend/X?pass\u{200B}code=S3CR3T", "wordly://attend/X?pass\u{200B}code=•••"),
    (
      "wordly://attend/X?\u{FEFF}\u{2060}\u{AD}\u{200E}passcode\u{3000}\u{A0}=S3CR3T",
      "wordly://attend/X?\u{FEFF}\u{2060}\u{AD}\u{200E}passcode\u{3000}\u{A0}=•••"
    ),
    (
      "wordly://attend/X?pass%E2%80%8Bcode%E2%80%8B=S3CR3T",
      "wordly://attend/X?pass%E2%80%8Bcode%E2%80%8B=•••"
    ),
    ("wordly://attend/X?%7\u{200B}0asscode=S3CR3T", "wordly://attend/X?%7\u{200B}0asscode=•••"),
    ("offload://x?%zz%zztext=S3CR3T", "offload://x?%zz%zztext=•••"),
    ("offload://x?++%E2%80%8Btext++=S3CR3T", "offload://x?++%E2%80%8Btext++=•••"),
    // Values that are not secret are not masked.
    ("wordly://attend/X?code=open", "wordly://attend/X?code=open"),
    ("wordly://attend/X?pass=code", "wordly://attend/X?pass=code"),
    // These links contain user names.
    ("https://user:S3CR3T@wordly.ai/attend/X", "https://•••@wordly.ai/attend/X"),
    ("https://S3CR3T@wordly.ai/attend/X", "https://•••@wordly.ai/attend/X"),
    ("https://a@b:S3CR3T@wordly.ai/", "https://•••@wordly.ai/"),
    ("https:S3CR3T@wordly.ai/", "https:•••@wordly.ai/"),
    ("https:/\t/user:S3CR3T@wordly.ai/", "https:/\t/•••@wordly.ai/"),
    ("https:\\\\user:S3CR3T@wordly.ai/", "https:\\\\•••@wordly.ai/"),
    ("//user:S3CR3T@wordly.ai/", "//•••@wordly.ai/"),
    ("user:S3CR3T@wordly.ai/", "•••@wordly.ai/"),
    ("https://user:S3CR\\3T@wordly.ai/", "https://•••@wordly.ai/"),
    // A host before a backslash is not a user name, and neither is a host before an at sign in the
    // path, the query, or the fragment.
    ("https://evil.com\\@wordly.ai/attend", "https://evil.com\\@wordly.ai/attend"),
    ("https://wordly.ai/@user", "https://wordly.ai/@user"),
    ("https://wordly.ai?a=b@c", "https://wordly.ai?a=b@c"),
    ("https://wordly.ai#a@b", "https://wordly.ai#a@b"),
    // In Offload, the parameter `text` is secret.
    ("offload://capture?text=my%20diary", "offload://capture?text=•••"),
    ("offload://capture?mode=x&text=my%20diary", "offload://capture?mode=x&text=•••"),
  ])
  func nastyLinks(_ link: String, _ shown: String) {
    let masked = Self.router.masked(link)
    #expect(masked.text == shown)
    #expect(Self.router.masked(Array(link.utf8)) == masked)
    // Masking is idempotent: masking a masked link changes nothing.
    #expect(Self.router.masked(shown).text == shown)
  }

  @Test func bytesThatAreNoUTF8AreShownAsReplacements() {
    let link =
      Array("wordly://attend/".utf8) + [0xFF, 0xC3] + Array("?passcode=S3".utf8) + [0xE2, 0x82]
    let masked = Self.router.masked(link)
    #expect(masked.text == "wordly://attend/\u{FFFD}\u{FFFD}?passcode=•••")
    // Each mask has two ranges: one in the bytes of the link, and one in the masked text.
    #expect(masked.maskedRanges.map(\.range) == [28..<32])
    #expect(masked.range(of: SourceRange(16, 17)) == SourceRange(16, 19))
    #expect(masked.range(of: SourceRange(17, 18)) == SourceRange(19, 22))
    #expect(masked.range(of: SourceRange(18, 27)) == SourceRange(22, 31))
    #expect(masked.range(of: SourceRange(29, 30)) == SourceRange(32, 41))
  }

  @Test func rangesAreMapped() {
    //          0         1         2         3
    //          0123456789012345678901234567890123456789
    let link = "wordly:a?passcode=SECRET&x=1&passcode=Q&y"
    let masked = Self.router.masked(link)
    #expect(masked.text == "wordly:a?passcode=•••&x=1&passcode=•••&y")
    #expect(masked.maskedRanges.map(\.range) == [18..<24, 38..<39])
    func shown(_ lower: Int, _ upper: Int) -> String {
      let range = masked.range(of: SourceRange(lower, upper)).range
      return String(decoding: Array(masked.text.utf8)[range], as: UTF8.self)
    }
    #expect(shown(0, 6) == "wordly")
    #expect(shown(9, 17) == "passcode")
    #expect(shown(18, 24) == "•••")
    #expect(shown(20, 21) == "•••")
    #expect(shown(17, 20) == "=•••")
    #expect(shown(22, 26) == "•••&x")
    #expect(shown(25, 28) == "x=1")
    #expect(shown(38, 39) == "•••")
    #expect(shown(39, 41) == "&y")
    #expect(shown(0, 41) == masked.text)
    #expect(masked.range(of: SourceRange(18, 18)) == SourceRange(18, 18))
    #expect(masked.range(of: SourceRange(41, 41)).upperBound == masked.text.utf8.count)
  }

  @Test func aMatchMasksWhatItsRouteDeclares() throws {
    let match = try Self.router.match("wordly://attend/kxtr-7429?passcode=S3CR3T&lang=FR&utm=1")
    #expect(match.maskedLink.text == "wordly://attend/kxtr-7429?passcode=•••&lang=FR&utm=1")
    #expect(
      match.canonicalLink(masksSecrets: true)
        == "https://wordly.ai/attend/KXTR-7429?passcode=•••&lang=fr")
    #expect(match.canonicalLink.contains("S3CR3T"))
    // The parameter `text` is secret in Offload but not in OSQR. A passcode within its value is
    // still secret.
    let draft = try Self.router.match("osqr://thread?text=milk&input=text")
    #expect(draft.maskedLink.text == "osqr://thread?text=milk&input=text")
    #expect(
      draft.canonicalLink(masksSecrets: true)
        == "https://app.osqr.app/thread?text=milk&input=text")
    #expect(Self.router.masked("osqr://thread?text=milk").text == "osqr://thread?text=milk")
    #expect(Self.router.masked("offload://thread?text=milk").text == "offload://thread?text=•••")
    let inside = try Self.router.match("osqr://thread?text=a;passcode=S3CR3T")
    #expect(inside.maskedLink.text == "osqr://thread?text=a;passcode=•••")
    // A key that only resembles the key of a secret is treated as secret, unless the route declares
    // it.
    for key in [
      "pascode", "PassCod", "+passcode", "++++passcode", "passcode%20", "pass%E2%80%8Bcode",
      "%20%20%20%20passcode",
    ] {
      let misspelt = try Self.router.match("osqr://menu?utm=1&\(key)=S3CR3T&x=2")
      #expect(misspelt.maskedLink.text == "osqr://menu?utm=1&\(key)=•••&x=2")
      #expect(misspelt.extra.map(\.isSecret) == [false, true, false])
    }
    let path = try Self.router.match("osqr://thread?text=..%2F..%2Fetc")
    #expect(path.maskedLink.text == "osqr://thread?text=..%2F..%2Fetc")
    // This route does not declare a passcode, but another route does.
    let unknown = try Self.router.match("osqr://menu?passcode=S3CR3T")
    #expect(unknown.maskedLink.text == "osqr://menu?passcode=•••")
  }

  @Test(arguments: [
    ("https://h.example/join/S3CR3T", "https://h.example/join/•••"),
    ("https://h.example/join/S3CR3T/", "https://h.example/join/•••/"),
    ("https://x.example/join/S3CR3T?a", "https://x.example/join/•••?a"),
    ("app:join/S3CR3T", "app:join/•••"),
    ("join/S3CR3T", "join/•••"),
    ("https://h.example/JOIN/S3CR3T", "https://h.example/JOIN/•••"),
    ("https://h.example/j%6Fin/S3CR3T", "https://h.example/j%6Fin/•••"),
    ("https://h.example/jo\tin/S3CR3T", "https://h.example/jo\tin/•••"),
    ("https://h.example//join//S3CR3T", "https://h.example//join//•••"),
    ("https://h.example\\join\\S3CR3T", "https://h.example\\join\\•••"),
    ("https://h.example/x/../join/S3CR3T", "https://h.example/x/../join/•••"),
    ("https://h.example/join/./S3CR3T", "https://h.example/join/•••/•••"),
    ("https://h.example/join/x/../S3CR3T", "https://h.example/join/•••/../•••"),
    ("https://h.example/join%2FS3CR3T", "https://h.example/join%2F•••"),
    ("https://h.example/join/S3CR%2F3T", "https://h.example/join/•••"),
    ("https://h.example/all/S3/CR/3T", "https://h.example/all/•••"),
    // The literal before the secret is misspelled. The last path resembles no route with a secret.
    ("https://h.example/jion/S3CR3T", "https://h.example/jion/•••"),
    ("https://h.example/JOIN+/S3CR3T", "https://h.example/JOIN+/•••"),
    ("https://h.example/jo%zzin/S3CR3T", "https://h.example/jo%zzin/•••"),
    ("https://h.example/jo\u{200B}\u{200B}in/S3CR3T", "https://h.example/jo\u{200B}\u{200B}in/•••"),
    ("app:joi/S3CR3T", "app:joi/•••"),
    ("https://h.example/al/S3/CR/3T", "https://h.example/al/•••"),
    ("https://h.example/leave/room", "https://h.example/leave/room"),
  ])
  func secretsInPaths(_ link: String, _ shown: String) throws {
    let router = try Router.make(
      [
        .make("join", "/join/{code}"), .make("all", "/all/{code*}"),
        .make("leave", "/leave/{x:text}"),
      ],
      types: [ParameterType("code", .text(TextRule()), isSecret: true)])
    #expect(router.masked(link).text == shown)
  }
}
