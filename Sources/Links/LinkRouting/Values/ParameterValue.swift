public import LanguageTags

/// The typed value of a parameter.
///
/// A secret value appears as `•••` if it is printed, dumped or interpolated; ``content`` and
/// ``text`` reveal it. Two values of the same secrecy are equal if their canonical spellings have
/// the same bytes: `é` as one code point and `é` as two code points are different values. Lists are
/// compared element by element.
public struct ParameterValue: Sendable {
  /// The kinds of values.
  public enum Content: Sendable {
    /// A text value, folded as its type specifies.
    case text(String)
    /// An integer.
    case integer(Int)
    /// A decimal number, with as many decimal places as in its canonical spelling.
    case decimal(DecimalNumber)
    /// A UUID.
    case uuid(UniqueID)
    /// One of the words of an enumeration.
    case word(String)
    /// A language tag.
    case language(LanguageTag)
    /// A date.
    case date(CalendarDate)
    /// A Boolean value.
    case boolean(Bool)
    /// The values of a repeated parameter or of a catch-all.
    case list([ParameterValue])
  }

  /// The value itself, secret or not.
  public let content: Content
  /// A Boolean value that indicates whether the value is secret and must not be shown.
  public let isSecret: Bool

  /// Creates a value.
  public init(_ content: Content, isSecret: Bool = false) {
    self.content = content
    self.isSecret = isSecret
  }

  /// The replacement for a secret in all output.
  public static let mask = "•••"

  /// The canonical spelling of the value, secret or not, before percent-encoding.
  ///
  /// For a list, these are the spellings of its elements, separated by commas.
  public var text: String {
    switch content {
    case .text(let text), .word(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): number.description
    case .uuid(let id): id.description
    case .language(let tag): tag.description
    case .date(let date): date.description
    case .boolean(let value): value ? "true" : "false"
    case .list(let values): values.map(\.text).joined(separator: ",")
    }
  }

  /// The elements of a list, or an array with only this value if it is not a list.
  public var elements: [ParameterValue] {
    if case .list(let values) = content { return values }
    return [self]
  }
}

extension ParameterValue: Hashable {
  /// Returns `true` if both values have the same canonical bytes and the same secrecy.
  ///
  /// A list is never equal to a single value. Lists are compared element by element.
  public static func == (left: ParameterValue, right: ParameterValue) -> Bool {
    switch (left.content, right.content) {
    case (.list(let left), .list(let right)): return left == right
    case (.list, _), (_, .list): return false
    default:
      return left.isSecret == right.isSecret && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// Hashes the canonical bytes and the secrecy; of a list, those of each element.
  public func hash(into hasher: inout Hasher) {
    if case .list(let values) = content {
      hasher.combine(values)
    } else {
      hasher.combine(isSecret)
      for byte in text.utf8 { hasher.combine(byte) }
      hasher.combine(UInt8(0xFF))
    }
  }
}

extension ParameterValue: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The canonical spelling, or the mask for a secret.
  public var description: String {
    if isSecret { return Self.mask }
    if case .list(let values) = content {
      return values.map(\.description).joined(separator: ",")
    }
    return text
  }

  /// The ``description``, so that a debugger does not show secrets either.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not print secrets either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
