/// The type of a parameter: its values and their spelling in a link.
///
/// Each value has one canonical spelling. A type may also accept other spellings. For example, a
/// text type that folds to upper case reads both cases and writes upper case.
public struct ParameterType: Hashable, Sendable {
  /// The kind of values.
  public enum Kind: Hashable, Sendable {
    /// A text value with rules for its characters and length.
    case text(TextRule)
    /// A text value that a regular expression describes.
    case pattern(TextPattern)
    /// An integer in a range, in decimal, without leading zeros or plus sign.
    case integer(ClosedRange<Int>)
    /// A UUID of [RFC 9562 §4](https://www.rfc-editor.org/rfc/rfc9562#section-4).
    ///
    /// Upper and lower case are read, and lower case is written.
    case uuid
    /// Exactly one of the listed words.
    case enumeration([String])
    /// A BCP 47 tag of a registered language.
    ///
    /// Upper and lower case are read, and the conventional casing is written.
    case languageTag
    /// A calendar date `YYYY-MM-DD`.
    ///
    /// The syntax is `full-date` of [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
    case date
    /// `true` or `false`.
    case boolean
  }

  /// The name that routes use, such as `session` or `uuid`; empty for an unnamed type.
  public var name: String
  /// The kind of values.
  public var kind: Kind
  /// A Boolean value that indicates whether values are secret.
  ///
  /// No description, error or log may contain a secret.
  public var isSecret: Bool
  /// The types of the app that represent the values in generated code.
  public var customTypes: CustomTypes

  /// Creates a type.
  public init(
    _ name: String = "", _ kind: Kind, isSecret: Bool = false,
    customTypes: CustomTypes = CustomTypes()
  ) {
    self.name = name
    self.kind = kind
    self.isSecret = isSecret
    self.customTypes = customTypes
  }
}

/// The types of an app that represent the values of a declared type in generated code.
///
/// The router and the proofs use only the declared type, so custom types do not change their
/// results. Generated code converts a value that the declared type accepts. A custom type may
/// reject it.
public struct CustomTypes: Hashable, Sendable {
  /// The Swift type, which conforms to ``LinkConvertible``.
  ///
  /// It is followed by its module if that is not the module of the generated code: `Sku` or
  /// `Sku from ShopModel`.
  public var swift: String?
  /// The fully qualified name of the Kotlin class.
  public var kotlin: String?
  /// The TypeScript class and its module: `Sku from ./sku.js`.
  public var typeScript: String?

  /// Creates the types.
  public init(swift: String? = nil, kotlin: String? = nil, typeScript: String? = nil) {
    self.swift = swift
    self.kotlin = kotlin
    self.typeScript = typeScript
  }

  /// `true` if no language has a custom type.
  package var isEmpty: Bool { self == CustomTypes() }

  /// Divides a string such as `Sku from ShopModel` into the name of the type, `Sku`, and the name
  /// of its module, `ShopModel`.
  ///
  /// The module is `nil` in a string such as `Sku`.
  package static func parts(of text: String) -> (name: String, module: String?) {
    guard let space = text.firstIndex(of: " ") else { return (text, nil) }
    return (String(text[..<space]), text.split(separator: " ").last.map(String.init))
  }
}

/// The characters and the length of a text parameter.
public struct TextRule: Hashable, Sendable {
  /// The conversion of letters to one case.
  ///
  /// Only `A–Z` and `a–z` are folded, in every language.
  public enum Folding: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Letters are unchanged.
    case none
    /// `a–z` becomes `A–Z`.
    case uppercase
    /// `A–Z` becomes `a–z`.
    case lowercase
  }

  /// The unit of a length.
  public enum LengthUnit: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Unicode scalars.
    case characters
    /// The bytes of the decoded value in UTF-8.
    case bytes
  }

  /// The characters of a value after folding, or `nil` for all printable characters.
  ///
  /// In a path component, `/` and `\` are allowed only if they are listed here.
  public var allowed: ScalarSet?
  /// The length of a value in the unit of the rule.
  public var length: ClosedRange<Int>
  /// The unit of the length.
  public var unit: LengthUnit
  /// The folding of letters.
  public var folding: Folding
  /// A Boolean value that indicates whether a value may contain line breaks.
  ///
  /// Line breaks are line feeds, carriage returns and tabs. Values with line breaks are allowed
  /// only in the query and the fragment.
  public var allowsLineBreaks: Bool
  /// A Boolean value that indicates whether a value may contain invisible characters.
  ///
  /// The invisible characters are those of ``ScalarSet/invisible``. A match with such a value has a
  /// warning.
  public var allowsInvisible: Bool

  /// Creates a rule; the default rule accepts any printable text.
  public init(
    allowed: ScalarSet? = nil, length: ClosedRange<Int> = 0...TextRule.maximumLength,
    unit: LengthUnit = .characters, folding: Folding = .none, allowsLineBreaks: Bool = false,
    allowsInvisible: Bool = true
  ) {
    self.allowed = allowed
    self.length = length
    self.unit = unit
    self.folding = folding
    self.allowsLineBreaks = allowsLineBreaks
    self.allowsInvisible = allowsInvisible
  }

  /// The maximum length that a rule can specify; no link is longer.
  public static let maximumLength = 8192

  /// `true` if no value contains characters beyond ASCII, so that each byte is a character.
  package var isASCII: Bool { allowed.map { ($0.ranges.last?.upperBound ?? 0) < 0x80 } ?? false }

  /// The length of the values in Unicode scalars.
  ///
  /// Each scalar has up to four bytes. If a rule counts bytes, a length of 6 to 8 bytes is
  /// therefore a length of 2 to 8 scalars.
  package var characterLength: ClosedRange<Int> {
    switch unit {
    case .characters: length
    case .bytes where isASCII: length
    case .bytes: (length.lowerBound + 3) / 4...max((length.lowerBound + 3) / 4, length.upperBound)
    }
  }
}

extension ParameterType {
  /// The built-in types, which a manifest can use without declaring them.
  public static let builtIn: [ParameterType] = [
    ParameterType("text", .text(TextRule())),
    ParameterType("integer", .integer(Int.min...Int.max)),
    ParameterType("uuid", .uuid),
    ParameterType("language", .languageTag),
    ParameterType("date", .date),
    ParameterType("boolean", .boolean),
  ]
}
