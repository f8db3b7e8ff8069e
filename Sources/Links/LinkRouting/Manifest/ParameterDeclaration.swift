/// A declaration of a parameter of the query or the fragment.
public struct ParameterDeclaration: Hashable, Sendable {
  /// The type, given by name or by its definition.
  public enum TypeReference: Hashable, Sendable {
    /// A type that the manifest declares, or a built-in type.
    case named(String)
    /// A type that only this parameter uses.
    case inline(ParameterType.Kind)
  }

  /// The number of times that the parameter may occur in a link.
  public enum Occurrence: String, Hashable, Sendable, CaseIterable {
    /// Exactly once.
    case required
    /// At most once.
    case optional
    /// Any number of times; the values form a list in the order of the link.
    case repeated
  }

  /// The handling of an invalid value of an optional or repeated parameter.
  public enum InvalidValuePolicy: String, Hashable, Sendable, CaseIterable {
    /// Drop the value, and report it in the match.
    ///
    /// The link matches as if it did not contain the value. The platforms open the app regardless
    /// of the value, so a rejection would leave the user without a destination.
    case drop
    /// Reject the link.
    ///
    /// Use this policy for parameters that select a tenant or an account. Without the value, the
    /// app could act for the wrong tenant or account.
    case reject
  }

  /// The name of the parameter in code, in requirements, and in the output of the tool.
  public var name: String
  /// The key of the parameter in links; by default, its name.
  ///
  /// A key may contain characters that a name cannot contain, as in `ids[]` and `page.number`. The
  /// canonical link percent-encodes brackets, because parsers disagree about a query that contains
  /// raw ones.
  public var key: String {
    get { ownKey ?? name }
    set { ownKey = newValue.utf8.elementsEqual(name.utf8) ? nil : newValue }
  }
  /// The key, if it differs from the name.
  package private(set) var ownKey: String?
  /// The type of the parameter.
  public var type: TypeReference
  /// The number of times that the parameter may occur.
  public var occurrence: Occurrence
  /// The value of an absent optional parameter, as a link spells it.
  ///
  /// The canonical link omits a parameter that has its default value.
  public var defaultValue: String?
  /// The handling of a value that is invalid for the type of the parameter.
  ///
  /// The value is `nil` if the manifest does not specify a policy, which means
  /// ``InvalidValuePolicy/drop``.
  ///
  /// A required parameter always rejects invalid values. A broken escape in the value, or a
  /// duplicate key, rejects the link under every policy.
  public var invalid: InvalidValuePolicy?

  /// Creates a declaration.
  public init(
    name: String, type: TypeReference, occurrence: Occurrence = .required,
    defaultValue: String? = nil, invalid: InvalidValuePolicy? = nil, key: String? = nil
  ) {
    self.name = name
    self.type = type
    self.occurrence = occurrence
    self.defaultValue = defaultValue
    self.invalid = invalid
    if let key { self.key = key }
  }
}

extension ParameterDeclaration {
  /// The name, followed by the key in parentheses if it differs.
  package var label: String { ownKey.map { "\(name) (\($0))" } ?? name }

  /// A Boolean value that indicates whether the router drops invalid values of the parameter.
  public var dropsInvalidValues: Bool { occurrence != .required && invalid != .reject }

  /// Creates a declaration from its spelling in a manifest.
  ///
  /// ```text
  /// language        required, of the type `language`
  /// passcode?       optional
  /// uuid[]          any number
  /// voice | typed   one of two words, required
  /// low | high?     one of two words, optional
  /// low | high = high   absent means high
  /// ```
  ///
  /// - Returns: `nil` if the expression is malformed.
  public init?(name: String, parsing expression: String) {
    var rest = expression[...].trimmed
    var defaultValue: String?
    if let equals = rest.firstIndex(of: "=") {
      let value = rest[rest.index(after: equals)...].trimmed
      guard !value.isEmpty else { return nil }
      defaultValue = String(value)
      rest = rest[..<equals].trimmed
    }
    var occurrence = defaultValue == nil ? Occurrence.required : .optional
    if rest.hasSuffix("[]") {
      guard defaultValue == nil else { return nil }
      occurrence = .repeated
      rest = rest.dropLast(2).trimmed
    } else if rest.hasSuffix("?") {
      occurrence = .optional
      rest = rest.dropLast().trimmed
    }
    let words = rest.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    guard words.allSatisfy(Self.isWord) else { return nil }
    self.init(
      name: name,
      type: words.count == 1
        ? .named(String(words[0])) : .inline(.enumeration(words.map(String.init))),
      occurrence: occurrence, defaultValue: defaultValue)
  }

  /// Returns `true` if a string is a word of a declaration.
  ///
  /// A word contains no white space and no characters of the grammar.
  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { !"?=|[]{} \t\r\n".unicodeScalars.contains($0) }
  }

  /// The declaration in the spelling that ``init(name:parsing:)`` reads.
  ///
  /// The initializer cannot read the result for an unnamed type that is not an enumeration, because
  /// the result then describes the kind of the type.
  public var expression: String {
    let base =
      switch type {
      case .named(let name): name
      case .inline(.enumeration(let words)): words.joined(separator: " | ")
      case .inline(let kind): kind.summary
      }
    let mark =
      switch occurrence {
      case .required: ""
      case .optional: defaultValue == nil ? "?" : ""
      case .repeated: "[]"
      }
    return base + mark + (defaultValue.map { " = " + $0 } ?? "")
  }
}

extension Substring {
  /// The string without leading and trailing blanks.
  fileprivate var trimmed: Substring {
    var result = self
    while let first = result.first, first == " " || first == "\t" { result.removeFirst() }
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}
