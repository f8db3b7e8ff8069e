import LinkDeclarations
import LinkRouting

/// The links of an app with optional components, several values in a component, and conditions.
enum Travel: DeclaredLinks {
  struct Seat: LinkConvertible, Hashable {
    let row: Int
    let letter: Character

    init?(linkText: String) {
      guard let letter = linkText.last, let row = Int(linkText.dropLast()), row < 40 else {
        return nil
      }
      (self.row, self.letter) = (row, letter)
    }

    var linkText: String { "\(row)\(letter)" }
  }

  private static let airport = ValueType<String>.pattern("[A-Z]{3}", folding: .uppercase)
    .named("airport")
  private static let line = ValueType<Int>.integer(1...99_999).named("line")
  private static let locale = PathParameter(optional: "locale", .locale(languages))
  private static let languages = ["en", "fr-CA"]

  static let flights = route(
    "flights",
    conditions: [ParameterCondition(parameter: "return", relation: .atLeast, other: "depart")],
    since: AppVersion([2, 1])
  ) {
    locale
    "flights"
    PathParameter("from", airport)
    PathParameter("to", airport, prefix: "-", continuesComponent: true)
    QueryParameter(optional: "depart", .date)
    QueryParameter(optional: "return", .date)
  }
  static let store = route("store") {
    "store"
    PathParameter(optional: "section", .slug)
    PathParameter(optional: "page", .integer(1...9).named("page"), after: "page", within: "section")
  }
  static let notes = route("notes") {
    "notes"
    FragmentText("L")
    FragmentParameter(optional: "from", line)
    FragmentText("-L")
    FragmentParameter(optional: "to", line)
  }
  static let seat = route("seat") {
    "seat"
    PathParameter(
      "seat",
      ValueType(ParameterType("seat", .pattern(TextPattern("[0-9]{1,2}[A-F]"))), as: Seat.self))
    QueryParameter(optional: "price", .decimal(DecimalRule(units: 0...99_999, scale: 2)))
  }

  static let manifest = LinkManifest(
    app: "travel", hosts: ["travel.example"], languages: languages,
    environments: [LinkManifest.Environment(name: "test", hosts: ["test.travel.example"])]
  ) {
    flights
    store
    notes
    seat
    ExcludedPath(isException: true) { "press/contact" }
    ExcludedPath {
      "press"
      PathParameter(catchAll: "rest", .text)
    }
  }
  static let router = Router(proven: [manifest])

  /// A manifest file in YAML that is equivalent to ``manifest``.
  static let yaml = """
    app: travel
    hosts: [travel.example]
    languages: [en, fr-CA]
    types:
      airport: { pattern: "[A-Z]{3}", fold: uppercase }
      page: { integer: 1..9 }
      line: { integer: 1..99999 }
      seat: { pattern: "[0-9]{1,2}[A-F]" }
    environments:
      test: { hosts: [test.travel.example] }
    routes:
      flights:
        path: "/{locale?}/flights/{from:airport}-{to:airport}"
        query: { depart: "date?", return: "date?" }
        conditions: [return >= depart]
        since: "2.1"
      store: "/store[/{section:slug}[/page/{page}]]"
      notes:
        path: /notes
        fragment: "L{from:line}-L{to:line}"
      seat:
        path: "/seat/{seat}"
        query: { price: { decimal: 0..999.99, scale: 2, optional: true } }
    exclude: [{ except: /press/contact }, "/press/{rest:text*}"]
    """
}
