import CWaymark

/// The object that a `waymark_error` points to.
@safe
final class ErrorBox {
  // The object owns the string.
  let message: UnsafeMutablePointer<CChar>?

  init(_ message: String) {
    unsafe self.message = CString.copy(message)
  }

  deinit {
    unsafe CString.free(message)
  }
}

/// Calls a function, and reports its error to the caller of the library.
///
/// - Parameter error: Where the error is stored; `nil` if the caller does not want it.
func reporting(
  to error: UnsafeMutablePointer<OpaquePointer?>?, _ body: () throws(LibraryError) -> Void
) -> waymark_status {
  do throws(LibraryError) {
    try body()
    return waymark_status(WAYMARK_OK)
  } catch let failure {
    unsafe error?.pointee = OpaquePointer(
      Unmanaged.passRetained(ErrorBox(failure.message)).toOpaque())
    return failure.status
  }
}

/// The implementation of `waymark_error_message`, which `waymark.h` documents.
@_cdecl("waymark_error_message")
public func errorMessage(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let error = unsafe error else { return nil }
  let box = unsafe Unmanaged<ErrorBox>.fromOpaque(UnsafeRawPointer(error)).takeUnretainedValue()
  return unsafe UnsafePointer(box.message)
}

/// The implementation of `waymark_error_free`, which `waymark.h` documents.
@_cdecl("waymark_error_free")
public func freeError(_ error: OpaquePointer?) {
  guard let error = unsafe error else { return }
  unsafe Unmanaged<ErrorBox>.fromOpaque(UnsafeRawPointer(error)).release()
}

/// The implementation of `waymark_string_free`, which `waymark.h` documents.
@_cdecl("waymark_string_free")
public func freeString(_ string: UnsafeMutablePointer<CChar>?) {
  unsafe CString.free(string)
}

/// The version of the library, which equals that of the tool.
let libraryVersion: StaticString = "0.2.0"

/// The implementation of `waymark_version`, which `waymark.h` documents.
@_cdecl("waymark_version")
public func version() -> UnsafePointer<CChar>? {
  unsafe UnsafeRawPointer(libraryVersion.utf8Start).assumingMemoryBound(to: CChar.self)
}
