package import LinkRouting
package import QRCodes
package import TextPrimitives

/// A report that draws the QR codes of links, or explains why a link has none.
package struct CodeReport: Sendable {
  /// The output format of a code.
  package enum Format: String, Sendable, CaseIterable {
    case payload
    case terminal
    case svg
    case png
    case json

    /// The usual extension of a file in this format.
    package var fileExtension: String {
      switch self {
      case .payload, .terminal: "txt"
      case .svg, .png, .json: rawValue
      }
    }
  }

  /// Options for drawing codes.
  package struct Options: Sendable {
    package var format: Format
    /// The options for the spelling of the link.
    package var payload: QRPayloadOptions
    /// The error correction level of the symbols.
    package var level: QRLevelChoice
    /// The size of a module in pixels; `nil` for the default.
    package var moduleSize: Int?
    /// A Boolean value that indicates whether a caption is printed below the code.
    ///
    /// The caption contains the destination, the path parameters, and secrets such as passcodes.
    package var hasCaption: Bool
    /// The style of codes in a terminal.
    package var terminal: QRTerminalStyle

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
  package let options: Options
  package let texts: ReportTexts
  /// The language of the messages, as a BCP 47 tag.
  let language: String
  private let refusals: LinkReport

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - origin: The origin of the router's manifests.
  ///   - style: The style of rejections in output formats for text.
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

  /// A Boolean value that indicates whether rejections are part of the output.
  ///
  /// If they are not, the caller prints them as separate messages.
  package var refusalsAreResults: Bool { options.format == .json }

  /// The result for a link.
  package enum Outcome: Sendable {
    /// The code was appended.
    case drawn(QRPayload, warnings: [QRPayload.Warning])
    /// The router rejected the link, and the reason was appended.
    case refused
    /// The link matched but has no code, and nothing was appended.
    ///
    /// In the associated link, secrets are masked.
    case failed(QRCodeError, link: String)
  }

  /// Appends the code of a link, or the same rejection that `waymark parse` prints.
  ///
  /// For a link that matched but has no code, nothing is appended.
  ///
  /// Leading and trailing white space is removed.
  ///
  /// - Parameters:
  ///   - bytes: The link.
  ///   - line: The line number, starting at 1; `nil` for a link that is not from a file.
  ///   - buffer: The buffer for the code or the rejection.
  package func append(
    _ bytes: Span<UInt8>, line: Int?, to buffer: inout ByteBuffer
  ) -> Outcome {
    let pasted = PastedText(trimming: bytes)
    let match: LinkMatch
    do throws(LinkError) {
      match = try router.match(bytes.extracting(pasted.core))
    } catch {
      var reading = LinkReading()
      // The router did not match the link, so this call always appends a rejection.
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

  /// Appends the rejection of a line that is too long to be kept in memory.
  package func appendOverlong(
    _ start: Span<UInt8>, length: Int, line: Int, to buffer: inout ByteBuffer
  ) {
    refusals.appendOverlong(start, length: length, line: line, to: &buffer)
  }

  /// Appends a code in the output format that the options specify.
  private func append(
    _ payload: QRPayload, _ warnings: [QRPayload.Warning], line: Int?,
    to buffer: inout ByteBuffer
  ) throws(QRCodeError) {
    if options.format == .payload {
      // The user draws the code from the payload with a different program. A payload that does not
      // fit in any symbol must therefore be rejected here.
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

  /// Returns the title, summary and caption of a drawing.
  ///
  /// Secrets are included only if a caption is requested, because other programs can read the text
  /// in the file.
  private func drawing(_ payload: QRPayload) -> QRDrawingOptions {
    let caption =
      options.hasCaption
      ? QRCaption(texts.captionLines(of: payload), language: language) : nil
    return QRDrawingOptions(
      title: texts.codeTitle(payload.place),
      summary: options.hasCaption ? payload.text : payload.maskedText, language: language,
      moduleSize: options.moduleSize, caption: caption)
  }

  /// Appends the code, the readable link, the caption, and hints on making the code smaller.
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

  /// Returns the width of a code in terminal columns; `nil` if the payload has no code.
  package func terminalColumns(of payload: QRPayload) -> Int? {
    do throws(QRCodeError) {
      return try QRPlan(payload.text, level: options.level).side + 2 * QRSymbol.quietZone
    } catch {
      return nil
    }
  }

  /// Parses a template for file names.
  ///
  /// - Throws: ``CodeFileName/Problem`` if the template is invalid.
  package func fileName(_ template: String) throws(CodeFileName.Problem) -> CodeFileName {
    try CodeFileName(template, router, fileExtension: options.format.fileExtension)
  }
}
