/// What `waymark parse` says of itself.
enum ParseTexts {
  static let abstract = "Say where links lead, or why they are refused."

  static let discussion = """
    Matched links are shown with app, route, parameters and canonical form; refused ones with the \
    place that is wrong, what was expected there, the nearest route and the corrected link. White \
    space around a link is removed, with a warning. With --pasted, so are brackets, quotation marks, \
    Markdown and punctuation, if the link does not match with them; apps that match links as they \
    arrive do not do so.

    Arguments are visible to everyone on this machine in the list of processes: give links that \
    carry secrets with --input - instead. Secrets are shown as ••• wherever they stand, unless \
    --show-secrets is given.

    With --input, each line is a link; lines of white space are passed over. Results keep the order \
    of the lines, and memory stays small for a file of any length. Links given as arguments come \
    before those of the input. Of a link of more than 8192 bytes, the first 1024 are shown.

    With --fact, the requirements of routes are evaluated: whether the link may be followed, which \
    requirement does not hold, and where the link leads then.

    JSON is one object a line, always in English, as Schemas/parse.schema.json describes it.

    EXAMPLES:
      waymark parse 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark parse --format json --input links.txt > links.ndjson
      pbpaste | waymark parse --pasted --input -
      waymark parse --manifest shop.links.yaml shop://item/7
      waymark parse --fact observation=extracting fieldnotes://observation/1/recommendation

    EXIT STATUS:
      0  every link matched
      1  some link was refused
      2  wrong usage, unreadable input, an invalid manifest, or output that failed
    """

  static let links = "The links, each as one argument."
  static let format = "text for a person, or json, one object a line."
  static let jobs = "How many processors work on --input (default: all)."
  static let pasted = "Remove punctuation around links that people pasted."
  static let showSecrets = "Show secrets instead of •••."

  static let nothingToParse = """
    There is no link to parse. Give links as arguments, or --input FILE with one a line; \
    --input - reads standard input.
    """
  static let invalidJobs = "--jobs takes a number from 1 to 1024."

  static func progress(links: Int, rate: Int) -> String {
    "\(links) links, \(rate) a second"
  }
}
