import Diagnostics
import LinkRouting
import URLSyntax

extension LinkObservations {
  /// Returns a draft of the routes that the links suggest.
  func draft(_ report: inout DraftReport) -> SourceDraft {
    var tree = self
    tree.gather(0, depth: 0)
    var draft = SourceDraft()
    for host in hosts { draft.add(host: host) }
    for scheme in schemes { draft.add(scheme: scheme) }
    tree.add(0, [], behind: "", to: &draft)
    var tracking: Set<String> = []
    var fragments = 0
    for place in places {
      tracking.formUnion(place.end?.tracking ?? [])
      if let observed = place.end?.fragments, observed.pattern == nil {
        fragments += observed.count
      }
    }
    func counted(_ count: Int, _ one: String, _ several: String) -> String {
      "\(count) \(count == 1 ? one : several)"
    }
    func say(_ rule: String, _ message: String) {
      report.report(rule, .info, path: nil, nil, message)
    }
    if !tracking.isEmpty {
      say(
        "draft-tracking-key",
        "tracking parameters (\(tracking.sorted().joined(separator: ", "))) are omitted,"
          + " because routes ignore unknown parameters")
    }
    if !unnamedKeys.isEmpty {
      say(
        "draft-query-name",
        counted(unnamedKeys.count, "query key is", "query keys are")
          + " omitted, because a parameter cannot have such a key")
    }
    if fragments > 0 {
      say(
        "draft-fragment",
        counted(fragments, "link has a fragment that is", "links have fragments that are")
          + " not carried over")
    }
    if ambiguousItems > 0 {
      say(
        "draft-ambiguous-escape",
        counted(ambiguousItems, "value with an escape is", "values with an escape are")
          + " omitted, because URL parsers read the escape differently")
    }
    if isPlain > 0 {
      say(
        "draft-http",
        counted(
          isPlain, "http link is treated as an https link",
          "http links are treated as https links"))
    }
    if strangers > 0 || lostKeys > 0 {
      report.report(
        "draft-too-much", .warning, path: nil, nil,
        counted(strangers + lostKeys, "link or key is", "links or keys are")
          + " omitted, because the memory limit is reached")
    }
    return draft
  }

  private func add(
    _ place: Int, _ components: [DraftComponent], behind word: String, to draft: inout SourceDraft
  ) {
    if let end = places[place].end { draft.add(route(components, end)) }
    for (word, child) in places[place].words.sorted(by: { $0.key < $1.key }) {
      add(child, components + [.literal(word)], behind: word, to: &draft)
    }
    if let child = places[place].value {
      let values = places[child].values
      var value = values.value(named: word, inPath: true)
      if !value.isSecret, let words = values.words,
        words.keys.allSatisfy({ ValueShape.isLanguage(Array($0.utf8)) }),
        words.keys.contains(where: { Self.languages.contains($0.lowercased().prefix { $0 != "-" }) }
        )
      {
        value.kind = .languageTag
      }
      add(child, components + [.value(prefix: "", value, suffix: "")], behind: "", to: &draft)
    }
  }

  private func route(_ components: [DraftComponent], _ end: End) -> DraftRoute {
    var evidence = ["links: \(end.count)"]
    for example in end.examples { evidence.append("such as " + example) }
    let query = end.keys.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }.map {
      name, key in
      var value = key.values.value(named: name, inPath: false)
      value.evidence =
        "in \(key.count) of \(end.count) links"
        + (value.isSecret ? ", looks like a secret" : Self.examples(key.values))
      return DraftParameter(
        name: name, value: value,
        occurrence: key.isRepeated
          ? .repeated
          : key.count == end.count && key.count >= Self.leastLinks ? .required : .optional)
    }
    return DraftRoute(
      components: components, query: query, fragmentText: end.fragments.pattern,
      hosts: Set(end.hosts.map { hosts[$0] }),
      // A custom scheme is assumed to have the same paths as the hosts, even if no observed link of
      // the route has the scheme.
      schemes: nil, evidence: evidence, origins: ["links"])
  }

  /// The minimum number of links with a key before the key is considered required.
  private static let leastLinks = 3

  private static func examples(_ values: ValueStatistics) -> String {
    guard let words = values.words, !words.isEmpty else { return "" }
    let often = words.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(3)
    return often.isEmpty
      ? "" : ", such as " + often.map { PercentEncoding.encode($0.key) }.joined(separator: ", ")
  }
}
