import CICU

/// The subtags that the installed ICU lists.
enum ICUSubtags {
  static let languages = unsafe strings(waymark_languages())
  static let regions = unsafe strings(waymark_regions())
  static let scripts = (0..<waymark_script_count()).compactMap { index in
    unsafe waymark_script(index).map { unsafe String(cString: $0) }
  }.filter { $0.utf8.count == 4 }

  /// The CLDR release of ICU's data, for example `42.0`.
  static let release = unsafe waymark_cldr_version().map { unsafe String(cString: $0) } ?? ""

  private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var strings: [String] = []
    guard var next = unsafe list else { return [] }
    while let string = unsafe next.pointee {
      strings.append(unsafe String(cString: string))
      unsafe next += 1
    }
    return strings
  }
}
