import LinkRouting

/// The conditions for the links of one route, before they are spelled as patterns.
struct AndroidRoutePlan {
  let route: Route
  /// The shape of the route's paths, without a trailing slash.
  let path: Shape
  /// The types of the manifest by name.
  let types: [String: ParameterType]
  /// The required query parameters whose keys contain no separator (`&`, `;` or `=`), each with its
  /// key in links and the shape of its values.
  let parameters: [(name: String, key: String, value: Shape)]
  /// `true` if the fragment is required.
  let needsFragment: Bool
  /// The requirements for the query and the fragment that Android's patterns cannot express.
  let losses: Set<AssociationWidening.Code>
  /// `true` if each value is written as one wildcard.
  let isReadable: Bool
  /// Paths with one component more than the longest paths that the patterns match; `nil` unless
  /// other components follow a catch-all.
  let longerPath: Shape?
  /// `true` if the path has parameters, or if ``losses`` is not empty.
  var hasValues: Bool { !route.pattern.parameterNames.isEmpty || !losses.isEmpty }

  init(
    _ route: Route, shared: [ParameterDeclaration], types: [String: ParameterType],
    isReadable: Bool = false
  ) {
    self.route = route
    self.types = types
    self.isReadable = isReadable
    path = Self.path(
      route.pattern, types: isReadable ? [:] : types, slash: route.trailingSlash,
      folds: !route.isCaseSensitive)
    longerPath =
      route.pattern.maximumAndroidCount == nil
      ? nil
      : Self.path(
        route.pattern, types: isReadable ? [:] : types, slash: route.trailingSlash,
        folds: !route.isCaseSensitive, isLonger: true)
    let query = route.query + shared
    var losses: Set<AssociationWidening.Code> = []
    if !query.isEmpty { losses.insert(.queryNotExpressible) }
    if !route.fragment.isEmpty, route.fragmentPattern?.isRequired ?? true {
      losses.insert(.fragmentNotExpressible)
    }
    if !route.conditions.isEmpty { losses.insert(.conditionNotExpressible) }
    if route.rejectsUnknownKeys { losses.insert(.unknownKeysNotExpressible) }
    self.losses = losses
    needsFragment = route.fragment.contains { $0.occurrence == .required }
    parameters = query.filter { declaration in
      declaration.occurrence == .required && !declaration.key.isEmpty
        && !declaration.key.contains { "&;=".contains($0) }
    }.map { declaration in
      let value = Self.value(declaration, types: types, isFormEncoded: route.isFormEncoded)
      return (declaration.name, declaration.key, isReadable ? value.anyText : value)
    }
  }

  /// Returns the alternative patterns for the fragment; `[nil]` if the fragment is not restricted.
  func fragments(_ spell: ([ShapePiece]) -> AndroidPathText) -> [AndroidPathText?] {
    guard needsFragment else { return [nil] }
    var shape = Shape("")
    if let pattern = route.fragmentPattern {
      for piece in pattern.pieces {
        switch piece {
        case .literal(let text): shape = shape.followed(by: Shape(text))
        case .parameter(_, let type):
          let kind = types[type]?.kind ?? .text(TextRule())
          let value = Shape(kind, inPath: true, spellsWords: false)
          // Android does not read a plus sign as a space, so a value of a form-encoded route
          // becomes a wildcard.
          let isOpen = isReadable || route.isFormEncoded
          shape = shape.followed(by: isOpen ? value.anyText : value)
        }
      }
    } else {
      shape.alternatives = [[.characters(.printable, minimum: 1, maximum: nil)]]
    }
    return shape.alternatives.map(spell).unique
  }

  /// Returns the shape of the paths that a route pattern accepts.
  ///
  /// If other components follow a catch-all, the shape has one alternative for each number of
  /// components that the catch-all can contain, up to ``RoutePattern/maximumAndroidComponents``.
  /// Android's patterns do not backtrack. A single pattern would therefore have to end with a
  /// wildcard for the catch-all, and would match all paths with the same text before it.
  ///
  /// - Parameter isLonger: `true` to return only the paths in which the catch-all has one component
  ///   more than that maximum.
  static func path(
    _ pattern: RoutePattern, types: [String: ParameterType], slash: Route.TrailingSlash,
    folds: Bool, isLonger: Bool = false
  ) -> Shape {
    func shape(spellsWords: Bool) -> Shape {
      var shape = Shape("")
      for (index, component) in pattern.components.enumerated() {
        switch component {
        case .literal(let text): shape = shape.followed(by: Shape("/" + text, folds: folds))
        case .parameter(_, let type, let prefix, let suffix):
          let kind = types[type]?.kind ?? .text(TextRule())
          shape = shape.followed(by: Shape("/" + prefix, folds: folds))
            .followed(by: Shape(kind, inPath: true, spellsWords: spellsWords))
            .followed(by: Shape(suffix, folds: folds))
        case .compound(let pieces):
          shape = shape.followed(by: Shape("/", folds: folds))
          for piece in pieces {
            switch piece {
            case .literal(let text): shape = shape.followed(by: Shape(text, folds: folds))
            case .parameter(_, let type):
              let kind = types[type]?.kind ?? .text(TextRule())
              shape = shape.followed(
                by: Shape(kind, inPath: true, spellsWords: spellsWords))
            }
          }
        case .catchAll(_, let type, let minimum):
          let kind = types[type]?.kind ?? .text(TextRule())
          if index == pattern.components.count - 1 {
            shape = shape.followed(by: Self.rest(kind, minimum: minimum, slash: slash))
          } else {
            let maximum = max(minimum, RoutePattern.maximumAndroidComponents)
            shape = shape.followed(
              by: Self.components(
                kind, count: isLonger ? maximum + 1...maximum + 1 : minimum...maximum))
          }
        }
      }
      return pattern.components.isEmpty ? Shape("/") : shape
    }
    return shape(spellsWords: true).limited(words: shape(spellsWords: false))
  }

  /// Returns the shape of a catch-all at the end of a path: components of a type, separated by
  /// slashes.
  private static func rest(
    _ kind: ParameterType.Kind, minimum: Int, slash: Route.TrailingSlash
  ) -> Shape {
    let value = Shape(kind, inPath: true, spellsWords: false)
    let set = value.characters.union(ScalarSet("/".unicodeScalars))
    var shape = Shape("/")
    shape.alternatives[0].append(.characters(set, minimum: minimum == 0 ? 0 : 1, maximum: nil))
    shape.losses = value.losses
    if slash != .tolerated { shape.losses.insert(.trailingSlashNotExpressible) }
    if minimum > 1 { shape.losses.insert(.wildcardCrossesSlash) }
    if case .text(let rule) = kind {
      let isBounded =
        rule.length.lowerBound > 1 || rule.length.upperBound < TextRule.maximumLength
      if isBounded { shape.losses.insert(.lengthNotExpressible) }
    } else {
      shape.losses.formUnion([.lengthNotExpressible, .characterClassNotExpressible])
      if case .pattern = kind { shape.losses.insert(.patternNotExpressible) }
    }
    if minimum == 0 { shape.alternatives.append([]) }
    return shape
  }

  /// Returns the shape of a catch-all before other components, with an alternative for each number
  /// of components in a range.
  ///
  /// The characters of a component do not include the slash, because the wildcard for them would
  /// not end at the next component. Android decodes an encoded slash before it compares a path, so
  /// Android reads a component with an encoded slash as two components.
  private static func components(_ kind: ParameterType.Kind, count: ClosedRange<Int>) -> Shape {
    let value = Shape(kind, inPath: true, spellsWords: false)
    var lengths = 1...TextRule.maximumLength
    var losses = value.losses
    if case .text(let rule) = kind {
      let length = rule.characterLength
      lengths = max(1, length.lowerBound)...max(1, length.upperBound)
    } else {
      losses.formUnion([.lengthNotExpressible, .characterClassNotExpressible])
    }
    let component: [ShapePiece] = [
      .text("/", folds: false),
      .characters(
        value.characters.subtracting(ScalarSet("/".unicodeScalars)), minimum: lengths.lowerBound,
        maximum: lengths.upperBound >= TextRule.maximumLength ? nil : lengths.upperBound),
    ]
    return Shape(
      alternatives: count.map { Array(repeatElement(component, count: $0).joined()) },
      losses: losses)
  }

  /// Returns the shape of the values that a query parameter accepts.
  private static func value(
    _ declaration: ParameterDeclaration, types: [String: ParameterType], isFormEncoded: Bool
  ) -> Shape {
    let kind: ParameterType.Kind =
      switch declaration.type {
      case .named(let name): types[name]?.kind ?? .text(TextRule())
      case .inline(let kind): kind
      }
    var shape = Shape(kind, inPath: false, spellsWords: true)
    var everything = shape.anyText
    everything.losses = shape.losses.union([.characterClassNotExpressible, .lengthNotExpressible])
    let separators = ScalarSet("&;".unicodeScalars)
    for (index, pieces) in shape.alternatives.enumerated() {
      for (place, piece) in pieces.enumerated() {
        switch piece {
        case .text(let text, _):
          if !ScalarSet(text.unicodeScalars).intersection(separators).isEmpty { return everything }
          if isFormEncoded, text.contains(" ") { return everything }
        case .characters(let set, let minimum, let maximum):
          // Android treats the text after a decoded separator as a separate parameter.
          if !set.intersection(separators).isEmpty { return everything }
          guard isFormEncoded, set.contains(" ") else { continue }
          shape.alternatives[index][place] = .characters(
            set.union(ScalarSet("+".unicodeScalars)), minimum: minimum, maximum: maximum)
        }
      }
    }
    return shape
  }
}

extension AndroidRoutePlan {
  /// Sample paths of the route, which are matched against the patterns of other routes.
  ///
  /// There are two paths for each alternative: one with the lowest and one with the highest
  /// characters of its sets.
  var samples: [String] { Self.samples(path) }

  static func samples(_ shape: Shape) -> [String] {
    shape.alternatives.flatMap { pieces -> [String] in
      [false, true].map { isLast in
        pieces.map { piece in
          switch piece {
          case .text(let text, _): return text
          case .characters(let set, let minimum, _):
            let range = isLast ? set.ranges.last : set.ranges.first
            let value = range.map { isLast ? min($0.upperBound, 0xFF5A) : $0.lowerBound } ?? 0x78
            let scalar = Unicode.Scalar(value) ?? "x"
            return String(repeating: String(scalar), count: max(1, min(minimum, 100)))
          }
        }.joined()
      }
    }
  }
}
