import Foundation
import LinkRouting

/// Compares matching in a table of 10,000 routes with matching in a table of 10 routes.
func manyRoutesBenchmarks() {
  let few = ManyRoutes(count: 10)
  let many = ManyRoutes(count: 10_000)
  guard let fewRouter = try? Router([few.manifest]), let manyRouter = try? Router([many.manifest])
  else { preconditionFailure("the routes make no router") }

  // Each link is written immediately before it is read, like a link that has just arrived. With a
  // long list of links, both sides would wait for memory, which would hide the cost of the table.
  let count = 10_000
  var random = SystemRandomNumberGenerator()
  let choices = (
    many: (0..<count).map { _ in Int.random(in: 0..<10_000, using: &random) },
    few: (0..<count).map { _ in Int.random(in: 0..<10, using: &random) }
  )
  var written = Array(many.link(to: 0).utf8)
  many.write(4321, into: &written)
  precondition(written == Array(many.link(to: 4321).utf8))
  compare(
    "match: 10,000 routes, each as likely", input: choices, steps: count, goal: 2,
    opponent: "10 routes",
    ours: { choices in try matchedCount(choices.many, many, manyRouter) },
    theirs: { choices in try matchedCount(choices.few, few, fewRouter) })
  compare(
    "match: 10,000 routes, always the same", input: few.link(to: 7), goal: 1.3,
    opponent: "10 routes",
    ours: { link in try manyRouter.match(link) }, theirs: { link in try fewRouter.match(link) })
}

/// Returns the number of links that match; each link is matched completely.
@inline(never)
private func matchedCount(
  _ choices: [Int], _ routes: ManyRoutes, _ router: Router
) throws -> Int {
  var link = Array(routes.link(to: 0).utf8)
  var count = 0
  for choice in choices {
    routes.write(choice, into: &link)
    if try !router.match(link.span).isCustomScheme { count += 1 }
  }
  return count
}

/// A route table of any size, with 90 sections and as many kinds of entries per section as needed.
struct ManyRoutes {
  let manifest: LinkManifest

  init(count: Int) {
    manifest = LinkManifest(
      app: "many", hosts: ["many.example"],
      routes: (0..<count).map { index in
        Route(
          name: "route\(index)",
          pattern: RoutePattern([
            .literal(Self.section(index)), .parameter(name: "id", type: "text"),
            .literal(Self.kind(index)), .parameter(name: "page", type: "integer"),
          ]))
      })
  }

  /// Returns a link to a route; the links of all routes have the same length.
  func link(to index: Int) -> String {
    "https://many.example/\(Self.section(index))/KXTR-7429/\(Self.kind(index))/12"
  }

  /// Overwrites the link in a buffer with a link to a different route.
  func write(_ index: Int, into link: inout [UInt8]) {
    func write(_ number: Int, endingAt end: Int, digits: Int) {
      var rest = number
      for offset in (end - digits..<end).reversed() {
        link[offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    write(Self.sectionNumber(index), endingAt: 31, digits: 2)
    write(Self.kindNumber(index), endingAt: link.count - 3, digits: 5)
  }

  private static func sectionNumber(_ index: Int) -> Int { 10 + index % 90 }
  private static func kindNumber(_ index: Int) -> Int { 10_000 + index }
  private static func section(_ index: Int) -> String { "section-\(sectionNumber(index))" }
  private static func kind(_ index: Int) -> String { "kind-\(kindNumber(index))" }
}
