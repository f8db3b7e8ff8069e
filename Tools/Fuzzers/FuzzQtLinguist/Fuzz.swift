import CatalogLaws
import Diagnostics
import Laws
import StringCatalogs

/// Laws of Qt Linguist's files, over any bytes: nothing traps; all places lie inside and in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let file = CatalogFile.read(bytes, format: .qtLinguist)
  checkPlaces(file)
  return 0
}
