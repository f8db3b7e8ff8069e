/// The help and the messages of `waymark verdict`.
enum VerdictTexts {
  static let abstract = "Show what iOS, Android and browsers do with links."

  static let discussion = """
    For each link, prints the result of the router and the decision of each platform: iOS, Android \
    14 and earlier, Android 15 and later, and browsers. Each decision names the rule that \
    determines it, and the position of the rule in the file. By default, the command evaluates the \
    files that 'waymark associate' writes for the manifests. These files omit a route if an app \
    version in use does not have it. --app-versions sets the versions in use; by default, every \
    version is in use.

    The severities are error, warning and info; --fail-on also accepts never. If a platform does \
    not open a link that the router accepts, the severity is error if the platform does not open \
    the canonical link either. It is warning if the platform opens the canonical link, but not \
    this spelling, or if the path is too long for Android's patterns. If a platform opens a link \
    that the router rejects, the severity is info if the file format cannot express the \
    restriction, and warning otherwise. A platform is skipped if the manifest declares no identity \
    for it; in JSON, its value is null.

    With --apple, --android or --manifest-xml, the command evaluates the given files instead, and \
    only for their platforms. HOST=FILE names the host that serves a file; the file then applies \
    only to links to that host. A file without a host applies to links to all other hosts. Add \
    --manifest or --app to compare the files with the router.

    Without links, prints the kinds of links for which a platform and the router disagree, each \
    with one sample link. With association files, this requires --manifest or --app. If several \
    routes have the same diagnostic of severity info, text output contains it once. JSON output \
    contains it for each route.

    As in 'waymark parse', the router warns if it drops or corrects a value, and the warning \
    contains the corrected link. These warnings do not change the exit status. --fact evaluates \
    the requirements of routes, as in 'waymark parse'.

    Secrets are printed as ••• unless --show-secrets is given. Pass links that contain secrets \
    with --input -, because other users of this machine can see arguments in the list of \
    processes.

    \(RootTexts.manifestSearch)

    JSON output contains one object per line, and is always in English \
    (Schemas/verdict.schema.json).

    EXAMPLES:
      waymark verdict 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark verdict --app wordly --fail-on error
      waymark verdict --manifest shop.links.yaml --format json --input links.txt
      waymark verdict --apple aasa.txt https://shop.example/item/7
      waymark verdict --apple shop.example=aasa.txt --input links.txt
      waymark verdict --apple aasa.txt --manifest shop.links.yaml --fail-on error

    EXIT STATUS:
      0  no problem is at or above --fail-on
      1  a problem is at or above --fail-on, or a line of the input is too long
      2  wrong usage, an invalid manifest, or an unreadable file
    """

  static let links = "Links, each as one argument (default: find differences)."
  static let factsNeedLinks =
    "--fact needs links, and for files also --manifest FILE or --app NAME."
  static let format = "Output format: text (default), or json (one object per line)."
  static let failOn = "Minimum severity for exit status 1 (default: warning)."
  static let showSecrets = "Print secrets instead of •••."
  static let filesNeedLinks =
    "Give links as arguments or with --input FILE, or a router to compare with --manifest FILE."

  static func severalFiles(_ option: String, host: String?) -> String {
    guard let host else {
      return "\(option) names several files without a host: write HOST=FILE for all but one."
    }
    return "\(option) names several files of the host \(host): give only one."
  }

  static let severalManifests = "'waymark verdict' accepts --manifest-xml only once."
}
