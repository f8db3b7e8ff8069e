package import LinkAssociations
import LinkManifests
import LinkRouting
import QRCodes

/// A generator of static sites, one for each host.
///
/// The files of a host are in a folder named after the host, which any static web server can serve.
/// The configurations of servers are in the folder `servers`. Equal content always produces equal
/// bytes.
///
/// ```swift
/// let generator = SiteGenerator(content)
/// let files = try generator.files()
/// // one of the paths is "shop.example/.well-known/apple-app-site-association"
/// ```
package struct SiteGenerator: Sendable {
  private let content: SiteContent
  private let languages: [SiteLanguage]
  private let manifests: [LinkManifest]
  private let negotiation: [(tag: String, language: String)]

  /// Creates a generator.
  package init(_ content: SiteContent) {
    self.content = content
    languages = SiteLanguage.all(content.theme)
    manifests = content.manifests.map(\.manifest)
    negotiation = SiteLanguage.negotiationTable(languages)
  }

  /// The names that a template must contain, each as `{{name}}`.
  package static let requiredParts = SitePage.requiredParts
  /// The names that a template may also contain.
  package static let optionalParts = SitePage.optionalParts
  /// Returns the languages of a site with a theme.
  package static func languages(_ theme: SiteTheme) -> [String] {
    SiteLanguage.all(theme).map(\.code)
  }

  /// The keys of strings that a theme may replace.
  package static let stringKeys = Set(SiteLanguage.keys + ["name"])

  /// Returns all files, sorted by path.
  ///
  /// - Throws: ``AssociationWriteError`` if an association file cannot be written.
  /// - Complexity: One page for each route and language of each host.
  package func files() throws(AssociationWriteError) -> [SiteFile] {
    var files: [SiteFile] = []
    let verdicts = content.hasDebugger ? try LinkJudge.verdictTable(of: manifests) : nil
    for host in content.hosts { files += try self.files(of: host, verdicts: verdicts) }
    return files.sorted { $0.path < $1.path }
  }

  /// Returns the files of a host and the server configurations for it.
  ///
  /// - Parameter verdicts: The association files as JSON for the debugger; `nil` for no debugger.
  private func files(
    of host: String, verdicts: String?
  ) throws(AssociationWriteError) -> [SiteFile] {
    let own = manifests.filter { $0.serves(host) }
    let routes = SiteRoute.all(manifests, on: host)
    let script = SiteScript(
      content, host: host, routes: routes, languages: languages, negotiation: negotiation)
    let debugger = verdicts.map { debuggerScript(host, verdicts: $0) }
    let logo = content.theme.logo
    let icon = "/_links/" + (logo.map { "logo." + $0.fileExtension } ?? "icon.svg")
    let base = SiteResources.file(of: "style.css")?.description ?? ""
    let page = SitePage(
      host: host, content: content, languages: languages, manifests: own, script: script,
      debuggerScript: debugger, style: base + content.theme.style, icon: icon)
    var files = try associationFiles(of: host)
    if debugger != nil {
      for language in languages where language.hasDebugger {
        files.append(
          SiteFile(
            SitePage.path(.debugger, nil, language: language.code),
            page.text(.debugger, nil, in: language)))
      }
    }
    for language in languages {
      for route in routes {
        files.append(
          SiteFile(
            SitePage.path(.route, route, language: language.code),
            page.text(.route, route, in: language)))
      }
      for kind in [SitePage.Kind.start, .missing] {
        files.append(
          SiteFile(
            SitePage.path(kind, nil, language: language.code), page.text(kind, nil, in: language)))
      }
    }
    let root = routes.first(where: \.hasRootPath)
    files += [
      SiteFile("index.html", page.text(root == nil ? .start : .route, root, in: languages[0])),
      SiteFile("404.html", page.text(.missing, nil, in: languages[0])),
      SiteFile("robots.txt", Self.robots), SiteFile(".nojekyll", ""),
      SiteFile(String(script.path.dropFirst()), script.text),
      SiteFile("_links/card.png", Self.card(of: host)),
    ]
    if let debugger {
      files += [
        SiteFile(String(debugger.path.dropFirst()), debugger.text),
        SiteFile("_links/index.html", page.text(.debugger, nil, in: languages[0])),
      ]
    }
    if let logo {
      files.append(SiteFile(String(icon.dropFirst()), logo.bytes))
    } else {
      files.append(SiteFile(String(icon.dropFirst()), Self.icon(of: own.first)))
    }
    let wildcard = WildcardHost.prefix + host
    let server = SiteServer(
      host: host,
      hasSubdomains: own.contains { $0.hosts.contains { $0.lowercased() == wildcard } },
      policy: page.policy, languages: languages, routes: routes,
      scriptPaths: [script.path] + (debugger.map { [$0.path] } ?? []))
    files += [
      SiteFile("_headers", server.headers), SiteFile("_redirects", server.redirects),
    ]
    for index in files.indices { files[index].path = host + "/" + files[index].path }
    return files + server.files.map { SiteFile("servers/\(host)/" + $0.path, $0.bytes) }
  }

  /// Returns the script of the debugger, which explains the links of all apps of the site.
  private func debuggerScript(_ host: String, verdicts: String) -> SiteScript {
    let routes = manifests.flatMap(SiteRoute.current)
    return SiteScript(
      content, host: host, routes: routes, languages: languages.filter(\.hasDebugger),
      negotiation: negotiation,
      verdicts: verdicts)
  }

  private func associationFiles(of host: String) throws(AssociationWriteError) -> [SiteFile] {
    var files: [SiteFile] = []
    let manifests = manifests.map { $0.available(inAll: content.versions) }
    let apple = AppleAssociationWriter(
      manifests.filter { !($0.platforms.apple?.appIDs.isEmpty ?? true) })
    if let name = apple.hosts.first(where: { $0.lowercased() == host }) {
      let file = try apple.associationFile(
        host: name, allowsPlaceholders: content.allowsPlaceholders)
      files.append(SiteFile(".well-known/apple-app-site-association", file.text))
    }
    let android = AndroidAssociationWriter(
      manifests.filter { !($0.platforms.android?.fingerprints.isEmpty ?? true) })
    if let name = android.hosts.first(where: { $0.lowercased() == host }) {
      let file = try android.assetLinks(
        host: name, allowsPlaceholders: content.allowsPlaceholders)
      files.append(SiteFile(".well-known/assetlinks.json", file.text))
    }
    return files
  }

  /// The content of `robots.txt`.
  ///
  /// Search engines may request only the start page, the association files and the preview picture.
  private static let robots = """
    User-agent: *
    Allow: /$
    Allow: /.well-known/
    Allow: /_links/card.png
    Disallow: /

    """

  /// Returns the picture for previews of links, which shows the address of the host as a QR code.
  private static func card(of host: String) -> [UInt8] {
    do throws(QRCodeError) {
      return try QRSymbol("https://\(host)/").png(moduleSize: 16)
    } catch {
      // A host name always fits into a symbol.
      return []
    }
  }

  /// Returns an icon with the first letter of the app.
  private static func icon(of manifest: LinkManifest?) -> String {
    let title = manifest?.title ?? manifest?.app ?? "?"
    let letter = SitePage.escaped(String(title.prefix(1)).uppercased())
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect width="64" height="64" rx="14" fill="#1f5fbf"/>
      <text x="32" y="45" fill="#ffffff" font-family="sans-serif" font-size="38" \
      font-weight="bold" text-anchor="middle">\(letter)</text>
      </svg>

      """
  }
}
