/// A type that can be created from the value of a parameter.
///
/// ``LinkMatch/subscript(_:as:)`` reads values of such types: `match["page", as: Int.self]`.
public protocol ParameterDecodable {
  /// Converts a value, secret or not, or returns `nil` for a value of another type.
  init?(parameter value: ParameterValue)
}

extension LinkMatch {
  /// Accesses the value of a parameter as a Swift type.
  ///
  /// ```swift
  /// let page = match["page", as: Int.self] ?? 1
  /// let tags = match["tag", as: [String].self] ?? []
  /// ```
  ///
  /// A text value and a word of an enumeration convert to `String`. A repeated parameter and a
  /// catch-all convert to an array. Values also convert to generated types. A secret converts too,
  /// but `String` does not hide it as ``Secret`` does.
  ///
  /// - Returns: `nil` if the link contains no valid value of the parameter and the parameter has no
  ///   default, if the route declares no parameter with that name, or if the value has a different
  ///   type.
  public subscript<Value: ParameterDecodable>(name: String, as type: Value.Type) -> Value? {
    self[name].flatMap(Value.init(parameter:))
  }
}

extension String: ParameterDecodable {
  /// Converts a text value or a word of an enumeration, secret or not.
  public init?(parameter value: ParameterValue) {
    switch value.content {
    case .text(let text), .word(let text): self = text
    default: return nil
    }
  }
}

extension Int: ParameterDecodable {
  /// Converts an integer.
  public init?(parameter value: ParameterValue) {
    guard case .integer(let number) = value.content else { return nil }
    self = number
  }
}

extension DecimalNumber: ParameterDecodable {
  /// Converts a decimal number.
  public init?(parameter value: ParameterValue) {
    guard case .decimal(let number) = value.content else { return nil }
    self = number
  }
}

extension Bool: ParameterDecodable {
  /// Converts a Boolean value.
  public init?(parameter value: ParameterValue) {
    guard case .boolean(let flag) = value.content else { return nil }
    self = flag
  }
}

extension UniqueID: ParameterDecodable {
  /// Converts a UUID.
  public init?(parameter value: ParameterValue) {
    guard case .uuid(let id) = value.content else { return nil }
    self = id
  }
}

extension CalendarDate: ParameterDecodable {
  /// Converts a date.
  public init?(parameter value: ParameterValue) {
    guard case .date(let date) = value.content else { return nil }
    self = date
  }
}

extension LanguageTag: ParameterDecodable {
  /// Converts a language tag.
  public init?(parameter value: ParameterValue) {
    guard case .language(let tag) = value.content else { return nil }
    self = tag
  }
}

extension Array: ParameterDecodable where Element: ParameterDecodable {
  /// Converts the values of a repeated parameter or a catch-all.
  ///
  /// - Returns: `nil` if the value is not a list, or if an element has a different type.
  public init?(parameter value: ParameterValue) {
    guard case .list(let values) = value.content else { return nil }
    self = []
    for value in values {
      guard let element = Element(parameter: value) else { return nil }
      append(element)
    }
  }
}

extension LinkText {
  /// Converts a text value that the type accepts.
  public init?(parameter value: ParameterValue) {
    guard case .text(let text) = value.content else { return nil }
    do throws(LinkError) {
      try self.init(text)
    } catch {
      return nil
    }
  }
}

extension LinkWord {
  /// Converts a word of the enumeration.
  public init?(parameter value: ParameterValue) {
    guard case .word(let word) = value.content else { return nil }
    self.init(rawValue: word)
  }
}

extension Secret {
  /// Converts the value to a secret, which descriptions show as `•••`.
  public init?(parameter value: ParameterValue) {
    guard let revealed = Value(parameter: value) else { return nil }
    self.init(revealed)
  }
}
