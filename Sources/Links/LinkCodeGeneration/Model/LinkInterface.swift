import LinkManifests
import LinkRouting

/// The interface of the code that is generated for a manifest, in a form common to all targets.
///
/// Names are spelled as in the manifest. A target converts them into identifiers with
/// ``NameScope``.
struct LinkInterface: Sendable {
  /// A type with a name in code.
  ///
  /// It is either a type that the manifest declares, or the inline enumeration of a parameter.
  struct NamedType: Hashable, Sendable {
    /// The name; targets write it in Pascal case.
    var name: String
    var kind: ParameterType.Kind
    var isSecret: Bool
    /// `true` if the manifest declares the type under `types`.
    var isDeclared: Bool
    /// The app's own types that represent the values in generated code.
    var customTypes = CustomTypes()

    /// The words of an enumeration; `nil` for other types.
    var words: [String]? {
      if case .enumeration(let words) = kind { words } else { nil }
    }
  }

  /// The number of occurrences of a parameter in a link, and the default value of an absent
  /// parameter.
  enum Occurrence: Hashable, Sendable {
    case required
    case optional
    /// An optional parameter with this default value, as a link spells it.
    case defaulted(String)
    /// Any number of values, at least `minimum`.
    case repeated(minimum: Int)
  }

  /// A parameter of a route.
  struct Parameter: Hashable, Sendable {
    /// The part of a link that contains the parameter.
    enum Position: Hashable, Sendable {
      /// The path component at an index; for a catch-all, the index of its first component.
      case path(component: Int)
      case query
      /// The query; the parameter is declared for all routes.
      case sharedQuery
      /// The first label of the host.
      case subdomain
      case fragment
    }

    var name: String
    /// The key in links; for a parameter of the path, the name.
    var key: String
    var position: Position
    /// The type of the values; its name is empty for an inline type.
    var type: ParameterType
    /// The index in ``LinkInterface/types``; `nil` for a built-in type, and for an inline type that
    /// is not an enumeration.
    var namedType: Int?
    var occurrence: Occurrence
    /// `true` if an invalid value is dropped; otherwise, it makes the whole link invalid.
    var dropsInvalidValues: Bool
    /// `true` if the parameter is part of a fragment without keys, or of a condition.
    var dependsOnOthers = false

    var isSecret: Bool { type.isSecret }

    /// `true` if a value that the app's type rejects makes the whole link invalid.
    ///
    /// A value on which others depend cannot be dropped, because no link could be built from the
    /// remaining values.
    var rejectsCustomValues: Bool { !dropsInvalidValues || dependsOnOthers }
  }

  /// A route of the app.
  struct Route: Hashable, Sendable {
    /// The route as the manifest declares it.
    var declaration: LinkRouting.Route
    /// The parameters of the path, the query, the subdomain and the fragment, in this order.
    var parameters: [Parameter]

    var name: String { declaration.name }

    /// `true` if links may omit a parameter of the path.
    var hasOptionalPath: Bool { !declaration.pattern.optionalParts.isEmpty }

    /// The paths of canonical links that lack at least one optional part.
    var otherPaths: [RoutePattern] { Array(declaration.pattern.expansions.dropFirst()) }

    /// The paths of the aliases, with and without optional parts.
    var aliasPaths: [RoutePattern] { declaration.aliases.flatMap(\.expansions) }
  }

  var manifest: LinkManifest
  /// The last component of the manifest's path.
  var fileName: String
  /// The name of the generated type for links, in Pascal case: `WordlyLink`.
  var typeName: String
  /// The types that routes use: first declared types, then inline enumerations, in manifest order.
  var types: [NamedType]
  /// The routes, in the order of the manifest.
  var routes: [Route]

  /// The indices of the routes for which links can be built: those that are not retired.
  var currentRoutes: [Int] {
    routes.indices.filter { routes[$0].declaration.redirect == nil }
  }

  /// The display name of the app.
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

  /// Returns the app's name in Pascal case.
  ///
  /// If the title differs from the name only in case and separators, the title replaces the name.
  ///
  /// For example, `osqr` with the title `OSQR` becomes `OSQR`.
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
