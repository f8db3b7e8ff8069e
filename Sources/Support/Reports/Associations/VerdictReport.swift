import Diagnostics
package import JoinLinks
package import LinkAssociations
import LinkRouting
package import TextPrimitives

/// A report of which links the router accepts, and which links each platform opens in the app.
package struct VerdictReport: Sendable {
  let judge: LinkJudge
  let reader: LinkReader?
  let sources: VerdictSources
  let style: TextStyle
  private let origin: ManifestOrigin
  private let isJSON: Bool
  /// The facts for evaluating requirements; `nil` if requirements are not evaluated.
  private let facts: LinkFacts?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - judge: The router and the association files that determine the verdicts on the links.
  ///   - origin: The source of the router's manifests: bundled apps or files.
  ///   - masksSecrets: `true` to print the secrets in links as •••. If there is no router, secrets
  ///     are unknown and not masked.
  ///   - style: The style of the text; `nil` for JSON.
  ///   - facts: The facts for evaluating requirements; `nil` to skip the evaluation.
  package init(
    _ judge: LinkJudge, origin: ManifestOrigin, masksSecrets: Bool, style: TextStyle?,
    facts: LinkFacts? = nil
  ) {
    self.judge = judge
    self.facts = facts
    self.origin = origin
    reader = judge.router.map { LinkReader($0, masksSecrets: masksSecrets) }
    sources = VerdictSources(judge.files)
    isJSON = style == nil
    self.style = style ?? TextStyle()
  }

  /// Appends the report on one link.
  ///
  /// - Parameters:
  ///   - link: The original link. White space around it is ignored.
  ///   - line: The line number, starting at 1; `nil` for a link that is not from a file.
  ///   - buffer: The buffer for the report. The report ends with a line break.
  package func append(_ link: String, line: Int?, to buffer: inout ByteBuffer) -> LinkVerdict {
    let bytes = Array(link.utf8)
    let core = PastedText(trimming: bytes.span).core
    let text = String(decoding: bytes[core], as: UTF8.self)
    let verdict = judge.verdict(for: text)
    let shown = shown(Array(text.utf8), line: line)
    if isJSON {
      appendJSON(verdict, shown, to: &buffer)
    } else {
      appendText(verdict, shown, to: &buffer)
    }
    return verdict
  }

  /// The displayed parts of a link's report, except for its verdict.
  struct Shown {
    /// The link with its secrets masked.
    var link: String
    /// The line number; `nil` for a link that is not from a file.
    var line: Int?
    /// The router's warnings about an accepted link, such as a dropped value.
    var warnings: [ShownWarning] = []
    /// The link as printed, which converts the ranges of the warnings to ranges in the output;
    /// `nil` if there is no router.
    var displayed: DisplayedLink?
    /// The corrected link with its secrets masked; `nil` unless the router drops or changes a value
    /// of the link.
    var suggestion: String?
    /// The result of evaluating the requirements of the link's route; `nil` if they are not
    /// evaluated.
    var admission: ShownAdmission?
  }

  private func shown(_ link: [UInt8], line: Int?) -> Shown {
    guard let reader else { return Shown(link: String(decoding: link, as: UTF8.self), line: line) }
    let bytes = link.span
    var reading = LinkReading()
    guard reader.read(bytes, into: &reading) else {
      return Shown(link: rejectedLink(bytes, reader), line: line)
    }
    let warnings = reader.warnings(reading, bytes)
    // The corrected link may reveal further secrets, which must also be masked in the original
    // link.
    let suggestion = reader.recoveredLink(&reading, of: bytes, warnings: warnings)
    var text = ByteBuffer()
    reader.appendLink(reading, bytes, to: &text)
    var shown = Shown(link: text.text, line: line, suggestion: suggestion)
    if !warnings.isEmpty {
      shown.warnings = warnings.map { ShownWarning($0) }
      shown.displayed = DisplayedLink(bytes, masking: reading.secrets)
    }
    if let facts {
      shown.admission = ShownAdmission(
        of: reader.match(reading, bytes), facts: facts, router: reader.router,
        masksSecrets: reader.masksSecrets)
    }
    return shown
  }

  /// Returns a rejected link with its secrets masked, or only the start of it if it is too long.
  private func rejectedLink(_ bytes: Span<UInt8>, _ reader: LinkReader) -> String {
    let refusal = Refusal(bytes, PastedText(trimming: bytes), reader: reader)
    let link = Bytes(bytes, refusal.shown)
    let masked = MaskedLink(
      link, masking: refusal.secrets.map { $0.clamped(to: refusal.shown) })
    return masked.text + (refusal.isCut ? "…" : "")
  }

  // MARK: Text

  private func appendText(
    _ verdict: LinkVerdict, _ shown: Shown, to buffer: inout ByteBuffer
  ) {
    if let line = shown.line { buffer.append("line \(line): ") }
    buffer.append(style.styled(DisplayCell.shown(shown.link), .strong) + "\n")
    if let router = verdict.router { appendRouter(router, to: &buffer) }
    for warning in shown.warnings {
      buffer.append("              " + heading(.warning) + ": \(warning.message)")
      buffer.append(" [\(warning.code)]\n")
    }
    if let suggestion = shown.suggestion {
      buffer.append("              corrected: " + style.styled(suggestion, .strong) + "\n")
    }
    for row in shown.admission?.rows(.english) ?? [] {
      buffer.append("              \(row.label): \(row.text)\n")
    }
    for platform in LinkPlatform.allCases {
      guard let answer = verdict.platforms[platform] else {
        if verdict.uncheckedPlatforms.contains(platform) {
          buffer.append("  " + style.styled(platform.rawValue.padded(to: 10), .label))
          buffer.append("  \(Self.unchecked)\n")
        }
        continue
      }
      appendRow(
        platform.rawValue, decision: answer.opens ? "opens" : "does not open",
        isPositive: answer.opens, to: &buffer)
      let app = answer.app.map { " " + DisplayCell.shown($0) } ?? ""
      buffer.append("\(app): \(answer.explanation) [\(answer.reason.rawValue)]\n")
      guard let path = answer.path, let position = sources.position(of: answer) else { continue }
      let place = "\(DisplayCell.shown(path)):\(position.line):\(position.column)"
      buffer.append("              " + style.styled(place, .label) + "\n")
      if let excerpt = sources.excerpt(of: answer) {
        buffer.append("              " + excerpt + "\n")
      }
    }
    for divergence in verdict.divergences {
      buffer.append("  " + heading(divergence.severity) + " " + divergence.platform.rawValue)
      buffer.append(": \(DisplayCell.shown(divergence.explanation)) [\(divergence.code)]\n")
    }
    if verdict.diverges, verdict.divergences.isEmpty {
      buffer.append("  " + heading(.warning) + ": some platforms open the link, others do not\n")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func appendRouter(_ router: LinkVerdict.RouterVerdict, to buffer: inout ByteBuffer) {
    appendRow(
      "router", decision: router.opens ? "accepts" : "rejects", isPositive: router.opens,
      to: &buffer)
    switch router {
    case .accepts(let reference): buffer.append(" \(reference.app).\(reference.route)\n")
    case .rejects(let error):
      buffer.append(": \(ReportTexts.english.message(of: error)) [\(error.code.rawValue)]\n")
      if let note = ReportTexts.english.note(on: error, origin) {
        buffer.append("              " + note + "\n")
      }
    }
  }

  private func appendRow(
    _ name: String, decision: String, isPositive: Bool, to buffer: inout ByteBuffer
  ) {
    buffer.append("  " + style.styled(name.padded(to: 10), .label))
    buffer.append("  " + style.styled(decision, isPositive ? .success : .plain))
  }

  /// The text that replaces the verdict of a platform for which no identity is declared.
  static let unchecked = "not checked: the manifest has no identity for this platform"

  /// Returns the name of a severity in its color.
  func heading(_ severity: Severity) -> String {
    switch severity {
    case .error: style.styled("error", .failure)
    case .warning: style.styled("warning", .warning)
    case .info: style.styled("info", .label)
    }
  }
}
