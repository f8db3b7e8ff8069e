import LanguageTags
import LocaleNegotiation
package import TextPrimitives

/// Reports in which direction languages, and perhaps a text, run.
package struct DirectionReport: Sendable {
  private let text: String?
  private let format: LocaleReport.Format

  /// Prepares a report.
  ///
  /// - Parameter text: A text whose direction is shown beside that of each language.
  package init(text: String?, format: LocaleReport.Format) {
    self.text = text
    self.format = format
  }

  /// Appends the report on a language tag.
  package func append(_ tag: String, to buffer: inout ByteBuffer) {
    // `und-Hebr` names no language, yet a script.
    let script = NormalizedTag.normalize(tag).tag?.script ?? LanguageTag(tag)?.script
    let direction = TextDirection(ofLanguage: tag)
    // A text without a strong character runs as the language around it does (UAX #9, HL1).
    let textDirection = text.map { TextDirection(firstStrongIn: $0) ?? direction }
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
