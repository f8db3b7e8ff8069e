/// A secret value of a type other than text, such as a secret UUID.
///
/// It appears as `•••` wherever it is printed, dumped or interpolated.
@frozen
public struct Secret<Value: LinkValue>: LinkValue {
  /// The secret itself.
  public var revealed: Value

  /// Creates a secret from a value.
  @inlinable
  public init(_ revealed: Value) {
    self.revealed = revealed
  }

  /// Reads a value that the router has checked.
  @inlinable
  public init?(linkBytes bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard let value = Value(linkBytes: bytes, from: start, to: end) else { return nil }
    self.init(value)
  }

  /// Calls a function with the bytes of the value.
  @inlinable
  public func readLinkBytes(_ body: (Span<UInt8>) -> Void) {
    revealed.readLinkBytes(body)
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `•••`.
  public var description: String { ParameterValue.mask }

  /// Always `•••`.
  public var debugDescription: String { ParameterValue.mask }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
