import CWaymark
import SharedLibrary

/// A router of the library, called through the C header.
@safe
final class TestRouter: @unchecked Sendable {
  let handle: OpaquePointer

  /// Creates a router of manifests, or of the bundled apps if there are none.
  init(_ manifests: [String] = []) throws(LibraryFailure) {
    var router: OpaquePointer?
    var error: OpaquePointer?
    if manifests.isEmpty {
      let status = unsafe waymark_router_create_bundled(&router, &error)
      try unsafe LibraryFailure.check(status, error)
    } else {
      let contents = unsafe manifests.map {
        unsafe UnsafeMutableBufferPointer<UInt8>.copy(Array($0.utf8))
      }
      defer { for index in unsafe contents.indices { unsafe contents[index].deallocate() } }
      let structures = unsafe contents.map { content in
        unsafe waymark_manifest(path: nil, content: content.baseAddress, length: content.count)
      }
      let status = unsafe waymark_router_create(structures, structures.count, &router, &error)
      try unsafe LibraryFailure.check(status, error)
    }
    guard let router = unsafe router else { throw LibraryFailure(status: -1, message: "no router") }
    unsafe handle = router
  }

  deinit { unsafe waymark_router_free(handle) }

  /// The description of the routes.
  var description: String {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe waymark_router_describe(handle, &text, nil) == 0, let text = unsafe text else {
      return ""
    }
    defer { unsafe waymark_string_free(text) }
    return unsafe String(cString: text)
  }
}

/// An error of the library.
struct LibraryFailure: Error, Equatable {
  let status: Int32
  let message: String

  static func check(_ status: waymark_status, _ error: OpaquePointer?) throws(LibraryFailure) {
    guard status != 0 else { return }
    let message = unsafe waymark_error_message(error).map { unsafe String(cString: $0) }
    unsafe waymark_error_free(error)
    throw LibraryFailure(status: status, message: message ?? "")
  }
}

extension UnsafeMutableBufferPointer {
  static func copy(_ elements: [Element]) -> Self {
    let buffer = Self.allocate(capacity: elements.count)
    _ = unsafe buffer.initialize(from: elements)
    return unsafe buffer
  }
}

/// The buffers of a batch, which can also be invalid.
struct TestBatch {
  var data: [UInt8] = []
  var offsets: [Int64] = [0]
  var validity: [UInt8]?
  var width: Int32 = 32
  var first: Int64 = 0
  var count: Int64
  var dataLength: Int64?

  /// Creates a batch of links; `nil` is a null link.
  init(_ links: [[UInt8]?]) {
    count = Int64(links.count)
    var bits = [UInt8](repeating: 0, count: links.count / 8 + 1)
    for (index, link) in links.enumerated() {
      data += link ?? []
      offsets.append(Int64(data.count))
      if link != nil { bits[index / 8] |= 1 << UInt8(index % 8) }
    }
    if links.contains(where: { $0 == nil }) { validity = bits }
  }

  init(_ links: [String?]) {
    self.init(links.map { link in link.map { Array($0.utf8) } })
  }

  /// Classifies the batch, and calls a closure with the result before it is released.
  func classify<Result>(
    _ router: TestRouter?, flags: Int = 0,
    _ body: (UnsafeMutablePointer<ArrowSchema>, UnsafeMutablePointer<ArrowArray>) -> Result
  ) throws(LibraryFailure) -> Result {
    let bytes = unsafe UnsafeMutableBufferPointer<UInt8>.copy(data)
    let wide = unsafe UnsafeMutableBufferPointer<Int64>.copy(offsets)
    let narrow = unsafe UnsafeMutableBufferPointer<Int32>.copy(
      offsets.map { Int32(truncatingIfNeeded: $0) })
    let bits = unsafe validity.map { unsafe UnsafeMutableBufferPointer<UInt8>.copy($0) }
    defer {
      unsafe bytes.deallocate()
      unsafe wide.deallocate()
      unsafe narrow.deallocate()
      unsafe bits?.deallocate()
    }
    let start =
      width == 64
      ? UnsafeRawPointer(wide.baseAddress) : UnsafeRawPointer(narrow.baseAddress)
    var links = unsafe waymark_links(
      offsets: start,
      offset_width: width, data: UnsafePointer(bytes.baseAddress),
      data_length: dataLength ?? Int64(data.count),
      validity: bits.flatMap { unsafe UnsafePointer($0.baseAddress) }, first: first, count: count)
    var schema = unsafe ArrowSchema()
    var array = unsafe ArrowArray()
    var error: OpaquePointer?
    let status = unsafe waymark_classify(
      router?.handle, &links, UInt32(flags), &schema, &array, &error)
    try unsafe LibraryFailure.check(status, error)
    let result = unsafe body(&schema, &array)
    unsafe schema.release?(&schema)
    unsafe array.release?(&array)
    return result
  }

  /// Classifies the batch and returns its rows.
  func rows(_ router: TestRouter?, flags: Int = 0) throws(LibraryFailure) -> [[String: String]?] {
    try unsafe classify(router, flags: flags) { schema, array in
      unsafe ArrowReader(schema: schema, array: array).rows
    }
  }
}
