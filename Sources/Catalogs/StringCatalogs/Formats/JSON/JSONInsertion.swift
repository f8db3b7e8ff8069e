import Diagnostics
import JSONSyntax
import TextPrimitives

/// Members and elements to insert into a JSON file, collected until all are known.
struct JSONInsertion {
  /// A value that the file does not contain yet.
  indirect enum Value {
    case text(String)
    /// A value that is spelled as in the source.
    case spelled(String)
    case object([(name: String, value: Value)])
    case array([Value])
  }

  struct Addition {
    /// The index of the member or element that the value follows; `nil` to append it.
    let anchor: Int?
    let name: String?
    var value: Value
  }

  let document: JSONDocument
  /// The values to add to the objects and arrays of the file, by node index.
  private(set) var additions: [Int: [Addition]] = [:]
  /// The existing member after which each new member is inserted, by object and new name.
  ///
  /// The dictionary of an object is created when it is first used.
  private var anchors: [Int: [String: Int]] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// Adds a key; returns the reason if the file cannot contain it.
  mutating func add(_ key: CatalogEditor.NewKey, _ source: JSONSource?) -> String? {
    guard let source else { return "the source file is not JSON" }
    let path = source.path(of: key.found)
    let name = key.source.string(key.found.key)
    if case .element(let index)? = path.last, key.source.isElement(key.found) {
      guard let text = key.onlyText else { return "an array element has only one string" }
      return add(
        .text(text.text), name: nil, index: index, path: Array(path.dropLast()), source: source)
    }
    guard key.found.kind == .plurals else {
      guard let text = key.onlyText else {
        return "the file format has no plurals except those of i18next"
      }
      return add(
        value(text.text, key: key, source: source), name: name, index: nil, path: path,
        source: source)
    }
    let values = key.source.localizations[key.found.localizations].first?.values ?? 0..<0
    guard let first = values.first.flatMap({ source.place(of: key.source.values[$0].text.range) })
    else {
      return "the plural cannot be copied, because its layout in the source file is unusual"
    }
    let like = key.source.string(source.document.nodes.text(at: first.name))
    var forms: [(name: String, value: Value)] = []
    for text in key.texts {
      guard let category = text.variation.plural,
        let form = JSONSource.name(of: category, like: like, key: name)
      else {
        return "plurals with numbers or _plural in their names do not support all categories "
          + "of the language; version 4 of the i18next format has _one, _few and so on"
      }
      forms.append((form, .text(text.text)))
    }
    if PluralCategory(rawValue: like) != nil, like != name {
      return add(.object(forms), name: name, index: nil, path: path, source: source)
    }
    for form in forms {
      if let reason = add(
        form.value, name: form.name, index: nil, path: path, source: source, anchoredAs: like)
      {
        return reason
      }
    }
    return nil
  }

  /// Returns the value for a string: the string itself or, in a file of a browser extension, the
  /// message object of the source with the string inserted.
  private func value(
    _ text: String, key: CatalogEditor.NewKey, source: JSONSource
  ) -> Value {
    let values = key.source.localizations[key.found.localizations].first?.values
    guard key.found.scope == nil, let values, let first = values.first,
      let place = source.place(of: key.source.values[first].text.range)
    else { return .text(text) }
    let nodes = source.document.nodes
    for member in nodes.members(of: source.document.root)
    where nodes[member.value].range.contains(nodes[place.value].range.lowerBound)
      && nodes[member.value].kind == .object
    {
      let range = nodes[member.value].range
      let content = nodes[place.value].contentRange
      let front = String(
        decoding: key.source.bytes[range.lowerBound..<content.lowerBound], as: UTF8.self)
      let back = String(
        decoding: key.source.bytes[content.upperBound..<range.upperBound], as: UTF8.self)
      return .spelled(front + JSONText.escaped(text) + back)
    }
    return .text(text)
  }

  /// Adds a value at a path, and creates the missing components of the path.
  ///
  /// - Returns: The reason if the file cannot contain the value; otherwise `nil`.
  private mutating func add(
    _ value: Value, name: String?, index: Int?, path: [JSONStep], source: JSONSource,
    anchoredAs like: String? = nil
  ) -> String? {
    var node = document.root
    var sourceNode: Int? = source.document.root
    var rest = path[...]
    while let step = rest.first, let next = document.child(step, of: node) {
      node = next
      sourceNode = sourceNode.flatMap { source.document.child(step, of: $0) }
      rest = rest.dropFirst()
    }
    let target = (rest.map(\.self)) + [index.map { .element($0) } ?? .member(name ?? "")]
    return insert(
      value, path: target, into: node, sourceNode: sourceNode, source: source, like: like)
  }

  private mutating func insert(
    _ value: Value, path: [JSONStep], into node: Int, sourceNode: Int?, source: JSONSource,
    like: String?
  ) -> String? {
    let taken = "the file has a different value at the path of the key"
    switch path[0] {
    case .member(let name):
      guard document.nodes[node].kind == .object else { return taken }
      if !document.values(named: name, of: node).isEmpty { return taken }
      if let known = additions[node]?.firstIndex(where: { $0.name == name }) {
        guard path.count > 1 else { return "the key is duplicated" }
        return Self.merge(value, path.dropFirst(), into: &additions[node, default: []][known].value)
      }
      let anchor = anchor(
        path.count == 1 ? like ?? name : name, in: node, sourceNode: sourceNode, source: source)
      guard let made = Self.wrapped(value, path.dropFirst()) else { return Self.gap }
      additions[node, default: []].append(Addition(anchor: anchor, name: name, value: made))
    case .element(let index):
      guard document.nodes[node].kind == .array else { return taken }
      let count = document.nodes.elements(of: node).reduce(0) { count, _ in count + 1 }
      let place = index - count
      let known = additions[node]?.count ?? 0
      if place >= 0, place < known {
        guard path.count > 1 else { return taken }
        return Self.merge(value, path.dropFirst(), into: &additions[node, default: []][place].value)
      }
      guard place == known else { return Self.gap }
      guard let made = Self.wrapped(value, path.dropFirst()) else { return Self.gap }
      additions[node, default: []].append(Addition(anchor: nil, name: nil, value: made))
    }
    return nil
  }

  private static let gap = "the array in the file lacks the preceding elements"

  /// Returns a value enclosed in new objects and arrays, one for each step of a path.
  ///
  /// The result is `nil` if the path contains an index other than 0, because a new array would lack
  /// the elements before it.
  private static func wrapped(_ value: Value, _ path: ArraySlice<JSONStep>) -> Value? {
    guard let step = path.first else { return value }
    guard let inner = wrapped(value, path.dropFirst()) else { return nil }
    switch step {
    case .member(let name): return .object([(name, inner)])
    case .element(let index): return index == 0 ? .array([inner]) : nil
    }
  }

  private static func merge(
    _ value: Value, _ path: ArraySlice<JSONStep>, into known: inout Value
  ) -> String? {
    guard let step = path.first else { return "the key is duplicated" }
    switch (step, known) {
    case (.member(let name), .object(var members)):
      if let place = members.firstIndex(where: { $0.name == name }) {
        let reason = merge(value, path.dropFirst(), into: &members[place].value)
        known = .object(members)
        return reason
      }
      guard let made = wrapped(value, path.dropFirst()) else { return gap }
      known = .object(members + [(name, made)])
    case (.element(let index), .array(var elements)):
      if index < elements.count {
        let reason = merge(value, path.dropFirst(), into: &elements[index])
        known = .array(elements)
        return reason
      }
      guard index == elements.count, let made = wrapped(value, path.dropFirst()) else { return gap }
      elements.append(made)
      known = .array(elements)
    default: return "the file has a different value at the path of the key"
    }
    return nil
  }

  /// Returns the member of the file after which a new member is inserted; `nil` to append it.
  ///
  /// This is the nearest preceding member in the source that is also in the file.
  private mutating func anchor(
    _ name: String, in node: Int, sourceNode: Int?, source: JSONSource
  ) -> Int? {
    guard let sourceNode, source.document.nodes[sourceNode].kind == .object else { return nil }
    if let known = anchors[node] { return known[name] }
    var own: [String: Int] = [:]
    for member in document.nodes.members(of: node) {
      own[document.text(of: member.name) ?? ""] = member.value
    }
    var found: [String: Int] = [:]
    var last: Int?
    for member in source.document.nodes.members(of: sourceNode) {
      let text = source.document.text(of: member.name) ?? ""
      if found[text] == nil { found[text] = last }
      // In ARB, the metadata of a key follows the key.
      last = own["@" + text] ?? own[text] ?? last
    }
    anchors[node] = found
    return found[name]
  }
}

extension JSONInsertion {
  /// Returns the edits that insert all added values.
  ///
  /// The edits follow the style of the file, or that of the source if the file is empty.
  func edits(newline: String, source: JSONSource?) -> [FixIt.Edit] {
    var style = JSONStyle(of: document)
    let isEmpty = !document.nodes.members(of: document.root).contains { _ in true }
    if isEmpty, let source { style = JSONStyle(of: source.document) }
    if isEmpty { style.newline = newline }
    let depths = depths()
    var edits: [FixIt.Edit] = []
    for (node, additions) in additions.sorted(by: { $0.key < $1.key }) {
      let depth = depths[node]
      let range = document.nodes[node].range
      let isObject = document.nodes[node].kind == .object
      let places =
        isObject
        ? document.nodes.members(of: node).map(\.value)
        : document.nodes.elements(of: node).map(\.self)
      guard let last = places.last else {
        edits.append(
          FixIt.Edit(
            range: SourceRange(range),
            text: Self.container(
              additions.map { ($0.name, $0.value) }, isObject: isObject, depth: depth, style: style)
          ))
        continue
      }
      for addition in additions {
        let end = document.nodes[addition.anchor ?? last].range.upperBound
        let name = addition.name.map { JSONText.quoted($0) + style.colon } ?? ""
        let line = isOneLine(node) ? " " : style.line(depth + 1)
        let text = "," + line + name + Self.spelled(addition.value, depth: depth + 1, style: style)
        edits.append(FixIt.Edit(range: SourceRange(end, end), text: text))
      }
    }
    return edits
  }

  /// Returns `true` if an object or array other than the root is on a single line.
  private func isOneLine(_ node: Int) -> Bool {
    node != document.root && !document.bytes[document.nodes[node].range].contains(0x0A)
  }

  private static func spelled(_ value: Value, depth: Int, style: JSONStyle) -> String {
    switch value {
    case .text(let text): JSONText.quoted(text)
    case .spelled(let text): text
    case .object(let members):
      container(members.map { ($0.name, $0.value) }, isObject: true, depth: depth, style: style)
    case .array(let elements):
      container(elements.map { (nil, $0) }, isObject: false, depth: depth, style: style)
    }
  }

  private static func container(
    _ members: [(name: String?, value: Value)], isObject: Bool, depth: Int, style: JSONStyle
  ) -> String {
    let inner = members.map { member in
      let name = member.name.map { JSONText.quoted($0) + style.colon } ?? ""
      return style.line(depth + 1) + name + spelled(member.value, depth: depth + 1, style: style)
    }.joined(separator: ",")
    return (isObject ? "{" : "[") + inner + style.line(depth) + (isObject ? "}" : "]")
  }

  /// Returns the depth of each object and array, by node index.
  private func depths() -> [Int] {
    var depths = Array(repeating: 0, count: document.nodes.count)
    for place in document.nodes.indices {
      switch document.nodes[place].kind {
      case .object:
        for member in document.nodes.members(of: place) {
          depths[member.value] = depths[place] + 1
        }
      case .array:
        for element in document.nodes.elements(of: place) { depths[element] = depths[place] + 1 }
      default: break
      }
    }
    return depths
  }
}

extension JSONDocument {
  /// Returns the object or array that a step leads to; `nil` if there is none.
  func child(_ step: JSONStep, of node: Int) -> Int? {
    let found: Int?
    switch step {
    case .member(let name):
      guard nodes[node].kind == .object else { return nil }
      found = values(named: name, of: node).first
    case .element(let index):
      guard nodes[node].kind == .array else { return nil }
      found = nodes.elements(of: node).dropFirst(index).first { _ in true }
    }
    return found.flatMap { nodes[$0].kind == .object || nodes[$0].kind == .array ? $0 : nil }
  }
}
