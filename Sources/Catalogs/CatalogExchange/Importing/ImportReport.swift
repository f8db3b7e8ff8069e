package import TextPrimitives

/// A report of an import.
package struct ImportReport {
  private let outcome: ImportRun.Outcome
  private let path: String?
  private let isDryRun: Bool

  /// Creates a report of the result of an import.
  ///
  /// - Parameter path: The path of the imported file; `nil` if there is none.
  package init(_ outcome: ImportRun.Outcome, path: String?, isDryRun: Bool) {
    self.outcome = outcome
    self.path = path
    self.isDryRun = isDryRun
  }

  /// Appends one line for each rejection, one for each file, and a line with the totals.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    for refusal in outcome.refusals {
      let unit = refusal.unit
      let variation = unit.id.variation.isEmpty ? "" : " (\(unit.id.variation))"
      buffer.append(
        (path.map { "\(TextStyle.shown($0)):\(unit.line): " } ?? "")
          + style.styled("rejected", .warning)
          + ": \(TextStyle.shown(unit.id.catalog)): \(TextStyle.shown(unit.id.key))"
          + "\(TextStyle.shown(variation)), \(TextStyle.shown(unit.language)): "
          + "\(TextStyle.shown(refusal.message)) [\(refusal.code.rawValue)]\n")
    }
    for file in outcome.files {
      let verb = file.isNew ? "created" : "written"
      buffer.append(
        "\(TextStyle.shown(file.path)): \(isDryRun ? "would be \(verb)" : verb)\n")
    }
    buffer.append(
      "\(outcome.taken.count) accepted, \(outcome.unchangedCount) unchanged, "
        + "\(outcome.refusals.count) rejected\n")
  }

  /// Appends JSON, one object per line, as `Schemas/import.schema.json` specifies.
  ///
  /// There is an object for each accepted or rejected translation and for each file.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for unit in outcome.taken {
      append(unit, "taken", to: &buffer)
      buffer.append("}\n")
    }
    for refusal in outcome.refusals {
      append(refusal.unit, "refused", to: &buffer)
      member("code", refusal.code.rawValue, to: &buffer)
      member("message", refusal.message, to: &buffer)
      buffer.append("}\n")
    }
    for file in outcome.files {
      let outcomes = file.isNew ? ("would-create", "created") : ("would-write", "written")
      buffer.append("{\"outcome\":\"\(isDryRun ? outcomes.0 : outcomes.1)\"")
      member("file", file.path, to: &buffer)
      buffer.append("}\n")
    }
  }

  private func append(_ unit: ImportedUnit, _ outcome: String, to buffer: inout ByteBuffer) {
    buffer.append("{\"outcome\":\"\(outcome)\",\"line\":")
    buffer.append(decimal: unit.line)
    member("catalog", unit.id.catalog, to: &buffer)
    member("key", unit.id.key, to: &buffer)
    if !unit.id.variation.isEmpty { member("variation", unit.id.variation, to: &buffer) }
    member("language", unit.language, to: &buffer)
  }

  private func member(_ name: String, _ value: String, to buffer: inout ByteBuffer) {
    buffer.append(",\"\(name)\":")
    buffer.appendJSONString(value)
  }
}
