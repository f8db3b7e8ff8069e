import CPNG
package import TextPrimitives

extension QRSymbol {
  /// The most pixels that a side of a picture has.
  public static let maximumPixels = 16_384

  /// The fewest pixels that a side of a module has.
  ///
  /// zbar, which looks along lines a pixel wide, reads few pictures with modules of one pixel.
  public static let leastModuleSize = 2

  /// The code as a PNG file: greyscale of one bit, black on white, with its quiet zone.
  ///
  /// - Parameter moduleSize: The pixels of a module's side: each module is exactly a square of them.
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/invalidModuleSize`` if it is less than
  ///   ``leastModuleSize`` or the picture would have more than ``maximumPixels`` a side.
  /// - Complexity: O(*n*) in the number of pixels.
  public func png(moduleSize: Int = 8) throws(QRCodeError) -> [UInt8] {
    var buffer = ByteBuffer()
    try appendPNG(moduleSize: moduleSize, to: &buffer)
    return buffer.withSpan { bytes in bytes.indices.map { bytes[$0] } }
  }

  /// Refuses a module size that no symbol of a side has.
  static func check(moduleSize: Int, side: Int) throws(QRCodeError) {
    let greatest = maximumPixels / (side + 2 * quietZone)
    guard leastModuleSize...greatest ~= moduleSize else {
      throw QRCodeError(.invalidModuleSize, needed: moduleSize, available: greatest)
    }
  }

  /// Refuses a module size that not even the smallest symbol has.
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
    // The file is there until the end of the call.
    buffer.append(unsafe Span(_unsafeStart: start, count: file.count))
  }
}
