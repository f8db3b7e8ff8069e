package import TextPrimitives

extension QRSymbol {
  /// Returns the code as an SVG document.
  ///
  /// One unit is one module. The code is black on white, including the quiet zone, because a
  /// scanner needs dark on light. The colors of the page and the user's contrast settings do not
  /// change these colors. The title and the summary are the accessible name and description. Their
  /// ids depend on the content of the drawing, so that a page can contain different drawings.
  ///
  /// - Throws: ``QRCodeError`` with the code ``QRCodeError/Code/invalidModuleSize`` for an invalid
  ///   module size; the limits are those of ``png(moduleSize:)``.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func svg(
    _ options: QRDrawingOptions = QRDrawingOptions()
  ) throws(QRCodeError) -> String {
    var buffer = ByteBuffer()
    try appendSVG(options, to: &buffer)
    return buffer.text
  }

  /// Appends the document; see ``svg(_:)``.
  package func appendSVG(
    _ options: QRDrawingOptions, to buffer: inout ByteBuffer
  ) throws(QRCodeError) {
    if let size = options.moduleSize { try Self.check(moduleSize: size, side: side) }
    let width = side + 2 * Self.quietZone
    let caption = options.caption.map { CaptionLayout($0, width: width) }
    let height = width + (caption?.height ?? 0)
    appendStart(options, width: width, height: height, to: &buffer)
    buffer.append("<path fill=\"#fff\" d=\"M0 0h" as StaticString)
    buffer.append(decimal: width)
    buffer.append(UInt8(ascii: "v"))
    buffer.append(decimal: height)
    buffer.append("H0z\"/>\n<path fill=\"#000\" d=\"" as StaticString)
    appendPath(to: &buffer)
    buffer.append("\"/>\n" as StaticString)
    caption?.append(to: &buffer)
    buffer.append("</svg>\n" as StaticString)
  }

  private func appendStart(
    _ options: QRDrawingOptions, width: Int, height: Int, to buffer: inout ByteBuffer
  ) {
    let id = fingerprint(options)
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " as StaticString)
    buffer.append(decimal: width)
    buffer.append(UInt8(ascii: " "))
    buffer.append(decimal: height)
    if let size = options.moduleSize {
      buffer.append("\" width=\"" as StaticString)
      buffer.append(decimal: width * size)
      buffer.append("\" height=\"" as StaticString)
      buffer.append(decimal: height * size)
    }
    buffer.append("\" role=\"img\" aria-labelledby=\"qr-t" as StaticString)
    buffer.append(id)
    if options.summary != nil {
      buffer.append("\" aria-describedby=\"qr-d" as StaticString)
      buffer.append(id)
    }
    // Without these properties, a browser with forced colors may draw light on dark.
    buffer.append(
      "\" shape-rendering=\"crispEdges\" style=\"color-scheme:only light;forced-color-adjust:none\""
        as StaticString)
    buffer.appendLanguage(options.language)
    buffer.append(">\n<title id=\"qr-t" as StaticString)
    buffer.append(id)
    buffer.append("\">" as StaticString)
    buffer.appendXML(options.title)
    buffer.append("</title>\n" as StaticString)
    guard let summary = options.summary else { return }
    buffer.append("<desc id=\"qr-d" as StaticString)
    buffer.append(id)
    buffer.append("\">" as StaticString)
    buffer.appendXML(summary)
    buffer.append("</desc>\n" as StaticString)
  }

  /// Appends a rectangle for each run of dark modules, relative to the start of the previous one.
  private func appendPath(to buffer: inout ByteBuffer) {
    var column = 0
    var row = 0
    buffer.append("M0 0" as StaticString)
    for y in 0..<side {
      forEachRun(inRow: y) { run in
        let x = run.lowerBound + Self.quietZone
        buffer.append(UInt8(ascii: "m"))
        buffer.append(decimal: x - column)
        if y + Self.quietZone == row {
          buffer.append(" 0h" as StaticString)
        } else {
          buffer.append(UInt8(ascii: " "))
          buffer.append(decimal: y + Self.quietZone - row)
          buffer.append(UInt8(ascii: "h"))
        }
        buffer.append(decimal: run.count)
        buffer.append("v1h-" as StaticString)
        buffer.append(decimal: run.count)
        buffer.append(UInt8(ascii: "z"))
        column = x
        row = y + Self.quietZone
      }
    }
  }

  /// Returns eight digits that distinguish this drawing from others on the same page.
  ///
  /// They are the FNV-1a hash of the code, of the strings next to it, and of the module size. The
  /// strings are included, because a page may contain the same code with and without a caption.
  private func fingerprint(_ options: QRDrawingOptions) -> String {
    var hash = FNV1a()
    rows.forEach { hash.combine($0) }
    for text in [options.title, options.summary, options.language, options.caption?.language] {
      hash.combine(text)
    }
    options.caption?.lines.forEach { hash.combine($0) }
    hash.combine(UInt64(truncatingIfNeeded: options.caption?.lines.count ?? -1))
    hash.combine(UInt64(truncatingIfNeeded: options.moduleSize ?? 0))
    return FNV1a.digits(UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32))
  }
}

extension ByteBuffer {
  /// Appends a string as the content of an element or of an attribute in double quotes.
  ///
  /// Tabs and line breaks become spaces. Characters that XML does not allow, such as other control
  /// characters, become U+FFFD.
  mutating func appendXML(_ text: String) {
    let line = String(text.map { "\t\n\r\r\n".contains($0) ? " " : $0 })
    appendXML(line, [.quotationMarks, .controls])
  }

  /// Appends the language as two attributes: `lang` for SVG inside HTML, and `xml:lang` for SVG
  /// files.
  mutating func appendLanguage(_ language: String?) {
    guard let language else { return }
    append(" lang=\"" as StaticString)
    appendXML(language)
    append("\" xml:lang=\"" as StaticString)
    appendXML(language)
    append(UInt8(ascii: "\""))
  }
}
