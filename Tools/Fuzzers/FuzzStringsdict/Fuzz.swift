import CatalogLaws
import Laws
import StringCatalogs

/// Laws of property lists in XML, over any bytes: nothing traps; all places lie inside and in order, whether the
/// list is read as rules or as a table of strings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  checkPlaces(CatalogFile.read(bytes, format: .stringsdict))
  checkPlaces(CatalogFile.read(bytes, format: .strings))
  return 0
}
