import BundledApps
import Diagnostics
import LinkManifests
import LinkRouting
import TextPrimitives

/// The router of the library, with the tables that classification needs.
final class LibraryRouter: Sendable {
  /// For a route, the index of its app in ``apps``, and of its name in ``routes``.
  struct Place: Sendable {
    let app: Int32
    let route: Int32
  }

  /// The reader that masks secrets.
  let masking: LinkReader
  /// The reader that shows secrets.
  let revealing: LinkReader
  /// The names of the apps.
  let apps: ArrowColumn
  /// The distinct names of the routes; routes of different apps can have the same name.
  let routes: ArrowColumn
  /// The values of the column `status`: first `matched`, then `rejected`.
  let statuses = ArrowColumn(name: "", strings: ["matched", "rejected"])
  /// For each route of ``masking`` and ``revealing``, its indices in ``apps`` and ``routes``.
  let places: [Place]

  init(_ router: Router) {
    masking = LinkReader(router, masksSecrets: true)
    revealing = LinkReader(router, masksSecrets: false)
    var apps = NameTable()
    var routes = NameTable()
    places = masking.routes.map { route in
      Place(
        app: apps.index(of: route.reference.app), route: routes.index(of: route.reference.route))
    }
    self.apps = ArrowColumn(name: "", strings: apps.names)
    self.routes = ArrowColumn(name: "", strings: routes.names)
  }

  /// Creates the router of manifests.
  ///
  /// - Throws: ``LibraryError`` with every error of the manifests.
  convenience init(_ sources: [ManifestSource]) throws(LibraryError) {
    let set = ManifestSet(reading: sources)
    guard !set.hasErrors else { throw .manifest(Self.text(of: set.diagnostics, in: sources)) }
    try self.init(set.files.map(\.manifest))
  }

  /// Creates the router of the bundled apps.
  static func bundled() throws(LibraryError) -> LibraryRouter {
    try LibraryRouter(BundledApp.all)
  }

  private convenience init(_ manifests: [LinkManifest]) throws(LibraryError) {
    do throws(ManifestError) {
      self.init(try Router(manifests))
    } catch {
      throw .manifest(error.description)
    }
  }

  private static func text(of diagnostics: [Diagnostic], in sources: [ManifestSource]) -> String {
    diagnostics.filter { $0.severity == .error }.map { diagnostic in
      var place = ""
      if let path = diagnostic.path { place = path + ":" }
      if let range = diagnostic.range,
        let source = sources.first(where: { $0.path == diagnostic.path })
      {
        let position = LineIndex(source.bytes).position(of: range.lowerBound)
        place += "\(position.line):\(position.column):"
      }
      return "\(place) \(diagnostic.message) [\(diagnostic.rule)]"
    }.joined(separator: "\n")
  }

  /// A JSON array of the routes, with their apps and parameters.
  var description: String {
    var buffer = ByteBuffer()
    for (index, route) in masking.routes.enumerated() {
      buffer.append(index == 0 ? "[" : ",")
      buffer.append("{\"app\":" as StaticString)
      buffer.appendJSONString(route.reference.app)
      buffer.append(",\"route\":" as StaticString)
      buffer.appendJSONString(route.reference.route)
      buffer.append(",\"parameters\":[" as StaticString)
      for (index, parameter) in route.parameters.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        buffer.append("{\"name\":" as StaticString)
        buffer.appendJSONString(parameter.name)
        buffer.append(",\"list\":\(parameter.isList),\"secret\":\(parameter.isSecret)}")
      }
      buffer.append("]}" as StaticString)
    }
    buffer.append(masking.routes.isEmpty ? "[]" : "]")
    return buffer.text
  }
}

/// Distinct names in the order of their first use.
struct NameTable {
  private(set) var names: [String] = []
  private var indices: [String: Int32] = [:]

  /// Creates a table of the given names, without repetitions.
  init(_ names: [String] = []) {
    for name in names { _ = index(of: name) }
  }

  /// Returns the index of a name, and adds the name if it is new.
  mutating func index(of name: String) -> Int32 {
    if let index = indices[name] { return index }
    let index = Int32(names.count)
    names.append(name)
    indices[name] = index
    return index
  }
}
