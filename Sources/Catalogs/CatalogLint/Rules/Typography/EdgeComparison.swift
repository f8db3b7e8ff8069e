import Diagnostics
import StringCatalogs

/// What rules say about white space at one end of a text.
struct EdgeComparison {
  let isLeading: Bool

  /// Reports white space on one side only; line breaks are the affair of another rule.
  ///
  /// - Parameters:
  ///   - pair: The texts.
  ///   - own: The white space of the translation.
  ///   - hasOwn: Whether there is a blank in it.
  ///   - hasOther: Whether the source has one there.
  ///   - hasLines: Whether the white space of the translation has line breaks too.
  ///   - sink: Where it reports.
  func check(
    _ pair: TextPair, own: Range<Int>, hasOwn: Bool, hasOther: Bool, hasLines: Bool,
    _ sink: inout DiagnosticSink
  ) {
    guard hasOwn != hasOther else { return }
    let place = isLeading ? "begins" : "ends"
    if hasOwn {
      sink.report(
        "the translation \(place) with white space, the source does not",
        at: pair.text.range(of: own), pair.text.site,
        // A translator wrote it: the app may append something.
        fixIts: hasLines ? [] : pair.text.removal(of: [own], "remove it", isSafe: false))
      return
    }
    // Between two words of these scripts there is no space, so none is needed where two texts meet.
    if WritingHabits.hasNoSpaces(pair.language.facts) { return }
    sink.report(
      "the source \(place) with white space, the translation does not",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["where the app joins strings, two words become one"],
      fixIts: hasLines ? [] : insertion(in: pair.text))
  }

  /// Returns the fix-it that writes a space as the file format keeps it at the end of a string.
  ///
  /// A space before the value of a Java property separates it from its key, and Android trims white
  /// space that is not escaped.
  private func insertion(in text: LintedText) -> [FixIt] {
    let range = text.value.text.sourceRange
    var offset = isLeading ? range.lowerBound : range.upperBound
    let traits = text.content.format.traits
    var space = " "
    if traits.trimsStrings {
      // White space of the file around the text is trimmed.
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
