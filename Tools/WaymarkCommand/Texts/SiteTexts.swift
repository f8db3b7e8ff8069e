import Diagnostics
import TextPrimitives

/// The help and the messages of `waymark site`.
enum SiteTexts {
  static let abstract = "Write a static website for the links of a manifest."

  static let discussion = """
    If a person opens a link and the app is not installed, the browser shows a page of the host. \
    This command writes these pages, and the other files that a host serves for links: the \
    association files, a start page, a page for invalid links, and robots.txt. It also writes \
    configurations for nginx, Caddy, Netlify, Cloudflare Pages, Firebase Hosting and GitHub Pages.

    --output names a folder, which is replaced as a whole. The command does not replace a folder \
    that contains files from elsewhere. The folder contains a subfolder for each host. The \
    subfolder servers contains the configurations for each host, with a README.md that describes \
    them. The same input always produces the same bytes. --check writes nothing, but reports \
    whether the folder is current.

    A page shows the destination of the link and the values in the link. It contains a button that \
    opens the app, buttons for the app stores, a link to the web app ('web' in the manifest), and, \
    on computers, a QR code. The page is in English, Spanish, French, Japanese, Simplified Chinese \
    and German. The titles of routes come from the string catalog of the manifest. The script of \
    the page contains the router: if the app would reject the link, the page shows the reason. \
    Secrets are never shown.

    --theme names a folder with replacements. By default, this is the folder 'site' beside the \
    first manifest, if it exists. The folder can contain style.css (added to the style sheet), a \
    logo (logo.svg, .png, .webp or .jpg), page.html (the template), and strings.LANGUAGE.json \
    (strings, also in further languages).

    With --debugger, the address /_links of each host shows the link debugger. It explains a link \
    that is pasted: the parts of the link, the route or the reason for the rejection, and a \
    corrected link. It also shows what iOS, Android and browsers do with the link. The debugger \
    runs entirely in the browser. A site for users does not need it; 'waymark serve' always \
    includes it.

    The association files omit a route if an app version in use does not have it. --app-versions \
    sets the versions in use; by default, every version is in use. Placeholder identities are \
    errors, unless --allow-placeholders is given.

    \(RootTexts.manifestSearch)

    EXAMPLES:
      waymark site --app wordly --allow-placeholders --output public
      waymark site --manifest shop.links.yaml --output public
      waymark site --manifest shop.links.yaml --output public --check
      waymark site --theme brand --output public
      waymark site --manifest shop.links.yaml --debugger --output preview

    EXIT STATUS:
      0  the site was written; with --check, the folder is current
      1  an association file cannot be generated; with --check, the folder is not current
      2  wrong usage, an invalid manifest or theme, or output that cannot be written
    """

  static let output = "Folder of the site; replaced as a whole."
  static let theme = """
    Folder with your own style, logo, page template and strings (default: folder 'site' beside \
    the first manifest).
    """
  static let debugger = "Add the link debugger at the address /_links."
  static let check = "Write nothing; report whether the folder is current."

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
