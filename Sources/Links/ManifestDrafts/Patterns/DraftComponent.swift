import LinkRouting

/// A value of a drafted route.
struct DraftValue: Hashable {
  var kind: ParameterType.Kind
  /// The name of the value in the source.
  var name: String?
  /// `true` if the value looks like a secret.
  var isSecret = false
  /// The evidence for the type of the value, such as `in 8 of 10 links`.
  var evidence: String?

  static let any = DraftValue(kind: .text(TextRule()))

  /// Returns a value that accepts both this value and a second one.
  func union(_ other: DraftValue) -> DraftValue {
    DraftValue(
      kind: kind.union(other.kind), name: name ?? other.name, isSecret: isSecret || other.isSecret,
      evidence: evidence ?? other.evidence)
  }

  /// Returns the value that two sources describe, using the more precise description.
  func refined(by other: DraftValue) -> DraftValue {
    DraftValue(
      kind: other.kind.rank > kind.rank ? other.kind : kind, name: name ?? other.name,
      isSecret: isSecret || other.isSecret, evidence: evidence ?? other.evidence)
  }

  /// Returns the value, marked as a secret if ``SecretNames`` contains its name.
  ///
  /// The type of a secret lists none of its values.
  func marked(named name: String) -> DraftValue {
    guard isSecret || SecretNames.contains(name) else { return self }
    var value = self
    value.isSecret = true
    value.kind = kind.withoutValues
    return value
  }
}

extension ParameterType.Kind {
  /// `true` if every path component is a value of the type.
  var isAnyComponent: Bool {
    guard case .text(let rule) = self else { return false }
    return rule.allowed == nil && rule.length.lowerBound <= 1
      && rule.length.upperBound == TextRule.maximumLength
  }
}

/// A part of a component or a fragment with several parts: a literal or a value.
enum DraftPiece: Hashable {
  case literal(String)
  case value(DraftValue)

  /// A key for the piece that omits the type of its value.
  var skeleton: String {
    switch self {
    case .literal(let text): text
    case .value: "\u{0}"
    }
  }

  var value: DraftValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Returns the piece with a changed value.
  func mapValue(_ change: (DraftValue) -> DraftValue) -> DraftPiece {
    value.map { .value(change($0)) } ?? self
  }

  func combined(
    _ other: DraftPiece, _ combine: (DraftValue, DraftValue) -> DraftValue
  ) -> DraftPiece {
    guard let left = value, let right = other.value else { return self }
    return .value(combine(left, right))
  }
}

extension [DraftPiece] {
  var skeleton: String { map(\.skeleton).joined() }
}

/// A component of a drafted route.
enum DraftComponent: Hashable {
  case literal(String)
  case value(prefix: String, DraftValue, suffix: String)
  /// Several values, with literals between and around them.
  case compound([DraftPiece])
  case rest(DraftValue, minimum: Int)

  /// A key for the component that omits the type of its value.
  ///
  /// Routes are merged if the skeletons of their components are equal.
  var skeleton: String {
    switch self {
    case .literal(let text): "/" + text
    case .value(let prefix, _, let suffix): "/\(prefix)\u{0}\(suffix)"
    case .compound(let pieces): "/" + pieces.skeleton
    case .rest: "/\u{1}"
    }
  }

  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  func combined(
    _ other: DraftComponent, _ combine: (DraftValue, DraftValue) -> DraftValue
  ) -> DraftComponent {
    switch (self, other) {
    case (.value(let prefix, let left, let suffix), .value(_, let right, _)):
      .value(prefix: prefix, combine(left, right), suffix: suffix)
    case (.compound(let left), .compound(let right)):
      .compound(zip(left, right).map { $0.combined($1, combine) })
    case (.rest(let left, let least), .rest(let right, let other)):
      .rest(combine(left, right), minimum: min(least, other))
    default: self
    }
  }

  /// Returns `true` if both components may match the same text.
  func mayOverlap(_ other: DraftComponent) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): left == right
    case (.literal(let text), .value(let prefix, _, let suffix)),
      (.value(let prefix, _, let suffix), .literal(let text)):
      text.hasPrefix(prefix) && text.dropFirst(prefix.count).hasSuffix(suffix)
    default: true
    }
  }
}

extension Array where Element == DraftComponent {
  var skeleton: String { map(\.skeleton).joined() }

  /// Returns `true` if both lists of components may match the same path; types are not compared.
  func mayOverlap(_ other: [DraftComponent]) -> Bool {
    var left = self[...]
    var right = other[...]
    while true {
      if case .rest(_, let minimum)? = left.first {
        return right.hasRest || right.count >= minimum
      }
      if case .rest(_, let minimum)? = right.first {
        return left.hasRest || left.count >= minimum
      }
      if left.isEmpty || right.isEmpty { return left.isEmpty && right.isEmpty }
      guard left.removeFirst().mayOverlap(right.removeFirst()) else { return false }
    }
  }
}

extension ArraySlice where Element == DraftComponent {
  fileprivate var hasRest: Bool {
    contains { if case .rest = $0 { true } else { false } }
  }
}
