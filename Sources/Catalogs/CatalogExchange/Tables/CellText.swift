/// Functions that keep spreadsheets from reading strings in cells as formulas.
///
/// A string that begins like a formula, also after apostrophes, gets a leading apostrophe, as
/// [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) recommends. Reading removes one
/// apostrophe from exactly these strings, so the conversion is lossless. Any other leading
/// apostrophe of a translator is kept.
enum CellText {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
    return starts.contains(first)
  }

  /// Returns a string as the content of a cell.
  static func protected(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Returns the string in a cell.
  static func unprotected(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// Returns a string as a field of RFC 4180.
  static func field(_ text: String) -> String {
    let text = protected(text)
    let isPlain = !text.unicodeScalars.contains {
      ["\"", ",", ";", "\t", "\r", "\n", " "].contains($0)
    }
    if isPlain { return text }
    // The loop is over scalars, because a combining mark forms one character with a quotation mark.
    var field = "\""
    for scalar in text.unicodeScalars {
      field.unicodeScalars.append(scalar)
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
    }
    field.unicodeScalars.append("\"")
    return field
  }
}
