import Diagnostics
import TextPrimitives

// The fragment never changes how parsers read the scheme, host, path and query. Apps do not read
// most fragments, such as `#section-2` and `#:~:text=50%`. The scan therefore accepts raw
// characters and incomplete escapes in a fragment. Only the fragment items that a route declares
// must follow the syntax of a query.

extension URLParts {
  /// Returns the offset after a fragment character that should be percent-encoded but is not.
  ///
  /// - Throws: ``URLParseError`` for a byte that no part of a link may contain. Such a byte is a
  ///   control character, a space, a backslash, or not UTF-8. Browsers remove some control
  ///   characters and spaces, and may read a backslash as a slash.
  static func scanIrregular(
    _ bytes: Span<UInt8>, at offset: Int
  ) throws(URLParseError) -> Int {
    switch ByteClass.of(bytes[offset]) {
    case ByteClass.hash, ByteClass.bracket, ByteClass.forbidden: return offset + 1
    case ByteClass.nonASCII:
      guard let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes) else { break }
      guard scalar.value > 0x9F else {
        throw URLParseError(.controlCharacter, offset..<offset + length)
      }
      return offset + length
    default: break
    }
    throw forbidden(bytes, at: offset)
  }

  /// Returns the first error in a fragment item that a route declares, or `nil` if the item is
  /// valid.
  ///
  /// A declared item must follow the same rules as an item of a query, except that raw brackets and
  /// incomplete escapes are errors.
  ///
  /// - Parameter allowsLineBreaks: A Boolean value that indicates whether the value may contain an
  ///   encoded tab, line feed or carriage return.
  /// - Complexity: O(*n*), where *n* is the length of the item.
  package static func error(
    inFragmentItem item: Range<Int>, valueStart: Int, of bytes: Span<UInt8>, allowsLineBreaks: Bool
  ) -> URLParseError? {
    var offset = item.lowerBound
    do throws(URLParseError) {
      while offset < item.upperBound {
        switch ByteClass.of(bytes[offset]) {
        case ByteClass.ordinary, ByteClass.slash, ByteClass.question: offset += 1
        case ByteClass.percent:
          let isAllowed = allowsLineBreaks && offset >= valueStart
          offset =
            isAllowed && isEncodedLineBreak(bytes, at: offset)
            ? offset + 3 : try scanPercent(bytes, at: offset)
        default: throw forbidden(bytes, at: offset)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the range of the first invalid character in a query or fragment, or `nil`.
  ///
  /// The character is either a raw character that RFC 3986 does not allow in a query or fragment,
  /// or a percent sign without two hexadecimal digits after it. If there is such a character,
  /// Foundation percent-encodes every `%` of the query or fragment.
  package static func irregularRange(_ bytes: Span<UInt8>, in range: Range<Int>) -> Range<Int>? {
    for offset in range {
      switch ByteClass.of(bytes[offset]) {
      case ByteClass.ordinary, ByteClass.slash, ByteClass.question: continue
      case ByteClass.percent where isEscape(bytes, at: offset): continue
      case ByteClass.percent: return offset..<offset + 1
      default: return forbidden(bytes, at: offset).range.range
      }
    }
    return nil
  }
}
