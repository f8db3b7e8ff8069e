import TestSupport
import Testing
import URLSyntax

@Suite("Path components and query items")
struct ComponentsAndItemsTests {
  @Test(
    "Slashes separate components",
    arguments: [
      ("https://wordly.ai", []), ("https://wordly.ai/", []), ("https://wordly.ai/a", ["a"]),
      ("https://wordly.ai/a/", ["a"]), ("https://wordly.ai/a/b", ["a", "b"]),
      ("https://wordly.ai/a%2Fb/c?d/e#f/g", ["a%2Fb", "c"]), ("osqr:thread", ["thread"]),
      ("osqr:/thread/7/", ["thread", "7"]), ("osqr:thread/7", ["thread", "7"]),
      ("osqr://thread/7", ["7"]), ("osqr:///thread", ["thread"]), ("osqr:", []), ("osqr:/", []),
      ("osqr://", []),
    ] as [(String, [String])])
  func components(_ link: String, _ expected: [String]) throws {
    #expect(try Self.components(of: link) == expected)
  }

  @Test(
    "All spellings of a link with a custom scheme have the same components",
    arguments: ["osqr:thread/7", "osqr:/thread/7", "osqr://thread/7", "osqr:///thread/7/"])
  func hostAsComponent(_ link: String) throws {
    #expect(try Self.components(of: link, hostIsComponent: true) == ["thread", "7"])
  }

  @Test(
    "Only & separates items, and the first = ends a key",
    arguments: [
      ("", []), ("a", ["a"]), ("a=", ["a|"]), ("a=b", ["a|b"]), ("=b", ["|b"]), ("=", []),
      ("a=b=c", ["a|b=c"]), ("a==", ["a|="]), ("a&b", ["a", "b"]),
      ("&&a=1&&b=2&&", ["a|1", "b|2"]),
      ("&", []), ("a;b=c", ["a;b|c"]), ("a=1&a=2", ["a|1", "a|2"]), ("a%3Db=%26", ["a%3Db|%26"]),
      ("a=b?c", ["a|b?c"]), ("ids[]=1", ["ids[]|1"]),
    ] as [(String, [String])])
  func items(_ query: String, _ expected: [String]) throws {
    #expect(try Self.items(of: "https://wordly.ai/?" + query) == expected)
    #expect(
      try Self.items(of: "osqr:x#" + query.replacing("[]", with: ""))
        == expected.map {
          $0.replacing("[]", with: "")
        })
  }

  @Test("Components and items agree with splitting the string")
  func splitting() throws {
    var random = SplitMix64(seed: 9)
    let pieces = ["a", "b=", "=", "&", "&&", "c", "%20", ";", "+", "=d", "e/f"]
    for _ in 0..<2_000 {
      var path = ""
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        path += "/" + random.pick(["a", "b%2F", "c.d"])
      }
      if random.oneIn(2) { path += "/" }
      let query = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      let front = random.pick(["https://wordly.ai", "osqr:", "osqr://", "osqr://host"])
      guard !(front == "osqr:" && path == "") else { continue }
      let link = front + path + "?" + query
      #expect(try Self.components(of: link) == path.split(separator: "/").map(String.init))
      #expect(
        try Self.items(of: link)
          == query.split(separator: "&").filter { $0 != "=" }.map {
            $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
              .joined(separator: "|")
          })
    }
  }

  @Test("An item's range starts with its key and ends with its value")
  func itemRange() throws {
    let query = Array("a=1&bc&d=".utf8)
    var items = QueryItems(in: 0..<query.count)
    #expect(items.next(in: query.span)?.range == 0..<3)
    let flag = items.next(in: query.span)
    #expect(flag?.range == 4..<6 && flag?.value == nil)
    #expect(items.next(in: query.span)?.range == 7..<9)
    #expect(items.next(in: query.span) == nil)
    #expect(items.next(in: query.span) == nil)
  }

  // MARK: Support

  private static func components(of link: String, hostIsComponent: Bool = false) throws -> [String]
  {
    let bytes = Array(link.utf8)
    let parts = try URLParts(parsing: link)
    var components = PathComponents(of: parts, hostIsComponent: hostIsComponent)
    var result: [String] = []
    while let range = components.next(in: bytes.span) {
      result.append(String(decoding: bytes[range], as: UTF8.self))
    }
    return result
  }

  /// Returns the items of the query, or of the fragment if there is no query, as `key|value`.
  private static func items(of link: String) throws -> [String] {
    let bytes = Array(link.utf8)
    let parts = try URLParts(parsing: link)
    var items = QueryItems(in: try #require(parts.query ?? parts.fragment))
    var result: [String] = []
    while let item = items.next(in: bytes.span) {
      let key = String(decoding: bytes[item.key], as: UTF8.self)
      result.append(
        key + (item.value.map { "|" + String(decoding: bytes[$0], as: UTF8.self) } ?? ""))
    }
    return result
  }
}
