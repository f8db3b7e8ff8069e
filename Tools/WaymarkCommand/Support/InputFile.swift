import ArgumentParser
import Files

/// Functions that read whole files.
enum InputFile {
  /// Checks that a command reads standard input for at most one of its files.
  static func checkStandardInput(_ paths: [String]) throws(ValidationError) {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError(RootTexts.standardInputTwice)
    }
  }

  /// The maximum size of a file that is read as a whole, in bytes.
  static let maximumSize = 256 << 20

  /// Returns the bytes of a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return path == "-"
        ? try FileBytes.readStandardInput(limit: maximumSize)
        : try FileBytes.read(path, limit: maximumSize, waits: true)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
  }
}
