public import Diagnostics
import URLSyntax

/// An invalid value that a match omits, because its parameter drops invalid values.
///
/// The platform opens the app even if a value is invalid, so the router does not reject the link.
/// The app can then show a message next to the relevant field instead of an error page. This record
/// never contains the value, because the value may be secret.
public struct DroppedValue: Sendable, Hashable {
  /// The reason why a value was dropped, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `too-short`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The value contains a character that its type does not allow.
    public static let invalidCharacter = Self(rawValue: "invalid-character")
    /// The value contains fewer characters or bytes than its type requires.
    public static let tooShort = Self(rawValue: "too-short")
    /// The value contains more characters or bytes than its type allows.
    public static let tooLong = Self(rawValue: "too-long")
    /// The value is not a word of its enumeration.
    public static let unknownWord = Self(rawValue: "unknown-word")
    /// The value is a malformed language tag, or its language is not registered.
    public static let unknownLanguage = Self(rawValue: "unknown-language")
    /// The number is outside of the range of its type.
    public static let outOfRange = Self(rawValue: "out-of-range")
    /// The value does not follow the syntax of its type, or the fragment does not match its
    /// pattern.
    ///
    /// The type is an integer, a UUID, a date, a Boolean or a pattern. For example, `007` is not an
    /// integer, because it has leading zeros.
    public static let invalidForm = Self(rawValue: "invalid-form")
  }

  /// The name of the parameter.
  public let parameter: String
  /// The byte range of the value in the link.
  public let range: SourceRange
  /// The reason why the value was dropped.
  public let code: Code
  /// The values that the type accepts.
  public let expectation: LinkExpectation

  /// Creates a record of a dropped value.
  public init(
    parameter: String, range: SourceRange, code: Code, expected expectation: LinkExpectation
  ) {
    self.parameter = parameter
    self.range = range
    self.code = code
    self.expectation = expectation
  }
}

extension DroppedValue {
  /// The values that the type accepts, as a short English phrase.
  public var expected: String { expectation.description }
}

extension LinkMatch {
  /// The dropped values, in the order of the parameters.
  ///
  /// A value is dropped if it is not valid for the type of its parameter. An empty value is treated
  /// as absent and is not included.
  ///
  /// - Complexity: O(*p* · *n*) for *p* parameters with dropped values and *n* bytes of the query.
  public var dropped: [DroppedValue] {
    let entry = entry
    return (0..<entry.parameterCount).flatMap { index -> [DroppedValue] in
      guard captures.hasDropped(index) else { return [] }
      if isInFragmentPattern(index) {
        return index + Int(entry.fragmentCount) == entry.parameterCount
          ? [droppedFragment].compactMap(\.self) : []
      }
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      return spelledRanges(at: index).compactMap { range in
        guard !range.isEmpty, let code = reason(of: parameter, at: index, range) else { return nil }
        return DroppedValue(
          parameter: table.name(of: parameter), range: SourceRange(range), code: code,
          expected: table.types[Int(parameter.type)].expectation)
      }
    }
  }

  /// Returns the reason why a value is not valid for its parameter, or `nil` if it is valid.
  private func reason(
    of parameter: RouteTable.Parameter, at index: Int, _ range: Range<Int>
  ) -> DroppedValue.Code? {
    let type = table.types[Int(parameter.type)]
    return link.withSpan { bytes in
      let decoded = DecodedRange(range, of: bytes, plusIsSpace: isForm(index))
      let all = 0..<decoded.bytes.count
      let check = type.checkLink(decoded.bytes.span, all)
      return check == .accepted ? nil : type.dropCode(for: check, decoded.bytes.span)
    }
  }
}

extension CompiledType {
  /// Returns the code for a value that the type has rejected with the result `check`.
  fileprivate func dropCode(for check: ValueCheck, _ bytes: Span<UInt8>) -> DroppedValue.Code {
    switch shape {
    case .text:
      if case .rejectedByte = check { return .invalidCharacter }
      if filter.countsBytes { return bytes.count < filter.minimum ? .tooShort : .tooLong }
      var scalars = 0
      for offset in 0..<bytes.count where bytes[offset] & 0xC0 != 0x80 { scalars += 1 }
      return scalars < filter.minimum ? .tooShort : .tooLong
    case .enumeration: return .unknownWord
    case .languageTag: return .unknownLanguage
    case .integer: return Self.isInteger(bytes) ? .outOfRange : .invalidForm
    case .uuid, .date, .boolean, .pattern: return .invalidForm
    }
  }
}
