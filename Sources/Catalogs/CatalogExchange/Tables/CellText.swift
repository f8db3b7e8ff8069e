/// Functions that prevent spreadsheets from evaluating strings as formulas.
///
/// A string that begins like a formula, possibly after apostrophes, is written with an additional
/// apostrophe, as [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) recommends. When
/// such a cell is read, one apostrophe is removed, so the conversion is lossless. Any other leading
/// apostrophe is part of the translation and is kept.
enum CellText {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
    return starts.contains(first)
  }

  /// Returns a string as the content of a cell, with an apostrophe before a possible formula.
  static func protected(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Returns the content of a cell without the apostrophe that ``protected(_:)`` adds.
  static func unprotected(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// Returns a string as a field of RFC 4180, quoted if necessary.
  static func field(_ text: String) -> String {
    let text = protected(text)
    let isPlain = !text.unicodeScalars.contains {
      ["\"", ",", ";", "\t", "\r", "\n", " "].contains($0)
    }
    if isPlain { return text }
    // The loop visits scalars, because a quotation mark with a combining mark is a single character
    // of a Swift string.
    var field = "\""
    for scalar in text.unicodeScalars {
      field.unicodeScalars.append(scalar)
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
    }
    field.unicodeScalars.append("\"")
    return field
  }
}
