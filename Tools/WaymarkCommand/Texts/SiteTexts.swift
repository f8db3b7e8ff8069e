import Diagnostics
import TextPrimitives

/// The help and the messages of `waymark site`.
enum SiteTexts {
  static let abstract = "Write a static website for the links of a manifest."

  static let discussion = """
    People who open a link without the app see a page in their browser. This command writes these \
    pages, and everything else that a host of the app serves: the association files, a start page, \
    a page for invalid links, robots.txt, and configurations for nginx, Caddy, Netlify, Cloudflare \
    Pages, Firebase Hosting and GitHub Pages.

    --output names a folder, which is replaced as a whole. It contains a folder for each host, and \
    the folder servers, whose README.md describes the configurations. The same input always \
    produces the same bytes. --check writes nothing, but reports whether the folder is current.

    A page shows the destination of the link and the values in it, a button that opens the app, \
    buttons for the stores, a link to the web app ('web' in the manifest), and a QR code on \
    computers. It is in English, Spanish, French, Japanese, Simplified Chinese and German; titles \
    come from the string catalog of the manifest. The script of the page contains the router, so \
    that a link that the app would reject shows the reason. Secrets are never shown.

    The folder site beside the first manifest, or the folder that --theme names, can contain \
    replacements: style.css (added to the style sheet), logo.svg or logo.png, page.html (the \
    template), and strings.LANGUAGE.json (strings, also in further languages).

    With --debugger, the address /_links of each host shows the link debugger. It explains a \
    pasted link: its parts, its route or the reason for its rejection, a corrected link, and what \
    iOS, Android and browsers do with it. Everything happens in the browser. A site for users does \
    not need the debugger; 'waymark serve' always shows it.

    Identities that are marked as placeholders are errors, unless --allow-placeholders is given.

    EXAMPLES:
      waymark site --app wordly --allow-placeholders --output public
      waymark site --manifest shop.links.yaml --output public
      waymark site --manifest shop.links.yaml --output public --check
      waymark site --theme brand --output public
      waymark site --manifest shop.links.yaml --debugger --output preview

    EXIT STATUS:
      0  the site is written; with --check, it is current
      1  an association file cannot be written; with --check, the site is not current
      2  wrong usage, an invalid manifest or theme, or failed output
    """

  static let output = "Folder of the site."
  static let theme = "Folder with replacements for the style, the logo and strings."
  static let debugger = "Add the link debugger at the address /_links."
  static let check = "Write nothing; report whether the site is current."

  static let noHosts = "no manifest declares a host for https links"

  static let reservedHost =
    "the host name 'servers' is reserved: the folder 'servers' contains the configurations"

  static let foreignHint = "Name a new folder, an empty folder, or the folder of an earlier run."

  static func written(_ path: String, files: Int, hosts: [String]) -> String {
    "wrote \(TextStyle.shown(path)): \(files) files for \(hosts.joined(separator: ", "))"
  }

  static func current(_ path: String) -> String { "\(TextStyle.shown(path)) is current" }

  static func stale(_ path: String, _ files: [String], command: String) -> String {
    let shown = files.prefix(5).map { "  " + TextStyle.shown($0) }.joined(separator: "\n")
    let more = files.count > 5 ? "\n  and \(files.count - 5) more" : ""
    return "\(TextStyle.shown(path)) is not current:\n\(shown)\(more)\nrun: \(command)"
  }

  static func missingTheme(_ path: String) -> String { "there is no folder '\(path)'" }

  static func invalidStrings(_ path: String) -> String {
    "'\(path)' is not a JSON object whose values are strings"
  }

  static func unknownString(_ key: String, _ path: String) -> String {
    "unknown key '\(key)' in '\(path)'"
  }

  static func missingPart(_ name: String, _ path: String) -> String {
    "the template '\(path)' does not contain the required placeholder {{\(name)}}"
  }

  static func unknownPart(_ name: String, _ path: String) -> String {
    "the template '\(path)' contains the unknown placeholder {{\(name)}}"
  }

  static func closingStyle(_ path: String) -> String {
    "'\(path)' must not contain '</' or U+0000"
  }

  static func invalidLanguage(_ language: String, _ path: String) -> String {
    "'\(language)' in '\(path)' is not a language tag such as 'ar' or 'pt-BR'"
  }

  static func sameLanguage(_ language: String, _ path: String) -> String {
    "'\(path)' is for the same language as '\(language)'; write 'strings.\(language).json'"
  }

  static func notAFolder(_ path: String) -> String { "'\(path)' is a file, not a folder" }

  static func foreignFiles(_ path: String, _ files: [String]) -> String {
    let shown = files.prefix(5).joined(separator: ", ")
    return "'\(path)' contains files that waymark did not write: \(shown)"
  }
}
