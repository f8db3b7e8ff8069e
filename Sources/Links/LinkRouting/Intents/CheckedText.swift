import TextPrimitives
import URLSyntax

/// A string that a declared text type has accepted, in its canonical spelling.
///
/// Up to 15 bytes are stored inline; a longer string is stored as a `String`. Only this library
/// creates instances, so a ``LinkText`` contains only strings that its type accepts. Two instances
/// are equal if their bytes are equal. The description is `•••`, because the string may be a
/// secret. The underscore indicates that the type is for generated code only.
public struct _CheckedText: Sendable {
  /// The string if it is short, or otherwise ``ShortText/tooLong``.
  let short: ShortText
  /// The string if it is long.
  ///
  /// The value is `nil` for a short string, so that copying it needs no reference counting.
  let long: Long?

  /// A string of more than 15 bytes.
  final class Long: Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// Creates an instance for a canonical string that a text type has accepted.
  init(_ text: String) {
    let bytes = Bytes(text.utf8)
    let isShort = bytes.count <= ShortText.capacity
    short = isShort ? ShortText(bytes.span, 0, bytes.count) : .tooLong
    long = isShort ? nil : Long(text)
  }

  /// Stores the bytes of a string that the router has checked, and folds them.
  @usableFromInline
  init(_ bytes: Span<UInt8>, from start: Int, to end: Int, folding: TextRule.Folding) {
    let count = end &- start
    guard count <= ShortText.capacity, start &+ 16 <= bytes.count else {
      self = Self.unusual(bytes, start, end, folding)
      return
    }
    short = ShortText(bytes, start, count, folding)
    long = nil
  }

  /// Stores a string that is long, or near the end of the bytes.
  @inline(never)
  private static func unusual(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ folding: TextRule.Folding
  ) -> _CheckedText {
    end &- start <= ShortText.capacity
      ? _CheckedText(short: ShortText(bytes, start, end &- start, folding), long: nil)
      : _CheckedText(
        short: .tooLong, long: Long(folded(bytes, from: start, to: end, folding)))
  }

  private init(short: ShortText, long: Long?) {
    self.short = short
    self.long = long
  }

  private static func folded(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ folding: TextRule.Folding
  ) -> String {
    if folding == .none { return String(decoding: start..<end, of: bytes) }
    var folded: Bytes = []
    folded.reserveCapacity(end - start)
    for offset in start..<end { folded.append(folding.fold(bytes[offset])) }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Calls a function with the bytes of the string.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    if let long { LinkBytes.read(long.text, body) } else { short.readBytes(body) }
  }

  /// The string, even if it is a secret.
  var string: String { long?.text ?? short.string }
}

extension _CheckedText: Hashable {
  /// Returns a Boolean value that indicates whether two strings have the same bytes.
  public static func == (left: _CheckedText, right: _CheckedText) -> Bool {
    guard left.short == right.short else { return false }
    guard let long = left.long, let other = right.long else { return true }
    return long.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Hashes the bytes of the string.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(short)
    for byte in (long?.text ?? "").utf8 { hasher.combine(byte) }
  }
}

extension _CheckedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always `•••`.
  public var description: String { ParameterValue.mask }

  /// Always `•••`.
  public var debugDescription: String { ParameterValue.mask }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
