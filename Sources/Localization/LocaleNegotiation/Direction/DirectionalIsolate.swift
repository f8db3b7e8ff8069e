/// Keeps a text that is inserted into another one from disturbing its direction, and the other way
/// round.
public enum DirectionalIsolate {
  /// A text between FSI and PDI, so that it has the direction of its own first strong character.
  ///
  /// The result is balanced whatever the text holds: a PDI that closes nothing is left out, an
  /// isolate that is not closed is closed at the end, and each paragraph is wrapped on its own,
  /// because isolates do not reach beyond one. Follows [UAX #9
  /// §2.7](https://www.unicode.org/reports/tr9/#Markup_And_Formatting) and BD9.
  ///
  /// ```swift
  /// DirectionalIsolate.wrapping("דנה")  // "\u{2068}דנה\u{2069}"
  /// ```
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
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
        // CR LF is one separator: the next paragraph starts behind both.
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
