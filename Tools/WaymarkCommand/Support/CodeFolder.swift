import CatalogLinting
import Files
import QRCodes
import Reports
import Synchronization
import TextPrimitives

/// The output folder for QR codes of many links, with one file per link.
final class CodeFolder: Sendable {
  private let path: String
  private let names: CodeFileName
  private let isBinary: Bool
  /// The files that the command reads, which no code may overwrite.
  private let inputs: InputPaths
  /// The file names in use, in lower case, because some file systems ignore case.
  ///
  /// Names are recorded only if two links can have the same name.
  private let given = Mutex<Set<String>>([])

  /// Creates the folder object; the folder itself is created together with the first file.
  ///
  /// - Throws: ``Failure``, for example for an invalid template.
  init(
    _ path: String, template: String, _ report: CodeReport, besides inputs: InputPaths
  ) throws(Failure) {
    self.inputs = inputs
    let format = report.options.format
    do throws(CodeFileName.Problem) {
      names = try report.fileName(template)
    } catch {
      throw Failure(QRTexts.invalidName(error))
    }
    self.path = path.hasSuffix("/") ? path : path + "/"
    isBinary = format == .png
  }

  private let hasFolder = Mutex(false)

  /// `true` if two links can have the same name, so the links must be drawn in order.
  var hasOrder: Bool { !names.isUnique }

  /// The name of the file for a code, or the reason why the code cannot be written to a file.
  enum Name {
    case name(String)
    case refused(code: String, message: String)
  }

  /// Returns the file name of a code, which is unique in this run.
  func claimName(of payload: QRPayload, line: Int) -> Name {
    guard let name = names.name(of: payload, line: line) else {
      return .refused(code: "overlong-name", message: QRTexts.overlongName)
    }
    if names.isUnique { return .name(name) }
    let isNew = given.withLock { $0.insert(name.lowercased()).inserted }
    return isNew
      ? .name(name) : .refused(code: "repeated-name", message: QRTexts.repeatedName(name))
  }

  /// Writes a file.
  ///
  /// - Parameter hasSecret: `true` if the drawing contains a secret, so that only the owner may
  ///   read a new file.
  func write(
    _ drawing: borrowing ByteBuffer, _ name: String, hasSecret: Bool
  ) throws(Failure) {
    // After a failure, the next call tries again and reports the failure again.
    let isMade = hasFolder.withLock { $0 }
    if !isMade {
      try OutputFile.makeFolder(path)
      hasFolder.withLock { $0 = true }
    }
    try OutputFile.check(path + name, besides: inputs)
    try OutputFile.write(drawing, to: path + name, isBinary: isBinary, isPrivate: hasSecret)
  }
}
