package import LinkManifests
package import LinkRouting
import TextPrimitives

/// The content of a site: manifests, the strings of their catalogs, and a theme.
package struct SiteContent: Sendable {
  /// The strings of a catalog in one language.
  package struct Titles: Sendable {
    /// The titles of routes, by `app.route`.
    package var routes: [String: String] = [:]
    /// The summaries of routes, by `app.route`.
    package var summaries: [String: String] = [:]
    /// The labels of parameters, by name.
    package var labels: [String: String] = [:]

    /// Creates an empty set of strings.
    package init() {}
  }

  /// The manifests, which have no errors.
  package var manifests: [ManifestFile]
  /// The app versions in use, for which the association files are written.
  package var versions: AppVersionRange
  /// The strings of the catalogs by language.
  package var titles: [String: Titles]
  /// The theme.
  package var theme: SiteTheme
  /// `true` to write association files with placeholders.
  package var allowsPlaceholders: Bool
  /// `true` to write the link debugger at the address `/_links`.
  package var hasDebugger: Bool

  /// Creates the content of a site.
  package init(
    manifests: [ManifestFile], versions: AppVersionRange = .all, titles: [String: Titles] = [:],
    theme: SiteTheme = SiteTheme(),
    allowsPlaceholders: Bool = false, hasDebugger: Bool = false
  ) {
    self.manifests = manifests
    self.versions = versions
    self.titles = titles
    self.theme = theme
    self.allowsPlaceholders = allowsPlaceholders
    self.hasDebugger = hasDebugger
  }

  /// The hosts of the manifests, in the order of the manifests, without duplicates.
  ///
  /// Hosts with a port are omitted, because they are for development only. A wildcard is replaced
  /// with its domain, whose folder also serves the subdomains.
  package var hosts: [String] {
    var seen: Set<String> = []
    return manifests.flatMap(\.manifest.hosts).map { WildcardHost.domain(of: $0.lowercased()) }
      .filter { !$0.contains(":") && seen.insert($0).inserted }
  }
}

extension LinkManifest {
  /// Returns `true` if the app declares a host, or a wildcard for its subdomains.
  ///
  /// - Parameter host: The host in lower case.
  func serves(_ host: String) -> Bool {
    hosts.contains { WildcardHost.domain(of: $0.lowercased()) == host }
  }
}

/// A route of an app on a host.
struct SiteRoute: Sendable {
  var manifest: LinkManifest
  var route: Route

  /// The name of the route in files and data.
  var name: String { manifest.app + "." + route.name }

  /// Returns the title in a language.
  ///
  /// If `titles` has no title for the route, the result is the title in `fallback`, or else the
  /// summary in the manifest, or else the name of the route as words.
  func title(_ titles: SiteContent.Titles?, fallback: SiteContent.Titles?) -> String {
    if let title = titles?.routes[name] ?? fallback?.routes[name] ?? route.summary { return title }
    // `newMessage` and `new-message` become "New message".
    var text = ""
    for character in route.name {
      if character == "-" || character == "_" {
        text.append(" ")
      } else if character.isUppercase {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns the summary in a language.
  ///
  /// Without a summary in the catalog, the result is the manifest's summary if the language is
  /// English and the catalog has a title; otherwise, it is empty. The manifest has only an English
  /// summary.
  func summary(_ titles: SiteContent.Titles?, language: String) -> String {
    if let summary = titles?.summaries[name] { return summary }
    // Without a title in the catalog, the page shows the summary as the title.
    let hasTitle = titles?.routes[name] != nil
    return language == "en" && hasTitle ? route.summary ?? "" : ""
  }

  /// `true` if a path of the route is `/`.
  var hasRootPath: Bool { variants.contains { $0.route.pattern.components.isEmpty } }

  /// The route's link with a custom scheme, which opens the app even without JavaScript.
  ///
  /// The value is `nil` if the app has no custom scheme, if the route limits its schemes or has a
  /// required parameter, or if the path is empty or contains parameters or special characters.
  var staticLink: String? {
    guard route.schemes == nil, let scheme = manifest.schemes.first else { return nil }
    var path = ""
    for component in route.pattern.components {
      guard case .literal(let text) = component,
        text.utf8.allSatisfy({ $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D })
      else { return nil }
      path += (path.isEmpty ? "" : "/") + text
    }
    let isRequired = (route.query + route.fragment).contains { $0.occurrence == .required }
    return isRequired || path.isEmpty ? nil : scheme + "://" + path
  }

  /// Returns the routes of a host, most specific first.
  ///
  /// A server chooses the first page whose pattern matches. The script of the page shows the route
  /// that the router chooses.
  static func all(_ manifests: [LinkManifest], on host: String) -> [SiteRoute] {
    let routes = manifests.flatMap { manifest -> [SiteRoute] in
      guard manifest.serves(host) else { return [] }
      func isServed(_ route: Route) -> Bool {
        route.hosts?.contains { WildcardHost.domain(of: $0.lowercased()) == host } ?? true
      }
      return current(in: manifest).filter { page in
        isServed(page.route) || page.retired.contains(where: isServed)
      }
    }
    return sorted(routes)
  }

  /// Returns the routes of a manifest that are not retired.
  static func current(in manifest: LinkManifest) -> [SiteRoute] {
    manifest.routes.filter { $0.redirect == nil }.map { SiteRoute(manifest: manifest, route: $0) }
  }

  /// The retired routes that redirect to this route, so that their links show its page.
  private var retired: [Route] {
    manifest.routes.filter { $0.redirect?.route == route.name }
  }

  /// A copy of the route for each path whose links show its page.
  var variants: [SiteRoute] {
    let own = route.variants
    let others = retired.flatMap(\.variants).map { retired in
      var variant = own[0]
      variant.pattern = retired.pattern
      return variant
    }
    return (own + others).map { SiteRoute(manifest: manifest, route: $0) }
  }

  /// Returns routes with the most specific ones first.
  static func sorted(_ routes: [SiteRoute]) -> [SiteRoute] {
    routes.enumerated().sorted { left, right in
      let (first, second) = (left.element.ranks, right.element.ranks)
      return first == second
        ? left.offset < right.offset : first.lexicographicallyPrecedes(second)
    }.map(\.element)
  }

  /// A rank for each component; the fewer strings a component matches, the lower its rank.
  private var ranks: [Int] {
    route.pattern.components.map { component in
      switch component {
      case .literal: 0
      case .parameter(_, _, let prefix, let suffix): prefix.isEmpty && suffix.isEmpty ? 2 : 1
      case .compound: 1
      case .catchAll: 3
      }
    } + [0]
  }
}
