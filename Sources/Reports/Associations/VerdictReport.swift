package import ByteBuffers
import Diagnostics
package import JoinLinks
package import LinkAssociations
import LinkRouting
package import TerminalText

/// Reports what the router and the platforms say about links.
package struct VerdictReport: Sendable {
  let judge: LinkJudge
  let reader: LinkReader?
  let sources: VerdictSources
  let style: TextStyle
  private let origin: ManifestOrigin
  private let isJSON: Bool
  /// The facts under which requirements are evaluated; `nil` if they are not evaluated.
  private let facts: LinkFacts?

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - judge: Who is asked.
  ///   - origin: The origin of the router's manifests.
  ///   - masksSecrets: Whether secrets of links are shown as •••; without a router, none is known.
  ///   - style: How text is set; `nil` for JSON.
  ///   - facts: The facts under which requirements are evaluated; `nil` for no evaluation.
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
  ///   - link: The link as it was given, white space around it included, which is passed over.
  ///   - line: The number of its line, from 1; `nil` for a link that did not come from a file.
  ///   - buffer: Takes the report, with a line break at its end.
  package func append(_ link: String, line: Int?, to buffer: inout ByteBuffer) -> LinkVerdict {
    let bytes = Array(link.utf8)
    let core = PastedText(trimming: bytes.span).core
    let text = String(decoding: bytes[core], as: UTF8.self)
    let verdict = judge.verdict(for: text)
    let shown = Shown(
      link: shownLink(Array(bytes[core])), line: line, admission: admission(of: text))
    if isJSON {
      appendJSON(verdict, shown, to: &buffer)
    } else {
      appendText(verdict, shown, to: &buffer)
    }
    return verdict
  }

  /// What is shown of a link beside its verdict.
  struct Shown {
    /// The link, with its secrets masked.
    var link: String
    /// The number of its line.
    var line: Int?
    /// The result of the requirements of its route.
    var admission: ShownAdmission?
  }

  /// Returns the result of the requirements of a link; `nil` if none is asked for, or the link is
  /// rejected.
  private func admission(of link: String) -> ShownAdmission? {
    guard let facts, let router = judge.router, let match = try? router.match(link) else {
      return nil
    }
    return ShownAdmission(
      of: match, facts: facts, router: router, masksSecrets: reader?.masksSecrets ?? true)
  }

  /// A link with its secrets masked, and only the start of one that is too long.
  private func shownLink(_ bytes: [UInt8]) -> String {
    guard let reader else { return String(decoding: bytes, as: UTF8.self) }
    var reading = LinkReading()
    var buffer = ByteBuffer()
    if reader.read(bytes.span, into: &reading) {
      reader.appendLink(reading, bytes.span, to: &buffer)
      return buffer.text
    }
    let refusal = Refusal(bytes.span, PastedText(trimming: bytes.span), reader: reader)
    var text: [UInt8] = []
    var start = refusal.shown.lowerBound
    for secret in refusal.secrets {
      text += bytes[start..<secret.lowerBound] + Array(ParameterValue.mask.utf8)
      start = secret.upperBound
    }
    text += bytes[start..<refusal.shown.upperBound]
    return String(decoding: text, as: UTF8.self) + (refusal.isCut ? "…" : "")
  }

  // MARK: Text

  private func appendText(
    _ verdict: LinkVerdict, _ shown: Shown, to buffer: inout ByteBuffer
  ) {
    if let line = shown.line { buffer.append("line \(line): ") }
    buffer.append(style.styled(DisplayCell.shown(shown.link), .strong) + "\n")
    if let router = verdict.router { appendRouter(router, to: &buffer) }
    for row in shown.admission?.rows(.english) ?? [] {
      buffer.append("              \(row.label): \(row.text)\n")
    }
    for platform in LinkPlatform.allCases {
      guard let answer = verdict.platforms[platform] else {
        if verdict.unasked.contains(platform) {
          buffer.append("  " + style.styled(platform.rawValue.padded(to: 10), .label))
          buffer.append("  not asked: the manifest names no identity there\n")
        }
        continue
      }
      appendRow(platform.rawValue, opens: answer.opens, to: &buffer)
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
      buffer.append("  " + heading(.warning) + ": the platforms do not do the same\n")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func appendRouter(_ router: LinkVerdict.RouterVerdict, to buffer: inout ByteBuffer) {
    appendRow("router", opens: router.opens, to: &buffer)
    switch router {
    case .accepts(let reference): buffer.append(" \(reference.app).\(reference.route)\n")
    case .refuses(let error):
      buffer.append(": \(ReportTexts.english.message(of: error)) [\(error.code.rawValue)]\n")
      if let note = ReportTexts.english.note(on: error, origin) {
        buffer.append("              " + note + "\n")
      }
    }
  }

  private func appendRow(_ name: String, opens: Bool, to buffer: inout ByteBuffer) {
    buffer.append("  " + style.styled(name.padded(to: 10), .label))
    buffer.append("  " + style.styled(opens ? "opens" : "stays", opens ? .success : .plain))
  }

  /// A severity in its colour.
  func heading(_ severity: Severity) -> String {
    switch severity {
    case .error: style.styled("error", .failure)
    case .warning: style.styled("warning", .warning)
    case .info: style.styled("info", .label)
    }
  }
}
