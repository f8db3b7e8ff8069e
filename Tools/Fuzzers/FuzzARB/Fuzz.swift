import CatalogLaws
import Laws
import StringCatalogs

/// Fuzzes the reader of application resource bundles with arbitrary bytes.
///
/// No input may trap. All ranges must be inside the file and in order, and names must be decodable.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = CatalogFile.read(input(start, count), format: .arb)
  checkPlaces(file)
  checkNames(file)
  return 0
}
