import CatalogLinting
import Files
import InstantSessions
import JoinLinks
import LinkRouting
import QRCodes
import Reports
import TextPrimitives

/// Writes the QR codes of a session to files.
struct SessionCodes {
  private let session: InstantSession
  private let texts: ReportTexts

  init(_ session: InstantSession, _ texts: ReportTexts) {
    self.session = session
    self.texts = texts
  }

  /// Writes an SVG and a PNG file for the link of each role, named after the session and the role.
  ///
  /// Only the owner can read new files, because they contain passcodes. All codes are drawn before
  /// the first file is written, so that no files are left if a code cannot be drawn.
  ///
  /// - Returns: The entrances with their files.
  func write(
    _ entrances: [SessionReport.Entrance], to folder: String, besides inputs: InputPaths
  ) throws(Failure) -> [SessionReport.Entrance] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var result: [SessionReport.Entrance] = []
    var files: [(path: String, isBinary: Bool, text: [UInt8])] = []
    for entrance in entrances {
      let name = entrance.role == .attendee ? "attend" : "present"
      var paths: [String] = []
      for format in [CodeReport.Format.svg, .png] {
        let path = "\(prefix)\(session.id)-\(name).\(format.fileExtension)"
        files.append((path, format == .png, try draw(entrance.link, as: format)))
        paths.append(path)
      }
      result.append(SessionReport.Entrance(entrance.role, link: entrance.link, files: paths))
    }
    for file in files { try OutputFile.check(file.path, besides: inputs) }
    try OutputFile.makeFolder(folder)
    for file in files {
      var buffer = ByteBuffer()
      buffer.append(file.text.span)
      try OutputFile.write(
        buffer, to: file.path, isBinary: file.isBinary, isPrivate: true)
    }
    return result
  }

  /// Returns the bytes of a code; below it, an SVG shows the host, the id, and the passcode if the
  /// link contains one.
  private func draw(_ link: String, as format: CodeReport.Format) throws(Failure) -> [UInt8] {
    let report = CodeReport(
      JoinIntent.router, CodeReport.Options(format: format, hasCaption: format == .svg),
      origin: .bundled, texts: texts, style: .standardError)
    let bytes = Array(link.utf8)
    var buffer = ByteBuffer()
    switch report.append(bytes.span, line: nil, to: &buffer) {
    case .drawn: return buffer.withSpan { bytes in bytes.indices.map { bytes[$0] } }
    case .refused: throw Failure(text: buffer.text)
    case .failed(let error, _): throw Failure(text: texts.codeError(error))
    }
  }
}
