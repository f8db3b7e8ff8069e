/// The help and the messages of `waymark verdict`.
enum VerdictTexts {
  static let abstract = "Show what iOS, Android and browsers do with links."

  static let discussion = """
    For each link, prints the result of the router and the decision of each platform: iOS, Android \
    up to 14, Android 15 and later, and a browser, with the deciding rule and its place in the \
    file. The files are those that 'waymark associate' writes from the manifests.

    If a platform does not open a link that the router accepts, that is an error if the canonical \
    link stays in the browser too, and a warning if only this spelling does. If a platform opens a \
    link that the router rejects, that is information where the file format cannot express the \
    restriction, and a warning elsewhere. A platform for which the manifest has no identity is \
    skipped; in JSON it is null.

    With --apple, --android or --manifest-xml, your own files are judged instead, and only for \
    their platforms. HOST=FILE names the host that serves a file, which then decides only about \
    links of that host. A file without a host decides about all others. Add --manifest or --app to \
    compare the files with the router.

    Without links, prints each class of links for which a platform and the router differ, with one \
    sample link. For your own files, --manifest or --app names the router. Information that \
    several routes share is printed once; JSON has each.

    Values that the router drops or repairs are warnings with the corrected link, as for 'waymark \
    parse'. They do not change the exit status. With --fact, the requirements of the route are \
    evaluated, as for 'waymark parse'.

    Secrets are printed as ••• unless --show-secrets is given. Pass links that contain secrets \
    with --input -, because other users of this machine can see arguments.

    JSON output has one object per line, always in English, as Schemas/verdict.schema.json \
    describes it.

    EXAMPLES:
      waymark verdict 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark verdict --app wordly --fail-on error
      waymark verdict --manifest shop.links.yaml --format json --input links.txt
      waymark verdict --apple aasa.txt https://shop.example/item/7
      waymark verdict --apple shop.example=aasa.txt --input links.txt
      waymark verdict --apple aasa.txt --manifest shop.links.yaml --fail-on error

    EXIT STATUS:
      0  nothing is at or above --fail-on
      1  something is, or a platform does not open a link that the router accepts
      2  wrong usage, or an unreadable file
    """

  static let links = "Links, each as one argument."
  static let factsNeedLinks =
    "--fact needs links, and for files also --manifest FILE or --app NAME."
  static let format = "Output format: text, or json (one object per line)."
  static let failOn = "Minimum severity for exit status 1: error, warning, info or never."
  static let showSecrets = "Print secrets instead of •••."
  static let filesNeedLinks =
    "Give links as arguments or with --input FILE, or a router to compare with --manifest FILE."

  static func severalFiles(_ option: String, host: String?) -> String {
    guard let host else { return "\(option) names several files without a host: give HOST=FILE." }
    return "\(option) names several files of the host \(host): give only one."
  }

  static let severalManifests = "--manifest-xml may be given only once here."
}
