public import LinkRouting

/// Compares the generated type of one manifest with a router for the same manifest.
public struct LinkComparison: Sendable {
  /// The name of the app.
  public let app: String
  private let differences: @Sendable (Row) -> [String]

  /// Creates a comparison for a generated type.
  public init<Intent: LinkIntent>(_ type: Intent.Type) {
    app = type.manifest.app
    differences = { row in Self.differences(type, row) }
  }

  /// Returns the differences between a row, the router, and the generated type.
  func check(_ row: Row) -> [String] { differences(row) }

  private static func differences<Intent: LinkIntent>(
    _ type: Intent.Type, _ row: Row
  ) -> [String] {
    guard let link = row.link else { return [] }
    var found: [String] = []
    func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { found.append("\(link.debugDescription): \(what())") }
    }
    let matched = Result { () throws(LinkError) in try type.router.match(link) }
    let parsed = Result { () throws(LinkError) in try Intent(parsing: link) }
    switch (matched, parsed) {
    case (.failure(let left), .failure(let right)):
      expect(left == right, "refused otherwise: \(left), \(right)")
      if row.build == nil {
        expect(left.code.rawValue == row.code, "the row has another code: \(left)")
        expect(
          row.range.map { $0 == [left.range.lowerBound, left.range.upperBound] } ?? true,
          "the row has another range: \(left)")
      }
    case (.success(let original), .success(let intent)):
      let match = original.destination ?? original
      expect(Intent(original) == intent, "a match gives another intent")
      expect(intent.reference == match.reference, "another route: \(intent.reference)")
      if row.build == nil { expect(match.routeName == row.route, "the row has another route") }
      expect(Intent(match) == intent, "a match gives another intent")
      let values = Dictionary(
        uniqueKeysWithValues: match.parameters.map { ($0.name, $0.value) })
      for scheme in [nil, "https"] + type.manifest.schemes {
        let built = Result { () throws(LinkError) in
          try type.router.link(to: match.reference, values: values, scheme: scheme)
        }
        let own = Result { () throws(LinkError) in try intent.link(scheme: scheme) }
        expect(built == own, "built otherwise under \(scheme ?? "nothing"): \(own), not \(built)")
        if case .success(let text) = own {
          let again = Result { () throws(LinkError) in try Intent(parsing: text) }
          expect(again == .success(intent), "\(text) gives another intent")
          if let build = row.build, build.scheme == scheme {
            expect(text == link, "the row is built otherwise: \(text)")
          }
        }
      }
      if let canonical = row.canonical {
        expect(match.canonicalLink == canonical, "the row has another canonical link")
      }
    case (.success(let match), .failure(let error)):
      expect(false, "the router takes it to \(match.reference), the type refuses: \(error)")
    case (.failure(let error), .success(let intent)):
      expect(false, "the router refuses: \(error), the type takes it to \(intent.reference)")
    }
    return found
  }
}
