import ByteBuffers

/// The lines of a caption under a code of some width.
struct CaptionLayout {
  private let caption: QRCaption
  private let width: Int

  init(_ caption: QRCaption, width: Int) {
    self.caption = caption
    self.width = width
  }

  /// The distance of two lines, in modules; the letters are two thirds of it.
  private static let lineHeight = 3

  /// The modules that the lines take, with as much room below as the quiet zone has.
  var height: Int {
    caption.lines.isEmpty ? 0 : caption.lines.count * Self.lineHeight + QRSymbol.quietZone - 1
  }

  /// Appends one text element a line.
  ///
  /// A line that is too long is set in smaller letters, by what its characters take at the most, because
  /// SVG breaks no lines.
  func append(to buffer: inout ByteBuffer) {
    guard !caption.lines.isEmpty else { return }
    buffer.append(
      "<g fill=\"#000\" text-anchor=\"middle\" font-family=\"system-ui,sans-serif\"" as StaticString
    )
    buffer.appendLanguage(caption.language)
    buffer.append(">\n" as StaticString)
    for (index, line) in caption.lines.enumerated() {
      buffer.append("<text x=\"" as StaticString)
      buffer.append(tenths: width * 5)
      buffer.append("\" y=\"" as StaticString)
      buffer.append(decimal: width + index * Self.lineHeight + Self.lineHeight - 1)
      buffer.append("\" font-size=\"" as StaticString)
      buffer.append(tenths: fontSize(of: line))
      buffer.append("\">" as StaticString)
      buffer.appendXML(line)
      buffer.append("</text>\n" as StaticString)
    }
    buffer.append("</g>\n" as StaticString)
  }

  /// The size of the letters, in tenths of a module.
  private func fontSize(of line: String) -> Int {
    // In tenths of the size: Latin letters take about six, those of East Asia ten.
    let length = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 6 : 10) }
    let room = (width - 2) * 10
    return max(1, min(Self.lineHeight * 20 / 3, room * 10 / max(1, length)))
  }
}

extension ByteBuffer {
  /// Appends a number of tenths as a decimal fraction.
  fileprivate mutating func append(tenths: Int) {
    append(decimal: tenths / 10)
    guard tenths % 10 != 0 else { return }
    append(UInt8(ascii: "."))
    append(decimal: tenths % 10)
  }
}
