import LinkRouting
import URLSyntax

extension AndroidHostPlan {
  /// The entries of a file, in the order in which Android tries them, and the differences between
  /// the file and the router.
  struct Text {
    var entries: [Entry] = []
    var widenings: [AssociationWidening] = []
    var narrowings: [AssociationNarrowing] = []
  }

  /// Returns the rules of the host for Android 15 and later.
  func ruleText() -> Text {
    var text = text(
      { AndroidPathText.ruleTexts($0, slash: $1) },
      { value in
        var result = GlobSpelling.dynamic.spell(value)
        // An empty pattern would invalidate all rules.
        if result.text.isEmpty { result.text = "*" }
        return AndroidPathText(
          kind: .simpleGlob, text: result.text, losses: result.losses, isRule: true)
      }, excludes: true)
    text.entries = Self.deciding(text.entries)
    return text
  }

  /// Returns the conditions of filters on the host.
  ///
  /// - Parameter level: The lowest API level on which the conditions are used. From level 35 on,
  ///   they include queries, fragments and exclusions.
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
    if routes.isEmpty { return text }
    for plan in routes { add(plan, spell: spell, value: value, to: &text) }
    if routes.contains(where: \.isReadable) {
      text.widenings = routes.filter(\.hasValues).flatMap {
        AssociationWidening.android([.patternOnly], route: $0.route.name)
      }
    }
    addPrecedence(&text)
    func spellExclusion(_ exclusion: LinkManifest.Exclusion) -> [AndroidPathText] {
      spell(
        AndroidRoutePlan.path(
          exclusion.pattern, types: types, slash: .tolerated, folds: false), .tolerated)
    }
    var early = Text()
    let excepted = ExceptedRoutes(
      of: excludes ? routes.map(\.route) : [], exclusions, types: types, proofs: PathProofs()
    ) { route in
      var text = Text()
      add(plan(of: route), spell: spell, value: value, to: &text)
      return Self.automata(text.entries.map(\.path))
    } excluded: { exclusion in
      Self.automata(spellExclusion(exclusion))
    }
    for (route, guards) in zip(excepted.routes, excepted.guards) {
      for exclusion in guards.map({ exclusions[$0] }) {
        early.entries += spellExclusion(exclusion).map { Entry(route: nil, path: $0) }
      }
      add(plan(of: route), spell: spell, value: value, to: &early)
    }
    let (said, unsaid) = exclusions(
      { excludes ? spell($0, .tolerated) : nil }, against: text.entries, except: excepted)
    text.entries = (early.entries.unique + said.unique + text.entries).unique
    text.widenings = (text.widenings + early.widenings).unique + rejections + unsaid
    return text
  }

  /// Returns the automata of patterns; `nil` if one of them has no automaton.
  private static func automata(_ paths: [AndroidPathText]) -> [PatternAutomaton]? {
    let automata = paths.map(\.pattern.pathAutomaton)
    return automata.contains { $0 == nil } ? nil : automata.compactMap(\.self)
  }

  /// Returns the plan of a route whose entries precede those of the exclusions.
  private func plan(of route: Route) -> AndroidRoutePlan {
    AndroidRoutePlan(
      route, shared: sharedQuery, types: types,
      isReadable: routes.contains(where: \.isReadable))
  }

  /// Adds the entries of a route, and the widenings and narrowings that they cause.
  private func add(
    _ plan: AndroidRoutePlan, spell: (Shape, Route.TrailingSlash) -> [AndroidPathText],
    value: (([ShapePiece]) -> AndroidPathText)?, to text: inout Text
  ) {
    let paths = spell(plan.path, plan.route.trailingSlash)
    var losses = plan.losses.union(plan.path.losses)
    for path in paths { losses.formUnion(path.losses) }
    // If the route accepts paths with and without a trailing slash, a pattern that matches both
    // is exact.
    if plan.route.trailingSlash == .tolerated { losses.remove(.trailingSlashNotExpressible) }
    text.widenings += AssociationWidening.android(losses, route: plan.route.name)
    if plan.path.hasFoldedLetters, paths.contains(where: { $0.kind != .advancedGlob }) {
      text.narrowings.append(.mixedCase(route: plan.route.name))
    }
    if let longer = plan.longerPath, !Self.matches(paths, longer) {
      text.narrowings.append(.pathLength(of: plan.route))
    }
    let fragments = value.map { plan.fragments($0) } ?? [nil]
    let values = value.map { self.values(of: plan, $0, &text.widenings) } ?? [[]]
    for path in paths {
      for parameters in values {
        for fragment in fragments {
          text.entries.append(
            Entry(
              route: plan.route.name, path: path, parameters: parameters, fragment: fragment))
        }
      }
    }
  }

  /// Returns `true` if the patterns match all sample paths of a shape.
  private static func matches(_ paths: [AndroidPathText], _ shape: Shape) -> Bool {
    AndroidRoutePlan.samples(shape).allSatisfy { sample in
      paths.contains { $0.pattern.matches(Array(sample.utf16)) }
    }
  }

  /// Returns alternative lists of conditions for the query parameters of a route.
  ///
  /// A link must meet all conditions of at least one list.
  private func values(
    of plan: AndroidRoutePlan, _ spell: ([ShapePiece]) -> AndroidPathText,
    _ widenings: inout [AssociationWidening]
  ) -> [[Parameter]] {
    var result: [[Parameter]] = [[]]
    for (name, key, value) in plan.parameters {
      var texts = value.alternatives.map(spell).unique
      if texts.count * result.count > Shape.maximumAlternatives {
        texts = value.anyText.alternatives.map(spell)
        widenings += AssociationWidening.android(
          [.wordsNotExpressible], route: plan.route.name, parameter: name)
      }
      // A wildcard in a query value cannot match a slash of the path, so the two differences from
      // the router that concern slashes do not occur.
      let losses = texts.reduce(into: value.losses) { $0.formUnion($1.losses) }
        .subtracting([.wildcardCrossesSlash, .trailingSlashNotExpressible])
      widenings += AssociationWidening.android(losses, route: plan.route.name, parameter: name)
      result = result.flatMap { front in
        texts.map { front + [Parameter(name: key, value: $0)] }
      }
    }
    return result
  }

  /// Reports each route whose patterns match a sample path of another route.
  ///
  /// If the router prefers the other route and that route rejects a link with this path, the link
  /// may open anyway.
  ///
  /// - Complexity: O(*s* · *p*) for *s* sample links and *p* patterns that begin and end like a
  ///   sample.
  private func addPrecedence(_ text: inout Text) {
    let entries = text.entries.compactMap { entry in
      entry.route.map { PatternOwner(route: $0, pattern: entry.path.pattern) }
    }.unique
    let index = PatternIndex(entries.map(\.pattern.indexTexts))
    var taken: Set<String> = []
    for plan in routes {
      for sample in plan.samples {
        let units = Array(sample.utf16)
        let key = AndroidPathKey(units)
        for place in index.candidates(key.leading, endingAs: key.trailing) {
          let entry = entries[place]
          guard entry.route != plan.route.name, !taken.contains(entry.route),
            entry.pattern.matches(units)
          else { continue }
          taken.insert(entry.route)
        }
      }
    }
    for plan in routes where taken.contains(plan.route.name) {
      text.widenings += AssociationWidening.android(
        [.precedenceNotExpressible], route: plan.route.name)
    }
  }
}

/// A pattern with the name of its route.
private struct PatternOwner: Hashable {
  var route: String
  var pattern: AndroidPattern
}
