import Diagnostics
import LinkAssociations
import LinkRouting

/// A source that drafts routes from Apple's association file.
struct AppleSource {
  var draft = SourceDraft()
  let file: AppleAssociation
  let host: String?
  /// The paths of exclusions that restrict a value, with the rejected values.
  var refusedPaths: [RefusedPath] = []
  /// The path prefixes after which a path may contain only one more component.
  var singles: Set<String> = []
  /// The values that the query items of a path reject.
  var refusedItems: [String: [String: RefusedValues]] = [:]
  /// The items that no link of a path may contain, except as earlier components specify.
  var closedItems: [String: Set<String>] = [:]
  /// For each component that opens a path: the items that it or an earlier exclusion restricts.
  var included: [String: [Set<String>]] = [:]
  /// The paths that open, in the order of the app's components.
  var opened: [[DraftComponent]] = []

  struct RefusedPath {
    var front: String
    var back: String
    var values: RefusedValues
    var index: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - host: The host that serves the file; `nil` for all hosts of the app.
  ///   - app: The app to select if the file contains several.
  init(_ file: AppleAssociation, host: String?, app: String?, _ report: inout DraftReport) {
    self.file = file
    self.host = host
    if let host { draft.add(host: host) }
    report.add(findings: file.diagnostics)
    guard file.isReadable || !file.details.isEmpty else { return }
    let chosen =
      file.details.first { $0.appIDs.contains { AppChoice.isMeant($0.text, app) } }
      ?? file.details.first { !$0.appIDs.isEmpty }
    guard let chosen else {
      report.report(
        "draft-no-app", .warning, path: file.path, nil, "file has no application identifier",
        notes: ["no route is drafted from the file"])
      return
    }
    // An unreachable component never affects a link; the diagnostics of the file report it.
    let unreachable = Set(
      file.diagnostics.filter {
        $0.rule == "apple-unreachable-component" && $0.severity == .warning
      }.compactMap(\.range))
    let bundles = Set(chosen.appIDs.map { AppChoice.bundle($0.text) })
    for detail in file.details where !detail.appIDs.isEmpty {
      guard detail.appIDs.contains(where: { bundles.contains(AppChoice.bundle($0.text)) }) else {
        report.report(
          "draft-other-app", .warning, path: file.path, detail.range,
          "entry of 'details' for a different app is not carried over",
          notes: [
            "to draft the routes of that app, add --app with its identifier or the end of it"
          ])
        continue
      }
      for appID in detail.appIDs where !draft.appIDs.contains(appID.text) {
        draft.appIDs.append(appID.text)
      }
      included = [:]
      opened = []
      for (place, component) in detail.components.enumerated()
      where !unreachable.contains(component.range) {
        if component.excludes {
          let later = detail.components[(place + 1)...].filter { !$0.excludes }
          exclude(component, before: later, &report)
        } else {
          include(component, &report)
        }
      }
    }
    for index in draft.routes.indices where draft.routes[index].hosts == nil {
      draft.routes[index].hosts = host.map { [$0] }
    }
  }

  func reader(of component: AppleAssociation.Component) -> WildcardReader {
    WildcardReader(
      variables: Dictionary(
        file.variables.map { ($0.name, $0.values) }, uniquingKeysWith: { _, last in last }),
      isPercentEncoded: component.isPercentEncoded, isCaseSensitive: component.isCaseSensitive)
  }

  mutating func lost(
    _ rule: String, _ severity: Severity, _ range: SourceRange, _ message: String,
    notes: [String] = [], _ report: inout DraftReport
  ) {
    report.report(rule, severity, path: file.path, range, message, notes: notes)
  }

  // MARK: Components that open

  private mutating func include(
    _ component: AppleAssociation.Component, _ report: inout DraftReport
  ) {
    let reader = reader(of: component)
    let text = component.path?.text ?? "*"
    guard let pieces = reader.pieces(text) else {
      lost(
        "draft-path", .warning, component.path?.range ?? component.range,
        "no route is drafted for the path, because it is not percent-encoded UTF-8", &report)
      return
    }
    let range = component.path?.range ?? component.range
    if reader.namesCodes(text) { sayCodes(range, &report) }
    if reader.countsSpelling(pieces) { saySpelling(range, &report) }
    var splitter = PathSplitter(
      isSingle: singles.contains(Self.front(of: pieces)), refusals: refusals(of: text))
    splitter.backtracks = true
    let paths = forms(of: pieces, reader, range, &report)
      .flatMap { splitter.split($0.withoutSlashAtEnd) ?? [] }.unique
    guard !paths.isEmpty else {
      lost(
        "draft-path", .warning, range,
        "no route is drafted for the path, because no valid link has this path", &report)
      return
    }
    say(splitter.losses, at: range, &report)
    let (name, summary) = Self.name(from: component.comment)
    let query = query(of: component, text, reader, &report)
    let fragment = fragment(of: component, reader, &report)
    for components in paths {
      let isExact = draft.add(
        DraftRoute(
          components: components, query: query, fragment: fragment.parameters,
          fragmentText: fragment.text, name: name, summary: summary,
          isCaseSensitive: component.isCaseSensitive, origins: [file.path ?? "an Apple file"]))
      if !isExact { lost("draft-united", .info, component.range, SourceDraft.united, &report) }
      opened.append(components)
    }
  }

  /// Returns the pieces of a path, once for each value of a variable with wildcards.
  private mutating func forms(
    of pieces: [PathPiece], _ reader: WildcardReader, _ range: SourceRange,
    _ report: inout DraftReport
  ) -> [[PathPiece]] {
    let hasPatterns = pieces.contains { if case .refused = $0 { true } else { false } }
    guard hasPatterns else { return [pieces] }
    guard let forms = reader.alternatives(of: pieces) else {
      lost(
        "draft-variable", .info, range,
        "values of a variable are not carried over",
        notes: [
          "the route accepts any text in their place",
          "they contain wildcards, and there are too many for separate routes",
        ], &report)
      let open = pieces.map { (piece) -> PathPiece in
        if case .refused = piece { .run(.component) } else { piece }
      }
      return [open.joined]
    }
    if pieces.contains(where: reader.crossesSlashes) {
      lost(
        PathSplitter.Loss.wildcardCrossesSlashes.rawValue, .info, range,
        PathSplitter.Loss.wildcardCrossesSlashes.message,
        notes: ["the wildcard is in the value of a variable"], &report)
    }
    return forms
  }

  /// Reports that the pattern counts percent-encoded characters, but the draft counts decoded ones.
  mutating func saySpelling(_ range: SourceRange, _ report: inout DraftReport) {
    lost(
      "draft-encoded-length", .info, range,
      "pattern counts percent-encoded characters, but the type counts decoded ones",
      notes: ["the counts differ for encoded characters, such as '%C3%BC' for one letter"], &report)
  }

  /// Reports that the draft does not contain the codes of `$(lang)` and `$(region)`.
  mutating func sayCodes(_ range: SourceRange, _ report: inout DraftReport) {
    lost(
      "draft-codes", .info, range,
      "lists of '$(lang)' and '$(region)' are not carried over",
      notes: ["the route accepts any letters of the same length"], &report)
  }

  mutating func say(
    _ losses: Set<PathSplitter.Loss>, at range: SourceRange, _ report: inout DraftReport
  ) {
    for loss in losses.sorted(by: { $0.rawValue < $1.rawValue }) {
      lost(loss.rawValue, .info, range, loss.message, &report)
    }
  }

  private func refusals(of text: String) -> [Int: RefusedValues] {
    var result: [Int: RefusedValues] = [:]
    for path in refusedPaths
    where text.hasPrefix(path.front) && text.dropFirst(path.front.count).hasSuffix(path.back) {
      let middle = text.dropFirst(path.front.count).dropLast(path.back.count)
      if !middle.isEmpty, !middle.contains("/") { result[path.index] = path.values }
    }
    return result
  }

  /// Returns the name and the summary of a route from a comment such as `attend: Join a session`.
  static func name(from comment: String?) -> (name: String?, summary: String?) {
    guard let comment else { return (nil, nil) }
    let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard DraftNames.isValid(name), name.utf8.count <= 64 else {
      return (nil, DraftNames.summary(comment))
    }
    return (name, parts.count > 1 ? DraftNames.summary(String(parts[1])) : nil)
  }
}
