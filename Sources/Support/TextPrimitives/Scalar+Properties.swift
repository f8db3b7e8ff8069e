extension Unicode.Scalar {
  /// `true` for a letter, [Unicode `Alphabetic`](https://www.unicode.org/reports/tr44/#Alphabetic).
  package var isAlphabetic: Bool { properties.isAlphabetic }

  /// `true` if a scalar changes how a display shows others instead of showing itself: controls,
  /// format characters, line and paragraph separators.
  package var isDeceptive: Bool {
    // Looking a category up costs more than all else that is done with an ordinary character.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
