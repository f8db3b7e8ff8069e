import CatalogLaws
import Laws
import StringCatalogs

/// Laws of Android's resources, over any bytes: nothing traps; all places lie inside and in order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  checkPlaces(CatalogFile.read(input(start, count), format: .android))
  return 0
}
