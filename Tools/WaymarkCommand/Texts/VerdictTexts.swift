/// What `waymark verdict` says of itself.
enum VerdictTexts {
  static let abstract = "Say what iOS, Android and the web do with links, and why."

  static let discussion = """
    Each link is shown with what the router says and what each platform decides: iOS, Android up to 14, \
    Android 15 and newer, and a browser, with the rule that decided and its place in the file. The files \
    are those that 'waymark associate' writes of the manifests. A platform that leaves a link in the \
    browser which the router accepts is an error; one that opens more for a reason that its files cannot \
    help is information.

    With --apple, --android or --manifest-xml, files that anybody wrote are judged instead, and only for \
    their platforms; hosts are then not compared. With --manifest too, they are compared with its router.

    Without links, every class of links is shown on which platforms were found to diverge from the router, \
    with one link of it.

    Secrets that a manifest knows are shown as ••• unless --show-secrets is given; give links that carry \
    secrets with --input -, because arguments are visible to everyone on this machine.

    JSON is one object a line, always in English, as Schemas/verdict.schema.json describes it.

    EXAMPLES:
      waymark verdict 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark verdict --app wordly
      waymark verdict --manifest shop.links.yaml --format json --input links.txt
      waymark verdict --apple aasa.txt https://shop.example/item/7

    EXIT STATUS:
      0  verdicts are given, and there is nothing but information
      1  a platform opens less than the router, or there is a warning or an error
      2  wrong usage, or a file that cannot be read
    """

  static let links = "The links, each as one argument."
  static let input = "Read links from a file, one a line; - is standard input."
  static let format = "text for a person, or json, one object a line."
  static let showSecrets = "Show secrets instead of •••."
  static let apple = "Judge by this file of Apple's, an apple-app-site-association."
  static let android = "Judge by this file of Android's, an assetlinks.json."
  static let manifestXML = "Judge by the intent filters of this AndroidManifest.xml."
  static let filesNeedLinks =
    "Say which links are judged by the file: give them as arguments, or with --input FILE."
  static let standardInputTwice =
    "Standard input can be only one thing: give all others as files."
}
