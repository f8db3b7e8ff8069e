public import Diagnostics
public import StringCatalogs

/// A table of comma-separated values.
///
/// The syntax is that of [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). Some spreadsheets
/// separate fields with semicolons or tabs, which are accepted too. Lines may end with LF, CR or
/// CRLF.
///
/// ```swift
/// let table = try CSVTable(parsing: Array("a,b\n1,\"2\"\n".utf8))
/// table.rows[1].cells   // ["1", "2"]
/// ```
public struct CSVTable: Hashable, Sendable {
  /// A record.
  public struct Row: Hashable, Sendable {
    /// The fields, without their quotation marks.
    public internal(set) var cells: [String] = []
    /// The byte range of the record.
    public internal(set) var range: SourceRange
    /// The number of the record's first line, counted from 1.
    public internal(set) var line: Int
  }

  /// The records; empty lines are skipped.
  public private(set) var rows: [Row] = []
  /// The character between fields.
  public let separator: UInt8

  /// The maximum number of fields in a record.
  static let mostCells = 1024

  /// Parses a table.
  ///
  /// - Throws: `CatalogError` if the UTF-8 or a quoted field is invalid, or if a record has more
  ///   than 1,024 fields. A quoted field is invalid if its quotation mark is not closed, or if
  ///   other characters follow the closing one.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing bytes: [UInt8]) throws(CatalogError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let invalid = Self.firstInvalid(bytes) {
      throw CatalogError(
        code: .invalidEncoding, range: SourceRange(invalid, min(invalid + 1, bytes.count)),
        expected: "UTF-8")
    }
    separator = Self.separator(of: bytes[start...])
    var offset = start
    var line = 1
    while offset < bytes.count {
      var row = Row(range: SourceRange(offset, offset), line: line)
      let first = offset
      var isLast = false
      repeat {
        guard row.cells.count < Self.mostCells else {
          throw CatalogError(
            code: .syntax, range: SourceRange(first, offset),
            expected: "at most \(Self.mostCells) fields")
        }
        row.cells.append(try Self.cell(bytes, offset: &offset, line: &line, separator: separator))
        isLast = offset >= bytes.count || bytes[offset] != separator
        if !isLast { offset += 1 }
      } while !isLast
      row.range = SourceRange(first, offset)
      if offset < bytes.count {
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        offset += isPair ? 2 : 1
        line += 1
      }
      if row.range.count > 0 { rows.append(row) }
    }
  }

  private static func cell(
    _ bytes: [UInt8], offset: inout Int, line: inout Int, separator: UInt8
  ) throws(CatalogError) -> String {
    let quote = UInt8(ascii: "\"")
    guard offset < bytes.count, bytes[offset] == quote else {
      let start = offset
      while offset < bytes.count, bytes[offset] != separator, bytes[offset] != 0x0A,
        bytes[offset] != 0x0D
      {
        offset += 1
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        guard offset + 1 < bytes.count, bytes[offset + 1] == quote else { break }
        offset += 1
      }
      let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D, !isPair { line += 1 }
      content.append(byte)
      offset += 1
    }
    guard offset < bytes.count else {
      throw CatalogError(
        code: .syntax, range: SourceRange(start, start + 1),
        expected: "a quotation mark at the end of the field")
    }
    offset += 1
    let isEnd =
      offset == bytes.count || bytes[offset] == separator || bytes[offset] == 0x0A
      || bytes[offset] == 0x0D
    guard isEnd else {
      throw CatalogError(
        code: .syntax, range: SourceRange(offset, offset + 1),
        expected: "the end of the field after its quotation mark")
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the separator, which is determined from the first line.
  ///
  /// The separator is the first comma, semicolon or tab outside of quotation marks, or a comma if
  /// there is none.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var isQuoted = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"):
        if !isQuoted { return byte }
      case 0x0A, 0x0D: if !isQuoted { return UInt8(ascii: ",") }
      default: break
      }
    }
    return UInt8(ascii: ",")
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
