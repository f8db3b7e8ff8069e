import BundledApps
import Diagnostics
import LinkManifests
import LinkRouting
import TestSupport
import Testing

/// Tests the router with the table of links that the tests of all generated languages share.
@Suite struct LinkTableTests {
  /// The routers of the bundled apps and of the fixtures, by name.
  private static let known = Result { try routers() }

  /// Returns a router for each bundled app and each fixture.
  private static func routers() throws -> [String: Router] {
    var routers: [String: Router] = [:]
    for app in BundledApp.all { routers[app.app] = try Router([app]) }
    for name in try LinkTable.manifestNames() {
      let (file, diagnostics) = ManifestFile.read(try LinkTable.manifest(name), path: name)
      #expect(diagnostics.filter { $0.severity == .error } == [], "\(name)")
      let manifest = try #require(file?.manifest, "\(name)")
      #expect(manifest.app == name)
      #expect(routers[name] == nil, "\(name) has the name of a bundled app")
      routers[name] = try Router([manifest])
    }
    return routers
  }

  @Test(arguments: LinkTable.parts) func everyRowHolds(_ part: String) throws {
    let routers = try Self.known.get()
    let rows = try LinkTable.rows(of: part)
    #expect(!rows.isEmpty)
    for row in rows {
      let router = try #require(routers[row.owner], "\(row.summary)")
      if let build = row.build {
        check(row, build, router)
      } else {
        check(row, try #require(row.link), router)
      }
    }
  }

  @Test func everyRouteIsMatchedAndBuilt() throws {
    let rows = try LinkTable.parts.flatMap { try LinkTable.rows(of: $0) }
    let matched = Set(rows.compactMap { row in row.route.map { row.owner + "." + $0 } })
    let built = Set(
      rows.compactMap { row in
        row.code == nil ? row.build.map { row.owner + "." + $0.route } : nil
      })
    let routes = BundledApp.all.flatMap { app in app.routes.map { app.app + "." + $0.name } }
    #expect(routes.filter { !matched.contains($0) || !built.contains($0) } == [])
  }

  /// The manifests of five products, which use nearly every construct.
  @Test(arguments: ["airline", "bank", "codehost", "market", "music"])
  func productsAreSound(_ name: String) throws {
    let (file, diagnostics) = ManifestFile.read(try LinkTable.manifest(name), path: name)
    #expect(diagnostics.map(\.message) == [])
    let manifest = try #require(file?.manifest)
    let conflicts = try Router([manifest]).conflicts()
    #expect(conflicts.isTotalExact)
    #expect(conflicts.pairs.map(\.diagnostic.message) == [])
    let again = try ManifestFile(
      parsing: Array(ManifestWriter().text(of: manifest).utf8), path: name)
    #expect(again.manifest == manifest)
    let rows = try LinkTable.rows(of: "products").filter { $0.owner == name }
    let named = Set(
      rows.compactMap { $0.route ?? $0.build?.route } + rows.compactMap(\.redirectedFrom))
    #expect(manifest.routes.map(\.name).filter { !named.contains($0) } == [])
  }

  private func check(_ row: LinkRow, _ link: String, _ router: Router) {
    do throws(LinkError) {
      let original = try router.match(link)
      let match = original.destination ?? original
      #expect(match.routeName == row.route, "\(row.summary)")
      #expect(
        (original.destination == nil ? nil : original.routeName) == row.redirectedFrom,
        "\(row.summary)")
      var values: [String: [String]] = [:]
      for parameter in match.parameters where !parameter.value.elements.isEmpty {
        values[parameter.name] = parameter.value.elements.map(\.text)
      }
      #expect(values == texts(row.values ?? [:]), "\(row.summary)")
      if let canonical = row.canonical { #expect(original.canonicalLink == canonical) }
      let dropped = original.dropped.map { value in
        LinkRow.Dropped(
          parameter: value.parameter, code: value.code.rawValue,
          range: [value.range.lowerBound, value.range.upperBound])
      }
      #expect(dropped == row.dropped ?? [], "\(row.summary)")
    } catch {
      check(error, row)
    }
  }

  private func check(_ row: LinkRow, _ build: LinkRow.Build, _ router: Router) {
    let texts = build.values.sorted { $0.key < $1.key }.map { (name: $0, values: $1.texts) }
    do throws(LinkError) {
      let link = try router.link(
        to: RouteReference(app: router.manifests[0].app, route: build.route), texts: texts,
        scheme: build.scheme)
      #expect(link == row.link, "\(row.summary)")
    } catch {
      check(error, row)
    }
  }

  private func check(_ error: LinkError, _ row: LinkRow) {
    #expect(error.code.rawValue == row.code, "\(row.summary)")
    if let range = row.range {
      #expect([error.range.lowerBound, error.range.upperBound] == range, "\(row.summary)")
    }
    if let parameter = row.parameter { #expect(error.parameter == parameter, "\(row.summary)") }
  }

  /// Returns the values without empty lists, which a row may omit.
  private func texts(_ values: [String: LinkRow.Value]) -> [String: [String]] {
    values.mapValues(\.texts).filter { !$0.value.isEmpty }
  }
}
