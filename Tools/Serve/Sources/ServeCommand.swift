import ArgumentParser
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// The program `waymark-serve`, which previews a site on this computer.
@main
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waymark serve", abstract: "Preview the fallback pages of a manifest.",
    discussion: """
      Writes the site with 'waymark site' to a temporary folder, and serves one of its hosts on \
      the loopback address, with the headers and the rewritten addresses that the files _headers \
      and _redirects of the site specify. If a file in the folder of the manifest or in the theme \
      changes, the site is written again, and open pages reload.

      This is a preview for development. In production, serve the folder of 'waymark site' with a \
      web server. Placeholders are allowed here.

      EXAMPLES:
        waymark serve
        waymark serve --manifest shop.links.yaml --port 9000
        waymark serve --app wordly

      EXIT STATUS:
        0  the server was stopped
        2  wrong usage, an invalid manifest, or no server can be started
      """)

  @Option(
    name: .long, help: ArgumentHelp("Link manifest; may be repeated.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Environment in the manifests to use, such as staging.", valueName: "name"))
  var environment: String?

  @Option(
    name: .long,
    help: ArgumentHelp("App to include (default: all); may be repeated.", valueName: "name"))
  var app: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Folder with your own style, logo, page template and strings.", valueName: "folder"),
    completion: .directory)
  var theme: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Host whose pages are served (default: the first in alphabetical order).", valueName: "host"))
  var host: String?

  @Option(name: .long, help: ArgumentHelp("Port of the server", valueName: "number"))
  var port: UInt16 = 8080

  func run() async throws {
    let source = SiteSource(
      manifests: manifest, environment: environment, apps: app, theme: theme, host: host)
    defer { source.removeFolder() }
    let preview = Preview(source, port: port)
    do {
      try await preview.update()
    } catch let error as SiteSource.Failure {
      throw Self.failure(error.message)
    }
    // Addresses can contain secrets, so nothing is logged.
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("*") { await preview.reply(to: $0) }
    let running = Task { try await server.run() }
    let signals = Self.stop(running)
    do {
      try await server.waitUntilListening()
      print("http://localhost:\(port)/ shows the pages of \(await preview.host)")
      print("Stop the server with Control-C.")
      // If the output is a pipe, its reader would otherwise see these lines only at the end.
      fflush(nil)
      let watching = Task { await preview.watch() }
      defer { watching.cancel() }
      try await running.value
    } catch {
      guard running.isCancelled else {
        throw Self.failure("error: no server can be started at port \(port): \(error)")
      }
    }
    withExtendedLifetime(signals) {}
  }

  /// Writes a message, and returns the exit status of a failure.
  private static func failure(_ message: String) -> ExitCode {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return ExitCode(2)
  }

  /// Cancels a task when the user stops the program, so that the temporary folder is removed.
  private static func stop(_ task: Task<Void, any Error>) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
  }

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      // A request for help is not an error. Invalid arguments result in the same exit status as in
      // `waymark`.
      guard exitCode(for: error).isSuccess else {
        FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
        exit(withError: ExitCode(2))
      }
      exit(withError: error)
    }
  }
}
