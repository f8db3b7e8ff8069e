import LinkDeclarations
import LinkRouting

/// The links of an app with several values in an optional part, a shared parameter, and types that
/// accept fewer values than the manifest.
enum Calendar: DeclaredLinks {
  /// A weekday's number, which accepts fewer values than its type in the manifest.
  struct Weekday: LinkConvertible, Hashable {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }

    init?(linkText: String) {
      guard let number = Int(linkText), (1...7).contains(number) else { return nil }
      self.number = number
    }

    var linkText: String { String(number) }
  }

  private static let weekday = ValueType(
    ParameterType("weekday", .integer(1...9)), as: Weekday.self)

  static let events = route("events") {
    "events"
    PathParameter(optional: "year", .integer(2000...2999))
    PathParameter(
      optional: "month", .integer(1...12), prefix: "-", with: "year", continuesComponent: true)
    PathParameter(optional: "day", .integer(1...31), suffix: ".html", with: "year")
  }
  static let notes = route("notes") {
    "notes"
    PathParameter(optional: "version", .integer(1...99), prefix: "v", before: "text")
  }
  static let week = route(
    "week",
    conditions: [ParameterCondition(parameter: "last", relation: .with, other: "first")]
  ) {
    "week"
    QueryParameter(optional: "day", weekday)
    QueryParameter("start", weekday, default: Weekday(1))
    QueryParameter(repeated: "also", weekday)
    QueryParameter(optional: "tenant", weekday, invalid: .reject)
    QueryParameter(optional: "first", weekday)
    QueryParameter(optional: "last", weekday)
  }

  static let day = route("day") {
    "day"
    QueryParameter("start", weekday, default: Weekday(1))
    QueryParameter(optional: "end", weekday)
    FragmentText("e")
    FragmentParameter(optional: "event", weekday)
  }

  static let campaign = QueryParameter(optional: "campaign", .slug)
  static let account = QueryParameter("account", .integer(1...999))

  static let manifest = LinkManifest(
    app: "calendar", hosts: ["calendar.example"], types: campaign.item.types,
    sharedQuery: [campaign.item.declaration, account.item.declaration]
  ) {
    events
    notes
    week
    day
  }
  static let router = Router(proven: [manifest])

  /// A manifest file in YAML that is equivalent to ``manifest``.
  static let yaml = """
    app: calendar
    hosts: [calendar.example]
    types:
      year: { integer: 2000..2999 }
      month: { integer: 1..12 }
      day: { integer: 1..31 }
      version: { integer: 1..99 }
      weekday: { integer: 1..9 }
    query:
      campaign: slug?
      account: { integer: 1..999 }
    routes:
      events: "/events[/{year}-{month}/{day}.html]"
      notes: "/notes[/v{version}/text]"
      week:
        path: /week
        query:
          day: weekday?
          start: { type: weekday, default: 1 }
          also: { type: weekday, repeated: true }
          tenant: { type: weekday, optional: true, invalid: reject }
          first: weekday?
          last: weekday?
        conditions: [last with first]
      day:
        path: /day
        query:
          start: { type: weekday, default: 1 }
          end: weekday?
        fragment: "e{event:weekday}"
    """
}
