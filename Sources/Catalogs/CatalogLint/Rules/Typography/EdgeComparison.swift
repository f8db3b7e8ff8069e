import Diagnostics
import StringCatalogs

/// Compares the white space at one end of a translation with that of its source.
struct EdgeComparison {
  let isLeading: Bool

  /// Reports white space that only a translation or only its source has.
  ///
  /// A different rule checks line breaks.
  ///
  /// - Parameters:
  ///   - pair: The translation and its source.
  ///   - own: The white space of the translation.
  ///   - hasOwn: `true` if the translation has white space other than line breaks.
  ///   - hasOther: `true` if the source has white space other than line breaks.
  ///   - hasLines: `true` if the white space of the translation also contains line breaks.
  ///   - sink: The collector of the diagnostic.
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
        // The fix-it is unsafe, because the white space may be needed to separate strings that the
        // app joins.
        fixIts: hasLines
          ? [] : pair.text.removal(of: [own], "remove the white space", isSafe: false))
      return
    }
    // In languages without spaces between words, joined strings need no space between them.
    if WritingHabits.hasNoSpaces(pair.language.facts) { return }
    sink.report(
      "source \(place) with white space, but the translation does not",
      at: pair.text.value.text.sourceRange, pair.text.site,
      notes: ["if the app joins strings, two words become one"],
      fixIts: hasLines ? [] : insertion(in: pair.text))
  }

  /// Returns the fix-it that inserts a space, escaped if the file format requires it.
  ///
  /// In `.properties` files, an unescaped leading space would belong to the separator between key
  /// and value. Android trims unescaped white space.
  private func insertion(in text: LintedText) -> [FixIt] {
    let range = text.value.text.sourceRange
    var offset = isLeading ? range.lowerBound : range.upperBound
    let traits = text.content.format.traits
    var space = " "
    if traits.trimsStrings {
      // The file format trims white space that is not escaped.
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
