import LanguageTags
package import StringCatalogs
package import TextPrimitives

/// A report of the files that a conversion writes, and of the content that is lost.
package struct ConversionReport {
  private let outcome: ConversionRun.Outcome
  private let isWritten: Bool
  private let allowed: Set<ConversionLoss.Aspect>

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - isWritten: `true` if the files were written.
  ///   - allowed: The aspects of content that may be lost.
  package init(
    _ outcome: ConversionRun.Outcome, isWritten: Bool, allowed: Set<ConversionLoss.Aspect>
  ) {
    self.outcome = outcome
    self.isWritten = isWritten
    self.allowed = allowed
  }

  /// `true` if at least one loss is not allowed.
  package var isLossy: Bool {
    outcome.catalogs.contains { $0.losses.contains { !allowed.contains($0.aspect) } }
  }

  /// The maximum number of losses that a text report lists for each aspect.
  private static let mostExamples = 3

  /// Appends the files of each catalog, and its losses grouped by aspect with example keys.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    for catalog in outcome.catalogs {
      buffer.append(
        style.styled(TextStyle.shown(catalog.name), .strong)
          + ": \(Self.counted(catalog.keyCount, "key"))\n")
      for file in catalog.files {
        buffer.append("  \(TextStyle.shown(file)): \(isWritten ? "written" : "would be written")\n")
      }
      for aspect in ConversionLoss.Aspect.allCases {
        let losses = catalog.losses.filter { $0.aspect == aspect }
        if losses.isEmpty { continue }
        let keys = Self.keyCount(losses)
        let count = keys == 0 ? "" : ", \(Self.counted(keys, "key"))"
        buffer.append(
          "  " + style.styled("lost", allowed.contains(aspect) ? .label : .warning)
            + ": \(aspect.rawValue)\(count)\n")
        for loss in losses.prefix(Self.mostExamples) {
          let place = [
            loss.key, loss.context.map { "context '\($0)'" },
            loss.languageName ?? loss.language?.description,
          ].compactMap(\.self).map { Self.shortened($0) }.joined(separator: ", ")
          buffer.append(
            "    \(place)\(place.isEmpty ? "" : ": ")\(TextStyle.shown(loss.message))\n")
        }
        if losses.count > Self.mostExamples {
          buffer.append("    and \(losses.count - Self.mostExamples) more\n")
        }
      }
    }
    let keys = outcome.catalogs.reduce(0) { $0 + $1.keyCount }
    let files = outcome.catalogs.reduce(0) { $0 + $1.files.count }
    buffer.append(
      "\(Self.counted(keys, "key")) in \(Self.counted(files, "file")); \(summaryOfLosses)\n")
  }

  /// The summary of all losses, which ends the last line of the report.
  private var summaryOfLosses: String {
    let keys = outcome.catalogs.reduce(0) { $0 + Self.keyCount($1.losses) }
    if keys > 0 { return "\(Self.counted(keys, "key")) \(keys == 1 ? "loses" : "lose") data" }
    // Some losses, such as the loss of the key order, concern no particular key.
    let lost = Set(outcome.catalogs.flatMap { $0.losses.map(\.aspect) })
    let aspects = ConversionLoss.Aspect.allCases.filter { lost.contains($0) }.map(\.rawValue)
    return aspects.isEmpty
      ? "nothing is lost"
      : "no key loses data, but the files lose "
        + aspects.joined(separator: ", ")
  }

  /// Appends a JSON object on its own line for each file and each loss.
  ///
  /// `Schemas/conversion.schema.json` specifies the objects.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for catalog in outcome.catalogs {
      for file in catalog.files {
        buffer.append("{\"outcome\":\"\(isWritten ? "written" : "would-write")\"")
        member("catalog", catalog.name, to: &buffer)
        member("file", file, to: &buffer)
        buffer.append("}\n")
      }
      for loss in catalog.losses {
        buffer.append("{\"outcome\":\"lost\"")
        member("catalog", catalog.name, to: &buffer)
        member("aspect", loss.aspect.rawValue, to: &buffer)
        if let key = loss.key { member("key", key, to: &buffer) }
        if let context = loss.context { member("context", context, to: &buffer) }
        if let language = loss.languageName ?? loss.language?.description {
          member("language", language, to: &buffer)
        }
        member("message", loss.message, to: &buffer)
        buffer.append("}\n")
      }
    }
  }

  /// Returns the number of keys that have losses.
  ///
  /// Equal keys in different contexts are counted separately.
  private static func keyCount(_ losses: [ConversionLoss]) -> Int {
    Set(losses.filter { $0.key != nil }.map { [$0.key, $0.context] }).count
  }

  private func member(_ name: String, _ value: String, to buffer: inout ByteBuffer) {
    buffer.append(",\"\(name)\":")
    buffer.appendJSONString(value)
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// Returns a key as reports print it, truncated if it is long.
  private static func shortened(_ text: String) -> String {
    TextStyle.shown(text.count > 60 ? text.prefix(59) + "…" : text)
  }
}
