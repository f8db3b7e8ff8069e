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
    let range = pair.text.value.text.sourceRange
    let offset = isLeading ? range.lowerBound : range.upperBound
    sink.report(
      "the source \(place) with white space, the translation does not", at: range, pair.text.site,
      notes: ["where the app joins strings, two words become one"],
      fixIts: hasLines || pair.text.value.text.spelling.trimsWhiteSpace
        ? []
        : [
          FixIt(
            title: "write a space", applicability: .unsafe,
            edits: [FixIt.Edit(range: SourceRange(offset, offset), text: " ")])
        ])
  }
}
