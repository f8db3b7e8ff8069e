import LinkRouting
import LocalizedTexts
import TextPrimitives

/// A writer of the pages of a host.
struct SitePage {
  /// The kind of a page, which the script reads.
  enum Kind: String {
    /// A fallback page, for the links of a route.
    case route
    /// The page of the address `/`.
    case start
    /// The page for addresses without a page.
    case missing
    /// The link debugger.
    case debugger
  }

  let host: String
  let content: SiteContent
  let languages: [SiteLanguage]
  let manifests: [LinkManifest]
  let script: SiteScript
  /// The script of the link debugger, if the site has one.
  let debuggerScript: SiteScript?
  /// The style sheet of all pages, which ``debuggerStyle`` extends for the debugger.
  let style: String
  /// The path of the icon on the host.
  let icon: String

  /// The Content Security Policy of all pages, without directives that only a header may have.
  var policy: String {
    let scripts = [script, debuggerScript].compactMap { $0.map { "'\($0.hash)'" } }
    let styles = ([style] + (debuggerScript == nil ? [] : [debuggerStyle])).map { style in
      "'sha256-\(SHA256.base64(Array(style.utf8)))'"
    }
    return "default-src 'none'; script-src \(scripts.joined(separator: " ")); "
      + "style-src \(styles.joined(separator: " ")); img-src 'self'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The style sheet of the debugger.
  var debuggerStyle: String {
    style + (SiteResources.file(of: "debugger.css")?.description ?? "")
  }

  /// Returns the path of a page in a language, below the folder of the host.
  static func path(_ kind: Kind, _ route: SiteRoute?, language: String) -> String {
    "_links/\(route?.name ?? kind.rawValue).\(language).html"
  }

  /// Returns the HTML of a page.
  func text(_ kind: Kind, _ route: SiteRoute?, in language: SiteLanguage) -> String {
    let manifest = route?.manifest ?? manifests.first
    let app = manifest?.title ?? manifest?.app ?? host
    let titles = content.titles[language.code]
    var title = language.text(.startTitle, app)
    var summary = language.text(.startText, app)
    if let route {
      title = route.title(titles, fallback: content.titles["en"])
      summary = route.summary(titles, language: language.code)
    } else if kind == .missing {
      title = language.text(.wrongTitle)
      summary = language.text(.wrongText)
    } else if kind == .debugger {
      let texts = Texts<DebuggerText>(language: language.code)
      (title, summary) = (texts[.title], texts[.summary])
    }
    let script = kind == .debugger ? debuggerScript ?? script : script
    let parts = [
      "language": Self.escaped(language.code), "direction": language.direction,
      "kind": kind.rawValue,
      "route": Self.escaped(route?.name ?? ""), "skip": Self.escaped(language.text(.skip)),
      "head": head(kind, title: title, summary: summary, app: app, manifest),
      "brand":
        "<p class=\"brand\"><img src=\"\(icon)\" alt=\"\" width=\"36\" height=\"36\">"
        + "<span>\(Self.escaped(app))</span></p>",
      "languages": languageList(kind, route, current: language),
      "main": kind == .debugger
        ? DebuggerContent(language.code).text
        : main(kind, route, in: language, title: title, summary: summary),
      "footer": "<span lang=\"\">\(Self.escaped(host))</span>",
      "script":
        "<script src=\"\(script.path)\" integrity=\"\(script.hash)\"></script>",
    ]
    let template = content.theme.page ?? SiteResources.file(of: "page.html")?.description ?? ""
    return Self.filled(template, parts)
  }

  /// Returns a template in which each `{{name}}` is replaced by the part of that name.
  ///
  /// The parts are inserted in one pass, so a `{{name}}` inside a part is not replaced.
  static func filled(_ template: String, _ parts: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else { break }
      text += rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close.lowerBound])
      text += parts[name] ?? String(rest[open.lowerBound..<close.upperBound])
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  /// The names that a template must contain; ``optionalParts`` lists those that it may also
  /// contain.
  static let requiredParts = ["language", "head", "kind", "route", "languages", "main", "script"]
  static let optionalParts = ["direction", "skip", "brand", "footer"]

  static func escaped(_ text: String) -> String { XMLEscaping.attribute(text) }

  // MARK: Body

  private func languageList(
    _ kind: Kind, _ route: SiteRoute?, current: SiteLanguage
  ) -> String {
    let items = languages.filter { kind != .debugger || $0.hasDebugger }.map { language in
      let isCurrent = language.code == current.code ? " aria-current=\"true\"" : ""
      let path = Self.path(kind, route, language: language.code)
      return "<li><a href=\"/\(Self.escaped(path))\" lang=\"\(Self.escaped(language.code))\" "
        + "hreflang=\"\(Self.escaped(language.code))\"\(isCurrent)>"
        + "\(Self.escaped(language.name))</a></li>"
    }
    return "<nav class=\"languages\" id=\"languages\" aria-label=\""
      + "\(Self.escaped(current.text(.language)))\"><ul>\n"
      + items.joined(separator: "\n") + "\n</ul></nav>"
  }

  private func main(
    _ kind: Kind, _ route: SiteRoute?, in language: SiteLanguage, title: String,
    summary: String
  ) -> String {
    let manifest = route?.manifest ?? manifests.first
    let app = manifest?.title ?? manifest?.app ?? host
    func text(_ key: SiteText) -> String { Self.escaped(language.text(key, app)) }
    func element(_ key: SiteText, _ tag: String, attributes: String = "") -> String {
      "<\(tag)\(attributes) data-text=\"\(key.rawValue)\">\(text(key))</\(tag)>"
    }
    let isHidden = summary.isEmpty ? " hidden" : ""
    var lines = [
      "<h1 id=\"title\">\(Self.escaped(title))</h1>",
      "<p class=\"summary\" id=\"summary\"\(isHidden)>\(Self.escaped(summary))</p>",
      "<div class=\"problem\" id=\"problem\" role=\"status\" hidden>"
        + element(.wrongReason, "h2")
        + "<p id=\"reason\"></p><p><code id=\"reason-code\"></code></p></div>",
      "<dl id=\"values\" hidden></dl>", "<div class=\"actions\">",
      element(.open, "a", attributes: " class=\"button primary\" id=\"open\" hidden"),
    ]
    if let link = route?.staticLink {
      let address = Self.escaped(link)
      lines.append(
        "<noscript>"
          + element(.open, "a", attributes: " class=\"button primary\" href=\"\(address)\"")
          + "</noscript>")
    }
    // The script shows the buttons of the app that the link belongs to.
    func button(_ key: SiteText, _ id: String, to address: String?) -> String {
      let target = address.map { " href=\"\(Self.escaped($0))\"" } ?? " hidden"
      return element(key, "a", attributes: " class=\"button\" id=\"\(id)\"\(target)")
    }
    let number = manifest?.platforms.apple?.appStoreID.flatMap { $0 > 0 ? $0 : nil }
    let android = manifest?.platforms.android.flatMap { $0.isPlaceholder ? nil : $0 }
    lines += [
      button(.storeApple, "apple", to: number.map { "https://apps.apple.com/app/id\($0)" }),
      button(
        .storeAndroid, "android",
        to: android.map { "https://play.google.com/store/apps/details?id=" + $0.package }),
      button(.web, "web", to: manifest?.webApp),
    ]
    let isAfterHidden = kind == .route ? "" : " hidden"
    lines += [
      "</div>", element(.after, "p", attributes: " class=\"after\" id=\"after\"\(isAfterHidden)"),
    ]
    if kind == .route {
      lines.append(
        "<noscript>" + element(.noscript, "p", attributes: " class=\"after\"") + "</noscript>")
    }
    lines += [
      "<section class=\"code\" id=\"code\" aria-labelledby=\"code-title\" hidden>",
      element(.codeTitle, "h2", attributes: " id=\"code-title\""), element(.codeText, "p"),
      "<div id=\"symbol\"></div>", "<p class=\"address\"><bdi id=\"code-link\"></bdi></p>",
      element(.codeSecret, "p", attributes: " id=\"code-secret\" hidden"),
      "</section>", "<p class=\"status\" id=\"status\" role=\"status\"></p>",
    ]
    return lines.joined(separator: "\n")
  }
}
