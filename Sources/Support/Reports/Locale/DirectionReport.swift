import LanguageTags
import LocalizedTexts
package import LocaleNegotiation
package import TextPrimitives

/// A report of the text direction of languages and, optionally, of a string.
package struct DirectionReport: Sendable {
  /// A reason why a tag does not identify a language.
  package enum Problem: String, Sendable {
    /// The tag is not well-formed.
    case malformed
    /// The language is not registered, or is a special code that names no language, such as `mul`.
    case unknown
  }

  private let text: String?
  private let tokens: LeadingTokens
  private let format: LocaleReport.Format

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - text: A string whose direction is printed next to the direction of each language; `nil` to
  ///     print only the direction of languages.
  ///   - tokens: The leading tokens of the string that do not affect its direction.
  ///   - format: The output format.
  package init(text: String?, skipping tokens: LeadingTokens, format: LocaleReport.Format) {
    self.text = text
    self.tokens = tokens
    self.format = format
  }

  /// Returns the problem with a tag; `nil` if the tag identifies a language or only a script.
  ///
  /// An example of a tag that identifies only a script is `und-Hebr`.
  package func problem(of tag: String) -> Problem? {
    switch NormalizedTag.normalize(tag) {
    case .tag(let found): return found.tag.hasRegisteredLanguage ? nil : .unknown
    case .skipped(let reason):
      if reason.code == .undetermined, LanguageTag(tag)?.script != nil { return nil }
      return reason.code == .malformed || reason.code == .empty ? .malformed : .unknown
    }
  }

  /// Appends the report on a language tag.
  package func append(_ tag: String, to buffer: inout ByteBuffer) {
    // `und-Hebr` identifies a script, but not a language.
    let script = NormalizedTag.normalize(tag).tag?.script ?? LanguageTag(tag)?.script
    let direction = TextDirection(ofLanguage: tag)
    // A string without a strong character takes the direction of its language (UAX #9, HL1).
    let textDirection = text.map { TextDirection(firstStrongIn: $0, skipping: tokens) ?? direction }
    switch format {
    case .json:
      buffer.append("{\"tag\":" as StaticString)
      buffer.appendJSONString(tag)
      if let script {
        buffer.append(",\"script\":" as StaticString)
        buffer.appendJSONString(script)
      }
      buffer.append(",\"direction\":\"\(direction.rawValue)\"")
      if let textDirection {
        buffer.append(",\"textDirection\":\"\(textDirection.rawValue)\"")
      }
      if let problem = problem(of: tag) {
        buffer.append(",\"problem\":\"\(problem.rawValue)\"")
      }
      buffer.append("}\n" as StaticString)
    case .text(let style, let texts):
      let cells = [
        style.styled(DisplayCell.shown(tag).padded(to: 12), .strong), (script ?? "").padded(to: 4),
        texts.name(of: direction), textDirection.map { texts.name(of: $0) } ?? "",
      ]
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      buffer.append(line + "\n")
    }
  }
}

extension ReportTexts {
  /// Returns the warning about a tag that does not identify a language.
  ///
  /// A malformed tag that contains a space or a non-ASCII character was probably meant as a string.
  /// The warning then names the option that prints the direction of a string.
  package func warning(of problem: DirectionReport.Problem, tag: String) -> String {
    let shown = DisplayCell.shown(tag)
    let isText = tag.unicodeScalars.contains { !$0.isASCII || $0 == " " }
    let message =
      switch problem {
      case .malformed where isText: texts(.directionText, shown)
      case .malformed: texts(.directionMalformed, shown)
      case .unknown: texts(.directionUnknown, shown)
      }
    return texts(.warningLine, message)
  }
}
