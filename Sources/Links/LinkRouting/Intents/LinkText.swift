/// A value of a text type that a manifest declares, such as the id of a session.
///
/// Generated code declares one for each such type, as a ``VisibleText`` or, if the type is secret, as
/// a ``SecretText``. A value is always in the canonical spelling of its type, and up to 15 bytes of it
/// need no memory of their own.
public protocol LinkText: LinkValue, CustomStringConvertible {
  /// The type that the manifest declares.
  static var type: ParameterType { get }
  /// How the type folds letters.
  static var folding: TextRule.Folding { get }

  /// The text that the type has accepted.
  var _checked: _CheckedText { get }

  /// Takes a text that the type has accepted.
  init(_checked: _CheckedText)
}

extension LinkText {
  /// Letters stay as they are.
  @inlinable
  public static var folding: TextRule.Folding { .none }

  /// Reads a text, and brings it into its canonical spelling.
  ///
  /// - Throws: ``LinkError`` with the code `invalid-value` and the bytes of the text that are wrong; it
  ///   does not hold the text.
  public init(_ text: String) throws(LinkError) {
    self.init(_checked: _CheckedText(try Self.type.value(of: text).text))
  }

  /// Reads a text that the router has checked.
  @inlinable @inline(__always)
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    self.init(_checked: _CheckedText(bytes, from: start, to: end, folding: Self.folding))
  }

  /// Calls a function with the bytes of the text.
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    _checked.readBytes(body)
  }
}

/// A value of a declared text type that may be shown.
public protocol VisibleText: LinkText, CustomReflectable {}

extension VisibleText {
  /// The text in its canonical spelling.
  public var text: String { _checked.string }

  /// The same as ``text``.
  public var description: String { _checked.string }

  /// A mirror of the text.
  public var customMirror: Mirror { Mirror(reflecting: _checked.string) }
}

/// A value of a declared text type that is secret, such as a passcode.
///
/// It shows itself as `•••` wherever it is printed, dumped or interpolated.
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
