import CatalogLinting
import Files
import QRCodes
import Reports
import Synchronization
import TextPrimitives

/// The folder into which the codes of many links go.
final class CodeFolder: Sendable {
  private let path: String
  private let names: CodeFileName
  private let isBinary: Bool
  /// What the codes are made of, which none of them replaces.
  private let inputs: InputPaths
  /// The names that were given, in lower case because not all file systems tell case apart; kept only where two links could have the same.
  private let given = Mutex<Set<String>>([])

  /// Reads the template; the folder is made when the first file goes into it.
  ///
  /// - Throws: ``Failure``, also for a template that is none.
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

  /// A Boolean value that indicates whether two links could have the same name, so that they must
  /// be given one after the other.
  var hasOrder: Bool { !names.isUnique }

  /// The name of a file, or why there is none.
  enum Name {
    case name(String)
    case refused(code: String, message: String)
  }

  /// The name of the file of a code, which no other code of this run has.
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
  /// - Parameter hasSecret: Whether a new file is for its owner alone.
  func write(
    _ drawing: borrowing ByteBuffer, _ name: String, hasSecret: Bool
  ) throws(Failure) {
    // Done again by the next one if it failed, which says so again.
    let isMade = hasFolder.withLock { $0 }
    if !isMade {
      try OutputFile.makeFolder(path)
      hasFolder.withLock { $0 = true }
    }
    try OutputFile.check(path + name, besides: inputs)
    try OutputFile.write(drawing, to: path + name, isBinary: isBinary, isPrivate: hasSecret)
  }
}
