/// A value of a text type that a manifest declares, such as a session id.
///
/// Generated code declares a type for each declared text type: a ``SecretText`` if it is secret, or
/// otherwise a ``VisibleText``. A value is always in the canonical spelling of its type. A value of
/// up to 15 bytes needs no allocation.
public protocol LinkText: LinkValue, CustomStringConvertible {
  /// The type that the manifest declares.
  static var type: ParameterType { get }
  /// The case to which the type folds letters.
  static var folding: TextRule.Folding { get }

  /// The string that the type has accepted.
  var _checked: _CheckedText { get }

  /// Creates a value from a string that the type has accepted.
  init(_checked: _CheckedText)
}

extension LinkText {
  /// The default implementation, which leaves the case of letters unchanged.
  @inlinable
  public static var folding: TextRule.Folding { .none }

  /// Creates a value from a string, and converts it to its canonical spelling.
  ///
  /// - Throws: ``LinkError`` with the code `invalid-value` and the range of the invalid bytes. The
  ///   error does not contain the string.
  public init(_ text: String) throws(LinkError) {
    self.init(_checked: _CheckedText(try Self.type.value(of: text).text))
  }

  /// Reads a string that the router has checked.
  @inlinable @inline(__always)
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(_checked: _CheckedText(bytes, from: start, to: end, folding: Self.folding))
  }

  /// Calls a function with the bytes of the string.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    _checked.readBytes(body)
  }
}

/// A value of a declared text type that is not secret.
public protocol VisibleText: LinkText, CustomReflectable {}

extension VisibleText {
  /// The string in its canonical spelling.
  public var text: String { _checked.string }

  /// The string in its canonical spelling, which is also the ``text``.
  public var description: String { _checked.string }

  /// A mirror of the string.
  public var customMirror: Mirror { Mirror(reflecting: _checked.string) }
}

/// A value of a declared text type that is secret, such as a passcode.
///
/// It appears as `•••` wherever it is printed, dumped or interpolated.
public protocol SecretText: LinkText, CustomDebugStringConvertible, CustomReflectable {}

extension SecretText {
  /// The secret itself.
  public var revealed: String { _checked.string }

  /// Always `•••`.
  public var description: String { ParameterValue.mask }

  /// Always `•••`.
  public var debugDescription: String { ParameterValue.mask }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
