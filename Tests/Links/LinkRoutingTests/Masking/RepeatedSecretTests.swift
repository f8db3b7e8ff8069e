import BundledApps
import LinkRouting
import Testing

/// Tests that a secret is masked wherever a link repeats it.
@Suite struct RepeatedSecretTests {
  private static let router = Router(proven: BundledApp.all)

  @Test(
    "A long secret is masked inside words, a short one only as a whole value",
    arguments: [
      // In these rejected links, the path repeats the secret.
      ("/attend/KXTR-7429/%S?passcode=%S", "/attend/KXTR-7429/•••?passcode=•••"),
      ("/no/a-%S.txt?passcode=%S", "/no/a-•••.txt?passcode=•••"),
      ("/attend/%S/x?passcode=%S", "/attend/•••/x?passcode=•••"),
      // In these matched links, a key, a part of a value, or the fragment repeats the secret, in
      // different spellings.
      ("/attend/KXTR-7429?passcode=%S&%S=1", "/attend/KXTR-7429?passcode=•••&•••=1"),
      ("/attend/KXTR-7429?passcode=%S&x=pc-%S", "/attend/KXTR-7429?passcode=•••&x=pc-•••"),
      ("/attend/KXTR-7429?x=%5B%S%5D&passcode=%S", "/attend/KXTR-7429?x=%5B•••%5D&passcode=•••"),
      ("/attend/KXTR-7429?passcode=%S#/x/%S", "/attend/KXTR-7429?passcode=•••#/x/•••"),
      // A secret of two letters occurs in many words, so it is masked only as a whole value.
      ("/attend/KXTR-7429?passcode=at&x=chat&y=at", "/attend/KXTR-7429?passcode=•••&x=chat&y=•••"),
      // A declared value is shown, because the report prints it next to its name.
      ("/attend/KXTR-7429?passcode=KXTR-7429&x=kxtr-7429", "/attend/KXTR-7429?passcode=•••&x=•••"),
    ])
  func repeated(_ spelling: String, _ shown: String) throws {
    let parts = spelling.split(separator: "%S", omittingEmptySubsequences: false)
    for secrets in [["Zq8Wm3Pt"], ["Zq8Wm3Pt", "zq8wm3pt"], ["Zq8%57m3Pt", "Zq8Wm3Pt"]] {
      var path = String(parts[0])
      for (index, part) in parts.dropFirst().enumerated() {
        path += secrets[index % secrets.count] + part
      }
      let link = "https://wordly.ai" + path
      let masked = (try? Self.router.match(link))?.maskedLink ?? Self.router.masked(link)
      #expect(masked.text == "https://wordly.ai" + shown)
    }
  }

  @Test(
    "Declared values are shown, even if they contain a secret",
    arguments: ["hunter2secret", "Xhunter2secret", "hunter2secretX", "%68unter2secret"])
  func declared(_ value: String) throws {
    let router = try Router.make(
      [.make("item", "/item/{id:text}", query: ["token: key?", "q: text?"])],
      types: [ParameterType("key", .text(TextRule()), isSecret: true)])
    let start = "https://h.example/item/"
    let match = try router.match(start + "\(value)?token=hunter2secret&q=\(value)&x=\(value)")
    let undeclared = value.replacing("hunter2secret", with: "•••")
      .replacing("%68unter2secret", with: "•••")
    #expect(match.maskedLink.text == start + "\(value)?token=•••&q=\(value)&x=\(undeclared)")
  }

  @Test("A secret is masked in the host of a rejected link")
  func host() {
    let masked = Self.router.masked("https://Zq8Wm3Pt.wordly.ai/attend/X?passcode=Zq8Wm3Pt")
    #expect(masked.text == "https://•••.wordly.ai/attend/X?passcode=•••")
  }
}
