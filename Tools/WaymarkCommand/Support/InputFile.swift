import ArgumentParser
import Files

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
    do throws(FileError) {
      return path == "-"
        ? try FileBytes.readStandardInput(limit: maximumSize)
        : try FileBytes.read(path, limit: maximumSize, waits: true)
    } catch {
      throw Failure(RootTexts.cannotRead(path, error.message))
    }
  }
}
