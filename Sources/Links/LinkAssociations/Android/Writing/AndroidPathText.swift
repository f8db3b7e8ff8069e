import LinkRouting

/// A pattern as written in a filter or a rule, with its differences from the router.
struct AndroidPathText: Hashable {
  /// The kind of pattern; if it is literal, the text contains no escapes.
  let kind: AndroidPattern.Kind
  let text: String
  let losses: Set<AssociationWidening.Code>
  /// `true` if the text is a pattern of a dynamic rule.
  var isRule = false

  /// The pattern that Android matches; a pattern of a dynamic rule is converted to a simple one.
  var pattern: AndroidPattern {
    isRule ? DynamicPattern(text).pattern : AndroidPattern(kind, text)
  }

  /// Returns the patterns of a filter for the paths of a shape.
  ///
  /// - Parameter level: The lowest API level on which the filter is used.
  static func filterTexts(
    _ shape: Shape, slash: Route.TrailingSlash, level: Int
  ) -> [AndroidPathText] {
    var texts: [AndroidPathText] = []
    for pieces in shape.alternatives {
      if let path = literal(pieces) {
        texts += literals(path, slash).map { AndroidPathText(kind: .literal, text: $0, losses: []) }
      } else if level >= 31, let spelled = advanced(pieces, slash) {
        texts.append(spelled)
      } else {
        texts += Shape.exactCases(of: pieces).flatMap { simple($0, slash) }
      }
    }
    return texts.unique
  }

  /// Returns literal or simple patterns, which have no character sets, for pieces in a fixed case.
  private static func simple(
    _ pieces: [ShapePiece], _ slash: Route.TrailingSlash
  ) -> [AndroidPathText] {
    if let path = literal(pieces) {
      return literals(path, slash).map { AndroidPathText(kind: .literal, text: $0, losses: []) }
    }
    return globs(.simple, pieces, slash).map {
      AndroidPathText(kind: .simpleGlob, text: $0.text, losses: $0.losses)
    }
  }

  /// Returns the patterns of dynamic rules for the paths of a shape.
  static func ruleTexts(_ shape: Shape, slash: Route.TrailingSlash) -> [AndroidPathText] {
    shape.alternatives.flatMap(Shape.exactCases).flatMap { pieces in
      globs(.dynamic, pieces, slash).map {
        AndroidPathText(kind: .simpleGlob, text: $0.text, losses: $0.losses, isRule: true)
      }
    }.filter { !$0.text.isEmpty }.unique
  }

  /// Returns the path if the pieces consist of one text in which no letter has its case ignored, or
  /// an empty path if there are no pieces; otherwise returns `nil`.
  static func literal(_ pieces: [ShapePiece]) -> String? {
    if pieces.isEmpty { return "" }
    guard pieces.count == 1, case .text(let text, let folds) = pieces[0],
      !folds || !text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return nil }
    return text
  }

  /// Returns a path without a trailing slash, with one, or both, as the route allows.
  ///
  /// The root path always keeps its slash, because an empty attribute is not a path and browsers
  /// always send the slash.
  static func literals(_ path: String, _ slash: Route.TrailingSlash) -> [String] {
    if path == "/" || path.isEmpty { return ["/"] }
    return switch slash {
    case .tolerated: [path, path + "/"]
    case .refused: [path]
    case .required: [path + "/"]
    }
  }

  private static func advanced(
    _ pieces: [ShapePiece], _ slash: Route.TrailingSlash
  ) -> AndroidPathText? {
    let pieces =
      slash == .required ? Shape.joined(pieces, [.text("/", folds: folds(pieces))]) : pieces
    return AdvancedSpelling.spell(pieces, allowsSlash: slash == .tolerated).map {
      AndroidPathText(kind: .advancedGlob, text: $0.text, losses: $0.losses)
    }
  }

  private static func globs(
    _ spelling: GlobSpelling, _ pieces: [ShapePiece], _ slash: Route.TrailingSlash
  ) -> [GlobSpelling.Result] {
    if let path = literal(pieces), path == "/" || path.isEmpty {
      return [spelling.spell([.text("/", folds: false)])]
    }
    let closed = spelling.spell(Shape.joined(pieces, [.text("/", folds: false)]))
    switch slash {
    case .required: return [closed]
    case .refused: return [spelling.spell(pieces)]
    case .tolerated:
      let open = spelling.spell(pieces)
      return open.endsOpen ? [open] : [open, closed]
    }
  }

  private static func folds(_ pieces: [ShapePiece]) -> Bool {
    if case .text(_, let folds)? = pieces.last { folds } else { false }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in their original order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
