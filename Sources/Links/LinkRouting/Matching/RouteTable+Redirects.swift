import Diagnostics
import TextPrimitives
import URLSyntax

// A retired route has an entry like any other route, with the flags `conditional` and `retired`. If
// the entry matches a link, the link of the new route is built from the values of that link. If the
// new link cannot be built, the link is rejected. The flag `hasCertainRedirect` saves this work
// where the types of the parameters prove that the new link can be built.

extension RouteTable {
  /// The position of a route in the manifests.
  struct RouteKey: Hashable, Sendable {
    var app: Int32
    var route: Int32
  }

  /// The compiled redirect of a retired route.
  struct Redirect: Sendable {
    /// The new route.
    var target: RouteReference
    /// The parameters of the new route that get a value, each with the source of this value.
    var sources: [(name: String, source: Route.Redirect.Source)]

    /// The maximum length of a link whose redirect need not be checked.
    ///
    /// Percent-encoding replaces one byte with up to three bytes, so the new link has at most 3 ·
    /// 1024 bytes for the values, and ``maximumFixedLength`` other bytes. It is therefore shorter
    /// than the maximum length of links.
    static let maximumCertainLength = 1024
    /// The maximum length of the part of the new link that does not depend on the values.
    static let maximumFixedLength = 2048
  }

  /// Returns the redirect of an entry, or `nil` if its route is not retired.
  func redirect(of entry: Entry) -> Redirect? {
    entry.flags.contains(.retired)
      ? redirects[RouteKey(app: entry.app, route: entry.route)] : nil
  }
}

extension LinkMatch {
  /// The match of the link that replaces this link; `nil` unless the route is retired.
  ///
  /// The destination is the match of a canonical link, so its byte ranges refer to its own
  /// ``link``. It contains neither the undeclared items nor the dropped values of this link.
  ///
  /// ```swift
  /// let match = try router.match("https://shop.example/p/17")
  /// match.routeName               // "old-item"
  /// match.destination?.routeName  // "item"
  /// match.canonicalLink           // "https://shop.example/item/17"
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public var destination: LinkMatch? {
    guard let redirect = table.redirect(of: entry) else { return nil }
    do throws(LinkError) {
      return try Router(compiled: table).match(link(of: redirect))
    } catch {
      // This is never reached: a match is created only if the new link can be built, and built
      // links match.
      return nil
    }
  }

  /// Builds the link to which a redirect leads.
  func link(of redirect: RouteTable.Redirect) throws(LinkError) -> String {
    // If the path lacks optional parts, its entry has fewer parameters than the route, so read them
    // by name.
    let texts = redirect.sources.map { name, source -> (name: String, values: [String]) in
      switch source {
      case .parameter(let own): (name, self[own]?.elements.map(\.text) ?? [])
      case .text(let text): (name, [text])
      }
    }
    return try Router(compiled: table).link(to: redirect.target, texts: texts)
  }
}

extension RouteTableBuilder {
  /// Compiles the redirects of retired routes.
  ///
  /// A redirect that cannot be compiled is reported in ``diagnostics``. Its route then remains
  /// without a redirect.
  ///
  /// - Parameter entryOf: A closure that returns the entry of a route.
  mutating func addRedirects(entryOf: (RouteTable.RouteKey) -> Int32?) {
    for (app, manifest) in manifests.enumerated()
    where manifest.routes.contains(where: { $0.redirect != nil }) {
      let routes = Dictionary(
        manifest.routes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      for (index, route) in manifest.routes.enumerated() {
        guard let redirect = route.redirect else { continue }
        let key = RouteTable.RouteKey(app: Int32(app), route: Int32(index))
        guard let target = routes[redirect.route], manifest.routes[target].redirect == nil,
          let own = entryOf(key),
          let entry = entryOf(RouteTable.RouteKey(app: Int32(app), route: Int32(target)))
        else {
          diagnostics.append(
            ManifestDiagnostic(
              code: "unknown-route", app: manifest.app,
              location: ManifestLocation("routes", route.name, "redirect"),
              message: "route '\(route.name)' redirects to an unknown or retired route"))
          continue
        }
        let ownNames = names(of: entries[Int(own)])
        let sources = names(of: entries[Int(entry)]).map { ($0, redirect.source(of: $0)) }
        redirects[key] = RouteTable.Redirect(
          target: RouteReference(app: manifest.app, route: redirect.route),
          sources: sources.filter { _, source in
            if case .parameter(let name) = source { ownNames.contains(name) } else { true }
          })
      }
    }
  }

  /// Marks the retired routes for which every link of up to
  /// ``RouteTable/Redirect/maximumCertainLength`` bytes is replaced with a valid link.
  ///
  /// - Parameter entryOf: A closure that returns the entry of a route.
  mutating func markCertainRedirects(entryOf: (RouteTable.RouteKey) -> Int32?) {
    for (key, redirect) in redirects {
      let routes = manifests[Int(key.app)].routes
      guard let target = routes.firstIndex(where: { $0.name == redirect.target.route }),
        let own = entryOf(key),
        let new = entryOf(RouteTable.RouteKey(app: key.app, route: Int32(target))),
        [routes[Int(key.route)], routes[target]].allSatisfy({ $0.pattern.optionalParts.isEmpty }),
        isCertain(redirect, from: entries[Int(own)], to: entries[Int(new)])
      else { continue }
      for index in entries.indices
      where !entries[index].isExclusion && entries[index].app == key.app
        && entries[index].route == key.route
      {
        entries[index].flags.insert(.hasCertainRedirect)
      }
    }
  }

  /// Returns `true` if all values of a retired route are proved to be valid in the new link.
  private func isCertain(
    _ redirect: RouteTable.Redirect, from own: RouteTable.Entry, to new: RouteTable.Entry
  ) -> Bool {
    guard new.flags.isDisjoint(with: [.contested, .conditional, .partial]),
      new.originEnd > new.originStart, fragmentPatterns[new.firstParameter] == nil,
      [own, new].allSatisfy({ subdomains[$0.firstParameter] == nil })
    else { return false }
    let sources = Dictionary(
      redirect.sources.map { ($0.name, $0.source) }, uniquingKeysWith: { first, _ in first })
    let slots = Dictionary(
      names(of: own).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var length = Int(new.originEnd - new.originStart)
    length += manifests[Int(new.app)].routes[Int(new.route)].pattern.description.utf8.count * 3
    var used: Set<String> = []
    for (slot, name) in names(of: new).enumerated() {
      let parameter = parameters[Int(new.firstParameter) + slot]
      length += Int(parameter.keyLength) * 3 + 2
      switch sources[name] {
      case nil:
        if slot < Int(new.pathCount) || parameter.flags.contains(.required) { return false }
      case .text(let text)?:
        length += text.utf8.count * 3
        let check = text.withSpan { types[Int(parameter.type)].check($0, 0..<$0.count) }
        if text.isEmpty || text.allSatisfy({ $0 == "." }) || check != .accepted { return false }
      case .parameter(let source)?:
        let inPath = slot < Int(new.pathCount)
        guard used.insert(source).inserted, let place = slots[source],
          isAlwaysValid(
            parameters[Int(own.firstParameter) + place], isInPath: place < Int(own.pathCount),
            for: parameter, inPath: inPath)
        else { return false }
        // In the path of the retired route, literals may surround a value that is `.` or `..`. In
        // the new path, such a value may be a whole component, which is invalid.
        if inPath, types[Int(parameter.type)].acceptsDots,
          !isWholeComponent(source, of: manifests[Int(own.app)].routes[Int(own.route)])
        {
          return false
        }
      }
    }
    return length <= RouteTable.Redirect.maximumFixedLength
  }

  /// Returns `true` if a parameter is a whole component in all paths of a route.
  private func isWholeComponent(_ name: String, of route: Route) -> Bool {
    route.patterns.allSatisfy { pattern in
      pattern.components.contains {
        if case .parameter(name, _, prefix: "", suffix: "") = $0 { true } else { false }
      }
    }
  }

  /// Returns `true` if every value of a parameter is proved to be valid for a parameter of the new
  /// route.
  private func isAlwaysValid(
    _ own: RouteTable.Parameter, isInPath: Bool, for new: RouteTable.Parameter, inPath: Bool
  ) -> Bool {
    let lists: RouteTable.ParameterFlags = [.repeated, .catchAll]
    let (type, newType) = (types[Int(own.type)], types[Int(new.type)])
    guard type.source.kind == newType.source.kind, own.flags.isDisjoint(with: lists),
      new.flags.isDisjoint(with: lists)
    else { return false }
    // A value in a path is neither absent nor empty, and contains only separators that its type
    // lists.
    return isInPath || !inPath && own.flags.contains(.required) && new.flags.contains(.required)
  }

  /// Returns the names of the parameters of an entry.
  func names(of entry: RouteTable.Entry) -> [String] {
    (0..<entry.parameterCount).map { slot in
      let parameter = parameters[Int(entry.firstParameter) + slot]
      let start = Int(parameter.nameOffset)
      return String(decoding: names[start..<start + Int(parameter.nameLength)], as: UTF8.self)
    }
  }
}
