import CatalogLaws
import Laws
import StringCatalogs

/// Laws of nested and flat JSON, over any bytes: nothing traps; all places lie inside and in order; names are spelled.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = CatalogFile.read(input(start, count), format: .json)
  checkPlaces(file)
  checkNames(file)
  return 0
}
