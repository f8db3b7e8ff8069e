/// A string, parsed into displayed characters and the values between them.
package struct ValueText: Hashable, Sendable {
  /// The syntax of the values in a string.
  package enum Dialect: Hashable, Sendable, CaseIterable {
    /// The syntax of Foundation: `%@`, `%1$lld`.
    case apple
    /// Foundation's syntax in a substitution of a string catalog, where `%arg` is the argument.
    case substitution
    /// The syntax of `java.util.Formatter`: `%s`, `%1$d`.
    case java
    /// The syntax of C's `printf`.
    case printf
    /// The syntax of `java.text.MessageFormat`: `{0}`.
    case messageFormat
    /// The syntax of .NET's `String.Format`: `{0}`.
    case composite
    /// The syntax of Python's `str.format`: `{name}`, `{0}`.
    case braces
    /// The syntax of `QString::arg`: `%1`.
    case numberedPercents
    /// Qt's syntax in a plural: `%n` is the count, read as argument 1, and `%1` is argument 2.
    case numberedPlural
    /// The syntax of i18next: `{{name}}`.
    case doubleBraces
    /// The syntax of ICU messages in Flutter's resource bundles: `{name}`.
    case message
    /// The syntax of Fluent: `{ $name }`.
    case placeables

    /// `true` if a placeholder consists of a percent sign and a conversion letter.
    package var hasPercents: Bool {
      switch self {
      case .apple, .substitution, .java, .printf: true
      case .messageFormat, .composite, .braces, .doubleBraces, .message, .placeables,
        .numberedPercents, .numberedPlural:
        false
      }
    }

    /// `true` if a placeholder contains only the number of an argument, without its type.
    package var hasOnlyNumbers: Bool {
      switch self {
      case .messageFormat, .composite, .numberedPercents, .numberedPlural: true
      default: false
      }
    }

    /// `true` if programs parse every string for placeholders, even if they pass no values.
    package var formatsEveryText: Bool { self == .placeables }

    /// `true` if the string of a plural contains the name of the variable that selects a form.
    package var namesPluralNumber: Bool { self == .placeables }

    /// The dialect of plurals, in a file whose other strings use this dialect.
    package var ofPlurals: Self { self == .numberedPercents ? .numberedPlural : self }
  }

  /// A value in a string.
  package struct Value: Hashable, Sendable {
    /// The class of the value; ``ValueClass/any`` if the string does not specify it.
    package var kind: ValueClass
    /// The position of the argument, beginning with 1; `nil` for a named value and for `%arg`.
    ///
    /// A value without an explicit position gets the next position in order.
    package var argument: Int?
    /// `true` if the string specifies the position.
    package var isExplicit = false
    /// The name of the value; `nil` if it has an argument position.
    package var name: String?
    /// The flags, width and precision; empty for named values and for values in braces.
    package var layout = ""
    /// The conversion with its length modifier, such as `lld` or `@`; empty for values in braces.
    package var conversion = ""
    /// The name of the substitution that the value represents: `%#@name@`.
    package var substitution: String?
    /// `true` if the value is the argument of the substitution that contains the string.
    package var isOwnNumber = false

    /// Creates a value.
    package init(kind: ValueClass = .any, argument: Int? = nil, name: String? = nil) {
      self.kind = kind
      self.argument = argument
      self.name = name
    }
  }

  /// A part of a string.
  package enum Part: Hashable, Sendable {
    /// Unescaped characters.
    case characters(String)
    /// A value.
    case value(Value)
  }

  /// The parts in the order of the string.
  package var parts: [Part] = []
  /// `true` if a placeholder may be literal text, or if the string cannot be parsed.
  ///
  /// A doubtful string should not be changed.
  package internal(set) var isDoubtful = false

  /// `true` if a part is definitely a value, even if the string is doubtful.
  ///
  /// An example is `%*d`. A counterexample is "100 % de".
  package internal(set) var takesValues = false

  /// The values in the order of the string.
  package var values: [Value] {
    parts.compactMap { part in
      guard case .value(let value) = part else { return nil }
      return value
    }
  }

  /// Parses a string.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
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
