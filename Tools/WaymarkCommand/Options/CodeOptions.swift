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

extension QRTerminalStyle {
  /// The style for a terminal of the environment.
  ///
  /// Colours are used wherever they are not refused, also in a file: a drawing without them is right on
  /// one kind of ground only.
  static var environment: QRTerminalStyle {
    let isRefused = !(System.environment("NO_COLOR") ?? "").isEmpty
    guard isRefused || System.environment("TERM") == "dumb" else { return .colored }
    // `foreground;background`, as some terminals set it: 7 and 15 are the light ones.
    let ground = System.environment("COLORFGBG")?.split(separator: ";").last
    return ground == "7" || ground == "15" ? .plainOnLight : .plainOnDark
  }
}
