extension RoutePattern.Component {
  /// `true` if the component contains several parameters.
  var isCompound: Bool {
    if case .compound = self { true } else { false }
  }

  /// The literals and the parameters of one component, in order; `nil` for a catch-all.
  ///
  /// No literal is empty.
  package var pieces: [RoutePattern.Piece]? {
    switch self {
    case .literal(let text): [.literal(text)]
    case .parameter(let name, let type, let prefix, let suffix):
      (prefix.isEmpty ? [] : [.literal(prefix)]) + [.parameter(name: name, type: type)]
        + (suffix.isEmpty ? [] : [.literal(suffix)])
    case .compound(let pieces): pieces
    case .catchAll: nil
    }
  }

  /// Creates the component that consists of some pieces.
  ///
  /// Adjacent literals are joined. With at most one parameter, the component is a literal or a
  /// parameter.
  package init(pieces: [RoutePattern.Piece]) {
    var joined: [RoutePattern.Piece] = []
    for piece in pieces {
      switch (joined.last, piece) {
      case (_, .literal("")): continue
      case (.literal(let text)?, .literal(let next)):
        joined[joined.count - 1] = .literal(text + next)
      default: joined.append(piece)
      }
    }
    let index = joined.firstIndex { if case .parameter = $0 { true } else { false } }
    guard let index, case .parameter(let name, let type) = joined[index] else {
      self = .literal(joined.first?.text ?? "")
      return
    }
    let (before, after) = (joined[..<index], joined[(index + 1)...])
    self =
      after.contains { $0.text == nil }
      ? .compound(joined)
      : .parameter(
        name: name, type: type, prefix: before.first?.text ?? "", suffix: after.first?.text ?? "")
  }

  /// The component with adjacent literals joined and empty literals removed.
  var simplified: Self {
    if case .compound(let pieces) = self { Self(pieces: pieces) } else { self }
  }

  /// Returns the component with each type name replaced with the result of `rename`.
  package func renamingTypes(_ rename: (String) -> String) -> Self {
    switch self {
    case .literal: self
    case .parameter(let name, let type, let prefix, let suffix):
      .parameter(name: name, type: rename(type), prefix: prefix, suffix: suffix)
    case .compound(let pieces):
      .compound(
        pieces.map { piece in
          guard case .parameter(let name, let type) = piece else { return piece }
          return .parameter(name: name, type: rename(type))
        })
    case .catchAll(let name, let type, let minimum):
      .catchAll(name: name, type: rename(type), minimum: minimum)
    }
  }
}

extension RoutePattern.Piece {
  /// The text of a literal, or `nil` for a parameter.
  package var text: String? {
    if case .literal(let text) = self { text } else { nil }
  }

  /// The piece in the spelling of a manifest.
  package var spelling: String {
    switch self {
    case .literal(let text): text
    case .parameter(let name, let type): "{" + (name == type ? name : name + ":" + type) + "}"
    }
  }
}
