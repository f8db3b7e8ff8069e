import BundledApps
public import LinkRouting

/// The identifier of a session, such as `KXTR-7429`.
///
/// Its form is the type `session` of the Wordly manifest; letters are folded to upper case, and
/// nothing else is: an O stays an O.
public struct SessionID: Sendable, Hashable, CustomStringConvertible {
  let compact: CompactText

  /// The identifier in upper case.
  public var text: String { compact.string }

  /// Reads an identifier.
  ///
  /// - Throws: ``LinkRouting/LinkError`` with the code `invalid-value` and the bytes that are wrong.
  public init(_ text: String) throws(LinkError) {
    compact = CompactText(try JoinTable.shared.session.value(of: text).text)
  }

  /// Takes a value that a link's route has checked.
  init(checked text: CompactText) {
    compact = text
  }

  /// The identifier in upper case.
  public var description: String { text }
}

/// The secret that lets somebody into a session.
///
/// It shows itself as `•••` wherever it is printed, dumped or interpolated. Its form is the type
/// `passcode` of the Wordly manifest.
public struct Passcode: Sendable, Hashable {
  let compact: CompactText

  /// The passcode itself.
  public var revealed: String { compact.string }

  /// Reads a passcode.
  ///
  /// - Throws: ``LinkRouting/LinkError`` with the code `invalid-value`; it does not hold the text.
  public init(_ text: String) throws(LinkError) {
    compact = CompactText(try JoinTable.shared.passcode.value(of: text).text)
  }

  /// Takes a value that a link's route has checked.
  init(checked text: CompactText) {
    compact = text
  }
}

extension Passcode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `•••`.
  public var description: String { ParameterValue.mask }

  /// Always `•••`.
  public var debugDescription: String { ParameterValue.mask }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
