import CatalogExchange
import Diagnostics
import Laws

/// Fuzzes the reader of CSV tables with arbitrary bytes.
///
/// No input may trap. Records must be inside the file and in order, and must not overlap. If the
/// table is written with all fields quoted and then read again, it must be the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  guard let table = try? CSVTable(parsing: bytes) else { return 0 }
  var end = 0
  var line = 0
  var text = ""
  for row in table.rows {
    law(
      row.range.lowerBound >= end && row.range.upperBound <= count,
      "the ranges of rows are in order and in the file")
    law(row.line > line, "the lines of rows are in order")
    law(!row.cells.isEmpty, "a row has a cell")
    end = row.range.upperBound
    line = row.line
    text += row.cells.map {
      "\"" + $0.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: ",")
    text += "\n"
  }
  let again = try? CSVTable(parsing: Array(text.utf8))
  let isSame =
    again?.rows.count == table.rows.count
    && zip(again?.rows ?? [], table.rows).allSatisfy { left, right in
      left.cells.count == right.cells.count
        && zip(left.cells, right.cells).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
  law(isSame, "a table that is written and read again is the same")
  return 0
}
