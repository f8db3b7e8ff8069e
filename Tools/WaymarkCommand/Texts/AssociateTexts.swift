import LinkAssociations
import LinkRouting
import ManifestDrafts
import TextPrimitives

/// The help and the messages of `waymark associate`.
enum AssociateTexts {
  static let abstract = "Write and compare association files for iOS and Android."

  static let discussion = """
    Writes the files that tell iOS and Android which links an app opens. The same manifest always \
    produces the same bytes. An existing file is replaced as a whole, and only if its content \
    changes. With --check, the commands write nothing, and list the files that are missing or \
    stale (out of date).

    The file formats cannot express every restriction of a manifest. A platform then opens links \
    that the router rejects. Standard error lists such restrictions, and 'waymark verdict' shows \
    sample links.

    EXAMPLES:
      waymark associate apple --app wordly --allow-placeholders
      waymark associate android --manifest shop.links.yaml --output public/
      waymark associate intent-filters --app wordly --minimum-api 35
      waymark associate serving
      waymark associate diff old/assetlinks.json new/assetlinks.json
    """

  /// Returns the detailed help of a command that writes association files.
  static func discussion(
    of name: String, _ notes: String, hasPlaceholders: Bool = false
  ) -> String {
    let allowed = hasPlaceholders ? " --app wordly --allow-placeholders" : ""
    let placeholders =
      hasPlaceholders
      ? " Placeholder identities and hosts are rejected, unless --allow-placeholders is given."
        + " Never publish files with placeholders." : ""
    return """
      \(notes)

      Without --output, the command prints the files. If there are several, a line with the \
      address or the name precedes each file. The path of --output is a folder if it ends with a \
      slash, if it is an existing folder, or if there are several files. Otherwise, it is the path \
      of the file.\(placeholders)

      With --check, the command writes nothing, and lists the files at the path of \
      --output that are missing or stale (out of date). \(RootTexts.manifestSearch)

      JSON output contains one object per line, for each file (Schemas/generate.schema.json).

      EXAMPLES:
        waymark associate \(name)\(allowed)
        waymark associate \(name) --manifest shop.links.yaml --output out/
        waymark associate \(name)\(allowed) --output out/ --check

      EXIT STATUS:
        0  done; with --check, every file is current
        1  a file cannot be generated; with --check, a file is stale or missing
        2  wrong usage, an invalid manifest, unreadable input, or output that cannot be written
      """
  }

  /// The sentences about routes that only some app versions have.
  private static let versionNotes = """
    A route is omitted if an app version in use does not have it. --app-versions sets the versions \
    in use; by default, every version is in use.
    """

  static let appleAbstract = "Write apple-app-site-association for each host."
  static let appleNotes = """
    If the output is a folder, the command writes HOST/apple-app-site-association for each host. \
    Components that exclude links come first, because the first component that matches a link \
    applies. Apple's systems read at most 128 KB. If a file is larger, the command omits comments, \
    and then also the components that exclude invalid parameter values. If the file is still \
    larger, the command reports an error. With --readable, a component can open links that the \
    router rejects. 'waymark check' compares the file with its manifest, and shows such a link for \
    each component. \(versionNotes)
    """
  static let entitlementsAbstract = "Write the associated domains entitlement for each app."
  static let entitlementsNotes = """
    If the output is a folder, the command writes APP.entitlements for each app. Each file is a \
    property list with one key, com.apple.developer.associated-domains.
    """
  static let androidAbstract = "Write assetlinks.json for each host."
  static let androidNotes = """
    If the output is a folder, the command writes HOST/assetlinks.json for each host, with the \
    dynamic rules that Android 15 and later read. With --readable, a rule can open links that the \
    router rejects. 'waymark check' compares the file with its manifest. \(versionNotes)
    """
  static let intentFiltersAbstract = "Write the intent filters of each Android app."
  static let intentFiltersNotes = """
    If the output is a folder, the command writes APP/AndroidManifest.xml for each app. The \
    Android build can merge this file into the manifest of the app. If --minimum-api is at least \
    35, <uri-relative-filter-group> elements also restrict queries and exclude links. Versions of \
    Android before API level 35 ignore these elements.
    """
  static let infoPlistAbstract = "Write the URL types for each app's Info.plist."
  static let infoPlistNotes = """
    If the output is a folder, the command writes APP/Info.plist for each app with a custom \
    scheme. Each file is a property list with one key, CFBundleURLTypes.
    """
  static let servingAbstract = "Describe in Markdown how hosts must serve association files."
  static let servingNotes = """
    The description is a table with the address, the media type and the conditions of each file. \
    If the output is a folder, the command writes serving.md.
    """

  static let allowPlaceholders = "Accept placeholder identities and hosts."
  static let readable = "Write one short, less exact pattern for each route."
  static let developer = """
    Let devices in developer mode read apple-app-site-association from the host, not from Apple's \
    CDN.
    """
  static let minimumAPI = "Lowest API level on which the app runs"
  static let activity = "Activity that opens the links"
  static let invalidLevel = "--minimum-api needs a number from 1 to 999."

  static let diffAbstract = "Compare the links that two association files open."
  static let diffDiscussion = """
    Both files must be of the same kind: Apple's file, Android's assetlinks.json, or an Android \
    manifest. The command detects the kind from the content.

    The command does not compare lines. It derives sample links from the patterns in both files, \
    and lists the links that the files treat differently. If a file names no host, the sample \
    links have the host example.com. If the command lists no links, the files may still differ for \
    other links. The command also compares the apps, their certificates, and their relations, \
    because these determine which app opens a link.

    JSON output contains one object per line (Schemas/difference.schema.json).

    EXAMPLES:
      waymark associate apple --app wordly --allow-placeholders > a && waymark associate diff a a
      waymark associate diff old/assetlinks.json new/assetlinks.json
      waymark associate diff - new.json < old.json

    EXIT STATUS:
      0  no difference was found
      1  the files treat a link differently, or an app differs
      2  wrong usage, an unreadable file, or files of different kinds
    """
  static let appVersions = "App versions in use, such as 4.2..5.1 (default: all)."
  static let diffManifest = "Link manifest, to show the app versions of routes; may be repeated."

  static func invalidAppVersions(_ text: String) -> String {
    "'\(TextStyle.shown(text))' is not a range of versions, such as 4.2, 4.2.. or 4.2..5.1."
  }

  /// Returns a message about a route that not all versions in use have.
  ///
  /// - Parameter versions: The versions in use, if an option specifies them.
  static func unavailable(
    _ route: Route, of app: String, inUse versions: AppVersionRange?
  ) -> String {
    let name = "\(TextStyle.shown(app)).\(TextStyle.shown(route.name))"
    return "info: route \(name) is omitted: it exists only in the versions"
      + " \(route.versionSummary ?? "..")"
      + (versions.map { ", but the versions in use are \($0) [app-versions]" }
        ?? "; to set the versions in use, add --app-versions [app-versions]")
  }

  static let oldFile = "Old version of the file; - is standard input."
  static let newFile = "New version of the file; - is standard input."
  static let diffFormat = "Output format: text (default), or json (one object per line)."
  static let standardInputTwice = "Standard input cannot be both the old and the new version."

  static let noHosts = "No selected app has a host or a route for this file."
  static let noSchemes = "No selected app has a custom scheme."

  static func differentKinds(_ old: AssociationFile.Kind, _ new: AssociationFile.Kind) -> String {
    "The files are of different kinds, \(old.rawValue) and \(new.rawValue)."
  }

  static func unknownKind(_ path: String) -> String {
    "\(TextStyle.shown(path)) is not an association file: expected JSON with 'applinks', a JSON"
      + " array of statements, or an Android manifest."
  }

  /// Returns the warning about a host for which no association file is written.
  static func omission(_ omission: AssociationOmission) -> String {
    "warning: host '\(TextStyle.shown(omission.host))' of app '\(TextStyle.shown(omission.app))' is"
      + " omitted: \(omission.explanation) [\(omission.code.rawValue)]"
  }

  /// Returns the message for links that a platform opens, although the router rejects them.
  static func widening(_ widening: AssociationWidening) -> String {
    let place = [widening.route, widening.parameter].compactMap(\.self).joined(separator: ".")
    return "info: \(place.isEmpty ? "" : TextStyle.shown(place) + ": ")the platform also opens"
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
