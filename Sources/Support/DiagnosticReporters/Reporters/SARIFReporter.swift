import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// SARIF 2.1.0, for code scanning.
  ///
  /// The format is defined by the
  /// [standard](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
  public static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning") {
    SARIFReporter($0)
  }
}

/// A reporter that writes SARIF 2.1.0, with the additional [requirements of GitHub].
///
/// The results precede the description of the tool. Each result can therefore be written and
/// released immediately, and a rule that is missing from the options can still be added to the
/// list. JSON does not prescribe an order of fields.
///
/// [requirements of GitHub]:
/// https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support
struct SARIFReporter: DiagnosticReporter {
  let paths: ReportPaths
  private let options: ReportOptions
  /// The rules that ran, followed by any further rules with a result.
  private var rules: [ReportedRule]
  private var ruleIndices: [String: Int] = [:]
  /// The identifiers of the rules with a result.
  private var reported: Set<String> = []
  /// The files whose encoding is not UTF-8, in the order of their first occurrence.
  private var encodings: [(path: String, encoding: String)] = []
  private var fingerprints = DiagnosticFingerprints()
  private var hasResults = false

  init(_ options: ReportOptions) {
    self.options = options
    paths = ReportPaths(options)
    rules = options.rules.filter { options.rulesThatRan?.contains($0.id) ?? true }
    for (index, rule) in rules.enumerated() where ruleIndices[rule.id] == nil {
      ruleIndices[rule.id] = index
    }
  }

  func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append(
      """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",\
      "runs":[{"results":[
      """ as StaticString)
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    output.append(hasResults ? ",\n" : "\n")
    hasResults = true
    let location = SARIFLocation(diagnostic.path, range: diagnostic.range, sources: &sources)
    note(encodingOf: location)
    let related = diagnostic.notes.filter { $0.range != nil || $0.path != nil }.map { note in
      (
        note: note,
        location: SARIFLocation(note.path ?? diagnostic.path, range: note.range, sources: &sources)
      )
    }
    for place in related { note(encodingOf: place.location) }
    let index = index(of: diagnostic)
    let fingerprint = fingerprints.next(diagnostic, at: location.place, paths: paths)
    output.appendObject { output in
      output.appendField("ruleId", diagnostic.rule)
      output.appendField("ruleIndex", index)
      output.appendField("level", diagnostic.severity.sarifLevel)
      output.appendMessage(diagnostic.sentences(namesSubject: false))
      output.appendArray("locations", elements: CollectionOfOne(location)) { location, output in
        append(location, to: &output)
        appendLogicalLocation(diagnostic.subject, to: &output)
      }
      output.appendArray("relatedLocations", elements: related.enumerated().map(\.self)) {
        related, output in
        output.appendField("id", related.offset)
        append(related.element.location, to: &output)
        output.appendMessage(related.element.note.message)
      }
      output.appendObject("partialFingerprints") { output in
        output.appendField("waymark/v1", fingerprint)
        // GitHub uses only this fingerprint.
        output.appendField("primaryLocationLineHash", fingerprint)
      }
      appendFixes(diagnostic, location, to: &output)
      appendProperties(of: diagnostic, to: &output)
    }
  }

  func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append(hasResults ? "\n]" : "]")
    output.appendField("columnKind", "unicodeCodePoints")
    output.appendField("defaultEncoding", "UTF-8")
    output.append(#","newlineSequences":["\r\n","\n","\r"]"# as StaticString)
    // The location of the root on the machine is omitted, because it is private.
    output.append(
      """
      ,"originalUriBaseIds":{"%SRCROOT%":{"description":{"text":"The root of the repository."}}}
      """ as StaticString)
    output.appendArray("artifacts", elements: encodings) { file, output in
      appendArtifactLocation("location", file.path, to: &output)
      output.appendField("encoding", file.encoding)
    }
    if options.showsStatistics, let summary {
      let counts = summary.counts(inFull: true).map { "\"\($0.name)\":\($0.value)" }
      output.append(",\"properties\":{\(counts.joined(separator: ","))}")
    }
    output.append(",\n\"tool\":{\"driver\":{" as StaticString)
    appendTool(options.tool, rules, withPages: reported, to: &output)
    output.append("}}}]}\n" as StaticString)
  }

  private mutating func note(encodingOf location: SARIFLocation) {
    guard let path = location.path, let encoding = location.place?.lines.encoding.sarifName,
      !encodings.contains(where: { $0.path == path })
    else { return }
    encodings.append((path, encoding))
  }

  private mutating func index(of diagnostic: Diagnostic) -> Int {
    reported.insert(diagnostic.rule)
    if let index = ruleIndices[diagnostic.rule] { return index }
    // Without a description, the identifier is used, because GitHub rejects empty strings.
    let words = diagnostic.rule.split(separator: "-").joined(separator: " ")
    rules.append(
      options.rules.first { $0.id == diagnostic.rule }
        ?? ReportedRule(
          id: diagnostic.rule, summary: words.isEmpty ? "unnamed" : words,
          severity: diagnostic.severity))
    ruleIndices[diagnostic.rule] = rules.count - 1
    return rules.count - 1
  }
}

extension ByteBuffer {
  /// Appends a message.
  ///
  /// Braces are doubled, because a single brace starts a placeholder (SARIF §3.11.5).
  mutating func appendMessage(_ text: String) {
    let doubled = text.unicodeScalars.reduce(into: "") { doubled, scalar in
      doubled.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { doubled.unicodeScalars.append(scalar) }
    }
    appendObject("message") { $0.appendField("text", doubled) }
  }
}

extension Severity {
  /// The SARIF level of the severity.
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension LineIndex.Encoding {
  /// The name of the encoding in SARIF; `nil` for UTF-8, which is the default encoding.
  fileprivate var sarifName: String? {
    switch self {
    case .utf8: nil
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    }
  }
}
