import CatalogLinting
import Files
import TextPrimitives

/// Functions that write files atomically, so that readers find either the old or the new content.
enum OutputFile {
  /// Writes a file, and replaces an existing file atomically.
  ///
  /// A symbolic link is kept, and its target is replaced. If the path is not a regular file, for
  /// example a pipe or a terminal, the bytes are written to it.
  ///
  /// - Parameters:
  ///   - buffer: The content.
  ///   - path: The path of the file; `-` is standard output.
  ///   - isBinary: `true` if the bytes must not be written to a terminal.
  ///   - isPrivate: `true` to let only the owner read a new file. A replaced file keeps its
  ///     permissions.
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
      // The write does not wait for the disk, because every output can be generated again.
      try AtomicFile.write(bytes, to: path, isPrivate: isPrivate, isDurable: false)
    } catch {
      throw Failure(RootTexts.cannotWrite(path, error.message))
    }
  }

  /// Checks that the output does not overwrite an input; runs before any other work.
  ///
  /// - Parameters:
  ///   - output: The path of the output; `nil` if there is none.
  ///   - inputs: The files that the command reads.
  static func check(_ output: String?, besides inputs: InputPaths) throws(Failure) {
    guard let output else { return }
    // The path is empty, for example, if a shell variable is not set.
    if output.isEmpty { throw Failure(GenerateTexts.emptyOutput) }
    if inputs.contains(output) { throw outputIsInput(output) }
  }

  /// Returns the failure for an output that would overwrite an input.
  static func outputIsInput(_ path: String) -> Failure {
    Failure(RootTexts.outputIsInput(path), hint: RootTexts.nameAnotherOutput)
  }

  /// Creates a folder if it does not exist.
  static func makeFolder(_ path: String) throws(Failure) {
    if System.kind(of: path) == .folder { return }
    do throws(SystemError) {
      try System.makeFolder(path)
    } catch {
      // Another thread or program may have created the folder in the meantime.
      if System.kind(of: path) == .folder { return }
      throw Failure(RootTexts.cannotWrite(path, error.message))
    }
  }

  /// Creates a folder and its parents if they do not exist.
  static func makeFolders(_ path: String) throws(Failure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += name + "/"
      try makeFolder(folder)
    }
  }
}
