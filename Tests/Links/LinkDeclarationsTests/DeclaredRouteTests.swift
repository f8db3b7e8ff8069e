import LanguageTags
import LinkDeclarations
import LinkRouting
import TestSupport
import Testing

@Suite struct DeclaredRouteTests {
  @Test func aLinkHasTypedValues() throws {
    let match = try Shop.router.match("https://shop.example/item/ab-12?page=3")
    let (sku, page) = try #require(Shop.item.values(in: match))
    #expect(sku == "AB-12")
    #expect(page == 3)
    #expect(Shop.home.values(in: match) == nil)
    #expect(Shop.files.values(in: match) == nil)
  }

  @Test func aliasesAndDefaultsHaveTypedValues() throws {
    let match = try Shop.router.match("shop://products/ab-12")
    let (sku, page) = try #require(Shop.item.values(in: match))
    #expect(sku == "AB-12" && page == 1)
    #expect(try Shop.item.link(sku, page) == "https://shop.example/item/AB-12")
  }

  @Test func absentValuesAreNilOrEmpty() throws {
    let match = try Shop.router.match("https://shop.example/search?q=a+b&size=huge")
    let (q, tags, size, sort, language, position) = try #require(Shop.search.values(in: match))
    #expect(q == "a b")
    #expect(tags == [] && size == nil && sort == nil && language == nil && position == nil)
  }

  @Test func optionalComponentsHaveOptionalValues() throws {
    let rows: [(link: String, section: String?, page: Int?)] = [
      ("https://travel.example/store", nil, nil),
      ("https://travel.example/store/books", "books", nil),
      ("https://travel.example/store/books/page/2", "books", 2),
    ]
    for (link, expectedSection, expectedPage) in rows {
      let (section, page) = try #require(Travel.store.values(in: Travel.router.match(link)))
      #expect(section == expectedSection && page == expectedPage)
      #expect(try Travel.store.link(section, page) == link)
    }
    let error = #expect(throws: LinkError.self) { try Travel.store.link(nil, 2) }
    #expect(error?.code == .missingParameter && error?.parameter == "section")
  }

  @Test func componentsAndFragmentsHaveSeveralValues() throws {
    let link = "https://travel.example/fr-CA/flights/yul-cdg?depart=2026-12-01"
    let values = try #require(Travel.flights.values(in: Travel.router.match(link)))
    #expect(values.0 == "fr-ca" && values.1 == "YUL" && values.2 == "CDG" && values.4 == nil)
    #expect(
      try Travel.flights.link(nil, "YUL", "CDG", nil, nil)
        == "https://travel.example/flights/YUL-CDG")
    let early = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let late = try #require(CalendarDate(year: 2026, month: 1, day: 2))
    let error = #expect(throws: LinkError.self) {
      try Travel.flights.link(nil, "YUL", "CDG", late, early)
    }
    #expect(error?.code == .conditionFailed)

    let notes = try Travel.router.match("https://travel.example/notes#L3-L17")
    let (from, to) = try #require(Travel.notes.values(in: notes))
    #expect(from == 3 && to == 17)
    #expect(try Travel.notes.link(3, 17) == notes.link)
    #expect(try Travel.notes.link(nil, nil) == "https://travel.example/notes")
  }

  @Test func typesOfTheAppMayRejectValues() throws {
    let seat = try #require(Travel.Seat(linkText: "12A"))
    let link = try Travel.seat.link(seat, DecimalNumber("9.50"))
    #expect(link == "https://travel.example/seat/12A?price=9.50")
    let values = try #require(Travel.seat.values(in: Travel.router.match(link)))
    #expect(values.0 == seat && values.1?.description == "9.50")
    let other = try Travel.router.match("https://travel.example/seat/41A")
    #expect(Travel.seat.values(in: other) == nil)
  }

  @Test func aPartHasSeveralValuesOrNone() throws {
    let account = Calendar.account(7)
    let rows: [(link: String, year: Int?, month: Int?, day: Int?)] = [
      ("https://calendar.example/events?account=7", nil, nil, nil),
      ("https://calendar.example/events/2026-11/29.html?account=7", 2026, 11, 29),
    ]
    for row in rows {
      let match = try Calendar.router.match(row.link)
      let (year, month, day) = try #require(Calendar.events.values(in: match))
      #expect(year == row.year && month == row.month && day == row.day)
      #expect(try Calendar.events.link(year, month, day, shared: [account]) == row.link)
    }
    let error = #expect(throws: LinkError.self) {
      try Calendar.events.link(2026, nil, 29, shared: [account])
    }
    #expect(error?.code == .missingParameter && error?.parameter == "month")
    #expect(
      try Calendar.notes.link(2, shared: [account])
        == "https://calendar.example/notes/v2/text?account=7")
  }

  @Test func sharedParametersHaveValues() throws {
    let link = "https://calendar.example/notes?campaign=summer&account=7"
    let match = try Calendar.router.match(link)
    #expect(Calendar.campaign.value(in: match) == "summer")
    #expect(Calendar.account.value(in: match) == 7)
    let values = [Calendar.campaign("summer"), Calendar.account(7)]
    #expect(try Calendar.notes.link(nil, shared: values) == link)
    let plain = try Calendar.router.match("https://calendar.example/notes?account=8")
    #expect(Calendar.campaign.value(in: plain) == .some(nil))
    #expect(
      try Calendar.notes.link(nil, shared: [Calendar.campaign(nil), Calendar.account(8)])
        == plain.link)
    let error = #expect(throws: LinkError.self) { try Calendar.notes.link(nil) }
    #expect(error?.code == .missingParameter && error?.parameter == "account")
  }

  /// The type of the manifest accepts 8 and 9, but the type of the app does not.
  @Test func rejectedOptionalValuesAreAbsent() throws {
    func values(_ query: String) throws -> (Int?, Int, [Int], Int?)? {
      let link = "https://calendar.example/week?account=7&" + query
      guard
        let (day, start, also, tenant, first, _) = Calendar.week.values(
          in: try Calendar.router.match(link))
      else { return nil }
      return (day?.number, start.number, also.map(\.number), tenant?.number ?? first?.number)
    }
    #expect(try #require(try values("day=3&start=4&also=5&also=6&tenant=7")) == (3, 4, [5, 6], 7))
    #expect(try #require(try values("day=8&start=9&also=8&also=6")) == (nil, 1, [6], nil))
    // The parameter `tenant` has the policy "reject".
    #expect(try values("tenant=8") == nil)
    // The route has the condition that `last` occurs only with `first`.
    #expect(try values("first=8&last=2") == nil)
    #expect(try #require(try values("first=2&last=3")) == (nil, 1, [], 2))
    // In a fragment without keys, a value that the type of the app rejects is not absent: no values
    // are returned.
    func day(_ rest: String) throws -> (Int, Int?, Int?)? {
      let match = try Calendar.router.match("https://calendar.example/day?account=7" + rest)
      return Calendar.day.values(in: match).map { ($0.0.number, $0.1?.number, $0.2?.number) }
    }
    #expect(try #require(try day("&start=8&end=9#e2")) == (1, nil, 2))
    #expect(try #require(try day("&start=2&end=3")) == (2, 3, nil))
    #expect(try day("&start=2#e8") == nil)
  }

  @Test func aSwitchSelectsTheRoute() throws {
    func name(_ link: String) throws -> String {
      switch try Shop.router.match(link) {
      case Shop.home: "home"
      case Shop.files: "files"
      case let match: match.routeName
      }
    }
    #expect(try name("https://shop.example") == "home")
    #expect(try name("shop:files/a/b") == "files")
    #expect(try name("https://shop.example/item/AB-12") == "item")
  }

  @Test func routesOfOtherAppsDoNotMatch() throws {
    let match = try Blog.router.match("https://shop.example/")
    #expect(Shop.home.matches(match))
    #expect(!Blog.home.matches(match))
    #expect(Blog.home.values(in: match) == nil)
    #expect(try Blog.home.matches(Blog.router.match("https://blog.example/")))
  }

  @Test func unlistedRoutesHaveNoLinks() {
    let error = #expect(throws: LinkError.self) { try Blog.draft.link() }
    #expect(error?.code == .unknownRoute)
  }

  @Test func invalidValuesAndSchemesAreErrors() {
    #expect(throws: LinkError.self) { try Shop.item.link("AB", 1) }
    #expect(throws: LinkError.self) { try Shop.item.link("AB-12", 0) }
    #expect(throws: LinkError.self) { try Shop.item.link("AB-12", 1, scheme: "blog") }
    #expect(throws: LinkError.self) { try Shop.files.link([""]) }
  }

  @Test func secretsAreMasked() throws {
    let id = try #require(UniqueID("123e4567-e89b-42d3-a456-426614174000"))
    let link = try Shop.order.link(id, Shop.Voucher("summer26"), Secret(1234))
    let match = try Shop.router.match(link)
    let (_, voucher, pin) = try #require(Shop.order.values(in: match))
    #expect(voucher?.revealed == "SUMMER26" && pin?.revealed == 1234)
    #expect("\(match)".contains("voucher: •••, pin: •••"))
    #expect(voucher.map { "\($0)" } == "•••" && pin.map { "\($0)" } == "•••")
  }

  @Test func aLinkHasTheSpellingOfTheManifest() throws {
    #expect(try Shop.home.link() == "https://shop.example/")
    #expect(try Shop.home.link(scheme: "shop") == "shop://")
    #expect(
      try Shop.search.link("a b", ["x", "y"], .large, nil, LanguageTag("fr"), 3)
        == "https://shop.example/search?q=a%20b&tags%5B%5D=x&tags%5B%5D=y&size=large&lang=fr#at=3")
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 28))
    #expect(try Shop.day.link(date, true) == "https://www.shop.example/day/2026-11-28/?open=true")
    #expect(try Shop.flight.link("LH400", 2) == "https://shop.example/flight/LH400/v2x")
    #expect(try Shop.files.link(["a b", "c"]) == "https://shop.example/files/a%20b/c")
    #expect(try Shop.price.link("EUR", "FR", nil) == "https://shop.example/price/EUR/FR")
  }

  /// Values that a link can represent are equal after building and matching.
  @Test(arguments: 0..<8)
  func lawOfMatchingBuiltLinks(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<LawEffort.rounds(50) {
      let sku = random.text("ABC-123", 4...12)
      let page = Int.random(in: 1...Int.max, using: &random)
      let match = try Shop.router.match(Shop.item.link(sku, page))
      #expect(try #require(Shop.item.values(in: match)) == (sku, page))

      let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        random.text("a .é%?#", 3...6)
      }
      let files = try Shop.router.match(Shop.files.link(path))
      #expect(Shop.files.values(in: files) == path)
    }
  }

  @Test(arguments: 0..<8)
  func lawOfOptionalAndRepeatedValues(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<LawEffort.rounds(50) {
      let q = random.text("a+é&=# %/", 1...9)
      let tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.text("ab0", 1...5) }
      let size = random.oneIn(3) ? nil : random.pick(Shop.Size.allCases)
      let sort = random.oneIn(3) ? nil : random.pick(["price", "name"])
      let language = random.oneIn(3) ? nil : LanguageTag("zh-Hans-CN")
      let position = random.oneIn(3) ? nil : Int.random(in: 0...9, using: &random)
      let link = try Shop.search.link(q, tags, size, sort, language, position)
      let match = try Shop.router.match(link)
      let values = try #require(Shop.search.values(in: match))
      #expect(values.0 == q)
      #expect(values.1 == tags)
      #expect(values.2 == size)
      #expect(values.3 == sort)
      #expect(values.4 == language)
      #expect(values.5 == position)
      #expect(match.canonicalLink == link)
    }
  }

  @Test(arguments: 0..<8)
  func lawOfSecretsAndIdentifiers(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<LawEffort.rounds(50) {
      let id = UniqueID(high: random.next(), low: random.next())
      let voucher = random.oneIn(3) ? nil : try Shop.Voucher(random.text("AB12", 4...16))
      let pin = random.oneIn(3) ? nil : Secret(Int.random(in: 0...9999, using: &random))
      let match = try Shop.router.match(Shop.order.link(id, voucher, pin))
      let values = try #require(Shop.order.values(in: match))
      #expect(values == (id, voucher, pin))
    }
  }
}

extension SplitMix64 {
  /// Returns a random text of some characters.
  fileprivate mutating func text(_ characters: String, _ length: ClosedRange<Int>) -> String {
    let choices = Array(characters)
    return String((0..<Int.random(in: length, using: &self)).map { _ in pick(choices) })
  }
}
