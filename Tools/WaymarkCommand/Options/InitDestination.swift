import ArgumentParser
import Files
import TextPrimitives

/// The options of a command that writes one file, whose path has a default.
struct InitDestination: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(InitTexts.fixedOutput, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output: String?

  @Flag(name: .long, help: ArgumentHelp(InitTexts.force))
  var force = false

  @Option(
    name: .long, help: ArgumentHelp(InitTexts.resultFormat, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  /// Checks that the file does not replace an existing file, unless `--force` is set.
  ///
  /// Commands call this method before any other work.
  func check(_ standard: String) throws(Failure) {
    let path = output ?? standard
    try OutputFile.check(path, besides: InputPaths())
    if path != "-", !force, AtomicFile.replaces(path) || System.kind(of: path) == .folder {
      throw Failure(InitTexts.exists(TextStyle.shown(path)), hint: InitTexts.useForce)
    }
  }

  /// Writes the file and a report.
  ///
  /// - Parameters:
  ///   - target: The kind of the file, as the JSON report names it.
  ///   - summary: The description of the file.
  ///   - note: The step that the user must do next; `nil` if there is none.
  func write(
    _ text: String, to standard: String, target: String, summary: String, note: String?
  ) throws(Failure) {
    let path = output ?? standard
    let isPrinted = path == "-"
    if !isPrinted {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try OutputFile.makeFolders(String(path[..<slash]))
      }
      var buffer = ByteBuffer()
      buffer.append(text)
      try OutputFile.write(buffer, to: path, isBinary: false)
    }
    var report = ByteBuffer()
    switch (format, isPrinted) {
    case (.json, _):
      report.append("{\"target\":\"\(target)\",\"path\":")
      report.appendJSONString(isPrinted ? standard : path)
      report.append(",\"status\":\"\(isPrinted ? "printed" : "written")\"")
      if isPrinted {
        report.append(",\"text\":")
        report.appendJSONString(text)
      }
      report.append("}\n")
    case (_, true): report.append(text)
    case (_, false):
      report.append(InitTexts.wrote(TextStyle.shown(path), summary))
      if let note { report.append(note + "\n") }
    }
    try StandardOutput.write(report)
  }
}
