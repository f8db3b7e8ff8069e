import ArgumentParser
import QRCodes
import Reports

extension CodeReport.Format {
  /// Reads the name of a format.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> CodeReport.Format {
    guard let format = CodeReport.Format(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--format", allCases.map(\.rawValue)))
    }
    return format
  }

  /// The format that the name of a file asks for.
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

  /// Reads the name of a level.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> QRLevelChoice {
    if name == "auto" { return .automatic }
    guard let level = QRLevel(rawValue: name.uppercased()) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--level", names))
    }
    return .exactly(level)
  }
}

/// What is behind the letters of a terminal.
enum TerminalGround: String, CaseIterable {
  case light
  case dark

  /// Reads the name of a ground.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> TerminalGround {
    guard let ground = TerminalGround(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--ground", allCases.map(\.rawValue)))
    }
    return ground
  }

  /// What the environment tells of the ground; `nil` where it tells nothing.
  fileprivate static var environment: TerminalGround? {
    // `foreground;background`, as some terminals set it: 7 and 15 are the light ones of sixteen colours.
    let colors = System.environment("COLORFGBG")?.split(
      separator: ";", omittingEmptySubsequences: false)
    guard let number = colors?.last.flatMap({ Int($0) }), (0...15).contains(number) else {
      return nil
    }
    return number == 7 || number == 15 ? .light : .dark
  }
}

extension QRTerminalStyle {
  /// The style without colours for a ground.
  init(on ground: TerminalGround) {
    self = ground == .light ? .plainOnLight : .plainOnDark
  }

  /// The style for a terminal of the environment, and whether its ground is only assumed.
  ///
  /// Colours are used wherever they are not refused, also in a file: a drawing without them is right on
  /// one kind of ground only. A terminal that says no more than eight gets no others. The terminal is not asked for its ground: to hear the answer, its modes would
  /// have to be changed, and whoever interrupts the tool then would find it unusable.
  static var environment: (style: QRTerminalStyle, isAssumed: Bool) {
    switch TerminalColors.colors(onTerminal: true) {
    case .many: return (.colored, false)
    case .eight: return (.coloredByTheme, false)
    case .none: break
    }
    let ground = TerminalGround.environment
    return (QRTerminalStyle(on: ground ?? .dark), ground == nil)
  }
}
