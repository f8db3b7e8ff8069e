import LinkRouting
import Testing

/// Tests the predefined types against the standards that they name.
@Suite("Predefined types")
struct PredefinedTypeTests {
  static let rows: [(String, accepted: [String], refused: [String])] = [
    ("slug", ["a", "red-shoes", "2026-x"], ["", "-a", "a-", "a--b", "Red", "é"]),
    // The test vectors of RFC 4648 §10, without padding.
    (
      "base32",
      ["MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI", "mzxw6"],
      ["", "M", "MZX", "MZXW6Y", "MZ", "MZXR", "MZXW7", "MY======", "M1", "M8"]
    ),
    ("base58", ["2", "StV1DL6CwTryKyV"], ["", "0", "O", "I", "l", "a+"]),
    (
      "ulid", ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"],
      [
        "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAI",
        "01ARZ3NDEKTSV4RRFFQ69G5FAU",
      ]
    ),
    ("country", ["FR", "fr", "GB", "ZW", "AX"], ["UK", "EU", "XX", "FRA", "F", ""]),
    ("currency", ["EUR", "jpy", "XXX", "XCG", "ZWG"], ["DEM", "HRK", "EU", "EURO", ""]),
    (
      "datetime",
      [
        "2026-11-28T17:30:00Z", "2024-02-29T00:00:00+05:30", "2000-02-29T23:59:59.5-00:30",
        "0000-02-29T00:00:00Z", "2026-11-28t17:30:00z", "2026-04-30T10:00:00.000000001Z",
      ],
      [
        "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
        "2026-13-01T00:00:00Z", "2026-11-28T24:00:00Z", "2026-11-28T17:60:00Z",
        "2026-11-28T17:30:60Z", "2026-11-28T17:30:00", "2026-11-28T17:30Z",
        "2026-11-28T17:30:00.50Z", "2026-11-28T17:30:00.Z", "2026-11-28T17:30:00+00:00",
        "2026-11-28T17:30:00-00:00", "2026-11-28T17:30:00+24:00", "2026-11-28 17:30:00Z",
      ]
    ),
    (
      "duration",
      ["P1D", "P1Y2M3DT4H5M6S", "PT36H", "PT0S", "PT0.5S", "PT1.25S", "P2W", "P1MT1M", "P1YT1S"],
      ["P", "PT", "P1DT", "P0D", "PT0.0S", "PT1.50S", "P01D", "P1W2D", "PT1S1M", "1D", "p1d", ""]
    ),
  ]

  @Test("A predefined type accepts exactly the canonical values of its standard", arguments: rows)
  func values(name: String, accepted: [String], refused: [String]) throws {
    let type = try #require(ParameterType.predefined(name))
    for text in accepted { #expect(type.accepts(text), "\(text)") }
    for text in refused { #expect(!type.accepts(text), "\(text)") }
  }

  @Test func allNamesHaveRows() {
    #expect(Self.rows.map(\.0) == ParameterType.predefinedNames)
    #expect(ParameterType.predefined("text") == nil)
  }

  @Test("The lists of codes are complete and have no duplicates")
  func codes() throws {
    for (name, count) in [("country", 249), ("currency", 177)] {
      let kind = try #require(ParameterType.predefined(name)).kind
      let words = try #require(kind.pattern?.automaton?.words(limit: 5000))
      #expect(Set(words.map { $0.uppercased() }).count == count)
    }
  }

  @Test("A date is accepted in a date-time if and only if the calendar contains it")
  func calendar() throws {
    let type = try #require(ParameterType.predefined("datetime"))
    for year in [0, 4, 100, 400, 1900, 1996, 1999, 2000, 2023, 2024, 2100, 9999] {
      for month in 0...13 {
        for day in 0...32 {
          func padded(_ value: Int, _ width: Int) -> String {
            String(repeating: "0", count: width - String(value).count) + String(value)
          }
          let date = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
          let exists = CalendarDate(year: year, month: month, day: day) != nil
          #expect(type.accepts(date + "T00:00:00Z") == exists, "\(date)")
        }
      }
    }
  }
}
