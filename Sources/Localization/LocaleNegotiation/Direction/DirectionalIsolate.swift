/// Isolates that separate the direction of an inserted string from the surrounding text.
public enum DirectionalIsolate {
  /// Returns a text wrapped in FSI and PDI, so that its first strong character sets its direction.
  ///
  /// The isolates in the result are balanced for any text. An unmatched PDI is omitted, and an
  /// unclosed isolate is closed at the end of its paragraph. Each paragraph is wrapped separately,
  /// because isolates end with their paragraph. The method follows [UAX #9
  /// §2.7](https://www.unicode.org/reports/tr9/#Markup_And_Formatting) and BD9.
  ///
  /// ```swift
  /// DirectionalIsolate.wrapping("דנה")  // "\u{2068}דנה\u{2069}"
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public static func wrapping(_ text: String) -> String {
    let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    let popIsolate: Unicode.Scalar = "\u{2069}"
    var result = String.UnicodeScalarView()
    var depth = 1
    result.append(firstStrongIsolate)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch BidiClass.of(scalar.value) {
      case BidiClass.isolateInitiator:
        depth += 1
        result.append(scalar)
      case BidiClass.popIsolate:
        guard depth > 1 else { continue }
        depth -= 1
        result.append(scalar)
      case BidiClass.paragraphSeparator where scalar == "\n" && previous == "\r":
        // CR LF is one separator: the next paragraph starts after both.
        result.removeLast()
        result.append(scalar)
        result.append(firstStrongIsolate)
      case BidiClass.paragraphSeparator:
        result.append(contentsOf: repeatElement(popIsolate, count: depth))
        result.append(scalar)
        result.append(firstStrongIsolate)
        depth = 1
      default:
        result.append(scalar)
      }
    }
    result.append(contentsOf: repeatElement(popIsolate, count: depth))
    return String(result)
  }
}
