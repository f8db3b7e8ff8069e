public import CWaymark

/// The implementation of `waymark_classify`, which `waymark.h` documents.
@_cdecl("waymark_classify")
public func classify(
  router: OpaquePointer?, links: UnsafePointer<waymark_links>?, flags: UInt32,
  schema: UnsafeMutablePointer<ArrowSchema>?, array: UnsafeMutablePointer<ArrowArray>?,
  error: UnsafeMutablePointer<OpaquePointer?>?
) -> waymark_status {
  unsafe reporting(to: error) { () throws(LibraryError) in
    guard let links = unsafe links else { throw .argument("links is NULL") }
    guard let schema = unsafe schema else { throw .argument("schema is NULL") }
    guard let array = unsafe array else { throw .argument("array is NULL") }
    let router = try unsafe LibraryRouter.of(router)
    let options = try Classification.Options(flags: flags)
    let batch = try unsafe LinkBatch(links.pointee)
    let count = unsafe batch.count
    var classification = Classification(router, count: count, options: options)
    for index in 0..<count {
      guard unsafe batch.isValid(index) else {
        try classification.addNull(at: index)
        continue
      }
      let link = unsafe batch.link(index)
      try unsafe classification.add(link.span, at: index)
    }
    let column = classification.column()
    unsafe column.export(to: schema)
    unsafe column.export(to: array)
  }
}
