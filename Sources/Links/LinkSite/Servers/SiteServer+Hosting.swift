import LinkRouting
import TextPrimitives

extension SiteServer {
  /// The addresses of files that the pattern of a route must not match.
  private static let reserved = ["/.well-known/*", "/_links/*", "/robots.txt"]

  /// The configuration of Caddy.
  var caddyfile: String {
    let headers = commonHeaders.map { "    \($0.name) \"\($0.value)\"" }
    let choices = languageChoices.map { "    ~(?i)\($0.expression) \($0.language)" }
    let reserved = Self.reserved + (hasDebugger ? ["/_links"] : [])
    let pages = patterns.enumerated().map { index, pattern in
      let flags = pattern.route.route.isCaseSensitive ? "" : "(?i)"
      return """
          @route\(index) {
            path_regexp `\(flags)\(pattern.expression)`
            not path \(reserved.joined(separator: " "))
          }
          rewrite @route\(index) /\(SitePage.path(.route, pattern.route, language: "{language}"))
        """
    }
    let start = ["  rewrite / /\(startPath("{language}"))"]
    let debugger = """
        @debugger {
          path /_links /_links/
          file {
            try_files /\(SitePage.path(.debugger, nil, language: "{language}")) /_links/index.html
          }
        }
        rewrite @debugger {http.matchers.file.relative}
      """
    let scripts = scriptPaths.map { "  header \($0) Cache-Control \"\(Self.scriptCaching)\"" }
    return """
      \(names.joined(separator: ", ")) {
        root * /var/www/\(host)
        encode gzip
        map {header.Accept-Language} {language} {
      \(choices.joined(separator: "\n"))
          default en
        }
        header {
      \(headers.joined(separator: "\n"))
          ?Cache-Control no-store
        }
        @files path \(Self.wellKnown.map { "/.well-known/" + $0 }.joined(separator: " "))
        header @files Content-Type application/json
        header @files Cache-Control "\(Self.fileCaching)"
        @internal path /404.html /_headers /_redirects /.nojekyll
        error @internal 404
      \((scripts + pages + (hasDebugger ? [debugger] : []) + start).joined(separator: "\n"))
        file_server
        handle_errors {
          header Cache-Control no-store
          rewrite * /_links/missing.{language}.html
          file_server
        }
      }

      """
  }

  /// The content of the file `_headers`, which Netlify and Cloudflare Pages read.
  var headers: String {
    var lines = ["/*"] + commonHeaders.map { "  \($0.name): \($0.value)" }
    // Pages need no `Cache-Control`: by default, these services make caches revalidate each page.
    for name in Self.wellKnown {
      lines += [
        "/.well-known/" + name, "  Content-Type: application/json",
        "  Cache-Control: " + Self.fileCaching,
      ]
    }
    for path in scriptPaths { lines += [path, "  Cache-Control: " + Self.scriptCaching] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The content of the file `_redirects`, which maps links to pages on Netlify and Cloudflare
  /// Pages.
  ///
  /// A path may contain a star only at its end. The path of a route with parameters therefore ends
  /// with a star in place of its first parameter. These services choose the first line that
  /// matches, and add `.html` to the path of a page.
  var redirects: String {
    var seen: Set<String> = []
    let lines = patterns.flatMap { route, _ -> [String] in
      guard let paths = Self.paths(of: route.route) else { return [] }
      let page = SitePage.path(.route, route, language: "en").dropLast(".html".count)
      return paths.filter { seen.insert($0).inserted }.map { "\($0) /\(page) 200" }
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
  }

  /// Returns the paths of a route in the syntax of `_redirects`.
  ///
  /// A path with parameters ends before the first one, with a star for the rest: `/attend/*`. A
  /// path without parameters is returned with and without a trailing slash.
  ///
  /// - Returns: `nil` if `_redirects` cannot describe the path, or only with a pattern that also
  ///   matches other files.
  private static func paths(of route: Route) -> [String]? {
    guard route.isCaseSensitive else { return nil }
    var path = ""
    for component in route.pattern.components {
      guard case .literal(let text) = component else {
        return path.isEmpty ? nil : [path + "/*"]
      }
      // These characters have a special meaning in `_redirects`.
      if text.contains(where: { ":*# ".contains($0) }) { return nil }
      path += "/" + text
    }
    return [path, path + "/"]
  }

  /// The configuration of Firebase Hosting.
  var firebase: String {
    func quoted(_ text: String) -> String {
      var buffer = ByteBuffer()
      buffer.appendJSONString(text)
      return buffer.text
    }
    func header(_ name: String, _ value: String) -> String {
      "{ \"key\": \(quoted(name)), \"value\": \(quoted(value)) }"
    }
    let common = (commonHeaders + [("Cache-Control", "no-store")]).map { header($0.0, $0.1) }
    let known = Self.wellKnown.map { name in
      "      { \"source\": \(quoted("/.well-known/" + name)), \"headers\": ["
        + header("Content-Type", "application/json") + ", "
        + header("Cache-Control", Self.fileCaching) + "] }"
    }
    let scripts = scriptPaths.map { path in
      "      { \"source\": \(quoted(path)), \"headers\": ["
        + header("Cache-Control", Self.scriptCaching) + "] }"
    }
    let pages = patterns.map { route, expression in
      // Firebase uses RE2, and compares the path including its leading slash.
      "      { \"regex\": "
        + quoted((route.route.isCaseSensitive ? "" : "(?i)") + expression) + ", \"destination\": "
        + quoted("/" + SitePage.path(.route, route, language: "en")) + " }"
    }
    return """
      {
        "hosting": {
          "public": \(quoted(host)),
          "ignore": ["_headers", "_redirects", ".nojekyll"],
          "headers": [
            { "source": "**", "headers": [
              \(common.joined(separator: ",\n        "))
            ] },
      \((known + scripts).joined(separator: ",\n"))
          ],
          "rewrites": [
      \(pages.joined(separator: ",\n"))
          ]
        }
      }

      """
  }

  /// The requirements for a host whose subdomains also show the site.
  private var subdomainNotes: String {
    """
    The subdomains of `\(host)` show the same pages, and need a certificate for `*.\(host)`. A
    wildcard of nginx matches subdomains at any depth. A wildcard of Caddy matches one label, and
    Caddy obtains its certificate with a DNS challenge. On the other services, add each subdomain as
    a domain of the site.


    """
  }

  /// The description of the files, and of what each service cannot do.
  var readme: String {
    """
    # Servers for \(host)

    The folder `\(host)` beside the folder `servers` contains the files that the host serves. Run
    `waymark audit \(host)` after a deployment.

    | server | configuration |
    | --- | --- |
    | nginx | `nginx/http.conf` for the block http, `nginx/site.conf` for the block server, \
    and `nginx/example.conf`, a complete server |
    | Caddy | `Caddyfile` |
    | Netlify, Cloudflare Pages | `_headers` and `_redirects`, which are already in `\(host)` |
    | Firebase Hosting | `firebase.json`, to be copied beside the folder `\(host)` |
    | GitHub Pages | none: the folder `\(host)` is published as it is |

    nginx and Caddy choose the language of a page by the first preference of the browser. On the
    other services, the script of the page chooses it, and without JavaScript the page is English.

    `_redirects` cannot describe a path whose first component is a parameter, or that ignores case.
    Such an address shows `404.html` with status 404, whose script shows the link. Cloudflare Pages
    allows 100 lines with a star.

    \(hasSubdomains ? subdomainNotes : "")GitHub Pages has these limits:
    - It sends no headers of your choice. The pages contain the Content Security Policy, but the
      other headers are missing.
    - The addresses of links have no pages of their own, so all of them show `404.html` with status
      404. Its script shows the link. Without JavaScript, it shows that the link does not work.
    - It serves Apple's file as `application/octet-stream`. Apple's documentation requires
      `application/json`.

    """
  }
}
