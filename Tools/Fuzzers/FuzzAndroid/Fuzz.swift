import CatalogLaws
import Laws
import StringCatalogs

/// Fuzzes the reader of Android resources with arbitrary bytes.
///
/// No input may trap. All ranges must be inside the file and in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  checkPlaces(CatalogFile.read(input(start, count), format: .android))
  return 0
}
