import TextPrimitives

/// The lines of a caption below a code of a given width.
///
/// SVG does not break lines, and the available typeface is unknown. The width of a line is
/// therefore estimated from the maximum widths of its characters. A long line gets a smaller font
/// size, or is broken if that size would be illegible.
struct CaptionLayout {
  /// A line of the caption.
  private struct Line {
    var text: String
    /// The estimated width, in tenths of the font size.
    var length: Int
  }

  private let lines: [Line]
  private let language: String?
  private let width: Int

  init(_ caption: QRCaption, width: Int) {
    self.width = width
    language = caption.language
    let longest = (width - 2) * 100 / Self.leastSize
    lines = caption.lines.flatMap { Self.broken($0, to: longest) }
  }

  /// The distance between two lines, in modules; the font size is at most two thirds of it.
  private static let lineHeight = 3

  /// The minimum font size, in tenths of a module.
  ///
  /// If a module is printed two millimeters wide, this is the size of a footnote, about 8 points.
  private static let leastSize = 14

  /// The height of the caption in modules, including a margin below the last baseline that is as
  /// high as the quiet zone.
  var height: Int {
    lines.isEmpty ? 0 : lines.count * Self.lineHeight + QRSymbol.quietZone - 1
  }

  /// Appends one text element per line.
  func append(to buffer: inout ByteBuffer) {
    guard !lines.isEmpty else { return }
    buffer.append(
      "<g fill=\"#000\" text-anchor=\"middle\" font-family=\"system-ui,sans-serif\"" as StaticString
    )
    buffer.appendLanguage(language)
    buffer.append(">\n" as StaticString)
    for (index, line) in lines.enumerated() {
      buffer.append("<text x=\"" as StaticString)
      buffer.append(tenths: width * 5)
      buffer.append("\" y=\"" as StaticString)
      buffer.append(decimal: width + index * Self.lineHeight + Self.lineHeight - 1)
      buffer.append("\" font-size=\"" as StaticString)
      buffer.append(tenths: fontSize(of: line))
      buffer.append("\">" as StaticString)
      buffer.appendXML(line.text)
      buffer.append("</text>\n" as StaticString)
    }
    buffer.append("</g>\n" as StaticString)
  }

  /// Returns the font size of a line, in tenths of a module.
  private func fontSize(of line: Line) -> Int {
    let room = (width - 2) * 100
    return max(Self.leastSize, min(Self.lineHeight * 20 / 3, room / max(1, line.length)))
  }

  /// Breaks text into lines whose estimated width is at most `longest` tenths of the font size.
  private static func broken(_ text: String, to longest: Int) -> [Line] {
    var lines = [Line(text: "", length: 0)]
    for character in text {
      let length = character.unicodeScalars.reduce(0) { $0 + Self.length(of: $1) }
      let last = lines.count - 1
      if lines[last].length + length > longest, lines[last].length > 0 {
        lines.append(Line(text: String(character), length: length))
      } else {
        lines[last].text.append(character)
        lines[last].length += length
      }
    }
    return lines
  }

  /// Returns the maximum width of a character in common typefaces, in tenths of the font size.
  private static func length(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "W", "M", "w", "m", "@", "%", "…", "—": 10
    case "A"..."Z": 8
    case _ where scalar.value < 0x1100: 7
    default: 10
    }
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
