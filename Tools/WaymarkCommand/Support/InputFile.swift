import ArgumentParser

/// Reads whole files.
enum InputFile {
  /// Checks that standard input is at most one of the files that a command reads.
  static func checkStandardInput(_ paths: [String]) throws(ValidationError) {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError(RootTexts.standardInputTwice)
    }
  }

  /// The most bytes that are read of a file that is read at once.
  static let maximumSize = 256 << 20

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      let descriptor = path == "-" ? System.standardInput : try System.open(path)
      defer { if path != "-" { System.closeAfterReading(descriptor) } }
      var bytes: [UInt8] = []
      var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
      while true {
        let count = try read(descriptor, into: &chunk)
        if count == 0 { return bytes }
        bytes += chunk[..<count]
        guard bytes.count <= maximumSize else { throw SystemError(code: 27) }  // EFBIG
      }
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
  }

  private static func read(
    _ descriptor: Int32, into chunk: inout [UInt8]
  ) throws(SystemError) -> Int {
    let outcome = unsafe chunk.withUnsafeMutableBytes { memory -> Result<Int, SystemError> in
      do throws(SystemError) {
        return .success(unsafe try System.read(descriptor, into: memory))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
