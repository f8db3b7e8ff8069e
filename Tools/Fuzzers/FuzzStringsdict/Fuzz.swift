import CatalogLaws
import Laws
import StringCatalogs

/// Fuzzes the readers of XML property lists with arbitrary bytes.
///
/// No input may trap. All ranges must be inside the file and in order, both as `.stringsdict` and
/// as `.strings`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  checkPlaces(CatalogFile.read(bytes, format: .stringsdict))
  checkPlaces(CatalogFile.read(bytes, format: .strings))
  return 0
}
