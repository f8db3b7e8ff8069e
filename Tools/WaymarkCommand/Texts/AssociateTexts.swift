import LinkAssociations
import ManifestDrafts
import TextPrimitives

/// The help and the messages of `waymark associate`.
enum AssociateTexts {
  static let abstract = "Write and compare association files."

  static let discussion = """
    Writes the files from which iOS and Android learn the links of an app. The same manifest \
    always gives the same bytes. A file is replaced as a whole, and only if it changes. --check \
    writes nothing and lists stale or missing files. If a file cannot express a restriction, the \
    platform opens more links, and standard error lists that: 'waymark verdict' shows such links.

    EXAMPLES:
      waymark associate apple --app wordly --allow-placeholders
      waymark associate android --manifest shop.links.yaml --output public/
      waymark associate intent-filters --app wordly --minimum-api 35
      waymark associate serving
      waymark associate diff old.txt new.txt
    """

  /// Returns the explanation of a command that writes.
  static func discussion(
    of name: String, _ notes: String, hasPlaceholders: Bool = false
  ) -> String {
    let allowed = hasPlaceholders ? " --app wordly --allow-placeholders" : ""
    let placeholders =
      hasPlaceholders
      ? " Placeholders for identities and hosts are rejected, unless --allow-placeholders is given;"
        + " never publish them." : ""
    return """
      \(notes)

      Without --output, the files are printed, each after a line with its address or name if there \
      are several. The output is a file if there is one file to write and no folder has that name.\
      \(placeholders)

      EXAMPLES:
        waymark associate \(name)\(allowed)
        waymark associate \(name) --manifest shop.links.yaml --output out/
        waymark associate \(name)\(allowed) --output out/ --check

      EXIT STATUS:
        0  done; with --check, every file is current
        1  an app is rejected; with --check, a file is stale or missing
        2  wrong usage, an invalid manifest, or unreadable input or failed output
      """
  }

  static let appleAbstract = "Write Apple's association file for each host."
  static let appleNotes = """
    A folder gets HOST/apple-app-site-association for each host. Excluding components are first. \
    The system reads 128 KB: if the file is larger, comments and then the exclusions of wrong \
    values are left out, and a file that is still larger is rejected. 'waymark check' compares a \
    --readable file with its manifest and prints a link for each component that opens too much.
    """
  static let entitlementsAbstract = "Write the associated domains entitlement for each app."
  static let entitlementsNotes =
    "A folder gets APP.entitlements for each app, a property list with one key."
  static let androidAbstract = "Write assetlinks.json for each host."
  static let androidNotes = """
    A folder gets HOST/assetlinks.json for each host, with the dynamic rules that Android 15 and \
    later read. 'waymark check' compares a --readable file with its manifest.
    """
  static let intentFiltersAbstract = "Write the intent filters for each Android app."
  static let intentFiltersNotes = """
    A folder gets APP/AndroidManifest.xml for each app, which the build merges into that of the \
    app. From API level 35, groups restrict queries and exclusions too; earlier versions ignore \
    them.
    """
  static let infoPlistAbstract = "Write the URL types of each app's Info.plist."
  static let infoPlistNotes =
    "A folder gets APP/Info.plist for each app with a custom scheme, a property list with one key."
  static let servingAbstract = "List how web hosts must serve the files, in Markdown."
  static let servingNotes = "A folder gets serving.md."

  static let allowPlaceholders = "Write placeholder identities and hosts, too."
  static let readable = "Write one short pattern for each route."
  static let developer = "Read the files without the CDN in developer mode."
  static let minimumAPI = "Lowest API level of the app."
  static let activity = "Activity that opens the links."
  static let invalidLevel = "--minimum-api needs a number from 1 to 999."

  static let diffAbstract = "Compare the verdicts of two association files."
  static let diffDiscussion = """
    Both files are Apple's, both are Android's statements, or both are Android manifests. Their \
    content shows which. Compares verdicts, not lines, for links made from the patterns of both \
    files. A file without a host is tested with example.com. An empty result is not a proof that \
    the files agree. Also compares the apps, their certificates and relations, because they decide \
    which app opens a link.

    JSON output has one object per line, as Schemas/difference.schema.json describes it.

    EXAMPLES:
      waymark associate apple --app wordly --allow-placeholders > a && waymark associate diff a a
      waymark associate diff old/assetlinks.json new/assetlinks.json
      waymark associate diff - new.json < old.json

    EXIT STATUS:
      0  no link with another verdict was found, and the apps are the same
      1  there are changes
      2  wrong usage, or an unreadable file
    """
  static let oldFile = "Old version; - is standard input."
  static let newFile = "New version; - is standard input."
  static let diffFormat = "Output format: text, or json (one object per line)."
  static let standardInputTwice = "Standard input cannot be both versions."

  static let noHosts = "No selected app has a host or a route for this file."
  static let noSchemes = "No selected app has a custom scheme."

  static func differentKinds(_ old: AssociationFile.Kind, _ new: AssociationFile.Kind) -> String {
    "The files are of different kinds, \(old.rawValue) and \(new.rawValue)."
  }

  static func unknownKind(_ path: String) -> String {
    "\(TextStyle.shown(path)) is not an association file: expected JSON with 'applinks', a JSON"
      + " array of statements, or an Android manifest."
  }

  /// Returns the message for a host whose links no platform file opens.
  static func omission(_ omission: AssociationOmission) -> String {
    "warning: host '\(TextStyle.shown(omission.host))' of app '\(TextStyle.shown(omission.app))' is"
      + " omitted: \(omission.explanation) [\(omission.code.rawValue)]"
  }

  /// Returns the message for links that a platform opens, although the router rejects them.
  static func widening(_ widening: AssociationWidening) -> String {
    let place = [widening.route, widening.parameter].compactMap(\.self).joined(separator: ".")
    return "info: \(place.isEmpty ? "" : TextStyle.shown(place) + ": ")the platform opens"
      + " \(TextStyle.shown(widening.explanation)) [\(widening.code.rawValue)]"
  }

  /// Returns the message for accepted links that a platform does not open.
  static func narrowing(_ narrowing: AssociationNarrowing) -> String {
    "info: \(TextStyle.shown(narrowing.route)): the platform does not open"
      + " \(TextStyle.shown(narrowing.explanation)) [\(narrowing.code.rawValue)]"
  }

  /// Returns the message for a file that is not written because of the placeholder host of a draft.
  static func placeholderHost(of app: String) -> String {
    """
    error: app '\(TextStyle.shown(app))' has a placeholder host [placeholder]
      expected your own host instead of '\(ManifestDraft.placeholderHost)'
    """
  }

  /// Returns the message for a file that cannot be written.
  static func refusal(_ error: AssociationWriteError) -> String {
    let app = "app '\(TextStyle.shown(error.app))'"
    let what =
      switch error.code {
      case .placeholder: "\(app) has placeholder identities"
      case .noIdentity: "\(app) has no identity on the platform"
      case .noHost: "\(app) has no host for this file"
      case .noScheme: "\(app) has no custom scheme"
      case .tooLarge: "the file of \(app) is too large"
      default: "the file of \(app) cannot be written"
      }
    return """
      error: \(what) [\(error.code.rawValue)]
        expected \(TextStyle.shown(error.expected))
      """
  }
}
