import CatalogLaws
import Diagnostics
import Laws
import StringCatalogs

/// Fuzzes the reader of Java properties with arbitrary bytes.
///
/// No input may trap. All ranges must be inside the file and in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let file = CatalogFile.read(bytes, format: .properties)
  checkPlaces(file)
  return 0
}
