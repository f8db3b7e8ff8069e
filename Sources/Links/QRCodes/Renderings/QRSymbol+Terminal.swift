package import TextPrimitives

/// A style of a code in a terminal.
public enum QRTerminalStyle: String, Sendable, Hashable, CaseIterable {
  /// Black on white in fixed colors, for every terminal with 256 colors.
  case colored
  /// Black on white in the first eight colors, which themes may change.
  case coloredByTheme
  /// No colors, for light text on a dark background: the text color draws the light modules.
  case plainOnDark
  /// No colors, for dark text on a light background: the text color draws the dark modules.
  case plainOnLight

  var isColored: Bool { self == .colored || self == .coloredByTheme }
}

extension QRSymbol {
  /// The number of columns of the code in a terminal, including the quiet zone.
  public var terminalColumns: Int { side + 2 * Self.quietZone }

  /// Returns the code as lines of half-block characters, each of which shows two rows of modules.
  ///
  /// Every line ends with a line break. ``QRTerminalStyle/colored`` does not use the first 16 of
  /// the 256 colors, because themes may change them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func terminal(_ style: QRTerminalStyle = .colored) -> String {
    var buffer = ByteBuffer()
    appendTerminal(style, to: &buffer)
    return buffer.text
  }

  /// Appends the lines; see ``terminal(_:)``.
  package func appendTerminal(_ style: QRTerminalStyle, to buffer: inout ByteBuffer) {
    let quiet = Self.quietZone
    // `true` if the foreground color draws the dark modules.
    let drawsDark = style != .plainOnDark
    var row = -quiet
    while row < side + quiet {
      switch style {
      case .colored: buffer.append("\u{1B}[38;5;16;48;5;231m" as StaticString)
      case .coloredByTheme: buffer.append("\u{1B}[30;47m" as StaticString)
      case .plainOnDark, .plainOnLight: break
      }
      for column in -quiet..<side + quiet {
        let upper = self[column, row] == drawsDark
        // If the number of rows is odd, the lower half of the last line shows only the background.
        let isBelow = row + 1 >= side + quiet
        let lower = isBelow && style == .plainOnDark ? false : self[column, row + 1] == drawsDark
        switch (upper, lower) {
        case (true, true): buffer.append("█" as StaticString)
        case (true, false): buffer.append("▀" as StaticString)
        case (false, true): buffer.append("▄" as StaticString)
        case (false, false): buffer.append(UInt8(ascii: " "))
        }
      }
      if style.isColored { buffer.append("\u{1B}[0m" as StaticString) }
      buffer.append(UInt8(ascii: "\n"))
      row += 2
    }
  }
}
