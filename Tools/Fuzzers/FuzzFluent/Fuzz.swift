import CatalogLaws
import Diagnostics
import Laws
import StringCatalogs

/// Fuzzes the reader of Fluent resources with arbitrary bytes.
///
/// No input may trap. All ranges must be inside the file and in order. Each part of a string must
/// correspond to bytes of its pattern.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let file = CatalogFile.read(bytes, format: .fluent)
  checkPlaces(file)
  for value in file.values {
    let length = file.string(value.text).utf8.count
    let part = file.sourceRange(of: 0..<length, in: value.text)
    precondition(part.lowerBound >= value.text.range.lowerBound)
    precondition(part.upperBound <= value.text.range.upperBound)
  }
  return 0
}
