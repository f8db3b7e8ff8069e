import Foundation
import LinkAdapters
import LinkRouting
import Testing

/// Tests conversions of identifiers and dates in links to Foundation types and back.
@Suite struct ValueTests {
  @Test(arguments: [
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "01234567-89ab-cdef-0123-456789abcdef", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  ])
  func identifiers(_ text: String) throws {
    let id = try #require(UniqueID(text))
    let uuid = try #require(UUID(uuidString: text))
    #expect(UUID(id) == uuid)
    #expect(UniqueID(uuid) == id)
  }

  @Test(arguments: [(2026, 11, 23), (2024, 2, 29), (1, 1, 1), (9999, 12, 31)])
  func dates(_ year: Int, _ month: Int, _ day: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let components = DateComponents(date)
    #expect(components.year == year && components.month == month && components.day == day)
    #expect(components.hour == nil && components.timeZone == nil)
    #expect(CalendarDate(components) == date)
    #expect(CalendarDate(DateComponents(year: year, month: month, day: day)) == date)
  }

  @Test func aDateIsTheSameDayInEveryCalendarOfAPerson() throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 23))
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    var components = DateComponents(date)
    components.timeZone = .gmt
    // 2026-11-23 is 20,780 days after 1970-01-01: `date -u -d 2026-11-23 +%s` divided by 86,400.
    let expected = Date(timeIntervalSince1970: 20_780 * 86_400)
    #expect(components.date == expected)
    let back = gregorian.dateComponents(
      [.era, .year, .month, .day, .hour], from: try #require(components.date))
    #expect(CalendarDate(back) == date)
  }

  @Test(arguments: [
    DateComponents(), DateComponents(year: 2026, month: 11), DateComponents(month: 11, day: 23),
    DateComponents(year: 2026, month: 2, day: 29), DateComponents(year: 10_000, month: 1, day: 1),
    DateComponents(year: 2026, month: 13, day: 1),
    DateComponents(era: 0, year: 44, month: 3, day: 15),
    DateComponents(calendar: Calendar(identifier: .buddhist), year: 2569, month: 11, day: 23),
  ])
  func whatIsNoDateIsNil(_ components: DateComponents) {
    #expect(CalendarDate(components) == nil)
  }

  @Test func aMatchReadsFoundationsTypes() throws {
    let item = Route(
      name: "item", pattern: try RoutePattern(parsing: "/item/{id:uuid}"),
      query: [
        ParameterDeclaration(name: "day", type: .named("date"), occurrence: .optional)
      ])
    let router = try Router([LinkManifest(app: "app", schemes: ["app"], routes: [item])])
    let id = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    let match = try router.match("app:item/\(id)?day=2026-11-23")
    #expect(match["id", as: UUID.self] == UUID(uuidString: id))
    #expect(match["day", as: DateComponents.self]?.year == 2026)
    #expect(match["id", as: DateComponents.self] == nil)
    #expect(match["day", as: UUID.self] == nil)
    #expect(try router.match("app:item/\(id)")["day", as: DateComponents.self] == nil)
  }
}
