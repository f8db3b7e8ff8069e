package import TextPrimitives

/// How a code is drawn in a terminal.
public enum QRTerminalStyle: String, Sendable, Hashable, CaseIterable {
  /// Black on white by colours of its own, right on every terminal that has 256 of them.
  case colored
  /// Black on white by the first eight colours, for terminals that have no others; themes may change them.
  case coloredByTheme
  /// Without colours, for terminals with light letters on a dark ground: light modules are letters.
  case plainOnDark
  /// Without colours, for terminals with dark letters on a light ground: dark modules are letters.
  case plainOnLight

  var isColored: Bool { self == .colored || self == .coloredByTheme }
}

extension QRSymbol {
  /// The columns that the code takes in a terminal, with its quiet zone.
  public var terminalColumns: Int { side + 2 * Self.quietZone }

  /// The code as lines of half-blocks, two modules high, each with a line break at its end.
  ///
  /// With ``QRTerminalStyle/colored``, black and white are those of the fixed part of the 256 colours, because
  /// themes change the first sixteen.
  ///
  /// - Complexity: O(*n*) in the number of modules.
  public func terminal(_ style: QRTerminalStyle = .colored) -> String {
    var buffer = ByteBuffer()
    appendTerminal(style, to: &buffer)
    return buffer.text
  }

  /// Appends the lines; see ``terminal(_:)``.
  package func appendTerminal(_ style: QRTerminalStyle, to buffer: inout ByteBuffer) {
    let quiet = Self.quietZone
    // What is drawn with the colour of letters.
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
        // Below the last row there is one more light one, where their number is odd.
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
