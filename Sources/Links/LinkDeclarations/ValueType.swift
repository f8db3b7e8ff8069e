public import LinkRouting

/// The type of a parameter in a link, and the type of its value in Swift.
///
/// The types are those of a manifest. A type of the app conforms to `LinkWord` (an enumeration),
/// `VisibleText` or `SecretText`, and is used as `.word(Size.self)` or `.text(SKU.self)`.
public struct ValueType<Value: LinkValue>: Sendable {
  /// The type in the manifest; its name is empty if it has none.
  let type: ParameterType

  /// Creates a type from a type of the manifest.
  ///
  /// - Parameters:
  ///   - type: The type in the manifest; without a name, it gets the name of the parameter where
  ///     necessary.
  ///   - value: The type in Swift, which must accept every value of `type`.
  public init(_ type: ParameterType, as value: Value.Type = Value.self) {
    self.type = type
  }

  init(_ kind: ParameterType.Kind) {
    type = ParameterType("", kind)
  }

  /// Creates a built-in or predefined type.
  init(predefined name: String) {
    let known = ParameterType.builtIn.first { $0.name == name } ?? ParameterType.predefined(name)
    type = known ?? ParameterType(name, .enumeration([]))
  }

  /// Returns the type with a name, under which the manifest declares it.
  ///
  /// Parameters that share a type need the same name for it.
  public func named(_ name: String) -> Self {
    Self(ParameterType(name, type.kind, isSecret: type.isSecret))
  }

  /// Returns the name of the type for a path, and the types to declare.
  func named(orElse name: String) -> (name: String, types: [ParameterType]) {
    if ParameterType.builtIn.contains(type) { return (type.name, []) }
    let declared = type.name.isEmpty ? named(name).type : type
    return (declared.name, [declared])
  }

  /// Returns the reference to the type from a query or a fragment, and the types to declare.
  ///
  /// A secret needs a name, as in a manifest.
  func reference(
    orElse name: String
  ) -> (reference: ParameterDeclaration.TypeReference, types: [ParameterType]) {
    if type.name.isEmpty, !type.isSecret { return (.inline(type.kind), []) }
    let (name, types) = named(orElse: name)
    return (.named(name), types)
  }
}

extension ValueType {
  /// A type with secret values, which are masked in all output.
  public static func secret<Revealed>(_ type: ValueType<Revealed>) -> Self
  where Value == Secret<Revealed> {
    let name = type.type.name
    let isReserved =
      ParameterType.builtIn.contains(type.type) || ParameterType.predefined(name) == type.type
    return Self(ParameterType(isReserved ? "" : name, type.type.kind, isSecret: true))
  }
}

extension ValueType where Value == String {
  /// Any text.
  public static var text: Self { Self(predefined: "text") }

  /// A text with rules for its characters and length.
  ///
  /// - Parameters:
  ///   - characters: Characters and ranges, separated by spaces, as in a manifest: `A-Z 0-9 -`. A
  ///     malformed string allows no characters, which the diagnostics of the manifest report.
  ///   - length: The length in Unicode scalars.
  ///   - folding: The case to which ASCII letters are converted.
  ///   - allowsLineBreaks: `true` if a value in the query or the fragment may have several lines.
  ///   - allowsInvisible: `true` if a value may contain invisible characters.
  public static func text(
    _ characters: String = "any", length: ClosedRange<Int> = 0...TextRule.maximumLength,
    folding: TextRule.Folding = .none, allowsLineBreaks: Bool = false, allowsInvisible: Bool = true
  ) -> Self {
    let allowed =
      characters == "any"
      ? nil : ScalarSet(parsing: characters) ?? ScalarSet([ClosedRange<UInt32>]())
    return Self(
      .text(
        TextRule(
          allowed: allowed, length: length, folding: folding, allowsLineBreaks: allowsLineBreaks,
          allowsInvisible: allowsInvisible)))
  }

  /// A text that a regular expression describes; see `TextPattern`.
  public static func pattern(
    _ expression: String, folding: TextRule.Folding = .none, check: CheckDigits? = nil
  ) -> Self {
    Self(.pattern(TextPattern(expression, folding: folding, check: check)))
  }

  /// One of the languages of the app, which the manifest also lists.
  ///
  /// - Parameter languages: Language tags, such as `fr-CA`.
  public static func locale(_ languages: [String]) -> Self { Self(.locale(languages: languages)) }

  /// One of several words.
  public static func word(_ words: String...) -> Self { Self(.enumeration(words)) }

  /// Words of `a-z` and `0-9` with single hyphens between them.
  public static var slug: Self { Self(predefined: "slug") }
  /// Base32 of RFC 4648 without padding.
  public static var base32: Self { Self(predefined: "base32") }
  /// Digits and ASCII letters without `0`, `O`, `I` and `l`.
  public static var base58: Self { Self(predefined: "base58") }
  /// A ULID of 26 characters.
  public static var ulid: Self { Self(predefined: "ulid") }
  /// A country code of ISO 3166-1.
  public static var country: Self { Self(predefined: "country") }
  /// A currency code of ISO 4217.
  public static var currency: Self { Self(predefined: "currency") }
  /// A date and a time with an offset, as in RFC 3339.
  public static var dateTime: Self { Self(predefined: "datetime") }
  /// A duration of ISO 8601.
  public static var duration: Self { Self(predefined: "duration") }
}

extension ValueType where Value == Int {
  /// Any integer of 64 bits.
  public static var integer: Self { Self(predefined: "integer") }

  /// An integer in a range.
  public static func integer(_ range: ClosedRange<Int>) -> Self { Self(.integer(range)) }

  /// An integer with a minimum.
  public static func integer(_ range: PartialRangeFrom<Int>) -> Self {
    Self(.integer(range.lowerBound...Int.max))
  }

  /// An integer with a maximum.
  public static func integer(_ range: PartialRangeThrough<Int>) -> Self {
    Self(.integer(Int.min...range.upperBound))
  }
}

extension ValueType where Value == DecimalNumber {
  /// A decimal number.
  public static func decimal(_ rule: DecimalRule) -> Self {
    Self(.pattern(TextPattern(decimal: rule)))
  }
}

extension ValueType where Value == UniqueID {
  /// A UUID.
  public static var uuid: Self { Self(predefined: "uuid") }
}

extension ValueType where Value == LanguageTag {
  /// A BCP 47 tag of a registered language.
  public static var language: Self { Self(predefined: "language") }
}

extension ValueType where Value == CalendarDate {
  /// A date, `YYYY-MM-DD`.
  public static var date: Self { Self(predefined: "date") }
}

extension ValueType where Value == Bool {
  /// `true` or `false`.
  public static var boolean: Self { Self(predefined: "boolean") }
}

extension ValueType where Value: LinkWord {
  /// One of the words of an enumeration.
  public static func word(_: Value.Type) -> Self {
    Self(.enumeration(Value.allCases.map(\.rawValue)))
  }
}

extension ValueType where Value: LinkText {
  /// A text type of the app.
  public static func text(_: Value.Type) -> Self { Self(Value.type) }
}
