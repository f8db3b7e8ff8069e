/// What `waymark verdict` says of itself.
enum VerdictTexts {
  static let abstract = "Say what iOS, Android and the web do with links, and why."

  static let discussion = """
    Each link is shown with what the router says and what each platform decides: iOS, Android up to 14, \
    Android 15 and newer, and a browser, with the rule that decided and its place in the file. The files \
    are those that 'waymark associate' writes of the manifests.

    A platform that leaves a link in the browser which the router accepts is an error if the canonical form \
    of the link stays there too, and a warning with a code of its own if only this spelling does. One that \
    opens more is information where its files cannot help it, and a warning elsewhere.

    A platform on which a manifest names no identity of its app is not asked and takes no part; that it is \
    not is said, as null in JSON.

    With --apple, --android or --manifest-xml, files that anybody wrote are judged instead, and only for \
    their platforms. HOST=FILE names the host that serves a file; the file then decides about the links of \
    that host alone. A file without a host decides about all others. With --manifest or --app too, the files \
    are compared with the router.

    Without links, every class of links is shown on which platforms were found to diverge from the router, \
    with one link of it, by the same rule; for files, --manifest or --app says which router. Information that \
    several routes share is printed once; JSON has each.

    What the router drops or repairs in a link that it accepts, and a value that the link loses, is shown as \
    a warning with the corrected link, as by 'waymark parse'. It does not change the exit status.

    With --fact, the requirements of the route of a link are evaluated, as by 'waymark parse'.

    Secrets that a manifest knows are shown as ••• unless --show-secrets is given; give links that carry \
    secrets with --input -, because arguments are visible to everyone on this machine.

    JSON is one object a line, always in English, as Schemas/verdict.schema.json describes it.

    EXAMPLES:
      waymark verdict 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark verdict --app wordly --fail-on error
      waymark verdict --manifest shop.links.yaml --format json --input links.txt
      waymark verdict --apple aasa.txt https://shop.example/item/7
      waymark verdict --apple shop.example=aasa.txt --input links.txt
      waymark verdict --apple aasa.txt --manifest shop.links.yaml --fail-on error

    EXIT STATUS:
      0  verdicts are given, and nothing is at or above --fail-on
      1  something is, as is every link that a platform fails to open though the router accepts it
      2  wrong usage, or a file that cannot be read
    """

  static let links = "The links, each as one argument."
  static let factsNeedLinks = "--fact needs links, and with files --manifest FILE or --app NAME."
  static let format = "text for a person, or json, one object a line."
  static let failOn =
    "From which severity on the exit status is 1: error, warning, info or never."
  static let showSecrets = "Show secrets instead of •••."
  static let filesNeedLinks =
    "Say which links are judged by the file, as arguments or with --input FILE, or with --manifest FILE which router it is compared with."

  static func severalFiles(_ option: String, host: String?) -> String {
    guard let host else { return "\(option) names several files without a host: give HOST=FILE." }
    return "\(option) names several files of the host \(host): give one."
  }

  static let severalManifests = "--manifest-xml can be given only once here."
}
