public import CWaymark
import LinkManifests

extension LibraryRouter {
  /// Returns the router that a `waymark_router` points to.
  static func of(_ router: OpaquePointer?) throws(LibraryError) -> LibraryRouter {
    guard let router = unsafe router else { throw .argument("router is NULL") }
    return unsafe Unmanaged<LibraryRouter>.fromOpaque(UnsafeRawPointer(router))
      .takeUnretainedValue()
  }

  /// A `waymark_router` that points to this router, and keeps it alive until `waymark_router_free`
  /// is called.
  var handle: OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(self).toOpaque())
  }
}

/// The implementation of `waymark_router_create`, which `waymark.h` documents.
@_cdecl("waymark_router_create")
public func createRouter(
  manifests: UnsafePointer<waymark_manifest>?, count: Int,
  router: UnsafeMutablePointer<OpaquePointer?>?, error: UnsafeMutablePointer<OpaquePointer?>?
) -> waymark_status {
  unsafe reporting(to: error) { () throws(LibraryError) in
    guard let router = unsafe router else { throw .argument("router is NULL") }
    guard let manifests = unsafe manifests, count > 0 else { throw .argument("no manifests") }
    var sources: [ManifestSource] = []
    for index in 0..<count {
      let manifest = unsafe manifests[index]
      let length = unsafe manifest.length
      guard length >= 0 else { throw .argument("length of manifest \(index) is too large") }
      guard unsafe length == 0 || manifest.content != nil else {
        throw .argument("content of manifest \(index) is NULL")
      }
      let path =
        unsafe manifest.path.map { unsafe String(cString: $0) }
        ?? (count == 1 ? "manifest" : "manifest \(index + 1)")
      let bytes = unsafe Array(UnsafeBufferPointer(start: manifest.content, count: length))
      sources.append(ManifestSource(path: path, bytes: bytes))
    }
    unsafe router.pointee = try LibraryRouter(sources).handle
  }
}

/// The implementation of `waymark_router_create_bundled`, which `waymark.h` documents.
@_cdecl("waymark_router_create_bundled")
public func createBundledRouter(
  router: UnsafeMutablePointer<OpaquePointer?>?, error: UnsafeMutablePointer<OpaquePointer?>?
) -> waymark_status {
  unsafe reporting(to: error) { () throws(LibraryError) in
    guard let router = unsafe router else { throw .argument("router is NULL") }
    unsafe router.pointee = try LibraryRouter.bundled().handle
  }
}

/// The implementation of `waymark_router_describe`, which `waymark.h` documents.
@_cdecl("waymark_router_describe")
public func describeRouter(
  router: OpaquePointer?, json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  error: UnsafeMutablePointer<OpaquePointer?>?
) -> waymark_status {
  unsafe reporting(to: error) { () throws(LibraryError) in
    guard let json = unsafe json else { throw .argument("json is NULL") }
    unsafe json.pointee = CString.copy(try LibraryRouter.of(router).description)
  }
}

/// The implementation of `waymark_router_free`, which `waymark.h` documents.
@_cdecl("waymark_router_free")
public func freeRouter(_ router: OpaquePointer?) {
  guard let router = unsafe router else { return }
  unsafe Unmanaged<LibraryRouter>.fromOpaque(UnsafeRawPointer(router)).release()
}
