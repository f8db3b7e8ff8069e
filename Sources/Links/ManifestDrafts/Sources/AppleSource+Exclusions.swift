import Diagnostics
import LinkAssociations
import LinkRouting

extension AppleSource {
  /// Reads an exclusion.
  ///
  /// - Parameter later: The components after the exclusion that open links.
  mutating func exclude(
    _ component: AppleAssociation.Component, before later: [AppleAssociation.Component],
    _ report: inout DraftReport
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
        "exclusion that depends on the query is not carried over", &report)
    }
    if let fragment = component.fragment, !fragment.isCatchAll {
      return lost(
        "draft-exclusion", .warning, component.range,
        "exclusion that depends on the fragment is not carried over", &report)
    }
    // The router rejects empty components anyway.
    if text == "*//*" { return }
    if pieces.isUniversal {
      if later.isEmpty, opened.isEmpty, let host {
        draft.add(DraftExclusion(components: [.rest(.any, minimum: 0)], host: host))
      } else if !later.isEmpty {
        lost(
          "draft-exclusion", .warning, component.range,
          "every link is excluded here, so later components open nothing", &report)
      }
      return
    }
    // A route accepts only what it declares, so excluding deeper paths has no effect, unless a
    // later component opens paths of any depth.
    if readSingle(pieces), !later.contains(where: { opensAround($0, Self.front(of: pieces)) }) {
      return
    }
    if reader.namesCodes(text) {
      return lost(
        "draft-exclusion", .warning, component.range,
        "exclusion is not carried over, because in a manifest it would exclude more links",
        notes: ["the lists of '$(lang)' and '$(region)' are not carried over"], &report)
    }
    guard let expanded = expand(pieces, text, component.range, &report) else { return }
    for pieces in expanded { addExclusion(pieces, component, &report) }
  }

  /// Returns `true` and records the limit if an exclusion only limits a value to one component.
  ///
  /// An example is the exclusion `/attend/*/*`.
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

  /// Returns `true` if a component's path pattern begins with a proper prefix of `front`, followed
  /// by a wildcard that can match several path components.
  private func opensAround(_ component: AppleAssociation.Component, _ front: String) -> Bool {
    guard let pieces = reader(of: component).pieces(component.path?.text ?? "*"),
      let place = pieces.firstIndex(where: { if case .text = $0 { false } else { true } }),
      case .run(let run) = pieces[place], run.crossesSlashes
    else { return false }
    let start = Self.front(of: pieces)
    return front.hasPrefix(start) && start != front
  }

  static func front(of pieces: [PathPiece]) -> String {
    guard case .text(let text)? = pieces.first else { return "" }
    return text.first == "/" ? text : "/" + text
  }

  /// Returns the patterns of an exclusion: a single one, unless it contains a variable with
  /// wildcards in its values.
  ///
  /// Each value of that variable without a wildcard then produces a pattern. Its other values
  /// become limits for the values of routes.
  private mutating func expand(
    _ pieces: [PathPiece], _ text: String, _ range: SourceRange, _ report: inout DraftReport
  ) -> [[PathPiece]]? {
    guard let place = pieces.firstIndex(where: { if case .refused = $0 { true } else { false } }),
      case .refused(let name, let values) = pieces[place]
    else { return [pieces] }
    let refused = RefusedValues(values)
    sayOthers(refused.others, range, &report)
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

  /// Reports that the draft opens some of the values that an exclusion lists.
  private mutating func sayOthers(
    _ count: Int, _ range: SourceRange, _ report: inout DraftReport
  ) {
    guard count > 0 else { return }
    lost(
      "draft-refused-values", .info, range,
      count == 1
        ? "1 excluded value is not carried over" : "\(count) excluded values are not carried over",
      notes: ["the route accepts links that the file excludes"], &report)
  }

  private mutating func excludeItems(
    _ items: [AppleAssociation.Component.Item], _ path: String, _ reader: WildcardReader,
    _ range: SourceRange, _ report: inout DraftReport
  ) {
    let strict = items.filter { !$0.pattern.isCatchAll }
    if strict.count == 1, let pieces = reader.pieces(strict[0].pattern.text) {
      if pieces.count == 1, case .refused(_, let values) = pieces[0] {
        let refused = RefusedValues(values)
        sayOthers(refused.others + refused.words.count, range, &report)
        refusedItems[path, default: [:]][strict[0].name] = refused
        return
      }
      if pieces.count == 1, case .run(let run) = pieces[0], run.set == nil, run.minimum == 1,
        run.maximum == nil
      {
        let name = strict[0].name
        // `true` if the route of an earlier component already has the item as a parameter.
        let isSaid = included[path]?.contains { $0.contains(name) } ?? false
        closedItems[path, default: []].insert(name)
        if isSaid { return }
      }
    }
    lost(
      "draft-exclusion", .warning, range, "exclusion that depends on the query is not carried over",
      notes: ["a manifest excludes only paths; restrict a parameter with its type"], &report)
  }

  private mutating func addExclusion(
    _ pieces: [PathPiece], _ component: AppleAssociation.Component, _ report: inout DraftReport
  ) {
    var splitter = PathSplitter()
    splitter.takesEmptyWildcards = true
    splitter.backtracks = true
    guard let paths = splitter.split(pieces.withoutSlashAtEnd) else { return }
    guard component.isCaseSensitive, splitter.saysNoMore else {
      return lost(
        "draft-exclusion", .warning, component.range,
        "exclusion is not carried over, because in a manifest it would exclude more links",
        &report)
    }
    if !splitter.losses.isEmpty {
      lost(
        "draft-exclusion-part", .info, component.range, PathSplitter.exclusionMessage, &report)
    }
    for components in paths {
      if opened.contains(where: { $0.skeleton == components.skeleton }) { continue }
      let overlapping = opened.filter { $0.mayOverlap(components) }
      let exclusion = DraftExclusion(components: components, host: host)
      if !draft.add(exclusion, besides: overlapping) {
        lost(
          "draft-exclusion-order", .warning, component.range,
          "exclusion is not carried over, because an earlier component opens some of its links",
          notes: ["an exception of a manifest is case-sensitive, but the component is not"], &report
        )
      }
    }
  }
}
