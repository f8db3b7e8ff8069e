import LinkRouting

/// A converter that splits the pieces of a path pattern into the components of routes.
struct PathSplitter {
  /// `true` if a wildcard at the end matches one component, because the file excludes deeper paths.
  var isSingle = false
  /// The values that components reject, by the index of the component.
  var refusals: [Int: RefusedValues] = [:]
  /// `true` if the pattern ended in a slash that was removed, so that it cannot match deeper paths.
  var isClosed = false
  /// `true` to also read a wildcard next to fixed text as empty if it can span several components.
  ///
  /// Routes omit this case as unlikely, but exclusions must not.
  var takesEmptyWildcards = false
  /// `true` if a wildcard between two slashes may span several components, as in Apple's files.
  ///
  /// The wildcards of Android's patterns end at the next slash, because Android does not backtrack.
  var backtracks = false
  private(set) var losses: Set<Loss> = []

  /// `true` if the routes match nothing that the pattern does not match, as exclusions require.
  var saysNoMore: Bool {
    losses.isSubset(of: [.wildcardCrossesSlashes, .emptyWildcard, .tooManyForms])
  }

  /// The message for an exclusion in the draft that matches fewer links than the original pattern.
  static let exclusionMessage =
    "exclusion wildcard matches only one component in the draft, so longer paths open"

  init(isSingle: Bool = false, refusals: [Int: RefusedValues] = [:]) {
    self.isSingle = isSingle
    self.refusals = refusals
  }

  /// Returns the routes of a pattern; `nil` if it matches no link that a router accepts.
  mutating func split(_ pieces: [PathPiece]) -> [[DraftComponent]]? {
    var groups: [[PathPiece]] = [[]]
    for piece in pieces {
      if case .run(let run) = piece, run.isLoose { losses.insert(.severalValues) }
      guard case .text(let text) = piece else {
        groups[groups.count - 1].append(piece)
        continue
      }
      let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { groups.append([]) }
        if !part.isEmpty {
          groups[groups.count - 1].append(.text(String(String.UnicodeScalarView(part))))
        }
      }
    }
    while groups.first?.isEmpty ?? false { groups.removeFirst() }
    // Routes accept a trailing slash.
    if groups.last?.isEmpty ?? false { groups.removeLast() }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return nil }
    var forms: [[DraftComponent]] = [[]]
    for (index, group) in groups.enumerated() {
      let isLast = index == groups.count - 1
      if isLast, !isClosed, let ends = end(group, index) { return combine(forms, ends) }
      if backtracks, let rest = rest(index, of: groups) {
        forms = combine(forms, [[rest]])
        continue
      }
      guard let component = component(group, index) else { return nil }
      forms = combine(forms, alternatives(component, group, index, isLast: isLast))
    }
    return forms
  }

  /// The maximum number of routes for one pattern.
  static let maximumForms = 16

  private mutating func combine(
    _ forms: [[DraftComponent]], _ ends: [[DraftComponent]]
  ) -> [[DraftComponent]] {
    guard forms.count * ends.count <= Self.maximumForms else {
      losses.insert(.tooManyForms)
      return forms.map { $0 + ends[0] }
    }
    return forms.flatMap { form in ends.map { form + $0 } }
  }

  /// Returns a component and, if its value may be empty, a second alternative without the value.
  ///
  /// The second alternative is necessary because values in routes are never empty.
  private mutating func alternatives(
    _ component: DraftComponent, _ group: [PathPiece], _ index: Int, isLast: Bool
  ) -> [[DraftComponent]] {
    let values = group.filter { if case .text = $0 { false } else { true } }
    guard case .value(let prefix, _, let suffix) = component, values.allSatisfy(\.mayBeEmpty),
      (refusals[index]?.minimum ?? 0) == 0
    else { return [[component]] }
    let isWide = values.contains { $0 != $0.insideComponent }
    if prefix.isEmpty, suffix.isEmpty {
      // An empty component in the middle of a path would result in two adjacent slashes, which the
      // router rejects anyway.
      return isLast && !isClosed && !isWide ? [[component], []] : [[component]]
    }
    if isWide && !takesEmptyWildcards || values.count > 1 {
      losses.insert(.emptyWildcard)
      return [[component]]
    }
    return Self.isPlain(prefix + suffix)
      ? [[component], [.literal(prefix + suffix)]] : [[component]]
  }

  /// Returns the alternatives for a last component that ends with an unlimited wildcard.
  ///
  /// The result is `nil` if the component does not end with such a wildcard, or if the pieces
  /// before the wildcard rule out a catch-all.
  private mutating func end(_ group: [PathPiece], _ index: Int) -> [[DraftComponent]]? {
    guard case .run(let run)? = group.last, run.crossesSlashes, run.maximum == nil else {
      return nil
    }
    let refused = refusals[index]
    let isSingle = isSingle || refused?.slashes ?? false
    if group.count == 1 {
      if run.minimum >= 2 || isSingle {
        if !isSingle { losses.insert(.wildcardCrossesSlashes) }
        let value = DraftComponent.value(prefix: "", value(run, refused), suffix: "")
        return run.minimum == 0 ? [[value], []] : [[value]]
      }
      var plain = run
      plain.minimum = 0
      return [[.rest(value(plain, refused), minimum: run.minimum)]]
    }
    guard run.minimum == 0, !isSingle, let text = Array(group.dropLast()).literal,
      Self.isPlain(text)
    else {
      if !isSingle { losses.insert(.wildcardCrossesSlashes) }
      return nil
    }
    // The wildcard matches either nothing or the rest of the word. In both cases, further
    // components may follow.
    return [
      [.literal(text), .rest(.any, minimum: 0)],
      [.value(prefix: text, .any, suffix: ""), .rest(.any, minimum: 0)],
    ]
  }

  /// Returns the catch-all for a wildcard between two slashes; `nil` for any other group.
  ///
  /// A path has at most one catch-all. The wildcard matches at least one component, because the
  /// router rejects paths with two adjacent slashes.
  private func rest(_ index: Int, of groups: [[PathPiece]]) -> DraftComponent? {
    func isWide(_ index: Int) -> Bool {
      groups[index].contains { if case .run(let run) = $0 { run.crossesSlashes } else { false } }
    }
    guard index < groups.count - 1, !isSingle, !(refusals[index]?.slashes ?? false),
      groups[index].count == 1, case .run(var run) = groups[index][0], run.crossesSlashes,
      run.minimum <= 1, run.maximum == nil, groups.indices.filter(isWide) == [index]
    else { return nil }
    run.minimum = 0
    return .rest(value(run, refusals[index]), minimum: 1)
  }

  private func value(_ run: CharacterRun, _ refused: RefusedValues?) -> DraftValue {
    DraftValue(kind: (refused ?? RefusedValues([])).kind(of: run))
  }

  /// Returns the component for a group of pieces; `nil` if it cannot be part of a route.
  private mutating func component(_ group: [PathPiece], _ index: Int) -> DraftComponent? {
    if let text = group.literal { return Self.isPlain(text) ? .literal(text) : nil }
    var middle = group
    var prefix = ""
    var suffix = ""
    if case .text(let text)? = middle.first {
      prefix = text
      middle.removeFirst()
    }
    if case .text(let text)? = middle.last {
      suffix = text
      middle.removeLast()
    }
    guard Self.isPlain(prefix + "x" + suffix) else { return nil }
    if middle.contains(where: { if case .run(let run) = $0 { run.crossesSlashes } else { false } }),
      !(refusals[index]?.slashes ?? false)
    {
      losses.insert(.wildcardCrossesSlashes)
    }
    let refused = refusals[index]
    // A UUID or a date fills its whole component.
    if let kind = Self.form(group) {
      return .value(prefix: "", DraftValue(kind: kind), suffix: "")
    }
    if middle.count == 1, case .words(var words, let name) = middle[0] {
      words.removeAll(where: \.isEmpty)
      guard !words.isEmpty else {
        return Self.isPlain(prefix + suffix) ? .literal(prefix + suffix) : nil
      }
      return .value(
        prefix: prefix, DraftValue(kind: .draft(words: words), name: name), suffix: suffix)
    }
    if middle.count == 1, case .run(var run) = middle[0] {
      if !run.crossesSlashes { run.minimum = max(run.minimum, 1) }
      return .value(prefix: prefix, value(run, refused), suffix: suffix)
    }
    if refused == nil, let pieces = compound(prefix, middle, suffix) { return .compound(pieces) }
    losses.insert(.severalValues)
    return .value(prefix: prefix, DraftValue(kind: .draft(Self.whole(middle))), suffix: suffix)
  }

  /// Returns a component with several values; `nil` if they are not certain to be distinguishable.
  private mutating func compound(
    _ prefix: String, _ middle: [PathPiece], _ suffix: String
  ) -> [DraftPiece]? {
    let parts = middle.map(\.insideComponent)
    guard let pieces = Self.draftPieces([.text(prefix)] + parts + [.text(suffix)]) else {
      return nil
    }
    if parts.hasEmptyWildcard { losses.insert(.emptyWildcard) }
    return pieces
  }

  /// Returns the literals and values of a pattern; `nil` if a string might be divided into its
  /// values in more than one way.
  ///
  /// Only one division is possible if all values except one have a fixed length, or if no value
  /// contains a character of the literals between the values.
  ///
  /// - Parameter isFragment: `true` for a fragment, whose values may contain slashes.
  static func draftPieces(_ pieces: [PathPiece], isFragment: Bool = false) -> [DraftPiece]? {
    var result: [DraftPiece] = []
    var runs: [CharacterRun] = []
    /// The characters of the literals between the values.
    var separators: Set<Unicode.Scalar> = []
    var lastLiteral = ""
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard !text.isEmpty else { continue }
        guard isPlain("x" + text) else { return nil }
        result.append(.literal(text))
        lastLiteral = text
        continue
      case .run(var run):
        run.minimum = max(run.minimum, 1)
        run.crossesSlashes = false
        runs.append(run)
        var kind = ParameterType.Kind.draft(run)
        if isFragment, run.set == nil, case .text(var rule) = kind {
          // A slash is allowed only if the type lists it.
          rule.allowed = .printable
          kind = .text(rule)
        }
        result.append(.value(DraftValue(kind: kind)))
      case .words(let words, let name):
        let words = words.filter { !$0.isEmpty }
        guard !words.isEmpty else { return nil }
        runs.append(whole([.words(words, name: name)]))
        result.append(.value(DraftValue(kind: .draft(words: words), name: name)))
      case .refused: return nil
      }
      if runs.count > 1 {
        if lastLiteral.isEmpty { return nil }
        separators.formUnion(lastLiteral.unicodeScalars)
      }
      lastLiteral = ""
    }
    let isFixed = runs.count { $0.minimum != $0.maximum } <= 1
    let isSeparated = runs.allSatisfy { run in
      run.set.map { $0.intersection(ScalarSet(separators)).isEmpty } ?? false
    }
    return !runs.isEmpty && (isFixed || isSeparated) ? result : nil
  }

  /// Returns several pieces as one run of characters.
  static func whole(_ pieces: [PathPiece]) -> CharacterRun {
    var result: CharacterRun?
    for piece in pieces {
      let run: CharacterRun
      switch piece {
      case .text(let text):
        let count = text.unicodeScalars.count
        run = CharacterRun(set: ScalarSet(text.unicodeScalars), minimum: count, maximum: count)
      case .run(let own): run = own
      case .words(let words, _):
        let counts = words.map(\.unicodeScalars.count)
        run = CharacterRun(
          set: ScalarSet(words.flatMap(\.unicodeScalars)), minimum: counts.min() ?? 0,
          maximum: counts.max())
      case .refused: run = .many
      }
      result = result.map { $0.followed(by: run) } ?? run
    }
    var whole = result ?? .component
    whole.crossesSlashes = false
    return whole
  }

  /// Returns the type of a UUID or a date if a component has that form; `nil` for any other form.
  static func form(_ group: [PathPiece]) -> ParameterType.Kind? {
    let hex = ScalarSet(parsing: "0-9 A-F a-f")
    let digits = ScalarSet([0x30...0x39])
    var counts: [Int] = []
    var isHex = true
    var isDigits = true
    var expectsRun = true
    for piece in group {
      switch piece {
      case .run(let run) where expectsRun && run.minimum == run.maximum:
        counts.append(run.minimum)
        isHex = isHex && run.set == hex
        isDigits = isDigits && run.set == digits
        expectsRun = false
      case .words(let words, _) where expectsRun:
        guard words.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } })
        else { return nil }
        counts.append(2)
        isHex = false
        expectsRun = false
      case .text("-") where !expectsRun: expectsRun = true
      default: return nil
      }
    }
    if isHex, counts == [8, 4, 4, 4, 12] { return .uuid }
    return isDigits && counts == [4, 2, 2] ? .date : nil
  }

  /// Returns `true` if a string can be a literal of a route.
  ///
  /// A literal cannot end with an opening bracket, because `[/` starts an optional part.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.last != UInt8(ascii: "[")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && !(0x7F...0x9F ~= scalar.value)
          && !"{}%?#\\/".unicodeScalars.contains(scalar)
      }
  }
}
