import Diagnostics
import StringCatalogs

/// Compares the white space at one end of two strings.
struct EdgeComparison {
  let isLeading: Bool

  /// Reports white space on one side only; line breaks have their own rule.
  ///
  /// - Parameters:
  ///   - pair: The strings.
  ///   - own: The white space of the translation.
  ///   - hasOwn: `true` if it contains white space other than line breaks.
  ///   - hasOther: `true` if the white space of the source does.
  ///   - hasLines: `true` if the white space of the translation has line breaks too.
  ///   - sink: The sink of the report.
  func check(
    _ pair: TextPair, own: Range<Int>, hasOwn: Bool, hasOther: Bool, hasLines: Bool,
    _ sink: inout DiagnosticSink
  ) {
    guard hasOwn != hasOther else { return }
    let place = isLeading ? "begins" : "ends"
    if hasOwn {
      sink.report(
        "translation \(place) with white space, but the source does not",
        at: pair.text.range(of: own), pair.text.site,
        // A translator wrote the space, and the app may append something after it.
        fixIts: hasLines ? [] : pair.text.removal(of: [own], "remove it", isSafe: false))
      return
    }
    // These scripts have no space between words, so none is needed between two joined strings.
    if WritingHabits.hasNoSpaces(pair.language.facts) { return }
    sink.report(
      "source \(place) with white space, but the translation does not",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["if the app joins strings, two words become one"],
      fixIts: hasLines ? [] : insertion(in: pair.text))
  }

  /// Returns the fix-it that writes a space as the file format keeps it at the end of a string.
  ///
  /// A space before the value of a Java property separates it from its key. Android trims white
  /// space that is not escaped.
  private func insertion(in text: LintedText) -> [FixIt] {
    let range = text.value.text.sourceRange
    var offset = isLeading ? range.lowerBound : range.upperBound
    let traits = text.content.format.traits
    var space = " "
    if traits.trimsStrings {
      // White space of the file around the string is trimmed.
      let string = text.string
      guard let edge = isLeading ? string.unicodeScalars.first : string.unicodeScalars.last else {
        return []
      }
      let (width, count) = (String(edge).utf8.count, string.utf8.count)
      let part = text.range(of: isLeading ? 0..<width : count - width..<count)
      (offset, space) = (isLeading ? part.lowerBound : part.upperBound, "\\u0020")
    } else if traits.trimsStarts, isLeading {
      space = "\\ "
    }
    return [
      FixIt(
        title: "write a space", applicability: .unsafe,
        edits: [FixIt.Edit(range: SourceRange(offset, offset), text: space)])
    ]
  }
}
