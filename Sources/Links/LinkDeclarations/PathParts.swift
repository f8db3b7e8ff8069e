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
      /// The components start an optional part inside the part of another parameter.
      case within(String)
      /// The components belong to the part of another parameter.
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

  init(types: [ParameterType] = []) {
    self.types = types
  }

  /// Creates literal components from a string that may contain slashes between them.
  init(literal path: String) {
    let components = Self.literals(path)
    if !components.isEmpty { elements = [Element(components: components)] }
  }

  /// Returns the literal components of a string that may contain slashes between them.
  static func literals(_ path: String) -> [RoutePattern.Component] {
    path.split(separator: "/").map { .literal(String($0)) }
  }

  /// Appends the components of other parts.
  mutating func append(_ other: PathParts) {
    elements += other.elements
    types += other.types
  }

  /// The pattern of the path, and the mistakes in the declarations of its parameters.
  var assembled: (pattern: RoutePattern, mistakes: [DeclarationMistake]) {
    var path = PathAssembly()
    for element in elements { path.append(element) }
    return (RoutePattern(path.components, optionalParts: path.parts), path.mistakes)
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
  /// The names of all optional parameters so far.
  private var optionalNames: Set<String> = []

  mutating func append(_ element: PathParts.Element) {
    let previous = innermostPart(of: components.count - 1)
    enterPart(of: element)
    var added = element.components
    if element.continuesComponent, let first = added.first?.pieces {
      if let last = components.last?.pieces, !startsPart(element), previous == open.last?.part {
        components[components.count - 1] = RoutePattern.Component(pieces: last + first)
        added.removeFirst()
      } else {
        report(
          "parameter '\(element.name ?? "")' cannot continue the component before it",
          "the component before it is a literal or a parameter that links omit together with it")
      }
    }
    components += added
    for index in open.map(\.part) {
      parts[index] = parts[index].lowerBound..<components.count
    }
  }

  /// Ends and starts parts so that the element belongs to the innermost open part.
  private mutating func enterPart(of element: PathParts.Element) {
    switch element.placement {
    case .required:
      open = []
      return
    case .optional:
      open = []
      startPart()
    case .within(let name):
      leaveParts(inside: name, of: element)
      startPart()
    case .with(let name):
      leaveParts(inside: name, of: element)
      if open.isEmpty { startPart() }
    }
    guard let name = element.name else { return }
    open[open.count - 1].names.append(name)
    optionalNames.insert(name)
  }

  private func startsPart(_ element: PathParts.Element) -> Bool {
    switch element.placement {
    case .required, .with: false
    case .optional, .within: true
    }
  }

  private mutating func startPart() {
    open.append((part: parts.count, names: []))
    parts.append(components.count..<components.count)
  }

  /// Ends the parts inside the part of a parameter.
  private mutating func leaveParts(inside name: String, of element: PathParts.Element) {
    if let depth = open.firstIndex(where: { $0.names.contains(name) }) {
      open.removeSubrange((depth + 1)...)
      return
    }
    open = []
    let own = element.name ?? ""
    if optionalNames.contains(name) {
      report(
        "parameter '\(own)' does not follow the optional part of '\(name)'",
        "declare literal components of the part with 'after' or 'before'")
    } else {
      report(
        "no optional parameter '\(name)' precedes parameter '\(own)'",
        "'within' and 'with' refer to an optional parameter of the same path")
    }
  }

  /// Returns the innermost open part that contains a component.
  private func innermostPart(of index: Int) -> Int? {
    parts.lastIndex { $0.contains(index) }
  }

  private mutating func report(_ message: String, _ note: String) {
    mistakes.append(DeclarationMistake(message: message, note: note))
  }
}
