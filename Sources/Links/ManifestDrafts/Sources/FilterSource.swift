import Diagnostics
import LinkAssociations
import LinkRouting

/// A source that drafts hosts, schemes and routes from the intent filters of an Android manifest.
struct FilterSource {
  private(set) var draft = SourceDraft()
  private let path: String?
  /// The custom schemes for which a filter accepts every link; every route gets these schemes.
  private var openSchemes: Set<String> = []

  init(_ manifest: AndroidManifest, _ report: inout DraftReport) {
    path = manifest.path
    report.add(findings: manifest.diagnostics)
    if let package = manifest.package?.text { draft.packages = [package] }
    draft.upgradesHTTP = Self.upgradesHTTP(manifest)
    var isBrowsable = false
    for filter in manifest.filters {
      // Filters for launchers or share sheets are not for links.
      guard filter.isBrowsable, filter.types.isEmpty, !filter.schemes.isEmpty else { continue }
      isBrowsable = true
      read(filter, &report)
    }
    for index in draft.routes.indices where !openSchemes.isEmpty {
      draft.routes[index].schemes?.formUnion(openSchemes)
    }
    if manifest.isReadable, !isBrowsable {
      report.report(
        "draft-no-filter", .warning, path: path, nil, "file has no intent filter for links")
    }
  }

  /// Returns `true` if the verified filters list `http` and `https` for each host.
  ///
  /// Returns `nil` if they have no host.
  private static func upgradesHTTP(_ manifest: AndroidManifest) -> Bool? {
    let filters = manifest.filters.filter { $0.isVerified && $0.types.isEmpty }
    func hosts(of scheme: String) -> Set<String> {
      let filters = filters.filter { $0.schemes.contains { $0.text.lowercased() == scheme } }
      return Set(filters.flatMap(\.authorities).map { $0.host.text.lowercased() })
    }
    let hosts = (plain: hosts(of: "http"), secure: hosts(of: "https"))
    return hosts.plain.union(hosts.secure).isEmpty ? nil : hosts.plain == hosts.secure
  }

  /// The hosts or schemes whose links a filter matches.
  private struct Scope {
    /// The web hosts; empty for custom schemes.
    var hosts: Set<String>
    /// The custom schemes; empty for web hosts.
    var schemes: Set<String>
    /// The text to insert before each path.
    ///
    /// With a custom scheme, the host becomes the first path component: `item` in `shop://item`.
    var front: String
  }

  private mutating func read(_ filter: IntentFilter, _ report: inout DraftReport) {
    for place in filter.unknownValues {
      report.report(
        "draft-unknown-value", .warning, path: path, place,
        "value that is known only after a build is not carried over",
        notes: ["add the value to the manifest by hand"])
    }
    var web: Set<String> = []
    var isWeb = false
    var schemes: Set<String> = []
    for scheme in filter.schemes {
      let text = scheme.text.lowercased()
      if text == "https" || text == "http" { isWeb = true } else { schemes.insert(text) }
    }
    for scheme in schemes.sorted() { draft.add(scheme: scheme) }
    for authority in filter.authorities where isWeb {
      let isWildcard = authority.host.text.hasPrefix("*")
      guard !isWildcard || WildcardHost.isWildcard(authority.host.text) else {
        report.report(
          "draft-wildcard-host", .warning, path: path, authority.host.range,
          "host with an unsupported wildcard is not carried over",
          notes: ["a wildcard of a manifest begins with '*.'", "list each host in the manifest"])
        continue
      }
      let host =
        authority.host.text.lowercased()
        + (authority.port.map { $0 == 443 ? "" : ":\($0)" } ?? "")
      draft.add(host: host)
      web.insert(host)
    }
    if draft.upgradesHTTP != true, !web.isEmpty,
      let plain = filter.schemes.first(where: { $0.text.lowercased() == "http" })
    {
      let isAlone = !filter.schemes.contains { $0.text.lowercased() == "https" }
      report.report(
        "draft-http", isAlone ? .warning : .info, path: path, plain.range,
        isAlone
          ? "http links are not carried over; the draft has https links instead"
          : "http links are not carried over",
        notes: ["hosts of a manifest have only https links"])
    }
    var scopes: [Scope] = []
    if isWeb, !web.isEmpty { scopes.append(Scope(hosts: web, schemes: [], front: "")) }
    if !schemes.isEmpty {
      for authority in filter.authorities where !isWeb {
        scopes.append(Scope(hosts: [], schemes: schemes, front: "/" + authority.host.text))
      }
      if isWeb, !filter.authorities.isEmpty {
        report.report(
          "draft-mixed-schemes", .info, path: path, filter.range,
          "links of custom schemes on web hosts are not carried over",
          notes: ["a filter with several schemes and hosts matches every combination"])
      }
    }
    if !schemes.isEmpty, filter.authorities.isEmpty {
      openSchemes.formUnion(schemes)
      report.report(
        "draft-any-path", .info, path: path, filter.range,
        "filter matches every link of its schemes, but the drafted routes match fewer links")
    }
    let conditions = filter.paths.isEmpty && filter.groups.isEmpty
    for scope in scopes {
      if conditions {
        // Without a path, a filter accepts every link of its hosts.
        addEveryPath(of: Claim(scope: scope, range: filter.range), &report)
      }
      for matcher in filter.paths {
        guard let pieces = pieces(matcher, scope, &report) else { continue }
        add(pieces, of: Claim(scope: scope, range: matcher.range), &report)
      }
      for group in filter.groups { read(group, scope, &report) }
    }
  }

  private func pieces(
    _ matcher: IntentFilter.Matcher, _ scope: Scope, _ report: inout DraftReport
  ) -> [PathPiece]? {
    if matcher.pattern.kind == .suffix {
      report.report(
        "draft-suffix", .warning, path: path, matcher.range,
        "pattern for the end of a path is not carried over",
        notes: ["a route matches a path from its start"])
      return nil
    }
    guard let pieces = AndroidPatternReader.pieces(matcher.pattern) else {
      report.report(
        "draft-path", .warning, path: path, matcher.range, "invalid pattern is not carried over")
      return nil
    }
    if AndroidPatternReader.mayTakeTooMuch(matcher.pattern) {
      report.report(
        "draft-no-way-back", .info, path: path, matcher.range,
        "pattern matches fewer links than the route, because Android does not backtrack",
        notes: ["a repetition also consumes text that the rest of the pattern needs"])
    }
    return ([.text(scope.front)] + pieces).joined
  }

  private mutating func read(
    _ group: IntentFilter.Group, _ scope: Scope, _ report: inout DraftReport
  ) {
    guard !group.isEmpty else { return }
    if !group.allows {
      if let matcher = group.paths.first, group.paths.count == 1, group.queries.isEmpty,
        group.fragments.isEmpty, let pieces = pieces(matcher, scope, &report)
      {
        for host in scope.hosts.sorted() {
          draft.exclude(
            pieces, host: host, opened: opened(on: host), path: path, group.range, &report)
        }
      } else {
        report.report(
          "draft-exclusion", .warning, path: path, group.range,
          "exclusion that depends on the query or the fragment is not carried over")
      }
      return
    }
    if group.paths.count > 1 {
      report.report(
        "draft-path", .warning, path: path, group.range,
        "only the first of several patterns for one path is carried over")
    }
    var query: [DraftParameter] = []
    for matcher in group.queries {
      guard let parameter = parameter(matcher, &report) else {
        report.report(
          "draft-query", .warning, path: path, matcher.range,
          "condition for the query is not carried over, because it names no parameter")
        continue
      }
      query.append(parameter)
    }
    let fragmentPieces =
      group.fragments.count == 1
      ? AndroidPatternReader.pieces(group.fragments[0].pattern) ?? [] : []
    let fragmentText = DraftFragment(fragmentPieces)
    if fragmentText != nil, fragmentPieces.hasEmptyWildcard {
      let loss = PathSplitter.Loss.emptyWildcard
      report.report(loss.rawValue, .info, path: path, group.fragments[0].range, loss.message)
    }
    for fragment in group.fragments where fragment.pattern.text != ".*" && fragmentText == nil {
      report.report(
        "draft-fragment", .info, path: path, fragment.range,
        "condition for the fragment is not carried over",
        notes: ["the route accepts any fragment"])
    }
    guard let matcher = group.paths.first else {
      addEveryPath(
        of: Claim(
          scope: scope, query: query, fragmentText: fragmentText, range: group.range,
          saysQueries: true), &report)
      return
    }
    guard let pieces = pieces(matcher, scope, &report) else { return }
    add(
      pieces,
      of: Claim(
        scope: scope, query: query, fragmentText: fragmentText, range: matcher.range,
        saysQueries: true), &report)
  }

  /// Returns the parameter of a condition such as `lang=.*`.
  private func parameter(
    _ matcher: IntentFilter.Matcher, _ report: inout DraftReport
  ) -> DraftParameter? {
    guard let pieces = AndroidPatternReader.pieces(matcher.pattern),
      case .text(let text)? = pieces.first, let equals = text.firstIndex(of: "=")
    else { return nil }
    let name = String(text[..<equals])
    guard DraftNames.isKey(name) else { return nil }
    let rest = ([.text(String(text[text.index(after: equals)...]))] + pieces.dropFirst()).joined
    QueryValue.sayLoss(of: rest, name, path, matcher.range, &report)
    return DraftParameter(
      name: name, value: DraftValue(kind: QueryValue.kind(rest)), occurrence: .required)
  }

  /// The paths that open, by their hosts.
  private var opened: [(hosts: Set<String>, paths: [[DraftComponent]])] = []

  private func opened(on host: String) -> [[DraftComponent]] {
    opened.filter { $0.hosts.contains(host) }.flatMap(\.paths)
  }

  /// The properties of a filter's condition, except for its path.
  private struct Claim {
    var scope: Scope
    var query: [DraftParameter] = []
    var fragmentText: DraftFragment?
    var range: SourceRange
    /// `true` if the condition specifies queries.
    var saysQueries = false
  }

  /// Adds a route for every path of a scope.
  private mutating func addEveryPath(of claim: Claim, _ report: inout DraftReport) {
    var splitter = PathSplitter()
    let pieces: [PathPiece] = [.text(claim.scope.front + "/"), .run(.many)]
    let paths = splitter.split(pieces)?.map { DraftPath(components: $0) }
    add(paths, losses: splitter.losses, of: claim, &report)
  }

  private mutating func add(
    _ pieces: [PathPiece], of claim: Claim, _ report: inout DraftReport
  ) {
    var splitter = PathSplitter()
    let paths = splitter.splitForAndroid(pieces)
    add(paths, losses: splitter.losses, of: claim, &report)
  }

  private mutating func add(
    _ paths: [DraftPath]?, losses: Set<PathSplitter.Loss>, of claim: Claim,
    _ report: inout DraftReport
  ) {
    let range = claim.range
    guard let paths else {
      report.report(
        "draft-path", .warning, path: path, range,
        "no route is drafted for the path, because no valid link has this path")
      return
    }
    for loss in losses.sorted(by: { $0.rawValue < $1.rawValue }) {
      report.report(loss.rawValue, .info, path: path, range, loss.message)
    }
    // Equal sets from one filter share their storage, so comparing them is fast.
    if opened.last?.hosts != claim.scope.hosts { opened.append((claim.scope.hosts, [])) }
    opened[opened.count - 1].paths += paths.map(\.components)
    for path in paths {
      let isExact = draft.add(
        DraftRoute(
          components: path.components, query: claim.query, fragmentText: claim.fragmentText,
          trailingSlash: path.trailingSlash, hosts: claim.scope.hosts, schemes: claim.scope.schemes,
          saysQueries: claim.saysQueries, isAndroid: true,
          origins: [self.path ?? "an Android manifest"]))
      if !isExact {
        report.report("draft-united", .info, path: self.path, range, SourceDraft.united)
      }
    }
  }
}
