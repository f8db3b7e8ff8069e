/// A row in a table of links; see `LinkRow` in the tests of the main package.
struct Row: Decodable, Sendable {
  /// The values from which a link is built.
  struct Build: Decodable, Sendable {
    let manifest: String
    let scheme: String?
  }

  let link: String?
  let manifest: String?
  let route: String?
  let canonical: String?
  let code: String?
  let range: [Int]?
  let build: Build?

  /// The app that the row is for.
  var app: String { manifest ?? build?.manifest ?? "" }
}
