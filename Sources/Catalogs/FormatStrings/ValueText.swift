/// A text taken apart: characters as a person sees them, and the values between them.
package struct ValueText: Hashable, Sendable {
  /// How a text holds values.
  package enum Dialect: Hashable, Sendable, CaseIterable {
    /// As Foundation formats it: `%@`, `%1$lld`.
    case apple
    /// The same in a substitution of a string catalog, where `%arg` is the number.
    case substitution
    /// As `java.util.Formatter` has it: `%s`, `%1$d`.
    case java
    /// As C's `printf` has it.
    case printf
    /// As `java.text.MessageFormat` has it: `{0}`.
    case messageFormat
    /// As .NET's `String.Format` has it: `{0}`.
    case composite
    /// As Python's `str.format` has it: `{name}`, `{0}`.
    case braces
    /// As `QString::arg` has it: `%1`.
    case numberedPercents
    /// The same in a plural of Qt: `%n` is its number, read as argument 1, and `%1` is argument 2.
    case numberedPlural
    /// As i18next has it: `{{name}}`.
    case doubleBraces
    /// As messages of ICU in Flutter's bundles have it: `{name}`.
    case message
    /// As Fluent has it: `{ $name }`.
    case placeables

    /// `true` if placeholders are percent signs with the letter of a conversion.
    package var hasPercents: Bool {
      switch self {
      case .apple, .substitution, .java, .printf: true
      case .messageFormat, .composite, .braces, .doubleBraces, .message, .placeables,
        .numberedPercents, .numberedPlural:
        false
      }
    }

    /// `true` if placeholders are the numbers of arguments, without anything about their types.
    package var hasOnlyNumbers: Bool {
      switch self {
      case .messageFormat, .composite, .numberedPercents, .numberedPlural: true
      default: false
      }
    }

    /// `true` if a formatter reads every string, also one without values.
    package var formatsEveryText: Bool { self == .placeables }

    /// `true` if a string names the number that chooses among its plural forms.
    package var namesPluralNumber: Bool { self == .placeables }

    /// The dialect of the plurals of a file with this one.
    package var ofPlurals: Self { self == .numberedPercents ? .numberedPlural : self }
  }

  /// A place where a value is put.
  package struct Value: Hashable, Sendable {
    /// What it takes; ``ValueClass/any`` where the text does not say.
    package var kind: ValueClass
    /// The number of the argument, from 1, after counting; `nil` if it has a name, and for `%arg`.
    package var argument: Int?
    /// Whether the text says the number.
    package var isExplicit = false
    /// The name of the value; `nil` if it has a number.
    package var name: String?
    /// Its flags, width and precision; of a value with a name or in braces nothing.
    package var layout = ""
    /// The conversion with its length: `lld`, `@`; empty in braces.
    package var conversion = ""
    /// The name of the substitution that it stands for: `%#@name@`.
    package var substitution: String?
    /// Whether it is the number of the substitution that the text is of.
    package var isOwnNumber = false

    /// Makes a value.
    package init(kind: ValueClass = .any, argument: Int? = nil, name: String? = nil) {
      self.kind = kind
      self.argument = argument
      self.name = name
    }
  }

  /// A part of a text.
  package enum Part: Hashable, Sendable {
    /// Characters, none of them escaped.
    case characters(String)
    /// A value.
    case value(Value)
  }

  /// The parts in their order.
  package var parts: [Part] = []
  /// Whether something in it is no value for certain, or one that cannot be told in parts: then
  /// nobody should change the text.
  package internal(set) var isDoubtful = false

  /// Whether something in it takes a value for certain, though the text may be doubtful: `%*d`, but
  /// not "100 % de".
  package internal(set) var takesValues = false

  /// The values in their order.
  package var values: [Value] {
    parts.compactMap { part in
      guard case .value(let value) = part else { return nil }
      return value
    }
  }

  /// Takes a text apart.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(parsing text: String, _ dialect: Dialect) {
    let bytes = Array(text.utf8)
    switch dialect {
    case .apple: parseFormat(bytes, .apple)
    case .substitution: parseFormat(bytes, .appleSubstitution)
    case .java: parseFormat(bytes, .java)
    case .printf: parseFormat(bytes, .c)
    case .messageFormat: parseNames(text, in: bytes, syntax: .messageFormat)
    case .composite: parseNames(text, in: bytes, syntax: .braces, isNumbered: true)
    case .braces: parseNames(text, in: bytes, syntax: .braces)
    case .doubleBraces: parseNames(text, in: bytes, syntax: .nested)
    case .numberedPercents: parseNumbers(bytes, .numbered)
    case .numberedPlural: parseNumbers(bytes, .numberedWithCount)
    case .message: parseMessage(bytes)
    case .placeables: parsePlaceables(text)
    }
  }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    if text.isEmpty { return }
    if case .characters(let known)? = parts.last {
      parts[parts.count - 1] = .characters(known + text)
    } else {
      parts.append(.characters(text))
    }
  }
}
