import BundledApps
import LanguageTags
import LinkRouting
import Testing

/// Tests reading the value of a parameter as a Swift type: `match["name", as: Type.self]`.
@Suite struct TypedValueTests {
  static func match(_ rest: String) throws -> LinkMatch {
    let router = try Router.make(
      [
        .make(
          "item", "/item/{id:uuid}/{rest:text*}",
          query: [
            "page: integer = 1", "day: date?", "lang: language?", "new: boolean?", "q: text?",
            "sort: up | down?", "tag: text[]", "n: integer[]", "code: code?",
          ])
      ],
      types: [ParameterType("code", .text(TextRule(length: 4...8)), isSecret: true)])
    return try router.match("app:item/" + id + rest)
  }

  static let id = "00000000-0000-4000-8000-00000000000a"

  @Test func eachTypeReadsItsOwnValues() throws {
    let match = try Self.match(
      "/a/b?page=3&day=2026-11-23&lang=fr&new=true&q=x%20y&sort=up&tag=a&tag=b&n=1&n=-2&code=4F7K")
    #expect(match["id", as: UniqueID.self] == UniqueID(high: 0x4000, low: 0x8000_0000_0000_000A))
    #expect(match["rest", as: [String].self] == ["a", "b"])
    #expect(match["page", as: Int.self] == 3)
    #expect(match["day", as: CalendarDate.self] == CalendarDate(year: 2026, month: 11, day: 23))
    #expect(match["lang", as: LanguageTag.self]?.description == "fr")
    #expect(match["new", as: Bool.self] == true)
    #expect(match["q", as: String.self] == "x y")
    #expect(match["sort", as: String.self] == "up")
    #expect(match["tag", as: [String].self] == ["a", "b"])
    #expect(match["n", as: [Int].self] == [1, -2])
    // A `String` reveals a secret; a `Secret` does not.
    #expect(match["code", as: String.self] == "4F7K")
    let secret = try #require(match["code", as: Secret<String>.self])
    #expect(secret.revealed == "4F7K" && "\(secret)" == "•••")
  }

  @Test func absentValuesAreNilAndDefaultsAreNot() throws {
    let match = try Self.match("")
    #expect(match["page", as: Int.self] == 1)
    #expect(match["day", as: CalendarDate.self] == nil)
    #expect(match["tag", as: [String].self] == nil)
    #expect(match["rest", as: [String].self] == [])
    #expect(match["nothing", as: String.self] == nil)
  }

  @Test func droppedValuesAreNil() throws {
    let match = try Self.match("?day=2026-02-30&new=yes&n=1&n=x&page=x")
    #expect(match["day", as: CalendarDate.self] == nil)
    #expect(match["new", as: Bool.self] == nil)
    #expect(match["n", as: [Int].self] == [1])
    #expect(match["page", as: Int.self] == 1)
    #expect(match.dropped.count == 4)
  }

  @Test func valuesOfAnotherTypeAreNil() throws {
    let match = try Self.match("?day=2026-11-23&lang=fr&new=true&q=7&tag=1&n=1")
    for name in ["id", "day", "lang", "new", "page", "tag", "n", "rest"] {
      #expect(match[name, as: String.self] == nil, "\(name)")
    }
    for name in ["id", "day", "lang", "new", "q", "tag", "n"] {
      #expect(match[name, as: Int.self] == nil, "\(name)")
    }
    #expect(match["page", as: [Int].self] == nil)
    #expect(match["tag", as: [Int].self] == nil)
    #expect(match["page", as: Bool.self] == nil)
    #expect(match["q", as: UniqueID.self] == nil)
    #expect(match["q", as: CalendarDate.self] == nil)
    #expect(match["q", as: LanguageTag.self] == nil)
  }

  @Test func generatedTypesAreRead() throws {
    let router = Router(proven: BundledApp.all)
    let join = try router.match("https://wordly.ai/attend/kxtr-7429?passcode=4F7K")
    #expect(join["session", as: WordlyLink.Session.self]?.text == "KXTR-7429")
    #expect(join["passcode", as: WordlyLink.Passcode.self]?.revealed == "4F7K")
    let thread = try router.match("osqr:thread?input=voice")
    #expect(thread["input", as: OSQRLink.Input.self] == .voice)
    #expect(thread["input", as: OffloadLink.Status.self] == nil)
  }
}
