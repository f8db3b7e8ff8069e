import LinkRouting

extension SiteServer {
  /// The host in a form that is valid in the names of nginx variables.
  private var id: String {
    host.map { character in
      character.isLetter || character.isNumber
        ? String(character) : character == "-" ? "__" : "_"
    }.joined()
  }

  /// The `map` directives, which nginx allows only outside `server` blocks.
  var nginxMaps: String {
    let choices = languageChoices.map { "  \"~*\($0.expression)\" \($0.language);" }
    let scripts = scriptPaths.map { "  \($0) \"\(Self.scriptCaching)\";" }
    return """
      # Include this file in the block http.
      map $http_accept_language $language_\(id) {
        default en;
      \(choices.joined(separator: "\n"))
      }
      map $uri $caching_\(id) {
        default no-store;
        ~^/\\.well-known/ "\(Self.fileCaching)";
      \(scripts.joined(separator: "\n"))
      }

      """
  }

  /// The directives for an nginx `server` block.
  var nginxSite: String {
    let headers = commonHeaders.map { "add_header \($0.name) \"\($0.value)\" always;" }
    let known = Self.wellKnown.map { name in
      """
      location = /.well-known/\(name) {
        types {}
        default_type application/json;
        try_files $uri =404;
      }
      """
    }
    let pages = patterns.map { route, expression in
      let comparison = route.route.isCaseSensitive ? "~" : "~*"
      return """
        location \(comparison) "\(expression)" {
          default_type text/html;
          try_files /\(SitePage.path(.route, route, language: "$language_\(id)")) =404;
        }
        """
    }
    let start = "try_files /\(startPath("$language_\(id)")) /index.html;"
    let debugger = hasDebugger ? ["/_links", "/_links/"] : []
    let debuggerPages = debugger.map { path in
      """
      location = \(path) {
        default_type text/html;
        try_files /\(SitePage.path(.debugger, nil, language: "$language_\(id)")) /_links/index.html;
      }
      """
    }
    return """
      # Include this file in the block server, after the directive root.
      charset utf-8;
      gzip on;
      gzip_comp_level 6;
      gzip_types application/json application/javascript text/javascript image/svg+xml;
      server_tokens off;
      # Links may contain secrets, so nothing is logged about usual requests.
      access_log off;
      log_not_found off;
      error_page 400 403 404 /_links/missing.$language_\(id).html;
      \(headers.joined(separator: "\n"))
      add_header Cache-Control $caching_\(id) always;

      \(known.joined(separator: "\n"))
      location ^~ /.well-known/ {
        try_files $uri =404;
      }
      location = /robots.txt {
        default_type text/plain;
      }
      location ~ "^/(404\\.html|_headers|_redirects|\\.nojekyll)$" {
        return 404;
      }
      location ^~ /_links/ {
        try_files $uri =404;
        types {
          text/html html;
          text/javascript js;
          image/svg+xml svg;
          image/png png;
          image/webp webp;
          image/jpeg jpg;
        }
      }
      location = / {
        default_type text/html;
        \(start)
      }
      \((debuggerPages + pages).joined(separator: "\n"))

      """
  }

  /// An example of a complete nginx `server` block.
  var nginxExample: String {
    """
    # include /etc/nginx/sites/\(host)/http.conf;
    server {
      listen 443 ssl;
      listen [::]:443 ssl;
      server_name \(names.joined(separator: " "));
      ssl_certificate /etc/letsencrypt/live/\(host)/fullchain.pem;
      ssl_certificate_key /etc/letsencrypt/live/\(host)/privkey.pem;
      root /var/www/\(host);
      include /etc/nginx/sites/\(host)/site.conf;
    }

    """
  }
}
