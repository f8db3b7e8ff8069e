import ArgumentParser
import Files
import KeyScanning

/// The program `keyscan`, which lists the keys that sources use.
@main
struct KeyScanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyscan", abstract: "List the string keys that sources use.",
    discussion: """
      Reads Swift, Kotlin, Java, Android's XML, TypeScript, JavaScript and Vue. Writes one JSON \
      object on each line for each use of a key, sorted by path and offset, as \
      Schemas/key-usage.schema.json describes it. 'waymark lint --usage FILE' reads the list. \
      Without a path, searches the current folder.

      In Swift, finds calls such as Text, String(localized:) and NSLocalizedString, and the \
      symbols that Xcode generates. On Android, finds R.string and @string/. On the web, finds t, \
      $t, i18n.t, <Trans i18nKey>, v-t and <i18n-t keypath>, with the namespace and prefix of the \
      hook that created the function. Lists the start and the end of a key that is built at run \
      time.

      Skips git-ignored files, hidden files, symbolic links, the folders build, Carthage, \
      DerivedData, node_modules, Pods and SourcePackages, and folders that end with .app, \
      .framework, .xcarchive and .xcframework. A file passed as an argument is read even if a \
      search would skip it. Files that end with .min.js and .d.ts are not supported.

      If a source cannot be read completely, its line has the reason, standard error has the \
      position, and the keys found so far are listed. The output never has colors.

      EXAMPLES:
        keyscan
        keyscan App Widgets --output usage.ndjson
        keyscan App | waymark lint --usage - App

      EXIT STATUS:
        0  all sources were read
        1  the list could not be written
        2  wrong usage, or a source that could not be read completely
      """)

  @Argument(
    help: ArgumentHelp("Files and folders (default: the current folder).", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      // A request for help is not an error. Invalid arguments result in the same exit status as in
      // `waymark`.
      if exitCode(for: error).isSuccess { exit(withError: error) }
      show(fullMessage(for: error).replacing(/^Error:/, with: "error:") + "\n")
      exit(withError: ExitCode(2))
    }
  }

  func run() throws {
    let finder = SourceFinder(searching: paths.isEmpty ? ["."] : paths)
    var lines: [(path: String, text: String)] = []
    var failures: [(path: String, text: String)] = []
    func add(_ failure: ScanFailure, _ path: String, _ bytes: [UInt8] = []) {
      failures.append((path, UsageLines.shown(failure, path: path, bytes)))
    }
    for (path, reason) in finder.failures {
      lines.append((path, UsageLines.line(of: ScanFailure(reason), path: path)))
      add(ScanFailure(reason), path)
    }
    for source in finder.sources {
      let bytes: [UInt8]
      do {
        bytes = try FileBytes.read(source.path)
      } catch {
        let failure = ScanFailure("the file cannot be read")
        lines.append((source.path, UsageLines.line(of: failure, path: source.path)))
        add(failure, source.path)
        continue
      }
      let found = ScannedSource(
        bytes, language: source.language, allowsJSX: !source.path.hasSuffix("ts"))
      if let failure = found.failure { add(failure, source.path, bytes) }
      let text = UsageLines.lines(
        of: found, path: source.path, language: source.language, bytes)
      if !text.isEmpty { lines.append((source.path, text)) }
    }
    try write(Array(Self.sorted(lines).joined().utf8))
    Self.show(Self.sorted(failures).joined())
    if !failures.isEmpty { throw ExitCode(2) }
  }

  /// Returns the messages in the order of the paths that they concern.
  private static func sorted(_ texts: [(path: String, text: String)]) -> [String] {
    texts.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
      .map(\.text)
  }

  private func write(_ bytes: [UInt8]) throws {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: output ?? "/dev/stdout", isDurable: false)
    } catch {
      Self.show("error: cannot write \(output ?? "standard output"): \(error.message)\n")
      throw ExitCode(1)
    }
  }

  private static func show(_ text: String) {
    do {
      try AtomicFile.write(Array(text.utf8), to: "/dev/stderr")
    } catch {
      // A failure is ignored, because the message cannot be written elsewhere.
    }
  }
}
