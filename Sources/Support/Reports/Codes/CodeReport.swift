package import LinkRouting
package import QRCodes
package import TextPrimitives

/// Draws the codes of links, or says why there are none.
package struct CodeReport: Sendable {
  /// What a code is written as.
  package enum Format: String, Sendable, CaseIterable {
    case payload
    case terminal
    case svg
    case png
    case json

    /// The usual end of the names of such files.
    package var fileExtension: String {
      switch self {
      case .payload, .terminal: "txt"
      case .svg, .png, .json: rawValue
      }
    }
  }

  /// How codes are drawn.
  package struct Options: Sendable {
    /// What a code is written as.
    package var format: Format
    /// How the link is spelled.
    package var payload: QRPayloadOptions
    /// The level of the symbols.
    package var level: QRLevelChoice
    /// The pixels of a module; `nil` for the usual.
    package var moduleSize: Int?
    /// A Boolean value that indicates whether the report prints host, ids and passcodes below the code.
    package var hasCaption: Bool
    /// How a code is drawn in a terminal.
    package var terminal: QRTerminalStyle

    /// Makes options.
    package init(
      format: Format, payload: QRPayloadOptions = QRPayloadOptions(),
      level: QRLevelChoice = .automatic, moduleSize: Int? = nil, hasCaption: Bool = false,
      terminal: QRTerminalStyle = .colored
    ) {
      self.format = format
      self.payload = payload
      self.level = level
      self.moduleSize = moduleSize
      self.hasCaption = hasCaption
      self.terminal = terminal
    }
  }

  let router: Router
  /// How codes are drawn.
  package let options: Options
  package let texts: ReportTexts
  /// The language of the texts, as BCP 47 has it.
  let language: String
  private let refusals: LinkReport

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - origin: The origin of the router's manifests.
  ///   - style: How refusals are set that are text for a person.
  package init(
    _ router: Router, _ options: Options, origin: ManifestOrigin, texts: ReportTexts,
    style: TextStyle
  ) {
    self.router = router
    self.options = options
    self.texts = texts
    language = texts.language
    let reader = LinkReader(router, masksSecrets: true)
    refusals =
      options.format == .json
      ? .json(JSONLinkReport(reader))
      : .text(TextLinkReport(reader, origin: origin, style: style, texts: texts))
  }

  /// A Boolean value that indicates whether refusals are results, and not messages beside them.
  package var refusalsAreResults: Bool { options.format == .json }

  /// What became of a link.
  package enum Outcome: Sendable {
    /// The code was appended.
    case drawn(QRPayload, warnings: [QRPayload.Warning])
    /// The router refuses the link; why, was appended.
    case refused
    /// The link matched and has no code; nothing was appended. The link is ready to be shown.
    case failed(QRCodeError, link: String)
  }

  /// Appends the code of a link, or the refusal of `waymark parse`.
  ///
  /// Removes white space around the link.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - line: The number of its line, from 1; `nil` for a link that did not come from a file.
  ///   - buffer: Takes the code or the refusal.
  package func append(
    _ bytes: Span<UInt8>, line: Int?, to buffer: inout ByteBuffer
  ) -> Outcome {
    let pasted = PastedText(trimming: bytes)
    let match: LinkMatch
    do throws(LinkError) {
      match = try router.match(bytes.extracting(pasted.core))
    } catch {
      var reading = LinkReading()
      // A link that no router matches is refused by the report too.
      _ = refusals.append(bytes, line: line, &reading, to: &buffer)
      return .refused
    }
    let start = buffer.count
    do throws(QRCodeError) {
      let payload = try QRPayload(match, router, options: options.payload)
      let warnings = (!pasted.removals.isEmpty ? [.trimmedWhiteSpace] : []) + payload.warnings
      try append(payload, warnings, line: line, to: &buffer)
      return .drawn(payload, warnings: warnings)
    } catch {
      buffer.truncate(to: start)
      return .failed(error, link: match.shownText(router))
    }
  }

  /// Appends the refusal of a line that is too long to be kept.
  package func appendOverlong(
    _ start: Span<UInt8>, length: Int, line: Int, to buffer: inout ByteBuffer
  ) {
    refusals.appendOverlong(start, length: length, line: line, to: &buffer)
  }

  /// Appends a code in the format of the options.
  private func append(
    _ payload: QRPayload, _ warnings: [QRPayload.Warning], line: Int?,
    to buffer: inout ByteBuffer
  ) throws(QRCodeError) {
    if options.format == .payload {
      // Whoever takes the payload draws it: what no symbol holds is refused here too.
      _ = try QRPlan(payload.text, level: options.level)
      buffer.append(payload.text)
      buffer.append(UInt8(ascii: "\n"))
      return
    }
    let symbol = try QRSymbol(payload, level: options.level)
    switch options.format {
    case .payload: return
    case .svg: try symbol.appendSVG(drawing(payload), to: &buffer)
    case .png: try symbol.appendPNG(moduleSize: options.moduleSize ?? 8, to: &buffer)
    case .json: try appendJSON(payload, warnings: warnings, symbol: symbol, line: line, to: &buffer)
    case .terminal: try appendTerminal(payload, symbol, to: &buffer)
    }
  }

  /// Title, summary and caption of a drawing.
  ///
  /// Secrets are spelled in it only where the caption is asked for: whatever reads the file reads its
  /// texts.
  private func drawing(_ payload: QRPayload) -> QRDrawingOptions {
    let caption =
      options.hasCaption
      ? QRCaption(texts.captionLines(of: payload), language: language) : nil
    return QRDrawingOptions(
      title: texts.codeTitle(payload.place),
      summary: options.hasCaption ? payload.text : payload.maskedText, language: language,
      moduleSize: options.moduleSize, caption: caption)
  }

  /// The code, the readable link, the caption, and what would make the code smaller.
  private func appendTerminal(
    _ payload: QRPayload, _ symbol: QRSymbol, to buffer: inout ByteBuffer
  ) throws(QRCodeError) {
    symbol.appendTerminal(options.terminal, to: &buffer)
    buffer.append(payload.text + "\n")
    if options.hasCaption {
      for line in texts.captionLines(of: payload) { buffer.append(line + "\n") }
    }
    let plan = try QRPlan(payload.text, level: options.level)
    let savings = try payload.savings(level: options.level)
    for line in texts.lines(of: plan, savings) { buffer.append(line + "\n") }
  }

  /// The columns that a code takes in a terminal; `nil` if there is none.
  package func terminalColumns(of payload: QRPayload) -> Int? {
    do throws(QRCodeError) {
      return try QRPlan(payload.text, level: options.level).side + 2 * QRSymbol.quietZone
    } catch {
      return nil
    }
  }

  /// Reads a template for the names of the files.
  package func fileName(_ template: String) throws(CodeFileName.Problem) -> CodeFileName {
    try CodeFileName(template, router, fileExtension: options.format.fileExtension)
  }
}
