import ByteBuffers

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
    var isRefused = false
    do throws(SystemError) {
      // What cannot be spelled and yet is there, such as a pipe, is opened by the link.
      let isThere = System.kind(of: path) != nil
      let path = System.resolved(path) ?? (isThere ? nil : System.danglingTarget(of: path)) ?? path
      if System.kind(of: path) == .other {
        let descriptor = try System.openForWriting(path, isNew: false)
        isRefused = isBinary && System.isTerminal(descriptor)
        if isRefused {
          System.closeAfterReading(descriptor)
        } else {
          try write(buffer, descriptor)
        }
      } else {
        try replace(path, by: buffer, isPrivate: isPrivate)
      }
    } catch {
      throw Failure(RootTexts.cannotWriteFile(path, error.message))
    }
    if isRefused { throw Failure(RootTexts.binaryOnTerminal) }
  }

  /// Makes a folder if it is not there.
  static func makeFolder(_ path: String) throws(Failure) {
    do throws(SystemError) {
      if System.kind(of: path) != .folder { try System.makeFolder(path) }
    } catch {
      throw Failure(RootTexts.cannotWriteFile(path, error.message))
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

  private static func replace(
    _ path: String, by buffer: borrowing ByteBuffer, isPrivate: Bool
  ) throws(SystemError) {
    let temporary = temporaryPath(beside: path)
    let permissions = System.permissions(of: path)
    do throws(SystemError) {
      // What is for nobody else must not be so for a moment either.
      let isNarrow = isPrivate || permissions != nil
      let descriptor = try System.openForWriting(temporary, isNew: true, isPrivate: isNarrow)
      if let permissions { System.setPermissions(permissions, of: descriptor) }
      try write(buffer, descriptor)
      try System.rename(temporary, to: path)
    } catch {
      System.removeLeftover(temporary)
      throw error
    }
  }

  /// A hidden name in the same folder, so that renaming stays inside of one file system.
  private static func temporaryPath(beside path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    return folder + ".waymark-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }

  private static func write(
    _ buffer: borrowing ByteBuffer, _ descriptor: Int32
  ) throws(SystemError) {
    let outcome = buffer.withSpan { bytes in
      unsafe bytes.withUnsafeBytes { memory -> Result<Void, SystemError> in
        do throws(SystemError) {
          return .success(unsafe try System.write(memory, to: descriptor))
        } catch {
          return .failure(error)
        }
      }
    }
    do throws(SystemError) {
      try outcome.get()
    } catch {
      System.closeAfterReading(descriptor)
      throw error
    }
    try System.closeAfterWriting(descriptor)
  }
}
