import LinkManifests
import LinkRouting

/// What a manifest becomes in code, the same for every target.
///
/// Names are those of the manifest; a target makes identifiers of them with ``NameScope``.
struct LinkInterface: Sendable {
  /// A type that gets a name in code: one that the manifest declares, or a choice of words that one
  /// parameter spells out.
  struct NamedType: Hashable, Sendable {
    /// The name, to be written in Pascal case.
    var name: String
    var kind: ParameterType.Kind
    var isSecret: Bool
    /// Whether the manifest declares it under `types`.
    var isDeclared: Bool

    /// The words of a choice.
    var words: [String]? {
      if case .enumeration(let words) = kind { words } else { nil }
    }
  }

  /// How often a parameter stands in a link, and what is there without it.
  enum Occurrence: Hashable, Sendable {
    case required
    case optional
    /// Optional; absent it has this value, as a link spells it.
    case defaulted(String)
    /// Any number of values, at least so many.
    case repeated(minimum: Int)
  }

  /// One parameter of a route.
  struct Parameter: Hashable, Sendable {
    /// Where a link carries it.
    enum Position: Hashable, Sendable {
      /// In the component of the path with this index; a catch-all begins there.
      case path(component: Int)
      case query
      /// In the query, declared for all routes.
      case sharedQuery
      case fragment
    }

    var name: String
    var position: Position
    /// The shape of the values; the name is empty if the parameter spells its type out.
    var type: ParameterType
    /// The index in ``LinkInterface/types``; `nil` for a built-in type and one without a name.
    var namedType: Int?
    var occurrence: Occurrence
    /// A Boolean value that indicates whether a value that is not of the type is dropped.
    var dropsInvalidValues: Bool

    var isSecret: Bool { type.isSecret }
  }

  /// One destination.
  struct Route: Hashable, Sendable {
    /// The route as the manifest declares it.
    var declaration: LinkRouting.Route
    /// The parameters, in the order in which a link spells them.
    var parameters: [Parameter]

    var name: String { declaration.name }
  }

  var manifest: LinkManifest
  /// The last component of the manifest's path.
  var fileName: String
  /// The name of the type of links, in Pascal case: `WordlyLink`.
  var typeName: String
  /// The types that routes use, the declared ones first, each in the order of the manifest.
  var types: [NamedType]
  /// The routes, in the order of the manifest.
  var routes: [Route]

  /// The name that people read.
  var title: String { manifest.title ?? manifest.app }

  init(_ file: ManifestFile) {
    let path = file.path
    self.init(
      file.manifest, fileName: String(path.split { $0 == "/" || $0 == "\\" }.last ?? path[...]))
  }

  init(_ manifest: LinkManifest, fileName: String) {
    self.manifest = manifest
    self.fileName = fileName
    typeName = Self.appName(manifest) + "Link"
    let resolution = TypeResolution(manifest)
    routes = manifest.routes.map { resolution.route($0) }
    types = resolution.types(of: &routes)
  }

  /// The app's name in Pascal case, as the title spells it if it is the same name: `osqr` with the title
  /// `OSQR` is `OSQR`.
  private static func appName(_ manifest: LinkManifest) -> String {
    func letters(_ text: String) -> [UInt8] {
      text.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }
    }
    if let title = manifest.title, title.utf8.allSatisfy({ $0 < 0x80 }),
      letters(title) == letters(manifest.app)
    {
      return IdentifierCase.pascal.identifier(title)
    }
    return IdentifierCase.pascal.identifier(manifest.app)
  }
}
