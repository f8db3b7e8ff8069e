import LinkRouting

extension SitePage {
  /// Returns the content of the element `head`.
  func head(
    _ kind: Kind, title: String, summary: String, app: String, _ manifest: LinkManifest?
  ) -> String {
    let full = title == app ? title : title + " – " + app
    func meta(_ key: String, _ name: String, is value: String) -> String {
      "<meta \(key)=\"\(name)\" content=\"\(Self.escaped(value))\">"
    }
    var lines = [
      "<meta charset=\"utf-8\">",
      meta("http-equiv", "Content-Security-Policy", is: policy),
      meta("name", "viewport", is: "width=device-width, initial-scale=1"),
      "<title>\(Self.escaped(full))</title>",
      meta("name", "referrer", is: "no-referrer"),
    ]
    if kind != .start { lines.append(meta("name", "robots", is: "noindex")) }
    if !summary.isEmpty {
      lines += [
        meta("name", "description", is: summary), meta("property", "og:description", is: summary),
      ]
    }
    lines += [
      meta("property", "og:type", is: "website"), meta("property", "og:site_name", is: app),
      meta("property", "og:title", is: full),
      meta("property", "og:image", is: "https://\(host)/_links/card.png"),
      meta("property", "og:image:alt", is: app),
      meta("name", "twitter:card", is: "summary"),
    ]
    // The script adds the page's link as `app-argument`.
    if let id = manifest?.platforms.apple?.appStoreID, id > 0, kind != .missing, kind != .debugger {
      lines.append(meta("name", "apple-itunes-app", is: "app-id=\(id)"))
    }
    lines.append("<link rel=\"icon\" href=\"\(icon)\">")
    let style = kind == .debugger ? debuggerStyle : style
    return (lines + ["<style>\(style)</style>"]).joined(separator: "\n")
  }
}
