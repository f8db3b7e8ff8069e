import Files

/// Runs git commands that do not change the repository.
enum GitProgram {
  /// The result of a command.
  struct Outcome {
    let status: Int32
    let output: ScratchFile
    /// The error output of the command.
    let words: String
  }

  /// Environment variables that are removed for git, because they may change which repository git
  /// finds.
  ///
  /// Git sets most of them for hooks.
  private static let foreign = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE", "GIT_CEILING_DIRECTORIES",
  ]

  /// Runs git in a folder and waits until it exits.
  ///
  /// - Parameter input: The bytes that git receives on standard input.
  static func run(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) throws(LintRefusal) -> Outcome {
    do throws(FileError) {
      let files = (try ScratchFile(), try ScratchFile(), try ScratchFile())
      try files.0.fill(input)
      var environment: [String: String?] = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]
      for name in foreign { environment[name] = .some(nil) }
      let status = try ChildProcess.run(
        ["git", "--no-pager", "-C", folder] + arguments, environment: environment,
        streams: (files.0, files.1, files.2))
      let words = String(decoding: try files.2.read(0..<min(files.2.size, 1 << 16)), as: UTF8.self)
      return Outcome(status: status, output: files.1, words: words)
    } catch {
      throw .git(error.reason == .missing ? "it is not installed" : error.message)
    }
  }

  /// Runs git, and throws an error if the exit status is not 0.
  static func output(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) throws(LintRefusal) -> ScratchFile {
    let outcome = try run(arguments, in: folder, input: input)
    guard outcome.status == 0 else { throw failure(outcome) }
    return outcome.output
  }

  /// Returns the output of a command without its last line break.
  static func line(_ arguments: [String], in folder: String) throws(LintRefusal) -> String {
    try line(of: try output(arguments, in: folder))
  }

  /// Returns the content of an output file as a string, without its last line break.
  static func line(of output: ScratchFile) throws(LintRefusal) -> String {
    var text = try self.text(of: output)
    if text.last == "\n" { text.removeLast() }
    return text
  }

  /// Returns the output of a command, split at NUL bytes.
  static func parts(_ arguments: [String], in folder: String) throws(LintRefusal) -> [String] {
    try text(of: try output(arguments, in: folder)).split(separator: "\0").map { String($0) }
  }

  private static func text(of file: ScratchFile) throws(LintRefusal) -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  private static func bytes(of file: ScratchFile) throws(LintRefusal) -> [UInt8] {
    do throws(FileError) {
      return try file.read(0..<file.size)
    } catch {
      throw .git(error.message)
    }
  }

  /// Returns an error that contains the first line of git's error output.
  static func failure(_ outcome: Outcome) -> LintRefusal {
    let line = outcome.words.split(separator: "\n").first.map { String($0) }
    return .git(line ?? "it ended with status \(outcome.status)")
  }
}
