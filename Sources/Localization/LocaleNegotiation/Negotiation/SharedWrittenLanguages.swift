/// Languages whose readers also read another language.
///
/// If the preferred language is not supported, the strict policy chooses a language that its
/// readers also read, but only in the same script.
enum SharedWrittenLanguages {
  /// A language and the languages that its readers also read, closest first.
  private struct Row: Sendable {
    let language: UInt64
    let others: [Subtag]

    init(_ language: Subtag, _ others: Subtag...) {
      self.language = language.bits
      self.others = others
    }
  }

  /// The languages of China whose readers read written Mandarin, in either Han script.
  private static let chinese = ["wuu", "yue", "gan", "hsn", "hak", "nan"].map {
    Row(Subtag($0), "zh")
  }
  /// The language pairs in CLDR 42's `languageMatching` that apply in both directions.
  private static let pairs = [
    Row("no", "nb", "nn", "da"), Row("nb", "no", "nn", "da"), Row("nn", "nb", "no"),
    Row("da", "nb", "no"), Row("bs", "hr"), Row("hr", "bs"), Row("cs", "sk"), Row("sk", "cs"),
    Row("id", "ms"), Row("ms", "id"), Row("aa", "ssy"), Row("ssy", "aa"),
  ]

  /// Returns the languages that readers of a tag's language and script also read, closest first.
  ///
  /// - Complexity: O(1); no allocation.
  static func others(_ reading: TagReading) -> [Subtag] {
    let language = reading.language.bits
    if let row = pairs.first(where: { $0.language == language }) { return row.others }
    guard reading.script.bits == hans || reading.script.bits == hant else { return [] }
    return chinese.first { $0.language == language }?.others ?? []
  }

  /// Returns `true` for `zh` and for the languages of China whose readers read written Mandarin.
  static func isChinese(_ language: Subtag) -> Bool {
    language == "zh" || isWrittenAsMandarin(language)
  }

  /// Returns `true` if speakers of a language usually write Mandarin.
  static func isWrittenAsMandarin(_ language: Subtag) -> Bool {
    chinese.contains { $0.language == language.bits }
  }

  private static let hans = Subtag("Hans").bits
  private static let hant = Subtag("Hant").bits
}
