import CatalogLinting
import Files
import TextPrimitives

/// Writes whole files: whoever reads one finds it as it was, or complete.
enum OutputFile {
  /// Writes a file; what was there before is replaced at once when all bytes are written.
  ///
  /// A symbolic link stays, and the file it names is replaced. What is no plain file, such as a pipe or a
  /// terminal, is written to.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard output.
  ///   - isBinary: Whether a terminal must not get the bytes.
  ///   - isPrivate: Whether a new file is for its owner alone; one that is replaced keeps its permissions.
  static func write(
    _ buffer: borrowing ByteBuffer, to path: String, isBinary: Bool, isPrivate: Bool = false
  ) throws(Failure) {
    if path == "-" {
      if isBinary, StandardOutput.isTerminal { throw Failure(RootTexts.binaryOnTerminal) }
      return try StandardOutput.write(buffer)
    }
    if isBinary, System.isTerminal(path) { throw Failure(RootTexts.binaryOnTerminal) }
    let bytes = buffer.withSpan { bytes in bytes.indices.map { bytes[$0] } }
    do throws(FileError) {
      // A disk is not waited for: all of this can be made again.
      try AtomicFile.write(bytes, to: path, isPrivate: isPrivate, isDurable: false)
    } catch {
      throw Failure(RootTexts.cannotWrite(path, error.message))
    }
  }

  /// Refuses to write over what is read, before anything is read or written.
  ///
  /// - Parameters:
  ///   - output: The path that is written to; `nil` for none.
  ///   - inputs: The files that are read.
  static func check(_ output: String?, besides inputs: InputPaths) throws(Failure) {
    guard let output else { return }
    // As of a shell's variable that is not set.
    if output.isEmpty { throw Failure(GenerateTexts.emptyOutput) }
    if inputs.contains(output) { throw outputIsInput(output) }
  }

  /// The refusal to write over what is read.
  static func outputIsInput(_ path: String) -> Failure {
    Failure(RootTexts.outputIsInput(path), hint: RootTexts.nameAnotherOutput)
  }

  /// Makes a folder if it is not there.
  static func makeFolder(_ path: String) throws(Failure) {
    if System.kind(of: path) == .folder { return }
    do throws(SystemError) {
      try System.makeFolder(path)
    } catch {
      // Another thread or program may have made it meanwhile.
      if System.kind(of: path) == .folder { return }
      throw Failure(RootTexts.cannotWrite(path, error.message))
    }
  }

  /// Makes a folder, and those around it, as far as they are not there.
  static func makeFolders(_ path: String) throws(Failure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += name + "/"
      try makeFolder(folder)
    }
  }
}
