@testable import LinkRouting

/// A second, simple implementation of the rules of precedence, for testing proofs and the router.
enum Specification {
  /// A pattern with everything that determines which paths it matches.
  struct Pattern {
    /// The name of the route, or `-` for an exclusion.
    var name: String
    /// The name of the route, and one of its paths, in which each optional part is included or
    /// omitted.
    var id: String
    var components: [RoutePattern.Component]
    var isCaseSensitive = true
    var slash = Route.TrailingSlash.tolerated
    var types: [ParameterType]
    private var compiled: [String: CompiledType] = [:]
    private var taken: [[Bool]] = []

    /// - Parameter pattern: One of the paths of the route, in which each optional part is included
    ///   or omitted.
    init(_ route: Route, _ pattern: RoutePattern, _ manifest: LinkManifest) {
      name = route.name
      id = Self.id(route.name, pattern)
      components = pattern.components
      isCaseSensitive = route.isCaseSensitive
      slash = route.trailingSlash
      types = ParameterType.builtIn + manifest.types
      compile()
    }

    init(_ exclusion: LinkManifest.Exclusion, _ manifest: LinkManifest) {
      name = "-"
      id = Self.id(name, exclusion.pattern)
      components = exclusion.pattern.components
      types = ParameterType.builtIn + manifest.types
      compile()
    }

    static func id(_ route: String, _ pattern: RoutePattern) -> String {
      "\(route) \(pattern)"
    }

    private mutating func compile() {
      for name in Set(RoutePattern(components).parameters.map(\.type)) {
        compiled[name] = CompiledType(type(name), in: .path)
      }
    }

    func type(_ name: String) -> ParameterType {
      types.last { $0.name == name } ?? ParameterType("", .boolean)
    }

    private func accepts(_ typeName: String, _ text: Substring) -> Bool {
      let bytes = Array(text.utf8)
      return !bytes.isEmpty
        && compiled[typeName]?.check(bytes.span, 0..<bytes.count) == .accepted
    }

    /// Returns a copy that stores which of the words each component accepts, so that matching paths
    /// is fast.
    func looked(at words: [String]) -> Pattern {
      var pattern = self
      pattern.taken = components.map { component in words.map { takes(component, $0) } }
      return pattern
    }

    /// Returns `true` if the pattern matches a path of indices in the words of ``looked(at:)``.
    func takes(_ path: [Int], hasSlash: Bool) -> Bool {
      guard path.isEmpty || slash.allows(hasSlash) else { return false }
      var index = 0
      for (place, component) in components.enumerated() {
        if case .catchAll(_, _, let minimum) = component {
          let end = path.count - (components.count - 1 - place)
          guard end - index >= minimum, path[index..<end].allSatisfy({ taken[place][$0] }) else {
            return false
          }
          index = end
          continue
        }
        guard index < path.count, taken[place][path[index]] else { return false }
        index += 1
      }
      return index == path.count
    }

    func takes(_ component: RoutePattern.Component, _ text: String) -> Bool {
      switch component {
      case .literal(let literal):
        return isCaseSensitive
          ? literal == text : literal.asciiLowercased == text.asciiLowercased
      case .parameter(_, let type, let prefix, let suffix):
        guard text.hasPrefix(prefix), text.dropFirst(prefix.count).hasSuffix(suffix) else {
          return false
        }
        return accepts(type, text.dropFirst(prefix.count).dropLast(suffix.count))
      case .compound(let pieces): return splitCount(pieces[...], text[...]) == 1
      case .catchAll(_, let type, _): return accepts(type, text[...])
      }
    }

    /// Returns the number of ways to split a text into pieces.
    func splitCount(_ pieces: ArraySlice<RoutePattern.Piece>, _ text: Substring) -> Int {
      guard let piece = pieces.first else { return text.isEmpty ? 1 : 0 }
      switch piece {
      case .literal(let literal):
        return text.hasPrefix(literal)
          ? splitCount(pieces.dropFirst(), text.dropFirst(literal.count)) : 0
      case .parameter(_, let type):
        return text.indices.dropFirst().reduce(0) { $0 + count(upTo: $1) }
          + count(upTo: text.endIndex)
        func count(upTo end: Substring.Index) -> Int {
          accepts(type, text[..<end]) ? splitCount(pieces.dropFirst(), text[end...]) : 0
        }
      }
    }

    func takes(_ path: [String], hasSlash: Bool) -> Bool {
      guard path.isEmpty || slash.allows(hasSlash) else { return false }
      var index = 0
      for (place, component) in components.enumerated() {
        if case .catchAll(_, _, let minimum) = component {
          let end = path.count - (components.count - 1 - place)
          guard end - index >= minimum, path[index..<end].allSatisfy({ takes(component, $0) })
          else { return false }
          index = end
          continue
        }
        guard index < path.count, takes(component, path[index]) else { return false }
        index += 1
      }
      return index == path.count
    }
  }

  /// The order of two patterns, determined by the first component in which they differ.
  enum Order { case before, equal, after }

  static func order(_ left: Pattern, _ right: Pattern) -> Order {
    func rank(_ component: RoutePattern.Component?) -> Int {
      switch component {
      case nil: 2
      case .literal: 0
      case .parameter, .compound: 1
      case .catchAll: 3
      }
    }
    func isCatchAll(_ pattern: Pattern, _ index: Int) -> Bool {
      index < pattern.components.count && pattern.components[index].isCatchAll
    }
    for index in 0..<max(left.components.count, right.components.count) {
      if isCatchAll(left, index), isCatchAll(right, index),
        left.components.count != right.components.count
      {
        return left.components.count > right.components.count ? .before : .after
      }
      let leftComponent = index < left.components.count ? left.components[index] : nil
      let rightComponent = index < right.components.count ? right.components[index] : nil
      if isSame(left, leftComponent, right, rightComponent) { continue }
      let (leftRank, rightRank) = (rank(leftComponent), rank(rightComponent))
      return leftRank < rightRank ? .before : leftRank > rightRank ? .after : .equal
    }
    return .equal
  }

  /// Returns `true` if the specification considers two components as equal.
  private static func isSame(
    _ left: Pattern, _ leftComponent: RoutePattern.Component?, _ right: Pattern,
    _ rightComponent: RoutePattern.Component?
  ) -> Bool {
    func sameType(_ leftName: String, _ rightName: String) -> Bool {
      let (leftType, rightType) = (left.type(leftName), right.type(rightName))
      return leftType.kind == rightType.kind && leftType.isSecret == rightType.isSecret
    }
    switch (leftComponent, rightComponent) {
    case (.literal(let first), .literal(let second)):
      guard left.isCaseSensitive == right.isCaseSensitive else { return false }
      return left.isCaseSensitive
        ? first == second : first.asciiLowercased == second.asciiLowercased
    case (
      .parameter(_, let first, let prefix, let suffix),
      .parameter(_, let second, let otherPrefix, let otherSuffix)
    ):
      return prefix == otherPrefix && suffix == otherSuffix && sameType(first, second)
    case (.compound(let first), .compound(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy { left, right in
          switch (left, right) {
          case (.literal(let left), .literal(let right)): left == right
          case (.parameter(_, let left), .parameter(_, let right)): sameType(left, right)
          default: false
          }
        }
    case (.catchAll(_, let first, let minimum), .catchAll(_, let second, let otherMinimum)):
      return minimum == otherMinimum && sameType(first, second)
    default: return false
    }
  }

  /// Returns the patterns of a manifest for one origin.
  static func patterns(
    _ manifest: LinkManifest, host: String?
  ) -> (routes: [Pattern], exclusions: [Pattern]) {
    (
      manifest.routes.filter { host == nil || $0.hosts?.contains(host ?? "") ?? true }
        .flatMap { route in
          route.pattern.expansions.map { Pattern(route, $0, manifest) }
        },
      manifest.exclusions.filter { $0.host == nil || $0.host == host }
        .map { Pattern($0, manifest) }
    )
  }
}
