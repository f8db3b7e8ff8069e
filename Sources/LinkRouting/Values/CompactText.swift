import URLSyntax

/// A text that typed code carries from a link: up to 15 bytes in place, longer ones as a string.
///
/// Equal texts are equal values: what fits is never kept as a string. It shows itself like every
/// value that may be secret: not at all.
@frozen
public struct CompactText: Sendable, Hashable {
  /// The text if it is short; else says that it is too long.
  public let short: ShortText
  /// The text if it does not fit.
  @usableFromInline let long: String?

  /// Keeps a text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    let isShort = bytes.count <= ShortText.capacity
    short = isShort ? ShortText(bytes.span, 0, bytes.count) : .tooLong
    long = isShort ? nil : text
  }

  /// Keeps a text that fits.
  @inlinable @inline(__always)
  public init(_ text: ShortText) {
    self.short = text
    self.long = nil
  }

  /// Calls a function with the bytes of the text.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    if let long { long.readBytes(body) } else { short.readBytes(body) }
  }

  /// The text.
  public var string: String { long ?? short.string }
}
