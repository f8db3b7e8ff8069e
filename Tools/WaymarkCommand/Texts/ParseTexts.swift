/// The help and the messages of `waymark parse`.
enum ParseTexts {
  static let abstract = "Parse links, and explain why a link is rejected."

  static let discussion = """
    For a link that matches a route, prints the app, the route, the parameters and the canonical \
    link. For a rejected link, prints the position of the error, the expected input, the nearest \
    route and a corrected link. White space around a link is removed, with a warning. With \
    --pasted, brackets, quotation marks, Markdown and punctuation around a link are also removed, \
    if the link matches without them. The router in an app removes none of these characters, so \
    the app may reject such a link.

    Other users of this machine can see arguments in the list of processes. Pass links that \
    contain secrets with --input - instead. Secrets are printed as •••, unless --show-secrets is \
    given.

    With --input, each line of the file is a link, and blank lines are skipped. The results are in \
    the order of the lines, after the results for links that are passed as arguments. Memory use \
    does not grow with the length of the file. A link that is longer than 8192 bytes is rejected, \
    and only its first 1024 bytes are printed.

    A route can require facts, such as signedIn. With --fact, the command evaluates these \
    requirements for the given facts. The result shows whether the app may follow the link, which \
    requirement does not hold, and the route to which the link is redirected.

    \(RootTexts.manifestSearch)

    JSON output contains one object per line, and is always in English \
    (Schemas/parse.schema.json).

    EXAMPLES:
      waymark parse 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark parse --format json --input links.txt > links.ndjson
      pbpaste | waymark parse --pasted --input -
      waymark parse --manifest shop.links.yaml shop://item/7
      waymark parse --fact observation=extracting fieldnotes://observation/1/recommendation

    EXIT STATUS:
      0  every link matched a route
      1  a link was rejected
      2  wrong usage, unreadable input, an invalid manifest, or output that cannot be written
    """

  static let links = "Links, each as one argument."
  static let format = "Output format: text (default), or json (one object per line)."
  static let jobs = "Number of threads for --input (default: one per processor)."
  static let pasted = "Remove punctuation around pasted links."
  static let showSecrets = "Print secrets instead of •••."

  static let nothingToParse =
    "No link to parse: give links as arguments, or --input FILE; --input - is standard input."
  static let invalidJobs = "--jobs needs a number from 1 to 1024."

  static func progress(links: Int, rate: Int) -> String {
    "\(links) links, \(rate) per second"
  }
}
