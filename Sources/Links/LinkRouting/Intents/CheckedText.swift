import TextPrimitives
import URLSyntax

/// A text that a declared type has accepted, in its canonical spelling: up to 15 bytes in place,
/// longer ones as a string.
///
/// Only this library creates one, so that a ``LinkText`` holds only what its type accepts. Two are
/// equal if their bytes are. It may be a secret, and so shows itself as `•••`. The underscore means
/// that only generated code uses the type.
public struct _CheckedText: Sendable {
  /// The text if it is short; else says that it is too long.
  let short: ShortText
  /// The text if it does not fit: one word, which costs nothing to copy where there is none.
  let long: Long?

  /// A text of more than 15 bytes.
  final class Long: Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// Keeps a text.
  init(_ text: String) {
    let bytes = Bytes(text.utf8)
    let isShort = bytes.count <= ShortText.capacity
    short = isShort ? ShortText(bytes.span, 0, bytes.count) : .tooLong
    long = isShort ? nil : Long(text)
  }

  /// Keeps the bytes of a text that the router has checked, folded.
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

  /// The same for a text that is long, or near the end of the bytes.
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

  /// Calls a function with the bytes of the text.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    if let long { LinkBytes.read(long.text, body) } else { short.readBytes(body) }
  }

  /// The text itself, secret or not.
  var string: String { long?.text ?? short.string }
}

extension _CheckedText: Hashable {
  /// Whether both have the same bytes.
  public static func == (left: _CheckedText, right: _CheckedText) -> Bool {
    guard left.short == right.short else { return false }
    guard let long = left.long, let other = right.long else { return true }
    return long.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Feeds the bytes.
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
