import LinkAssociations
import LinkRouting

/// Measures operations on worst-case manifests.
///
/// The operations are rejecting a link, writing an association file, and searching for divergences.
///
/// Foundation has no router, so there is no comparison.
func boundBenchmarks() {
  let paths = (0..<2_048).map(overlappingPath)
  reject("reject: 2,048 overlapping routes", paths: paths, path: String(repeating: "/a", count: 12))
  reject("reject: 2,000 siblings", paths: (0..<2_000).map { "/r\($0)" }, path: "/r2001")
  let long = String(repeating: "a", count: 50)
  reject(
    "reject: 2,000 long siblings", paths: (0..<2_000).map { "/\(long)\($0)" }, path: "/\(long)x1y2")

  measure(
    "associate: 100,000 words beside a text", input: words(), goal: .seconds(2)
  ) { manifest in try AppleAssociationWriter([manifest]).associationFile(host: "big.example") }

  diverge("verdict: 2,000 routes", (0..<2_000).map { "/r\($0)/{x:text}" }, query: [])
  diverge("verdict: 2,000 routes after a text", (0..<2_000).map { "/{x:text}/r\($0)" }, query: [])
  diverge(
    "verdict: 2,000 routes with two items", (0..<2_000).map { "/r\($0)/{x:text}" },
    query: [
      ParameterDeclaration(name: "a", type: .named("integer")),
      ParameterDeclaration(name: "b", type: .named("text"), occurrence: .optional),
    ])
}

private func reject(_ name: String, paths: [String], path: String) {
  let router = Router(proven: [manifest(paths, query: [])])
  let link = "https://big.example" + path
  precondition((try? router.match(link)) == nil)
  measure(name, input: link, goal: .microseconds(50)) { link in try? router.match(link) }
}

private func diverge(_ name: String, _ paths: [String], query: [ParameterDeclaration]) {
  measure(name, input: manifest(paths, query: query), goal: .seconds(5)) { manifest in
    try LinkJudge(manifests: [manifest]).divergenceFindings()
  }
}

/// Returns a path of eleven components, each either a letter or a parameter of the type `text`.
private func overlappingPath(_ bits: Int) -> String {
  "/" + (0..<11).map { bits >> $0 & 1 == 1 ? "a" : "{p\($0):text}" }.joined(separator: "/")
}

private let platforms = Platforms(
  apple: .init(appIDs: ["ABCDE12345.example.big"]),
  android: .init(
    package: "example.big", fingerprints: [Array(repeating: "00", count: 32).joined(separator: ":")]
  ))

private func words() -> LinkManifest {
  LinkManifest(
    app: "big", hosts: ["big.example"],
    types: [ParameterType("word", .enumeration((0..<100_000).map { "word\($0)" }))],
    platforms: platforms,
    routes: [
      Route(name: "word", pattern: RoutePattern([.parameter(name: "word", type: "word")])),
      Route(
        name: "text",
        pattern: RoutePattern([.parameter(name: "text", type: "text"), .literal("y")])),
    ])
}

private func manifest(_ paths: [String], query: [ParameterDeclaration]) -> LinkManifest {
  LinkManifest(
    app: "big", hosts: ["big.example"], platforms: platforms,
    routes: paths.enumerated().map { index, path in
      guard let pattern = try? RoutePattern(parsing: path) else {
        preconditionFailure("no pattern: \(path)")
      }
      return Route(name: "r\(index)", pattern: pattern, query: query)
    })
}
