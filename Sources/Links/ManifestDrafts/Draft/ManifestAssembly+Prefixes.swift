import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Removes patterns such as `/watch_videos*` that a shorter pattern such as `/watch*` contains.
  ///
  /// If both patterns match a link, the router gives neither of them precedence.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of routes.
  mutating func leaveOutContainedPrefixes() {
    var groups: [PrefixedPath.Group: [PrefixedPath]] = [:]
    for (place, route) in routes.enumerated() {
      guard let path = PrefixedPath(route, place: place) else { continue }
      groups[path.group, default: []].append(path)
    }
    // The removed routes, with the routes that contain them.
    var containers: [Int: Int] = [:]
    var emptyForms: Set<PrefixedPath.EmptyForm> = []
    for paths in groups.values where paths.count > 1 {
      // In this order, a prefix immediately precedes all paths that begin with it.
      var kept: PrefixedPath?
      for path in paths.sorted(by: { $0.prefix.lexicographicallyPrecedes($1.prefix) }) {
        guard let container = kept, path.prefix.starts(with: container.prefix) else {
          kept = path
          continue
        }
        containers[path.place] = container.place
        emptyForms.insert(path.emptyForm)
      }
    }
    guard !containers.isEmpty else { return }
    for (place, container) in containers.sorted(by: { $0.key < $1.key }) {
      report.report(
        "draft-contained-path", .info, path: nil, nil,
        "'\(Self.text(routes[place].components))' has no separate route, because"
          + " '\(Self.text(routes[container].components))' matches its links")
    }
    routes = routes.enumerated().filter { place, route in
      // A contained route is always removed. A route for the case in which its wildcard is empty is
      // kept only if the source names that route.
      containers[place] == nil
        && (route.name != nil || !emptyForms.contains(PrefixedPath.EmptyForm(route)))
    }.map(\.element)
  }
}

/// The path of a route in which one component consists of a prefix and a wildcard.
private struct PrefixedPath {
  /// The properties that paths share if they differ only in the prefix.
  struct Group: Hashable {
    var conditions: Conditions
    var front: [DraftComponent]
    var suffix: String
    var tail: [DraftComponent]
  }

  /// The form of a route in which the wildcard matches the empty string.
  struct EmptyForm: Hashable {
    var conditions: Conditions
    var components: [DraftComponent]

    init(_ route: DraftRoute) {
      conditions = Conditions(route)
      components = route.components.map(\.withoutNames)
    }
  }

  /// The conditions of a route in addition to its path.
  struct Conditions: Hashable {
    var hosts: Set<String>?
    var schemes: Set<String>?
    var query: [DraftParameter]
    var fragment: [DraftParameter]
    var fragmentText: DraftFragment?
    var isCaseSensitive: Bool
    var trailingSlash: Route.TrailingSlash

    init(_ route: DraftRoute) {
      hosts = route.hosts
      schemes = route.schemes
      query = route.query
      fragment = route.fragment
      fragmentText = route.fragmentText
      isCaseSensitive = route.isCaseSensitive
      trailingSlash = route.trailingSlash
    }
  }

  let place: Int
  let prefix: [UInt8]
  let group: Group
  let emptyForm: EmptyForm

  /// Reads the path of a route; returns `nil` if its last component with values, apart from a
  /// catch-all, does not consist of a prefix, a wildcard and a suffix.
  init?(_ route: DraftRoute, place: Int) {
    var empty = EmptyForm(route)
    guard let index = empty.components.lastIndex(where: { !$0.isLiteral && !$0.isRest }),
      case .value(let prefix, .any, let suffix) = empty.components[index]
    else { return nil }
    self.place = place
    self.prefix = Array(prefix.utf8)
    group = Group(
      conditions: empty.conditions, front: Array(empty.components[..<index]), suffix: suffix,
      tail: Array(empty.components[(index + 1)...]))
    empty.components[index] = .literal(prefix + suffix)
    emptyForm = empty
  }
}

extension DraftComponent {
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }

  /// The component without the name of its value and without evidence.
  fileprivate var withoutNames: DraftComponent {
    switch self {
    case .literal: self
    case .value(let prefix, let value, let suffix):
      .value(
        prefix: prefix, value.kind.isAnyComponent ? .any : DraftValue(kind: value.kind),
        suffix: suffix)
    case .compound(let pieces):
      .compound(pieces.map { piece in piece.mapValue { DraftValue(kind: $0.kind) } })
    case .rest(let value, let minimum): .rest(DraftValue(kind: value.kind), minimum: minimum)
    }
  }
}
