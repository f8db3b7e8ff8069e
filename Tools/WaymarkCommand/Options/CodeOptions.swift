import ArgumentParser
import QRCodes
import Reports

extension CodeReport.Format {
  /// Returns the format with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> CodeReport.Format {
    guard let format = CodeReport.Format(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--format", allCases.map(\.rawValue)))
    }
    return format
  }

  /// Creates the format that has the extension of a path; `nil` for an unknown extension.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "json": self = .json
    case "txt": self = .payload
    default: return nil
    }
  }
}

extension QRLevelChoice {
  private static let names = ["auto"] + QRLevel.allCases.map(\.rawValue)

  /// Returns the error correction level with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> QRLevelChoice {
    if name == "auto" { return .automatic }
    guard let level = QRLevel(rawValue: name.uppercased()) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--level", names))
    }
    return .exactly(level)
  }
}

/// The background of a terminal.
enum TerminalBackground: String, CaseIterable {
  case light
  case dark

  /// Returns the background with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> TerminalBackground {
    guard let background = TerminalBackground(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--background", allCases.map(\.rawValue)))
    }
    return background
  }

  /// The background that the environment specifies; `nil` if it specifies none.
  fileprivate static var environment: TerminalBackground? {
    // Some terminals set the variable to the numbers of the foreground and background colors, such
    // as `0;15`. Colors 7 and 15 of the sixteen colors are light.
    let colors = System.environment("COLORFGBG")?.split(
      separator: ";", omittingEmptySubsequences: false)
    guard let number = colors?.last.flatMap({ Int($0) }), (0...15).contains(number) else {
      return nil
    }
    return number == 7 || number == 15 ? .light : .dark
  }
}

extension QRTerminalStyle {
  /// Creates a style without colors for a terminal with the given background.
  init(on background: TerminalBackground) {
    self = background == .light ? .plainOnLight : .plainOnDark
  }

  /// The style for the current terminal, and `true` if the terminal's background is only assumed.
  ///
  /// The style uses colors if they are allowed, even in a file, because a drawing without colors
  /// works only on one kind of background. The tool does not query the terminal for its background.
  /// A query changes the modes of the terminal, and if the tool were interrupted, the terminal
  /// would stay unusable.
  static var environment: (style: QRTerminalStyle, isAssumed: Bool) {
    switch TerminalColors.colors(onTerminal: true) {
    case .many: return (.colored, false)
    case .eight: return (.coloredByTheme, false)
    case .none: break
    }
    let background = TerminalBackground.environment
    return (QRTerminalStyle(on: background ?? .dark), background == nil)
  }
}
