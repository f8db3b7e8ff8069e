import Diagnostics
import LinkAssociations
import LinkRouting

/// Drafts routes from Apple's association file.
struct AppleSource {
  private(set) var draft = SourceDraft()
  private let file: AppleAssociation
  private let host: String?
  /// The paths of exclusions that say what a value may not be, with the values.
  private var refusedPaths: [RefusedPath] = []
  /// Texts behind which only one component may follow.
  private var singles: Set<String> = []
  /// What the items of a path may not be.
  private var refusedItems: [String: [String: RefusedValues]] = [:]
  /// Items that stand in no link of a path but where a component in front has said how.
  private var closedItems: [String: Set<String>] = [:]
  /// For each component that opens a path: the items of which it or an exclusion in front says what they may be.
  private var included: [String: [Set<String>]] = [:]
  /// The paths that open, in the app's order.
  private var opened: [[DraftComponent]] = []

  private struct RefusedPath {
    var front: String
    var back: String
    var values: RefusedValues
    var index: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - host: The host that serves the file; `nil` for every host of the app.
  ///   - app: The app that is meant where the file has several.
  init(_ file: AppleAssociation, host: String?, app: String?, _ report: inout DraftReport) {
    self.file = file
    self.host = host
    if let host { draft.add(host: host) }
    for diagnostic in file.diagnostics where diagnostic.severity != .info { report.add(diagnostic) }
    let chosen =
      file.details.first { $0.appIDs.contains { AppChoice.isMeant($0.text, app) } }
      ?? file.details.first { !$0.appIDs.isEmpty }
    guard let chosen else {
      report.report(
        "draft-no-app", .warning, path: file.path, nil, "the file opens no app",
        notes: ["no route is drafted from it"])
      return
    }
    let bundles = Set(chosen.appIDs.map { AppChoice.bundle($0.text) })
    for detail in file.details where !detail.appIDs.isEmpty {
      guard detail.appIDs.contains(where: { bundles.contains(AppChoice.bundle($0.text)) }) else {
        report.report(
          "draft-other-app", .warning, path: file.path, detail.range,
          "what is said of another app is not carried over",
          notes: ["draft its manifest with --app, which takes the end of an identifier too"])
        continue
      }
      for appID in detail.appIDs where !draft.appIDs.contains(appID.text) {
        draft.appIDs.append(appID.text)
      }
      included = [:]
      opened = []
      for (place, component) in detail.components.enumerated() {
        let isLast = !detail.components[(place + 1)...].contains { !$0.excludes }
        if component.excludes {
          exclude(component, isLast: isLast, &report)
        } else {
          include(component, &report)
        }
      }
    }
    for index in draft.routes.indices where draft.routes[index].hosts == nil {
      draft.routes[index].hosts = host.map { [$0] }
    }
  }

  private func reader(of component: AppleAssociation.Component) -> WildcardReader {
    WildcardReader(
      variables: Dictionary(
        file.variables.map { ($0.name, $0.values) }, uniquingKeysWith: { _, last in last }),
      isPercentEncoded: component.isPercentEncoded, isCaseSensitive: component.isCaseSensitive)
  }

  private mutating func lost(
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
        "the path is no percent-encoded text, so that no route has it", &report)
      return
    }
    var splitter = PathSplitter(
      isSingle: singles.contains(Self.front(of: pieces)), refusals: refusals(of: text))
    guard let paths = splitter.split(pieces.withoutSlashAtEnd(variables: true)) else {
      lost(
        "draft-path", .warning, component.path?.range ?? component.range,
        "no link that a router accepts has this path", &report)
      return
    }
    say(splitter.losses, at: component.path?.range ?? component.range, &report)
    let (name, summary) = Self.name(from: component.comment)
    let query = query(of: component, text, reader, &report)
    let fragment = fragment(of: component, reader, &report)
    for components in paths {
      draft.add(
        DraftRoute(
          components: components, query: query, fragment: fragment, name: name, summary: summary,
          isCaseSensitive: component.isCaseSensitive, origins: [file.path ?? "an Apple file"]))
      opened.append(components)
    }
  }

  private mutating func say(
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

  private mutating func query(
    of component: AppleAssociation.Component, _ path: String, _ reader: WildcardReader,
    _ report: inout DraftReport
  ) -> [DraftParameter] {
    var parameters: [DraftParameter] = []
    switch component.query {
    case .any: break
    case .text(let pattern):
      if pattern.isCatchAll { break }
      if let items = QueryText.items(pattern.text) {
        for (name, value) in items {
          if let parameter = parameter(name, value, reader, nil) { parameters.append(parameter) }
        }
        lost(
          "draft-query-order", .info, pattern.range,
          "parameters of a route stand in any order, and others may stand beside them", &report)
      } else {
        lost(
          "draft-query", .warning, pattern.range,
          "a pattern for the whole query is not carried over", &report)
      }
    case .items(let items):
      for item in items {
        guard DraftNames.isValid(item.name) else {
          lost(
            "draft-query-name", .warning, item.pattern.range,
            "no parameter of a manifest has the name of this item", &report)
          continue
        }
        let refused = refusedItems[path]?[item.name]
        if let parameter = parameter(item.name, item.pattern.text, reader, refused) {
          parameters.append(parameter)
        }
      }
    }
    // What exclusions in front say of further items.
    let named = Set(parameters.map(\.name))
    for (name, values) in (refusedItems[path] ?? [:]).sorted(by: { $0.key < $1.key })
    where !named.contains(name) && DraftNames.isValid(name) {
      let kind = values.kind(of: CharacterRun(minimum: 0, maximum: nil))
      parameters.append(
        DraftParameter(name: name, value: DraftValue(kind: kind), occurrence: .optional))
    }
    // An item that one component asks for and another one passes over may have any value there.
    let closed = closedItems[path] ?? []
    let known = Set(parameters.map(\.name))
    let others = included[path] ?? []
    for index in parameters.indices
    where others.contains(where: { !$0.contains(parameters[index].name) }) {
      parameters[index].value = .any
    }
    for name in others.reduce(into: Set<String>(), { $0.formUnion($1) }).subtracting(known)
      .subtracting(closed).sorted()
    where DraftNames.isValid(name) {
      parameters.append(DraftParameter(name: name, value: .any, occurrence: .optional))
    }
    included[path, default: []].append(Set(parameters.map(\.name)).union(closed))
    return parameters
  }

  private func parameter(
    _ name: String, _ pattern: String, _ reader: WildcardReader, _ refused: RefusedValues?
  ) -> DraftParameter? {
    guard let pieces = reader.pieces(pattern) else { return nil }
    var takesNothing = pieces.isEmpty
    let kind: ParameterType.Kind
    var label: String?
    if let form = PathSplitter.form(pieces) {
      kind = form
    } else if pieces.count == 1, case .words(let words, let name) = pieces[0] {
      kind = .draft(words: words)
      label = name
      takesNothing = words.contains("")
    } else if let text = pieces.literal {
      kind = .draft(words: [text])
    } else {
      let run = PathSplitter.whole(pieces)
      takesNothing = run.minimum == 0
      kind = (refused ?? RefusedValues([])).kind(of: run)
    }
    return DraftParameter(
      name: name, value: DraftValue(kind: kind, name: label),
      occurrence: takesNothing ? .optional : .required)
  }

  private mutating func fragment(
    of component: AppleAssociation.Component, _ reader: WildcardReader, _ report: inout DraftReport
  ) -> [DraftParameter] {
    guard let pattern = component.fragment, !pattern.isCatchAll else { return [] }
    if let items = QueryText.items(pattern.text) {
      return items.compactMap { parameter($0.name, $0.pattern, reader, nil) }
    }
    lost(
      "draft-fragment", .info, pattern.range,
      "what the fragment must be is not carried over: the route takes every fragment", &report)
    return []
  }

  // MARK: Components that exclude

  private mutating func exclude(
    _ component: AppleAssociation.Component, isLast: Bool, _ report: inout DraftReport
  ) {
    let reader = reader(of: component)
    let text = component.path?.text ?? "*"
    guard let pieces = reader.pieces(text) else { return }
    if case .items(let items) = component.query, !items.allSatisfy(\.pattern.isCatchAll) {
      return excludeItems(items, text, reader, component.range, &report)
    }
    if case .text(let pattern) = component.query, !pattern.isCatchAll {
      return lost(
        "draft-exclusion", .warning, component.range,
        "an exclusion of queries is not carried over", &report)
    }
    if let fragment = component.fragment, !fragment.isCatchAll {
      return lost(
        "draft-exclusion", .warning, component.range,
        "an exclusion of fragments is not carried over", &report)
    }
    // Routers refuse empty components anyway.
    if text == "*//*" { return }
    if pieces.isUniversal {
      if isLast, opened.isEmpty, let host {
        draft.add(DraftExclusion(components: [.rest(.any, minimum: 0)], host: host))
      } else if !isLast {
        lost(
          "draft-exclusion", .warning, component.range,
          "everything is excluded here, so that nothing behind it opens", &report)
      }
      return
    }
    // A route is only what is declared, so that excluding the rest says nothing.
    if readSingle(pieces) { return }
    guard let expanded = expand(pieces, text) else { return }
    for pieces in expanded { addExclusion(pieces, component, &report) }
  }

  /// Whether an exclusion says that a value is one component: `/attend/*/*`.
  private mutating func readSingle(_ pieces: [PathPiece]) -> Bool {
    guard pieces.count >= 3, pieces.count <= 4, case .text(let front) = pieces[0],
      front.hasSuffix("/"), case .run(let first) = pieces[1], first.crossesSlashes,
      case .text("/") = pieces[2]
    else { return false }
    if pieces.count == 4, case .run(let last) = pieces[3], last.crossesSlashes {
    } else if pieces.count == 4 {
      return false
    }
    singles.insert(front.first == "/" ? front : "/" + front)
    return true
  }

  private static func front(of pieces: [PathPiece]) -> String {
    guard case .text(let text)? = pieces.first else { return "" }
    return text.first == "/" ? text : "/" + text
  }

  /// The patterns of an exclusion with its words spelled out; `nil` if it says what a value may not be.
  private mutating func expand(_ pieces: [PathPiece], _ text: String) -> [[PathPiece]]? {
    guard let place = pieces.firstIndex(where: { if case .refused = $0 { true } else { false } }),
      case .refused(let name, let values) = pieces[place]
    else { return [pieces] }
    let refused = RefusedValues(values)
    let spelled = "$(\(name))"
    if let range = text.firstRange(of: spelled) {
      let front = String(text[..<range.lowerBound])
      let index = front.utf8.drop { $0 == 0x2F }.count { $0 == 0x2F }
      refusedPaths.append(
        RefusedPath(
          front: front, back: String(text[range.upperBound...]), values: refused, index: index))
    }
    return refused.words.map { word in
      (pieces[..<place] + [.text(word)] + pieces[(place + 1)...]).joined
    }
  }

  private mutating func excludeItems(
    _ items: [AppleAssociation.Component.Item], _ path: String, _ reader: WildcardReader,
    _ range: SourceRange, _ report: inout DraftReport
  ) {
    let strict = items.filter { !$0.pattern.isCatchAll }
    if strict.count == 1, let pieces = reader.pieces(strict[0].pattern.text) {
      if pieces.count == 1, case .refused(_, let values) = pieces[0] {
        refusedItems[path, default: [:]][strict[0].name] = RefusedValues(values)
        return
      }
      if pieces.count == 1, case .run(let run) = pieces[0], run.set == nil, run.minimum == 1,
        run.maximum == nil
      {
        closedItems[path, default: []].insert(strict[0].name)
        return
      }
    }
    lost(
      "draft-exclusion", .warning, range, "an exclusion of queries is not carried over",
      notes: ["a manifest excludes paths; say what a parameter may be in its type"], &report)
  }

  private mutating func addExclusion(
    _ pieces: [PathPiece], _ component: AppleAssociation.Component, _ report: inout DraftReport
  ) {
    var splitter = PathSplitter()
    guard let paths = splitter.split(pieces.withoutSlashAtEnd(variables: true)) else { return }
    guard component.isCaseSensitive, splitter.losses.isSubset(of: [.wildcardCrossesSlashes]) else {
      return lost(
        "draft-exclusion", .warning, component.range,
        "the exclusion is not carried over, since one of a manifest would say more", &report)
    }
    for components in paths {
      if opened.contains(where: { $0.skeleton == components.skeleton }) { continue }
      if opened.contains(where: { $0.mayOverlap(components) }) {
        lost(
          "draft-exclusion-order", .warning, component.range,
          "the exclusion is not carried over, since some of its links open by a component in front",
          notes: ["exclusions of a manifest outrank every route"], &report)
        continue
      }
      draft.add(DraftExclusion(components: components, host: host))
    }
  }

  /// The name and the summary of a route in a comment such as `attend: Join a session`.
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

extension Array where Element == PathPiece {
  /// The pattern of a path without slashes at its end, which no platform of Apple's compares.
  func withoutSlashAtEnd(variables: Bool) -> [PathPiece] {
    guard case .text(let text)? = last else { return self }
    var rest = text[...]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return dropLast() + (rest.isEmpty ? [] : [.text(String(rest))])
  }
}

extension PathSplitter.Loss {
  /// What is not carried over, as an English sentence without a full stop.
  var message: String {
    switch self {
    case .wildcardCrossesSlashes:
      "a wildcard may be several components; in the route it is one"
    case .openText:
      "the pattern also takes longer words in the place of its last one; the route does not"
    case .severalValues: "several wildcards in one component are one value of the route"
    }
  }
}

/// Which app of a file is meant.
enum AppChoice {
  /// An application identifier without the prefix of its team.
  static func bundle(_ appID: String) -> String {
    appID.firstIndex(of: ".").map { String(appID[appID.index(after: $0)...]) } ?? appID
  }

  /// Whether an identifier or a package is an app, by its whole name or by the end of it.
  static func isMeant(_ identifier: String, _ app: String?) -> Bool {
    guard let app, !app.isEmpty else { return false }
    return identifier == app || identifier.hasSuffix("." + app)
  }
}

/// A pattern for a whole query, as `id=*&page=?*`.
enum QueryText {
  /// The names and the patterns of their values; `nil` for a pattern of another form.
  static func items(_ text: String) -> [(name: String, pattern: String)]? {
    var items: [(String, String)] = []
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      // Wildcards around the items say that others may be there.
      if part == "*" { continue }
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = String(part[..<equals])
      guard DraftNames.isValid(name), !items.contains(where: { $0.0 == name }) else { return nil }
      items.append((name, String(part[part.index(after: equals)...])))
    }
    return items.isEmpty ? nil : items
  }
}
