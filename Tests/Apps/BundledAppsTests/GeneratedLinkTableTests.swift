import BundledApps
import Diagnostics
import LinkRouting
import TestSupport
import Testing

/// Tests the generated types of the bundled apps against the table of links.
@Suite struct GeneratedLinkTableTests {
  @Test(arguments: LinkTable.parts) func everyRowHolds(_ part: String) throws {
    for row in try LinkTable.rows(of: part) where !row.isOfFixture {
      switch row.owner {
      case "wordly": check(row, WordlyLink.self)
      case "osqr": check(row, OSQRLink.self)
      case "fieldnotes": check(row, FieldNotesLink.self)
      case "offload": check(row, OffloadLink.self)
      case "cocotte": check(row, CocotteLink.self)
      default: Issue.record("no type for \(row.summary)")
      }
    }
  }

  private func check<Intent: LinkIntent>(_ row: LinkRow, _ type: Intent.Type) {
    do throws(LinkError) {
      if let build = row.build {
        guard let intent = try intent(of: build, row, type) else { return }
        let link = try intent.link(scheme: build.scheme)
        #expect(link == row.link, "\(row.summary)")
        #expect(try Intent(parsing: link) == intent, "\(row.summary)")
      } else if let link = row.link {
        let intent = try Intent(parsing: link)
        #expect(intent.route.name == row.route, "\(row.summary)")
        if let canonical = row.canonical { #expect(try intent.link() == canonical) }
        let match = try type.router.match(link)
        #expect(Intent(match) == intent, "\(row.summary)")
      }
    } catch {
      #expect(error.code.rawValue == row.code, "\(row.summary)")
      if let range = row.range {
        #expect([error.range.lowerBound, error.range.upperBound] == range, "\(row.summary)")
      }
      if let parameter = row.parameter, error.parameter != nil {
        #expect(error.parameter == parameter, "\(row.summary)")
      }
    }
  }

  /// Creates an intent from unchecked values.
  ///
  /// Returns `nil` if the Swift types cannot represent the values.
  private func intent<Intent: LinkIntent>(
    of build: LinkRow.Build, _ row: LinkRow, _ type: Intent.Type
  ) throws(LinkError) -> Intent? {
    let manifest = type.manifest
    guard let number = manifest.routes.firstIndex(where: { $0.name == build.route }) else {
      return nil
    }
    let route = manifest.routes[number]
    let names =
      route.pattern.parameterNames
      + (route.query + manifest.sharedQuery + route.fragment).map(\.name)
    guard Set(build.values.keys).isSubset(of: names) else { return nil }
    // In an actual link, no value starts at offset 0, so the values here follow one unused byte.
    var bytes: [UInt8] = [0]
    var places: [Range<Int>?] = []
    for name in names {
      // The row contains an invalid word or number. Swift code with such a value does not compile,
      // so there is no intent to test.
      if row.code == "invalid-value", row.parameter == name || build.values.count == 1,
        !isText(name, route, manifest)
      {
        return nil
      }
      let texts = build.values[name]?.texts ?? []
      guard texts.count <= 1 else { return nil }
      places.append(texts.first.map { bytes.count..<bytes.count + $0.utf8.count })
      bytes += Array((texts.first ?? "").utf8)
    }
    var values = _LinkValues(route: number, places: places)
    return try Intent(_values: &values, in: bytes.span)
  }

  private func isText(_ name: String, _ route: Route, _ manifest: LinkManifest) -> Bool {
    var type = ParameterDeclaration.TypeReference.named("")
    for parameter in route.pattern.parameters where parameter.name == name {
      type = .named(parameter.type)
    }
    for declaration in route.query + manifest.sharedQuery + route.fragment
    where declaration.name == name {
      type = declaration.type
    }
    let kind: ParameterType.Kind? =
      switch type {
      case .named(let own): (manifest.types + ParameterType.builtIn).first { $0.name == own }?.kind
      case .inline(let kind): kind
      }
    if case .text = kind { return true }
    return false
  }
}
