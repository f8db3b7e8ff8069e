import LinkRouting

/// A writer of the configurations of web servers for one host.
struct SiteServer {
  let host: String
  /// `true` if an app also declares the wildcard for the subdomains of the host.
  let hasSubdomains: Bool
  /// The Content Security Policy of the pages.
  let policy: String
  let languages: [SiteLanguage]
  let routes: [SiteRoute]
  /// The paths of the scripts: that of the pages, then that of the link debugger if there is one.
  let scriptPaths: [String]

  /// `true` if the address `/_links` shows the link debugger.
  var hasDebugger: Bool { scriptPaths.count > 1 }

  /// The names of the host for servers that support wildcards.
  var names: [String] { [host] + (hasSubdomains ? [WildcardHost.prefix + host] : []) }

  /// The route with the path `/`.
  private var rootRoute: SiteRoute? { routes.first(where: \.hasRootPath) }

  /// Returns the path of the page for `/` in a language.
  func startPath(_ language: String) -> String {
    SitePage.path(rootRoute == nil ? .start : .route, rootRoute, language: language)
  }

  /// The headers of every reply, with their values.
  var commonHeaders: [(name: String, value: String)] {
    [
      ("Content-Security-Policy", policy + "; frame-ancestors 'none'"),
      ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
      ("Strict-Transport-Security", "max-age=31536000"),
      (
        "Permissions-Policy",
        "camera=(\(hasDebugger ? "self" : "")), geolocation=(), microphone=()"
      ),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
  }

  /// The regular expressions for the header `Accept-Language`, each with the language that it
  /// selects.
  ///
  /// Servers try the expressions in order. The expressions match only the first preference in the
  /// header, whereas the script of a page compares all preferences.
  var languageChoices: [(expression: String, language: String)] {
    var seen: Set<String> = []
    var choices: [(String, String)] = []
    for language in languages where language.code.contains("-") {
      choices.append((language.code.lowercased(), language.code))
    }
    if !languages.contains(where: { ["zh-TW", "zh-HK", "zh-Hant"].contains($0.code) }) {
      choices.append(("zh-(hant|hk|mo|tw)", languages[0].code))
    }
    for language in languages {
      let primary = language.code.prefix { $0 != "-" }.lowercased()
      choices.append((primary, language.code))
    }
    return choices.filter { seen.insert($0.0).inserted }.map { expression, language in
      ("^\(expression)(-|,|;|$)", language)
    }
  }

  /// The names of the association files in the folder `.well-known`.
  static let wellKnown = ["apple-app-site-association", "assetlinks.json"]
  /// The value of the header `Cache-Control` for association files, which caches keep for one hour.
  static let fileCaching = "public, max-age=3600"
  /// The value of the header `Cache-Control` for a script, which caches keep for one year.
  ///
  /// Caches can keep a script for so long because its name changes with its content.
  static let scriptCaching = "public, max-age=31536000, immutable"

  /// A copy of each route for each of its paths except `/`, with a regular expression for the path.
  ///
  /// The expressions match more paths than the router. For a path that the router rejects, the page
  /// shows the reason.
  var patterns: [(route: SiteRoute, expression: String)] {
    variants.map { ($0, Self.expression(for: $0.route)) }
  }

  /// A copy of each route for each of its paths except `/`, most specific first.
  var variants: [SiteRoute] {
    SiteRoute.sorted(routes.flatMap(\.variants)).filter { !$0.route.pattern.components.isEmpty }
  }

  /// Returns a regular expression for the decoded paths of a route.
  static func expression(for route: Route) -> String {
    var text = "^"
    for component in route.pattern.components {
      switch component {
      case .literal, .parameter, .compound:
        text += "/"
        for piece in component.pieces ?? [] { text += piece.text.map(escaped) ?? "[^/]+" }
      case .catchAll(_, _, let minimum): text += minimum == 0 ? "(/.*)?" : "/.+"
      }
    }
    return text + "/?$"
  }

  /// Returns a string escaped for a regular expression.
  ///
  /// The result is also valid inside a quoted string of an nginx configuration.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || "-_~0123456789".unicodeScalars.contains(scalar)
      if isPlain { return String(scalar) }
      // Hexadecimal escapes also hide quotation marks and dollar signs, which have a special
      // meaning in configurations.
      return scalar.isASCII ? "\\x" + hex(scalar.value) : String(scalar)
    }.joined()
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// The files for the host in the folder `servers`.
  ///
  /// The files `_headers` and `_redirects` are not included, because they belong to the folder of
  /// the host.
  var files: [SiteFile] {
    [
      SiteFile("nginx/http.conf", nginxMaps), SiteFile("nginx/site.conf", nginxSite),
      SiteFile("nginx/example.conf", nginxExample), SiteFile("Caddyfile", caddyfile),
      SiteFile("firebase.json", firebase), SiteFile("README.md", readme),
    ]
  }
}
