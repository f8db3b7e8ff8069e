public import Diagnostics

extension CatalogFile {
  /// What is wrong in the format, for people: the code of an error is the rule of its diagnostic.
  ///
  /// - Parameter path: How diagnostics name the file.
  public func diagnostics(path: String?) -> [Diagnostic] {
    errors.map { error in
      var notes: [Diagnostic.Note] = []
      if let note = note(on: error.code) { notes.append(Diagnostic.Note(note)) }
      if let related = error.related {
        notes.append(Diagnostic.Note("the first one", range: related))
      }
      if let lost = error.lostKeys {
        notes.append(
          Diagnostic.Note("\(lost) \(lost == 1 ? "key" : "keys") behind it would be lost"))
      }
      return Diagnostic(
        rule: error.code.rawValue, severity: error.severity, path: path, range: error.range,
        message: "expected \(error.expected)", notes: notes)
    }
  }

  /// Why it matters, if the code does not say it.
  private func note(on code: CatalogError.Code) -> String? {
    switch (code, format) {
    case (.duplicateJSONMember, _), (.duplicateKey, .xcstrings):
      "JSONDecoder keeps the first of them, other readers the last"
    case (.duplicateKey, .android): "Android does not build with both"
    case (.duplicateKey, _): "the app has the last of them"
    case (.truncatedTable, _): "the system's reader stops here without a word"
    case (.keyOutsideStrings, _): "Xcode drops what is not in strings"
    case (.illegalVariation, .xcstrings): "Xcode does not compile the catalog"
    default: nil
    }
  }
}
