import CatalogLint
import Diagnostics

/// The result of linting a catalog, before allowances, baselines and revisions are applied.
struct CatalogFindings: Hashable, Sendable {
  /// The diagnostics, including those that the configuration allows.
  var diagnostics: [Diagnostic] = []
  /// The counts for the summary.
  var statistics = LintOutcome.Statistics()
  /// The translation coverage; `nil` if it was not requested, or if the catalog has no keys.
  var coverage: CatalogCoverage?
  /// The languages for which all diagnostics were found, even if other files of the catalog were
  /// not read.
  var wholeLanguages: Set<String> = []
  /// The paths of files that were not parsed completely.
  var broken: [String] = []
  /// The paths of files that are not catalogs despite their names, or contain only notes for
  /// translators.
  var foreign: [String] = []

  init() {}
}

// MARK: Coding

extension CatalogFindings {
  /// Writes the findings for the cache.
  func write(to writer: inout CacheWriter) {
    writer.write(diagnostics) { $1.write(to: &$0) }
    statistics.write(to: &writer)
    writer.write(coverage) { $1.write(to: &$0) }
    writer.write(wholeLanguages.sorted()) { $0.write($1) }
    writer.write(broken) { $0.write($1) }
    writer.write(foreign) { $0.write($1) }
  }

  /// Reads findings from the cache.
  init(reading reader: inout CacheReader) throws(CacheReader.Malformed) {
    diagnostics = try reader.list { (reader) throws(CacheReader.Malformed) in
      try Diagnostic(reading: &reader)
    }
    statistics = try LintOutcome.Statistics(reading: &reader)
    coverage = try reader.optional { (reader) throws(CacheReader.Malformed) in
      try CatalogCoverage(reading: &reader)
    }
    wholeLanguages = Set(try reader.texts())
    broken = try reader.texts()
    foreign = try reader.texts()
    guard reader.isAtEnd else { throw CacheReader.Malformed() }
  }
}

extension CacheReader {
  fileprivate mutating func texts() throws(Malformed) -> [String] {
    try list { (reader) throws(Malformed) in try reader.text() }
  }

  fileprivate mutating func range() throws(Malformed) -> SourceRange {
    let start = try number()
    let (end, isTooLarge) = start.addingReportingOverflow(try number())
    if isTooLarge { throw Malformed() }
    return SourceRange(start, end)
  }

  fileprivate mutating func optionalRange() throws(Malformed) -> SourceRange? {
    try flag() ? try range() : nil
  }

  /// Reads a value that is stored as its index in a list of all possible values.
  fileprivate mutating func choice<Value>(among values: [Value]) throws(Malformed) -> Value {
    let number = try number()
    guard values.indices.contains(number) else { throw Malformed() }
    return values[number]
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ range: SourceRange) {
    write(range.lowerBound)
    write(range.count)
  }

  fileprivate mutating func write(_ range: SourceRange?) { write(range) { $0.write($1) } }

  /// Writes the index of a value in a list of all possible values.
  fileprivate mutating func write<Value: Equatable>(_ value: Value, among values: [Value]) {
    // The lists contain all possible values, so there is always an index.
    write(values.firstIndex(of: value) ?? values.count)
  }
}

private let severities: [Severity] = [.info, .warning, .error]
private let applicabilities: [FixIt.Applicability] = [.safe, .unsafe, .displayOnly]

extension Diagnostic {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(isSummary)
    writer.write(rule)
    writer.write(severity, among: severities)
    writer.write(path)
    writer.write(range)
    writer.write(subject) { writer, subject in
      for text in [
        subject.catalog, subject.key, subject.keyTitle, subject.language, subject.variation,
      ] { writer.write(text) }
    }
    writer.write(message)
    writer.write(notes) { writer, note in
      writer.write(note.message)
      writer.write(note.range)
      writer.write(note.path)
    }
    writer.write(fixIts) { writer, fixIt in
      writer.write(fixIt.title)
      writer.write(fixIt.applicability, among: applicabilities)
      writer.write(fixIt.edits) { writer, edit in
        writer.write(edit.range)
        writer.write(edit.text)
      }
    }
  }

  fileprivate init(reading reader: inout CacheReader) throws(CacheReader.Malformed) {
    let isSummary = try reader.flag()
    self.init(
      rule: try reader.text(), severity: try reader.choice(among: severities),
      path: try reader.optionalText(), range: try reader.optionalRange(),
      subject: try reader.optional { (reader) throws(CacheReader.Malformed) in
        Subject(
          catalog: try reader.optionalText(), key: try reader.optionalText(),
          keyTitle: try reader.optionalText(), language: try reader.optionalText(),
          variation: try reader.optionalText())
      },
      message: try reader.text(),
      notes: try reader.list { (reader) throws(CacheReader.Malformed) in
        Note(
          try reader.text(), range: try reader.optionalRange(), path: try reader.optionalText())
      },
      fixIts: try reader.list { (reader) throws(CacheReader.Malformed) in
        FixIt(
          title: try reader.text(), applicability: try reader.choice(among: applicabilities),
          edits: try reader.list { (reader) throws(CacheReader.Malformed) in
            FixIt.Edit(range: try reader.range(), text: try reader.text())
          })
      })
    self.isSummary = isSummary
  }
}

extension LintOutcome.Statistics {
  fileprivate func write(to writer: inout CacheWriter) {
    for count in [catalogs, files, keys, values, bytes, longValues] { writer.write(count) }
    writer.write(languages.sorted()) { $0.write($1) }
    writer.write(longValuePath)
  }

  fileprivate init(reading reader: inout CacheReader) throws(CacheReader.Malformed) {
    self.init()
    catalogs = try reader.number()
    files = try reader.number()
    keys = try reader.number()
    values = try reader.number()
    bytes = try reader.number()
    longValues = try reader.number()
    languages = Set(try reader.texts())
    longValuePath = try reader.optionalText()
  }
}

extension CatalogCoverage {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(name)
    writer.write(keys)
    writer.write(languages) { writer, language in
      writer.write(language.name)
      writer.write(language.isSource)
      for count in [
        language.translated, language.needsReview, language.new, language.stale, language.missing,
      ] { writer.write(count) }
    }
  }

  fileprivate init(reading reader: inout CacheReader) throws(CacheReader.Malformed) {
    let name = try reader.text()
    let keys = try reader.number()
    let languages = try reader.list { (reader) throws(CacheReader.Malformed) in
      var language = Language(name: try reader.text(), isSource: try reader.flag())
      language.translated = try reader.number()
      language.needsReview = try reader.number()
      language.new = try reader.number()
      language.stale = try reader.number()
      language.missing = try reader.number()
      return language
    }
    self.init(name: name, keys: keys, languages: languages)
  }
}
