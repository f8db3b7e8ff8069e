import ArgumentParser

/// The formats of results, each command with its own choice of them.
enum OutputFormat: String, CaseIterable {
  case text
  case json
  case markdown

  /// The formats that most commands have.
  static let usual: [OutputFormat] = [.text, .json]

  /// Reads the name of a format.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String, among formats: [OutputFormat]) throws -> OutputFormat {
    guard let format = formats.first(where: { $0.rawValue == name }) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--format", formats.map(\.rawValue)))
    }
    return format
  }

  static func parse(_ name: String) throws -> OutputFormat { try parse(name, among: usual) }
}
