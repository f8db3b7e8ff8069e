import FormatStrings
import StringCatalogs

extension NamedPlaceholder.Syntax {
  init(_ format: CatalogFormat, _ said: PlaceholderSyntax?) {
    switch (format.traits, said) {
    // Different rules compare the arguments of ICU messages, and the program replaces no other
    // names.
    case _ where MessageDialect(format).isEveryTextMessage: self = .none
    case (let traits, _) where traits.references == .nested: self = .nested
    case (let traits, _) where traits.references == .expressions: self = .placeables
    case (let traits, _) where traits.messages == .java: self = .messageFormat
    case (_, .messageFormat): self = .messageFormat
    case (_, nil): self = .unknown
    case (_, .python): self = .python
    case (_, .braces), (_, .pythonBraces): self = .braces
    case (_, .composite): self = .composite
    default: self = .none
    }
  }

  /// The traits that a source string must have to contain names.
  var traits: TextTraits {
    switch self {
    case .python: .percent
    case .nested, .placeables, .none: []
    case .unknown, .braces, .composite, .messageFormat: .brace
    }
  }
}
