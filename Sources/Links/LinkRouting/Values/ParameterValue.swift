public import LanguageTags

/// The typed value of a parameter.
///
/// A value of a secret type shows itself as `•••` wherever it is printed, dumped or interpolated; its
/// ``content`` and ``text`` are there for those who need them. Two values are equal when their
/// canonical spellings have the same bytes: `é` in one code point and in two are different values.
public struct ParameterValue: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    /// A text, folded as its type says.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A UUID.
    case uuid(UniqueID)
    /// One of the words of an enumeration.
    case word(String)
    /// A language tag.
    case language(LanguageTag)
    /// A date.
    case date(CalendarDate)
    /// A truth value.
    case boolean(Bool)
    /// The values of a repeated parameter or of a catch-all.
    case list([ParameterValue])
  }

  /// The value itself, secret or not.
  public let content: Content
  /// Whether it must not be shown.
  public let isSecret: Bool

  /// Makes a value.
  public init(_ content: Content, isSecret: Bool = false) {
    self.content = content
    self.isSecret = isSecret
  }

  /// What stands for a secret wherever something is shown.
  public static let mask = "•••"

  /// The canonical spelling of the value, secret or not, before percent-encoding; of a list, its
  /// elements with commas between them.
  public var text: String {
    switch content {
    case .text(let text), .word(let text): text
    case .integer(let number): String(number)
    case .uuid(let id): id.description
    case .language(let tag): tag.description
    case .date(let date): date.description
    case .boolean(let value): value ? "true" : "false"
    case .list(let values): values.map(\.text).joined(separator: ",")
    }
  }

  /// The elements of a list; of any other value, that value alone.
  public var elements: [ParameterValue] {
    if case .list(let values) = content { return values }
    return [self]
  }
}

extension ParameterValue: Hashable {
  /// Whether both have the same canonical bytes, and both or neither are secret and lists.
  public static func == (left: ParameterValue, right: ParameterValue) -> Bool {
    switch (left.content, right.content) {
    case (.list(let left), .list(let right)): return left == right
    case (.list, _), (_, .list): return false
    default:
      return left.isSecret == right.isSecret && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// Feeds the canonical bytes.
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

  /// The same as ``description``: a debugger shows no secret either.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows no secret either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
