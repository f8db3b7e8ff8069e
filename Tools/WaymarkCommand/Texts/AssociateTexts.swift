import LinkAssociations
import ManifestDrafts
import TextPrimitives

/// What `waymark associate` says.
enum AssociateTexts {
  static let abstract = "Write and compare the files by which platforms know an app's links."

  static let discussion = """
    The files are made from link manifests, always with the same bytes. They are replaced as a whole and \
    only if they change; --check writes nothing and says which are stale or missing. What a file cannot \
    say is left open, never closed, and told on standard error: 'waymark verdict' shows a link for each.

    EXAMPLES:
      waymark associate apple --app wordly --allow-placeholders
      waymark associate apple --app wordly --allow-placeholders --readable
      waymark associate android --manifest shop.links.yaml --output public
      waymark associate intent-filters --app wordly --minimum-api 35
      waymark associate serving
      waymark associate diff old.txt new.txt
    """

  /// What the commands that write have in common.
  static func discussion(
    of name: String, _ notes: String, hasPlaceholders: Bool = false
  ) -> String {
    let allowed = hasPlaceholders ? " --allow-placeholders" : ""
    let refused = hasPlaceholders ? ", such as placeholders" : ""
    return """
      \(notes)

      Without --output, the files are printed; several have a line before each with its address or name. \
      A path is a file if there is only one to write and no \
      folder of that name. What cannot be written is refused\(refused).

      EXAMPLES:
        waymark associate \(name)\(allowed)
        waymark associate \(name) --manifest shop.links.yaml --output out/
        waymark associate \(name)\(allowed) --output out/ --check

      EXIT STATUS:
        0  done, and with --check every file is current
        1  something is refused, or with --check a file is stale or missing
        2  wrong usage, an invalid manifest, or input or output that failed
      """
  }

  static let appleAbstract = "Write Apple's association file for each host."
  static let appleNotes = """
    In a folder each host gets HOST/apple-app-site-association. Excluding components come first; where they \
    would make the file larger than the 128 KB that the system reads, comments and then the exclusions of \
    wrong values are left out, and a file that is larger all the same is rejected. 'waymark check' compares \
    a --readable file with its manifest and prints a link for each component that opens too much.
    """
  static let entitlementsAbstract = "Write the entitlement of associated domains for each app."
  static let entitlementsNotes =
    "In a folder each app gets APP.entitlements, a property list with one key."
  static let androidAbstract = "Write Android's statements, an assetlinks.json for each host."
  static let androidNotes = """
    In a folder each host gets HOST/assetlinks.json, with the dynamic rules that Android 15 and newer \
    versions read. 'waymark check' compares a --readable file with its manifest.
    """
  static let intentFiltersAbstract = "Write the intent filters of each Android app."
  static let intentFiltersNotes = """
    In a folder each app gets APP/AndroidManifest.xml, which a build merges into the app's own. From level \
    35 on, groups say queries and exclusions too, which older versions do not see.
    """
  static let infoPlistAbstract = "Write the URL types of each app's Info.plist."
  static let infoPlistNotes =
    "In a folder each app with schemes of its own gets APP/Info.plist, a property list with one key."
  static let servingAbstract = "Say how web hosts must serve the files, as a table in Markdown."
  static let servingNotes = "The table is serving.md in a folder."

  static let allowPlaceholders =
    "Also write identities and hosts that are placeholders, which must not be published."
  static let readable = "One short pattern for each route, which may open more pages."
  static let developer = "Let devices in developer mode read the files from the hosts themselves."
  static let minimumAPI = "The lowest API level on which the app runs."
  static let activity = "The activity that takes the links."
  static let invalidLevel = "--minimum-api takes a number from 1 to 999."

  static let diffAbstract = "Say which links two versions of an association file treat differently."
  static let diffDiscussion = """
    The files are Apple's, Android's statements, or Android manifests, both of one kind, which their \
    content shows. Not lines are compared but verdicts, of links made from the patterns of both; a file \
    that names no host is asked about example.com. That no change is found is no proof that there is none. \
    Apps that come and go, their certificates and relations are compared too, because they change which app \
    opens the links.

    JSON is one object a line, as Schemas/difference.schema.json describes it.

    EXAMPLES:
      waymark associate diff old/assetlinks.json new/assetlinks.json
      waymark associate diff - new.json < old.json

    EXIT STATUS:
      0  no link was found that changed its verdict, and the apps are the same
      1  there are changes
      2  wrong usage, or a file that cannot be read
    """
  static let oldFile = "The old version; - is standard input."
  static let newFile = "The new version; - is standard input."
  static let diffFormat = "text for a person, or json, one object a line."
  static let standardInputTwice = "Standard input cannot be both versions."

  static let noHosts = "No app that is meant has a host or routes for this file."
  static let noSchemes = "No app that is meant has a scheme of its own."

  static func differentKinds(_ old: AssociationFile.Kind, _ new: AssociationFile.Kind) -> String {
    "The files are of different kinds, \(old.rawValue) and \(new.rawValue)."
  }

  static func unknownKind(_ path: String) -> String {
    "\(TextStyle.shown(path)) is no association file: expected JSON with applinks, a JSON list of"
      + " statements, or an Android manifest."
  }

  /// Where no link opens though the router accepts it.
  static func omission(_ omission: AssociationOmission) -> String {
    "warning: \(TextStyle.shown(omission.host)) of \(TextStyle.shown(omission.app)) is left out:"
      + " \(omission.explanation) [\(omission.code.rawValue)]"
  }

  /// What a file cannot say.
  static func widening(_ widening: AssociationWidening) -> String {
    let place = [widening.route, widening.parameter].compactMap(\.self).joined(separator: ".")
    return "info: \(place.isEmpty ? "" : TextStyle.shown(place) + ": ")the platform opens"
      + " \(TextStyle.shown(widening.explanation)) [\(widening.code.rawValue)]"
  }

  /// Accepted links that a platform does not open.
  static func narrowing(_ narrowing: AssociationNarrowing) -> String {
    "info: \(TextStyle.shown(narrowing.route)): the platform does not open"
      + " \(TextStyle.shown(narrowing.explanation)) [\(narrowing.code.rawValue)]"
  }

  /// Why a file with the host of a draft is not written.
  static func placeholderHost(of app: String) -> String {
    """
    error: a host of \(TextStyle.shown(app)) is a placeholder [placeholder]
      expected your own host in the place of \(ManifestDraft.placeholderHost)
    """
  }

  /// Why a file is not written.
  static func refusal(_ error: AssociationWriteError) -> String {
    let app = TextStyle.shown(error.app)
    let what =
      switch error.code {
      case .placeholder: "the identities of \(app) are placeholders"
      case .noIdentity: "\(app) has no identity on the platform"
      case .noHost: "\(app) has no such host"
      case .noScheme: "\(app) has no scheme of its own"
      case .tooLarge: "the file of \(app) would be too large"
      default: "\(app) cannot be written"
      }
    return """
      error: \(what) [\(error.code.rawValue)]
        expected \(TextStyle.shown(error.expected))
      """
  }
}
