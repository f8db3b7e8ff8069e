/// Texts in the cells of spreadsheets, which take some of them for formulas.
///
/// A text that begins as a formula does gets an apostrophe in front, as
/// [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) advises; so does one that begins so behind
/// apostrophes. Reading takes one away from just those texts, so that nothing is lost, and what a translator begins
/// with an apostrophe stays.
enum CellText {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
    return starts.contains(first)
  }

  /// The text as a cell.
  static func protected(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// The text of a cell.
  static func unprotected(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// A field of RFC 4180.
  static func field(_ text: String) -> String {
    let text = protected(text)
    let isPlain = !text.unicodeScalars.contains {
      ["\"", ",", ";", "\t", "\r", "\n", " "].contains($0)
    }
    if isPlain { return text }
    // By scalars: a combining mark behind a quotation mark makes one character of both.
    var field = "\""
    for scalar in text.unicodeScalars {
      field.unicodeScalars.append(scalar)
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
    }
    field.unicodeScalars.append("\"")
    return field
  }
}
