import CPNG
package import TextPrimitives

extension QRSymbol {
  /// The maximum number of pixels per side of an image.
  public static let maximumPixels = 16_384

  /// The minimum number of pixels per side of a module.
  ///
  /// The scanner library zbar examines single lines of pixels. It therefore recognizes few images
  /// whose modules are one pixel wide.
  public static let leastModuleSize = 2

  /// Returns the code as a PNG file: grayscale with one bit per pixel, including the quiet zone.
  ///
  /// - Parameter moduleSize: The number of pixels per side of a module; each module is an exact
  ///   square.
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/invalidModuleSize`` if the size is
  ///   less than ``leastModuleSize``, or if the image would exceed ``maximumPixels`` per side.
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  public func png(moduleSize: Int = 8) throws(QRCodeError) -> [UInt8] {
    var buffer = ByteBuffer()
    try appendPNG(moduleSize: moduleSize, to: &buffer)
    return buffer.withSpan { bytes in bytes.indices.map { bytes[$0] } }
  }

  /// Throws an error for a module size that is invalid for a symbol with a given side.
  static func check(moduleSize: Int, side: Int) throws(QRCodeError) {
    let greatest = maximumPixels / (side + 2 * quietZone)
    guard leastModuleSize...greatest ~= moduleSize else {
      throw QRCodeError(.invalidModuleSize, needed: moduleSize, available: greatest)
    }
  }

  /// Throws an error for a module size that is invalid even for the smallest symbol.
  package static func check(moduleSize: Int) throws(QRCodeError) {
    try check(moduleSize: moduleSize, side: QRVersion.all.first?.side ?? 21)
  }

  /// Appends the bytes of the file; see ``png(moduleSize:)``.
  package func appendPNG(moduleSize: Int, to buffer: inout ByteBuffer) throws(QRCodeError) {
    try Self.check(moduleSize: moduleSize, side: side)
    let file = unsafe rows.withUnsafeBufferPointer { rows in
      var modules = unsafe waymark_png_modules(
        rows: rows.baseAddress, row_words: Int32(Self.rowWords), side: Int32(side),
        quiet_zone: Int32(Self.quietZone), scale: Int32(moduleSize))
      return unsafe waymark_png_create(&modules)
    }
    defer { unsafe waymark_png_delete(file) }
    guard let start = unsafe file.bytes else { throw QRCodeError(.encoderFailed) }
    // The memory of the file is valid until the end of this call.
    buffer.append(unsafe Span(_unsafeStart: start, count: file.count))
  }
}
