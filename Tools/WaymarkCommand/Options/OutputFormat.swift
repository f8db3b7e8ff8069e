import ArgumentParser

/// The output formats; each command supports some of them.
enum OutputFormat: String, CaseIterable {
  case text
  case json
  case markdown

  /// The help of the option in commands that support the usual formats.
  static let usualHelp = "Output format: text (default), or json (one object per line)."

  /// The formats that most commands support.
  static let usual: [OutputFormat] = [.text, .json]

  /// Returns the format with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String, among formats: [OutputFormat]) throws -> OutputFormat {
    guard let format = formats.first(where: { $0.rawValue == name }) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--format", formats.map(\.rawValue)))
    }
    return format
  }

  static func parse(_ name: String) throws -> OutputFormat { try parse(name, among: usual) }
}
