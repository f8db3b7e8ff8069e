import Foundation

/// Compares the launch time of the tool with that of a minimal Swift program.
///
/// `Tools/waymark` builds the tool. This benchmark is skipped if the tool is not built.
func startBenchmarks() {
  let bare = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "BareProcess").path
  let tool = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.build/command/release/waymark").standardizedFileURL.path
  let files = FileManager.default
  guard files.isExecutableFile(atPath: tool), files.isExecutableFile(atPath: bare) else {
    return Table.shared.skip("start", reason: "Tools/waymark has not built the tool yet")
  }
  func start(_ name: String, _ arguments: [String]) {
    compare(
      "start: \(name)", input: arguments, goal: 2, opponent: "a bare Swift process",
      ours: { arguments in try run(tool, arguments) }, theirs: { _ in try run(bare, []) })
  }
  start("waymark parse LINK", ["parse", "https://wordly.ai/attend/KXTR-7429?lang=fr"])
  start("waymark qr LINK", ["qr", "https://wordly.ai/attend/KXTR-7429?lang=fr"])
  start(
    "waymark qr LINK --format svg",
    ["qr", "https://wordly.ai/attend/KXTR-7429?lang=fr", "--format", "svg"])
  start("waymark locale", ["locale", "--prefer", "zh-TW,fr"])
}

/// An error that reports that a process exited with a nonzero status.
struct ProcessFailure: Error {
  let status: Int32
}

/// Runs a program and waits until it exits.
func run(_ path: String, _ arguments: [String]) throws {
  var process = pid_t()
  var vector: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  defer { for word in vector { free(word) } }
  var status = posix_spawn(&process, path, nil, nil, &vector, environ)
  guard status == 0 else { throw ProcessFailure(status: status) }
  waitpid(process, &status, 0)
  guard status == 0 else { throw ProcessFailure(status: status) }
}
