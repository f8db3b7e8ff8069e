import LinkRouting

extension AppleHostText {
  /// Writes the components of a route: its exclusions, then the component that opens its links.
  ///
  /// If necessary, a component follows that excludes all other links with the path of the route.
  mutating func write(_ index: Int) {
    let route = routes[index]
    let excludesValues = content.excludesValues
    func component(_ comment: String) -> AppleComponentText {
      AppleComponentText(
        path: route.path, isCaseSensitive: route.isCaseSensitive, route: route.name,
        comment: comment)
    }
    var excludes: [AppleComponentText] = []
    if !excludesValues, !content.isReadable { widenSize(index) }
    for wrong in route.wrongPaths where excludesValues {
      var exclusion = component("\(route.name): not with an invalid \(wrong.parameter)")
      exclusion.excludes = true
      if let pattern = harmless(wrong, exclusion, behind: index) {
        exclusion.path = pattern
        excludes.append(exclusion)
      }
    }
    let hasWrongItems = excludesValues && (!route.wrongItems.isEmpty || route.choice != nil)
    let mayExcludeItems = hasWrongItems && isFree(component(""), behind: index)
    for item in route.wrongItems where excludesValues {
      var wrong = component("\(route.name): not with an invalid \(item.name)")
      wrong.items = [item]
      wrong.excludes = true
      if mayExcludeItems { excludes.append(wrong) } else { widenPrecedence(index, item.name) }
    }
    components += excludes
    var include = component(route.comment)
    include.items = route.items
    include.fragment = route.fragment
    if let choice = route.choice, excludesValues {
      if mayExcludeItems {
        var chosen = include
        chosen.items.append(choice)
        var other = component("\(route.name): not with an invalid \(choice.name)")
        other.items = [.init(name: choice.name, pattern: "?*")]
        other.excludes = true
        components += [chosen, other]
      } else {
        widenPrecedence(index, choice.name)
      }
    }
    components.append(include)
    closePath(index, include)
  }

  /// Excludes links of a route's path that lack a query item or fragment that the route requires.
  ///
  /// This is necessary only if a later route has a component that would open these links. If the
  /// exclusion may block links of a later route, the method instead reports that more links open.
  private mutating func closePath(_ index: Int, _ include: AppleComponentText) {
    guard !content.isReadable, !include.items.isEmpty || include.fragment != nil else { return }
    let isTakenLater = routes(meeting: include, behind: index).contains {
      !isDisjoint(include, routes[$0])
    }
    guard isTakenLater else { return }
    if isFree(include, behind: index) {
      components.append(
        AppleComponentText(
          path: include.path, excludes: true, isCaseSensitive: include.isCaseSensitive,
          route: routes[index].name,
          comment: "\(routes[index].name): excludes all other links with this path"))
    } else {
      widenPrecedence(index, nil)
    }
  }

  /// Returns the pattern for invalid values of a parameter, if it blocks no link of a route.
  ///
  /// If it does block a link, the method reports that more links open, and the result matches only
  /// the invalid values that can be excluded without blocking a link. The result is `nil` if no
  /// such values exist.
  private mutating func harmless(
    _ wrong: AppleRouteText.WrongPath, _ exclusion: AppleComponentText, behind index: Int
  ) -> String? {
    func isHarmless(_ value: String) -> Bool {
      var exclusion = exclusion
      exclusion.path = wrong.front + value + wrong.back
      // The pattern must not match a path of the route itself.
      return isDisjoint(exclusion, routes[index]) && isFree(exclusion, behind: index)
    }
    if isHarmless("$(\(wrong.variable))") {
      return wrong.front + "$(\(wrong.variable))" + wrong.back
    }
    widenPrecedence(index, wrong.parameter)
    let values = (variables.values[wrong.variable] ?? []).filter(isHarmless)
    guard !values.isEmpty else { return nil }
    return wrong.front + "$(\(variables.name(of: values, preferred: wrong.variable)))" + wrong.back
  }

  private mutating func widenSize(_ index: Int) {
    let route = routes[index]
    let parameters =
      route.wrongPaths.map(\.parameter) + route.wrongItems.map(\.name)
      + (route.choice.map { [$0.name] } ?? [])
    for parameter in parameters.unique {
      routes[index].widen(
        .sizeNotExpressible, parameter: parameter,
        "links with invalid values, because excluding them would make the file too large")
    }
  }

  private mutating func widenPrecedence(_ index: Int, _ parameter: String?) {
    routes[index].widen(
      .precedenceNotExpressible, parameter: parameter,
      proofs.isExhausted || routes[index].paths.hasUnlistedWords
        ? "links that the route rejects, because proving that an exclusion is safe takes too long"
        : "links that the route rejects, because an exclusion would also affect other routes")
    // The components of later routes may also open such links.
    let path = AppleComponentText(
      path: routes[index].path, isCaseSensitive: routes[index].isCaseSensitive, comment: "")
    for later in routes.indices[(index + 1)...]
    where !isWidened[later] && !isDisjoint(path, routes[later]) {
      isWidened[later] = true
      routes[later].widen(
        .precedenceNotExpressible,
        "links that match a different route, which rejects them")
    }
  }
}
