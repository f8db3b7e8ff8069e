package import Foundation

/// A row in the table of links, `Tests/Fixtures/Links/*.ndjson`.
///
/// The same rows test the router and the generated Swift, TypeScript, and Kotlin. Their
/// expectations are derived from the policy and the product documents, and are never generated from
/// the output of the code.
///
/// ```text
/// {"link":"…","app":"wordly","route":"attend","values":{"session":"KXTR-7429"},"canonical":"…"}
/// {"link":"…","app":"wordly","route":"attend","values":{…},
///   "dropped":[{"parameter":"lang","code":"unknown-language","range":[40,42]}]}
/// {"link":"…","app":"wordly","code":"unknown-host","range":[8,20]}
/// {"build":{"app":"wordly","route":"attend","values":{…},"scheme":"wordly"},"link":"wordly://…"}
/// {"build":{"manifest":"origins","route":"d","values":{},"scheme":"s1"},"code":"unknown-scheme"}
/// ```
///
/// `app` is a bundled app, and `manifest` is a file of `Tests/Fixtures/Links/Manifests`.
///
/// - Values have their canonical spelling. Numbers are strings, lists are arrays, and secrets are
///   not masked.
/// - An absent parameter is omitted. An empty list is omitted or is `[]`.
/// - Dropped values are in the order of the parameters. If `dropped` is missing, there are none.
/// - Ranges are byte offsets in the UTF-8 of the link or the value.
package struct LinkRow: Decodable, Sendable {
  /// The values of one parameter.
  package enum Value: Decodable, Sendable, Hashable {
    /// The value of a single parameter.
    case one(String)
    /// The values of a catch-all parameter or a repeated parameter.
    case list([String])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // A value that is not a list must be a string; otherwise, the line below throws.
      if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        self = .one(try container.decode(String.self))
      }
    }

    /// All values of the parameter.
    package var texts: [String] {
      switch self {
      case .one(let text): [text]
      case .list(let texts): texts
      }
    }
  }

  /// The values from which a link is built.
  package struct Build: Decodable, Sendable {
    package let app: String?
    package let manifest: String?
    package let route: String
    package let values: [String: Value]
    package let scheme: String?
  }

  /// A value that is dropped from a match.
  package struct Dropped: Decodable, Sendable, Hashable {
    package let parameter: String
    package let code: String
    package let range: [Int]

    package init(parameter: String, code: String, range: [Int]) {
      self.parameter = parameter
      self.code = code
      self.range = range
    }
  }

  package let link: String?
  package let app: String?
  package let manifest: String?
  package let route: String?
  package let values: [String: Value]?
  package let canonical: String?
  package let dropped: [Dropped]?
  /// The retired route that the link matches; `nil` if the match is not redirected.
  package let redirectedFrom: String?
  package let code: String?
  package let range: [Int]?
  package let parameter: String?
  package let build: Build?

  /// The name of the bundled app or the manifest that the row is for.
  package var owner: String {
    app ?? manifest ?? build?.app ?? build?.manifest ?? ""
  }

  /// `true` if ``owner`` is a manifest of the fixtures.
  package var isOfFixture: Bool { manifest ?? build?.manifest != nil }

  /// A short description of the row, for use in failure messages.
  package var summary: String {
    let what = build.map { "\($0.route) \($0.values)" } ?? link ?? ""
    return "\(owner) \(String(what.prefix(100)).debugDescription)"
  }
}

/// The table of links, and the manifests that only it uses.
package enum LinkTable {
  /// The folder `Tests/Fixtures/Links`.
  package static let folder = ProjectFolder.url
    .appending(path: "Tests/Fixtures/Links", directoryHint: .isDirectory)

  /// The names of the files of the table, without `.ndjson`.
  package static let parts = [
    "apps", "building", "policy", "products", "routing", "types", "values",
  ]

  /// Returns the rows in a file of the table, in order.
  package static func rows(of part: String) throws -> [LinkRow] {
    try lines(of: part).map(\.row)
  }

  /// Returns those lines of a file that are for manifests in the fixtures.
  package static func fixtureLines(of part: String) throws -> [String] {
    try lines(of: part).filter(\.row.isOfFixture).map(\.text)
  }

  private static func lines(of part: String) throws -> [(text: String, row: LinkRow)] {
    let text = try String(contentsOf: folder.appending(path: part + ".ndjson"), encoding: .utf8)
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").map {
      (String($0), try decoder.decode(LinkRow.self, from: Data($0.utf8)))
    }
  }

  /// The folder of the manifests.
  package static let manifestFolder = folder.appending(
    path: "Manifests", directoryHint: .isDirectory)

  /// Returns the names of the manifests, sorted.
  package static func manifestNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: manifestFolder.path)
      .filter { $0.hasSuffix(".links.yaml") }.map { String($0.dropLast(".links.yaml".count)) }
      .sorted()
  }

  /// Returns the bytes of a manifest.
  package static func manifest(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: manifestFolder.appending(path: name + ".links.yaml")))
  }
}
