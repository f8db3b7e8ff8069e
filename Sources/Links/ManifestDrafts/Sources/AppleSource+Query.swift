import Diagnostics
import LinkAssociations
import LinkRouting

extension AppleSource {
  mutating func query(
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
          if let parameter = parameter(name, value, reader, nil, pattern.range, &report) {
            parameters.append(parameter)
          }
        }
        lost(
          "draft-query-order", .info, pattern.range,
          "route also accepts the parameters in a different order, and other parameters", &report)
      } else {
        lost(
          "draft-query", .warning, pattern.range,
          "pattern for the whole query is not carried over", &report)
      }
    case .items(let items):
      for item in items {
        guard DraftNames.isKey(item.name) else {
          lost(
            "draft-query-name", .warning, item.pattern.range,
            "query item is omitted, because its name is not valid in a manifest", &report)
          continue
        }
        let refused = refusedItems[path]?[item.name]
        let range = item.pattern.range
        if let parameter = parameter(
          item.name, item.pattern.text, reader, refused, range, &report)
        {
          parameters.append(parameter)
        }
      }
    }
    // Add the items that earlier exclusions restrict, but that the component does not name.
    let named = Set(parameters.map(\.name))
    for (name, values) in (refusedItems[path] ?? [:]).sorted(by: { $0.key < $1.key })
    where !named.contains(name) && DraftNames.isKey(name) {
      let kind = values.kind(of: CharacterRun(minimum: 0, maximum: nil))
      parameters.append(
        DraftParameter(name: name, value: DraftValue(kind: kind), occurrence: .optional))
    }
    // If one component requires an item and a second one ignores it, the item may have any value.
    let closed = closedItems[path] ?? []
    let known = Set(parameters.map(\.name))
    let others = included[path] ?? []
    for index in parameters.indices
    where others.contains(where: { !$0.contains(parameters[index].name) }) {
      parameters[index].value = .any
    }
    for name in others.reduce(into: Set<String>(), { $0.formUnion($1) }).subtracting(known)
      .subtracting(closed).sorted()
    where DraftNames.isKey(name) {
      parameters.append(DraftParameter(name: name, value: .any, occurrence: .optional))
    }
    included[path, default: []].append(Set(parameters.map(\.name)).union(closed))
    return parameters
  }

  private mutating func parameter(
    _ name: String, _ pattern: String, _ reader: WildcardReader, _ refused: RefusedValues?,
    _ range: SourceRange, _ report: inout DraftReport
  ) -> DraftParameter? {
    guard let pieces = reader.pieces(pattern) else {
      lost(
        "draft-query", .warning, range,
        "condition for '\(name)' is not carried over, because it is not percent-encoded UTF-8",
        &report)
      return nil
    }
    if reader.namesCodes(pattern) { sayCodes(range, &report) }
    if reader.countsSpelling(pieces) { saySpelling(range, &report) }
    if pieces.isEmpty {
      lost(
        "draft-query", .warning, range,
        "condition that '\(name)' has no value is not carried over",
        notes: ["the route accepts any value"], &report)
      return nil
    }
    var takesNothing = false
    let kind: ParameterType.Kind
    var label: String?
    if let form = PathSplitter.form(pieces) {
      kind = form
    } else if pieces.count == 1, case .words(let words, let list) = pieces[0] {
      // A parameter without a value is absent, so no word of a type is empty.
      let others = words.filter { !$0.isEmpty }
      kind = others.isEmpty ? .text(TextRule()) : .draft(words: others)
      label = list
      takesNothing = others.count < words.count
    } else if let text = pieces.literal {
      kind = .draft(words: [text])
    } else {
      let forms = reader.alternatives(of: pieces) ?? [[.run(.many)]]
      let runs = forms.map { PathSplitter.whole($0) }
      let run = runs.dropFirst().reduce(runs.first ?? .many) { $0.union($1) }
      takesNothing = run.minimum == 0
      kind = (refused ?? RefusedValues([])).kind(of: run)
      if pieces.count > 1 || forms != [pieces] || runs.contains(where: \.isLoose) {
        lost(
          "draft-query-pattern", .info, range, QueryValue.loss(name), &report)
      }
    }
    return DraftParameter(
      name: name, value: DraftValue(kind: kind, name: label),
      occurrence: takesNothing ? .optional : .required)
  }

  /// Returns the parameters of the fragment, or its pattern if it has no keys.
  mutating func fragment(
    of component: AppleAssociation.Component, _ reader: WildcardReader, _ report: inout DraftReport
  ) -> (parameters: [DraftParameter], text: DraftFragment?) {
    guard let pattern = component.fragment, !pattern.isCatchAll else { return ([], nil) }
    if let items = QueryText.items(pattern.text) {
      let parameters = items.compactMap {
        parameter($0.name, $0.pattern, reader, nil, pattern.range, &report)
      }
      return (parameters, nil)
    }
    if component.isCaseSensitive, let pieces = reader.pieces(pattern.text),
      let text = DraftFragment(pieces)
    {
      if reader.countsSpelling(pieces) { saySpelling(pattern.range, &report) }
      if pieces.hasEmptyWildcard {
        say([.emptyWildcard], at: pattern.range, &report)
      }
      return ([], text)
    }
    lost(
      "draft-fragment", .info, pattern.range,
      "condition for the fragment is not carried over", notes: ["the route accepts any fragment"],
      &report)
    return ([], nil)
  }
}
