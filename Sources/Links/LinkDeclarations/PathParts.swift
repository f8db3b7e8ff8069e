import LinkRouting

/// The components of a path, with the types that they use.
///
/// A ``PathBuilder`` or a ``RouteBuilder`` creates them.
public struct PathParts: Sendable {
  /// Components that belong together, such as those of one parameter.
  struct Element: Sendable {
    /// The relation of an element to the optional parts of the path.
    enum Placement: Sendable {
      /// Every link has the components.
      case required
      /// The components start an optional part.
      case optional
      /// The components start an optional part inside the optional part of another parameter.
      case within(String)
      /// The components belong to the optional part of another parameter.
      case with(String)
    }

    var components: [RoutePattern.Component]
    /// The name of the parameter; `nil` for literal components.
    var name: String?
    /// `true` if the first component is the rest of the component before it.
    var continuesComponent = false
    var placement = Placement.required
  }

  var elements: [Element] = []
  var types: [ParameterType] = []
  /// The mistakes in literals.
  var mistakes: [DeclarationMistake] = []

  init(types: [ParameterType] = []) {
    self.types = types
  }

  /// Creates literal components from a string that may contain slashes between them.
  init(literal path: String) {
    let components = path.split(separator: "/").map { RoutePattern.Component.literal(String($0)) }
    if !components.isEmpty { elements = [Element(components: components)] }
    if path.contains(where: { "[]".contains($0) }) {
      mistakes.append(
        DeclarationMistake(
          message: "literal '\(path)' contains brackets",
          note: "declare an optional part with 'PathParameter(optional:)'"))
    }
    let slash = UInt8(ascii: "/")
    // The split omits empty components, so the components do not show a `//`.
    if zip(path.utf8, path.utf8.dropFirst()).contains(where: { $0 == slash && $1 == slash }) {
      mistakes.append(
        DeclarationMistake(
          message: "literal '\(path)' contains '//'",
          note: "write only the components of the path; hosts belong to the manifest"))
    }
  }

  /// Appends the components of other parts.
  mutating func append(_ other: PathParts) {
    elements += other.elements
    types += other.types
    mistakes += other.mistakes
  }

  /// The pattern of the path, and the mistakes in the declarations of its parameters.
  var assembled: (pattern: RoutePattern, mistakes: [DeclarationMistake]) {
    var path = PathAssembly()
    for element in elements { path.append(element) }
    return (RoutePattern(path.components, optionalParts: path.parts), mistakes + path.mistakes)
  }
}

/// The construction of a pattern from elements.
private struct PathAssembly {
  var components: [RoutePattern.Component] = []
  /// The optional parts, in the order in which they start.
  var parts: [Range<Int>] = []
  var mistakes: [DeclarationMistake] = []
  /// The parts that can still get components, outermost first.
  private var open: [(part: Int, names: [String])] = []
  /// The names of all parameters so far; `true` for those that a link may omit.
  private var names: [String: Bool] = [:]

  mutating func append(_ element: PathParts.Element) {
    let previous = innermostPart(of: components.count - 1)
    let isPlaced = enterPart(of: element)
    var added = element.components
    if element.continuesComponent, isPlaced, let first = added.first, let pieces = first.pieces {
      if case .literal = first {
        report(
          "parameter '\(element.name ?? "")' has both 'continuesComponent' and 'after'",
          "write the literal text before the value as 'prefix'")
      } else if let last = components.last?.pieces, previous == open.last?.part {
        components[components.count - 1] = RoutePattern.Component(pieces: last + pieces)
        added.removeFirst()
      } else {
        report(
          "parameter '\(element.name ?? "")' cannot continue the component before it",
          "only a literal or a value in the same part of the path can be continued")
      }
    }
    components += added
    if let name = element.name {
      if case .required = element.placement { names[name] = false } else { names[name] = true }
    }
    for index in open.map(\.part) {
      parts[index] = parts[index].lowerBound..<components.count
    }
  }

  /// Ends and starts optional parts, as the placement of an element requires.
  ///
  /// - Returns: `false` if the placement refers to a parameter without an optional part that can
  ///   get further components.
  private mutating func enterPart(of element: PathParts.Element) -> Bool {
    var isPlaced = true
    switch element.placement {
    case .required:
      open = []
      return true
    case .optional:
      open = []
      startPart()
    case .within(let name):
      isPlaced = leaveParts(inside: name, of: element)
      startPart()
    case .with(let name):
      isPlaced = leaveParts(inside: name, of: element)
      if open.isEmpty { startPart() }
    }
    if let name = element.name { open[open.count - 1].names.append(name) }
    return isPlaced
  }

  private mutating func startPart() {
    open.append((part: parts.count, names: []))
    parts.append(components.count..<components.count)
  }

  /// Ends the parts inside the part of a parameter; returns `false` if no such part is open.
  private mutating func leaveParts(inside name: String, of element: PathParts.Element) -> Bool {
    if let depth = open.firstIndex(where: { $0.names.contains(name) }) {
      open.removeSubrange((depth + 1)...)
      return true
    }
    open = []
    let own = element.name ?? ""
    switch names[name] {
    case true?:
      report(
        "parameter '\(own)' does not directly follow the optional part of '\(name)'",
        "declare the literals between them with 'after' or 'before'")
    case false?:
      report(
        "parameter '\(name)' is required, so links cannot omit '\(own)' with it",
        "declare '\(name)' with 'optional:', or '\(own)' without 'within' and 'with'")
    case nil:
      report(
        "no optional parameter '\(name)' precedes parameter '\(own)'",
        "'within' and 'with' refer to an optional parameter of the same path")
    }
    return false
  }

  /// Returns the innermost part that contains a component.
  private func innermostPart(of index: Int) -> Int? {
    parts.lastIndex { $0.contains(index) }
  }

  private mutating func report(_ message: String, _ note: String) {
    mistakes.append(DeclarationMistake(message: message, note: note))
  }
}
