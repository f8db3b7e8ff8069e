import Diagnostics
package import StringCatalogs

/// Converts translation units to and from spreadsheet tables.
package enum UnitTable {
  /// The columns, in order.
  package enum Column: String, CaseIterable, Sendable {
    case key, variation, numbers, source, target, state, words, comment, language, kind, table
    case catalog, file

    /// `true` if a table without the column cannot be imported.
    var isRequired: Bool {
      switch self {
      case .key, .variation, .source, .target, .language, .kind, .catalog: true
      case .numbers, .state, .words, .comment, .table, .file: false
      }
    }
  }

  /// Returns a table with a line of column names, followed by a line for each unit.
  ///
  /// Lines end with CRLF, as RFC 4180 specifies.
  ///
  /// - Parameter hasMark: `true` to begin with a byte order mark, which some spreadsheets require
  ///   to detect UTF-8.
  package static func text(of units: [TranslationUnit], hasMark: Bool) -> String {
    var text = hasMark ? "\u{FEFF}" : ""
    text += Column.allCases.map(\.rawValue).joined(separator: ",") + "\r\n"
    for unit in units {
      text += Column.allCases.map { CellText.field(cell($0, of: unit)) }.joined(separator: ",")
      text += "\r\n"
    }
    return text
  }

  private static func cell(_ column: Column, of unit: TranslationUnit) -> String {
    switch column {
    case .key: unit.id.key
    case .variation: unit.id.variation
    case .numbers: unit.numbers
    case .source: unit.source
    case .target: unit.target ?? ""
    case .state: unit.state.rawValue
    case .words: String(unit.words)
    case .comment: unit.comment
    case .language: unit.language
    case .kind: unit.id.kind.rawValue
    case .table: unit.table
    case .catalog: unit.id.catalog
    case .file: unit.file
    }
  }

  /// Reads a table.
  ///
  /// Its columns may be in any order, and additional columns are ignored.
  ///
  /// - Throws: `CatalogError`, for example if a column is missing or duplicated, or if a row has
  ///   too many fields.
  package static func read(_ bytes: [UInt8]) throws(CatalogError) -> [ImportedUnit] {
    let table = try CSVTable(parsing: bytes)
    guard let head = table.rows.first else {
      throw CatalogError(code: .missingMember, range: .init(0, 0), expected: "a header row")
    }
    var places: [Column: Int] = [:]
    for (place, name) in head.cells.enumerated() {
      guard let column = Column(rawValue: name) else { continue }
      guard places.updateValue(place, forKey: column) == nil else {
        throw CatalogError(
          code: .duplicateMember, range: head.range, expected: "the column '\(name)' only once")
      }
    }
    if let missing = Column.allCases.first(where: { $0.isRequired && places[$0] == nil }) {
      throw CatalogError(
        code: .missingMember, range: head.range, expected: "a column '\(missing.rawValue)'")
    }
    var units: [ImportedUnit] = []
    for row in table.rows.dropFirst() {
      // Spreadsheets omit empty cells at the end of a row, and may write rows that consist only of
      // separators.
      if row.cells.allSatisfy(\.isEmpty) { continue }
      guard row.cells.count <= head.cells.count else {
        throw CatalogError(
          code: .syntax, range: row.range, expected: "at most \(head.cells.count) fields")
      }
      func cell(_ column: Column) -> String {
        guard let place = places[column], place < row.cells.count else { return "" }
        return CellText.unprotected(row.cells[place])
      }
      guard let kind = CatalogEntry.Kind(rawValue: cell(.kind)) else {
        throw CatalogError(
          code: .invalidState, range: row.range,
          expected: "'string', 'plurals' or 'string-array' as the kind")
      }
      let id = UnitID(
        catalog: cell(.catalog), kind: kind, variation: cell(.variation), key: cell(.key))
      units.append(
        ImportedUnit(
          id: id, language: cell(.language), source: cell(.source), target: cell(.target),
          state: TranslationUnit.State(rawValue: cell(.state)), line: row.line))
    }
    return units
  }
}
