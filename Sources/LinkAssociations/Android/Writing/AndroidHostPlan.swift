import LinkRouting

/// What Android's files say of the links on one host.
struct AndroidHostPlan {
  /// A rule of a host: conditions for a path and perhaps more, for a route or an exclusion.
  struct Entry: Hashable {
    /// The name of the route; `nil` for an exclusion.
    let route: String?
    let path: AndroidPathText
    var parameters: [Parameter] = []
    var needsFragment = false
  }

  /// A condition for a parameter.
  struct Parameter: Hashable {
    let name: String
    let value: AndroidPathText
  }

  let host: String
  let routes: [AndroidRoutePlan]
  let exclusions: [LinkManifest.Exclusion]
  let types: [String: ParameterType]

  init(_ manifest: LinkManifest, host: String) {
    let types = Dictionary(
      (manifest.types + ParameterType.builtIn).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    self.host = host
    self.types = types
    let key = Self.key(host)
    routes = manifest.routes.filter { route in
      (route.hosts ?? manifest.hosts).contains { Self.key($0) == key }
    }.map { AndroidRoutePlan($0, shared: manifest.sharedQuery, types: types) }
    exclusions = manifest.exclusions.filter { $0.host.map { Self.key($0) == key } ?? true }
  }

  /// A host in lower case.
  static func key(_ host: String) -> String {
    String(
      String.UnicodeScalarView(
        host.unicodeScalars.map {
          $0.value &- 0x41 < 26 ? Unicode.Scalar(UInt8($0.value + 0x20)) : $0
        }))
  }

  /// Whether two names of hosts or schemes are the same: their case does not count.
  static func isSame(_ left: String, _ right: String) -> Bool {
    key(left).utf8.elementsEqual(key(right).utf8)
  }

  /// Whether a value in a path may have a slash, so that a path of Android's may be that of other components.
  private var hasSlashesInValues: Bool {
    routes.contains { plan in
      plan.route.pattern.components.contains { component in
        guard case .parameter(_, let type, _, _) = component else { return false }
        if case .text(let rule)? = types[type]?.kind { return rule.allowed?.contains("/") ?? false }
        return false
      }
    }
  }

  /// The exclusions that can be said without closing a route, and those that cannot though a route takes them.
  ///
  /// - Parameters:
  ///   - spell: The patterns of a shape.
  ///   - entries: What is said of the routes.
  private func exclusions(
    _ spell: (Shape) -> [AndroidPathText], against entries: [Entry]
  ) -> (said: [Entry], unsaid: [AssociationWidening]) {
    var said: [Entry] = []
    var unsaid: [AssociationWidening] = []
    let isSafe = !hasSlashesInValues
    for exclusion in exclusions {
      let shape = AndroidRoutePlan.path(
        exclusion.pattern, types: types, slash: .tolerated, folds: false)
      let texts = spell(shape)
      if isSafe, shape.losses.isEmpty, texts.allSatisfy(\.losses.isEmpty) {
        said += texts.map { Entry(route: nil, path: $0) }
        continue
      }
      let isLiteral = shape.alternatives.allSatisfy { AndroidPathText.literal($0) != nil }
      let samples = AndroidRoutePlan.samples(shape).map { Array($0.utf16) }
      let isOpen = entries.contains { entry in
        let pattern = entry.path.pattern
        return samples.contains { pattern.matches($0) }
      }
      // Of a pattern with parameters, samples do not tell all.
      guard isOpen || !isLiteral else { continue }
      unsaid.append(
        AssociationWidening(
          code: .exclusionNotExpressible, route: Self.name(exclusion.pattern),
          explanation: AssociationWidening.androidExplanation(.exclusionNotExpressible)))
    }
    return (said, unsaid)
  }

  static func name(_ pattern: RoutePattern) -> String {
    "/"
      + pattern.components.map { component in
        switch component {
        case .literal(let text): text
        case .parameter(let name, _, let prefix, let suffix): prefix + "{" + name + "}" + suffix
        case .catchAll(let name, _, let minimum): "{" + name + (minimum == 0 ? "*}" : "+}")
        }
      }.joined(separator: "/")
  }
}

extension AndroidHostPlan {
  /// What is said, exclusions first, and what opens beyond the router.
  struct Text {
    var entries: [Entry] = []
    var widenings: [AssociationWidening] = []
  }

  /// The rules of the host for Android 15 and newer.
  func ruleText() -> Text {
    text(
      { AndroidPathText.ruleTexts($0, slash: $1) },
      { value in
        var result = GlobSpelling.dynamic.spell(value)
        // An empty pattern would void all rules.
        if result.text.isEmpty { result.text = "*" }
        return AndroidPathText(
          kind: .simpleGlob, text: result.text, losses: result.losses, isRule: true)
      }, excludes: true)
  }

  /// The conditions of filters on the host.
  ///
  /// - Parameter level: The lowest API level that reads them; from 35 on, with queries and exclusions.
  func filterText(level: Int) -> Text {
    text(
      { AndroidPathText.filterTexts($0, slash: $1, level: level) },
      level < 35
        ? nil
        : { value in
          if let spelled = AdvancedSpelling.spell(value) {
            return AndroidPathText(kind: .advancedGlob, text: spelled.text, losses: spelled.losses)
          }
          let spelled = GlobSpelling.simple.spell(value)
          return AndroidPathText(kind: .simpleGlob, text: spelled.text, losses: spelled.losses)
        }, excludes: level >= 35)
  }

  private func text(
    _ spell: (Shape, Route.TrailingSlash) -> [AndroidPathText],
    _ value: (([ShapePiece]) -> AndroidPathText)?, excludes: Bool
  ) -> Text {
    var text = Text()
    for plan in routes {
      let paths = spell(plan.path, plan.route.trailingSlash)
      var losses = plan.losses.union(plan.path.losses)
      for path in paths { losses.formUnion(path.losses) }
      text.widenings += AssociationWidening.android(losses, route: plan.route.name)
      let values = value.map { self.values(of: plan, $0, &text.widenings) } ?? [[]]
      for path in paths {
        for parameters in values {
          text.entries.append(
            Entry(
              route: plan.route.name, path: path, parameters: parameters,
              needsFragment: value != nil && plan.needsFragment))
        }
      }
    }
    addPrecedence(&text)
    let (said, unsaid) = exclusions(
      {
        excludes
          ? spell($0, .tolerated)
          : [AndroidPathText(kind: .literal, text: "", losses: [.exclusionNotExpressible])]
      },
      against: text.entries)
    text.entries = said.unique + text.entries.unique
    text.widenings += unsaid
    return text
  }

  /// The conditions for the parameters of a route, as alternatives.
  private func values(
    of plan: AndroidRoutePlan, _ spell: ([ShapePiece]) -> AndroidPathText,
    _ widenings: inout [AssociationWidening]
  ) -> [[Parameter]] {
    var result: [[Parameter]] = [[]]
    for (name, value) in plan.parameters {
      var texts = value.alternatives.map(spell).unique
      if texts.count * result.count > Shape.maximumAlternatives {
        texts = [spell([.characters(.printable, minimum: 0, maximum: nil)])]
        widenings += AssociationWidening.android(
          [.wordsNotExpressible], route: plan.route.name, parameter: name)
      }
      // What a wildcard takes at the end of a value is no slash of the path.
      let losses = texts.reduce(into: value.losses) { $0.formUnion($1.losses) }
        .subtracting([.wildcardCrossesSlash, .trailingSlashNotExpressible])
      widenings += AssociationWidening.android(losses, route: plan.route.name, parameter: name)
      result = result.flatMap { front in
        texts.map { front + [Parameter(name: name, value: $0)] }
      }
    }
    return result
  }

  /// Reports routes whose patterns take links that a more specific route may refuse.
  private func addPrecedence(_ text: inout Text) {
    for plan in routes {
      let patterns = text.entries.filter { $0.route == plan.route.name }
        .map(\.path.pattern)
      let isTaken = routes.contains { other in
        other.route.name != plan.route.name
          && other.samples.contains { sample in
            patterns.contains { $0.matches(Array(sample.utf16)) }
          }
      }
      guard isTaken else { continue }
      text.widenings += AssociationWidening.android(
        [.precedenceNotExpressible], route: plan.route.name)
    }
  }
}
