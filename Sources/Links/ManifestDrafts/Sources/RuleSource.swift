import Diagnostics
import LinkAssociations
import LinkRouting

/// A source that drafts identities and routes from an `assetlinks.json` file.
struct RuleSource {
  private(set) var draft = SourceDraft()
  private let path: String?
  private let host: String?
  private var opened: [[DraftComponent]] = []

  init(_ file: AssetLinks, host: String?, app: String?, _ report: inout DraftReport) {
    path = file.path
    self.host = host
    if let host { draft.add(host: host) }
    report.add(findings: file.diagnostics)
    guard file.isReadable || !file.statements.isEmpty else { return }
    let statements = file.statements.filter(\.handlesLinks)
    let chosen =
      statements.first { AppChoice.isMeant($0.package?.text ?? "", app) } ?? statements.first
    guard let package = chosen?.package?.text else {
      report.report(
        "draft-no-app", .warning, path: path, nil, "file allows no app to open links",
        notes: ["nothing is drafted from the file"])
      return
    }
    draft.packages = [package]
    for include in file.includes {
      report.report(
        "draft-include", .info, path: path, include.range,
        "statements of an included file are not carried over",
        notes: ["download that file, and add it with --android"])
    }
    for statement in statements {
      guard statement.package?.text == package else {
        report.report(
          "draft-other-app", .warning, path: path, statement.range,
          "statement of a different app is not carried over",
          notes: [
            "to draft the routes of that app, add --app with its package name or the end of it"
          ])
        continue
      }
      for fingerprint in statement.fingerprints
      where !draft.fingerprints.contains(fingerprint.text) {
        draft.fingerprints.append(fingerprint.text)
      }
      guard let rules = statement.rules else { continue }
      if let discarded = rules.discarded {
        report.report(
          "draft-discarded-rules", .warning, path: path, discarded,
          "rules are not carried over, because devices discard them")
        continue
      }
      opened = []
      for rule in rules.rules { read(rule, &report) }
    }
  }

  private mutating func read(_ rule: DynamicRule, _ report: inout DraftReport) {
    guard !rule.isEmpty else { return }
    let reader = WildcardReader(variables: nil, isPercentEncoded: false)
    let range = rule.path?.range ?? rule.range
    let pieces = reader.pieces(rule.path?.text ?? "*") ?? []
    if rule.excludes {
      if rule.fragment != nil || !rule.parameters.isEmpty {
        report.report(
          "draft-exclusion", .warning, path: path, rule.range,
          "exclusion that depends on the query or the fragment is not carried over")
      } else if pieces.isUniversal {
        if opened.isEmpty, let host {
          draft.add(DraftExclusion(components: [.rest(.any, minimum: 0)], host: host))
        }
      } else {
        draft.exclude(pieces, host: host, opened: opened, path: path, rule.range, &report)
      }
      return
    }
    var splitter = PathSplitter()
    guard let paths = splitter.splitForAndroid(pieces) else {
      report.report(
        "draft-path", .warning, path: path, range,
        "no route is drafted for the path, because no valid link has this path")
      return
    }
    for loss in splitter.losses.sorted(by: { $0.rawValue < $1.rawValue }) {
      report.report(loss.rawValue, .info, path: path, range, loss.message)
    }
    var query: [DraftParameter] = []
    for parameter in rule.parameters {
      guard DraftNames.isKey(parameter.name.text) else {
        report.report(
          "draft-query-name", .warning, path: path, parameter.name.range,
          "parameter is omitted, because its name is not valid in a manifest")
        continue
      }
      let pieces = reader.pieces(parameter.value.text) ?? [.run(.many)]
      QueryValue.sayLoss(of: pieces, parameter.name.text, path, parameter.value.range, &report)
      query.append(
        DraftParameter(
          name: parameter.name.text, value: DraftValue(kind: QueryValue.kind(pieces)),
          occurrence: .required))
    }
    let fragmentPieces = rule.fragment.flatMap { reader.pieces($0.text) } ?? []
    let fragmentText = DraftFragment(fragmentPieces)
    if let fragment = rule.fragment, fragmentText != nil, fragmentPieces.hasEmptyWildcard {
      let loss = PathSplitter.Loss.emptyWildcard
      report.report(loss.rawValue, .info, path: path, fragment.range, loss.message)
    }
    if let fragment = rule.fragment, fragment.text != "*", fragmentText == nil {
      report.report(
        "draft-fragment", .info, path: path, fragment.range,
        "condition for the fragment is not carried over",
        notes: ["the route accepts any fragment"])
    }
    for path in paths {
      opened.append(path.components)
      let isExact = draft.add(
        DraftRoute(
          components: path.components, query: query, fragmentText: fragmentText,
          trailingSlash: path.trailingSlash, hosts: host.map { [$0] }, isAndroid: true,
          origins: [self.path ?? "an assetlinks.json"]))
      if !isExact {
        report.report("draft-united", .info, path: self.path, rule.range, SourceDraft.united)
      }
    }
  }
}

/// Functions that convert patterns for the values of query parameters into types.
enum QueryValue {
  /// Returns the type of the values that a pattern matches.
  static func kind(_ pieces: [PathPiece]) -> ParameterType.Kind {
    if let form = PathSplitter.form(pieces) { return form }
    if let text = pieces.literal { return .draft(words: [text]) }
    if pieces.count == 1, case .words(let words, _) = pieces[0] { return .draft(words: words) }
    return .draft(PathSplitter.whole(pieces))
  }

  /// Reports the requirements of a parameter's pattern that no type can express.
  static func sayLoss(
    of pieces: [PathPiece], _ name: String, _ path: String?, _ range: SourceRange,
    _ report: inout DraftReport
  ) {
    guard pieces.count > 1, PathSplitter.form(pieces) == nil else { return }
    report.report("draft-query-pattern", .info, path: path, range, loss(name))
  }

  /// Returns a message that the draft keeps only the characters and the length of a value pattern.
  static func loss(_ name: String) -> String {
    "only characters and length of the pattern for '\(name)' are carried over"
  }
}

extension SourceDraft {
  /// Adds an exclusion, with exceptions for the links that an earlier rule opens.
  mutating func exclude(
    _ pieces: [PathPiece], host: String?, opened: [[DraftComponent]], path: String?,
    _ range: SourceRange, _ report: inout DraftReport
  ) {
    var splitter = PathSplitter()
    splitter.takesEmptyWildcards = true
    guard let paths = splitter.splitForAndroid(pieces) else { return }
    // An exclusion of a manifest matches its path with and without a trailing slash.
    let kept = paths.filter { $0.trailingSlash != .required }
    guard splitter.saysNoMore, !kept.isEmpty else {
      report.report(
        "draft-exclusion", .warning, path: path, range,
        "exclusion is not carried over, because in a manifest it would exclude more links")
      return
    }
    if !splitter.losses.isEmpty {
      report.report(
        "draft-exclusion-part", .info, path: path, range, PathSplitter.exclusionMessage)
    }
    if kept.count < paths.count {
      report.report(
        "draft-exclusion-part", .info, path: path, range,
        "path with the trailing slash is not excluded",
        notes: ["an exclusion of a manifest would also exclude the path without the slash"])
    }
    for components in kept.map(\.components) {
      if opened.contains(where: { $0.skeleton == components.skeleton }) { continue }
      let exclusion = DraftExclusion(components: components, host: host)
      if !add(exclusion, besides: opened.filter { $0.mayOverlap(components) }) {
        report.report(
          "draft-exclusion-order", .warning, path: path, range,
          "exclusion is not carried over, because an earlier rule opens some of its links",
          notes: ["an exception of a manifest is case-sensitive, but the rule is not"])
      }
    }
  }
}
