/// A row of a table of links; see `LinkRow` in the tests of the main package.
struct Row: Decodable, Sendable {
  /// The values to build a link from.
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

  /// The app that reads the row.
  var app: String { manifest ?? build?.manifest ?? "" }
}
