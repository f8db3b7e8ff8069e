import Foundation
import Testing

/// Tests exit statuses, streams, and messages about wrong usage.
@Suite("The tool: exits and streams")
struct ExitTests {
  @Test("The status is 0 if all links match, and 1 if some are rejected")
  func matched() throws {
    #expect(try Tool.run("parse", "osqr:menu").status == 0)
    #expect(try Tool.run("parse", "osqr:nemu").status == 1)
    #expect(try Tool.run("parse", "osqr:menu", "osqr:nemu").status == 1)
    #expect(try Tool.run("parse", "--input", "-", input: "osqr:menu\n").status == 0)
    #expect(try Tool.run("parse", "--input", "-", input: "osqr:menu\nosqr:nemu\n").status == 1)
    #expect(try Tool.run("parse", "--input", "-").status == 0)
  }

  /// Arguments that are wrong usage, and a part of the expected message.
  private static let usage: [(arguments: [String], hint: String)] = [
    (["parse"], "--input -"),
    (["parse", "--formt", "json", "x"], "Did you mean '--format'?"),
    (["parse", "--format", "jsn", "x"], "Did you mean 'json'?"),
    (["parse", "--app", "wordy", "x"], "Did you mean 'wordly'?"),
    (["parse", "--app", "zzzzzz", "x"], "cocotte, fieldnotes, offload, osqr, wordly"),
    (["parse", "--jobs", "0", "--input", "-"], "--jobs"),
    (["parse", "--jobs", "many", "--input", "-"], "jobs"),
    (["parse", "--input", "/nonexistent/links.txt"], "/nonexistent/links.txt: No such file"),
    (["parse", "--input", "/tmp"], "Cannot read /tmp: Is a directory"),
    (["parse", "--manifest", "/nonexistent/x.yaml", "x"], "/nonexistent/x.yaml: No such file"),
    (["prase", "x"], "Did you mean 'parse'?"),
    (["xyzzy"], "waymark --help"),
    (["--verison"], "Did you mean '--version'?"),
    (["--hlep"], "Unknown option '--hlep'. Did you mean '--help'?"),
    (["--hepl", "parse", "x"], "Did you mean '--help'?"),
    (["-x"], "The options of waymark are --version, -h, --help."),
    (["--format", "json", "parse", "x"], "Unknown option '--format'."),
    (["help", "prase"], "Unknown command 'prase'. Did you mean 'parse'?"),
    (["help", "xyzzy"], "waymark --help"),
    (["help", "--hlep"], "Did you mean '--help'?"),
    (["parse", "-x"], "Unknown option '-x'."),
    (
      ["parse", "-x", "osqr:menu"],
      "--input, --manifest, --environment, --app, --format, --fact, --language, --jobs"
    ),
    (["parse", "-x=1", "--", "osqr:menu"], "See 'waymark parse --help'."),
    (["parse", "--formt=json"], "Did you mean '--format'?"),
    (["check", "-l", "5", "x.yaml"], "The options of waymark check are --format, --limit,"),
    (["build", "wordly"], "Missing"),
    (["build", "wordy", "attend"], "Did you mean 'wordly'?"),
    (["build", "wordly", "atend"], "Did you mean 'attend'?"),
    (["build", "wordly", "attend", "sesion=KXTR"], "Did you mean 'session'?"),
    (["build", "wordly", "attend", "session"], "name=value"),
    (["build", "wordly", "attend", "session=KXTR", "--scheme", "wordy"], "Did you mean 'wordly'?"),
    (["routes", "--format", "markdwn"], "Did you mean 'markdown'?"),
    (["check", "/nonexistent"], "/nonexistent: No such file"),
    (["check", "/nonexistent/x.yaml"], "/nonexistent/x.yaml: No such file"),
    (["check", "--limit", "-1", "x.yaml"], "--limit"),
    (["session", "nwe"], "Did you mean 'new'?"),
    (["session", "help"], "See 'waymark session --help' for the commands."),
    (["session", "--fromat"], "The options of waymark session are"),
    (["session", "new", "--ap", "osqr"], "Did you mean '--app'?"),
    (["session", "new", "x"], "x"),
    (["session", "new", "--app", "wordy"], "Did you mean 'wordly'?"),
    (["session", "new", "--app", "offload"], "The apps with join links are wordly, osqr."),
    (["session", "new", "--format", "jsn"], "Did you mean 'json'?"),
    (["session", "new", "--defaults", "/nonexistent/x.yaml"], "x.yaml: No such file"),
    (["session", "new", "--qr", "/nonexistent/a/b"], "/nonexistent/a/b: No such file"),
    (["session", "new", "--qr", "/dev/null"], "/dev/null"),
    (["help", "session", "nwe"], "Did you mean 'new'?"),
    (["completions", "zhs"], "Did you mean 'zsh'?"),
    (["completions", "bsh"], "Did you mean 'bash'?"),
    (["completions", "fsh"], "Did you mean 'fish'?"),
  ]

  @Test("Wrong usage and unreadable input cause status 2 and a message on standard error only")
  func wrongUsage() throws {
    for row in Self.usage {
      let run = try Tool.run(row.arguments)
      #expect(run.status == 2, "\(row.arguments)")
      #expect(run.output.isEmpty, "\(row.arguments)")
      #expect(run.errors.contains(row.hint), "\(row.arguments): \(run.errors)")
      #expect(run.errors.hasSuffix("\n") && !run.errors.hasSuffix("\n\n"))
    }
  }

  @Test("An invalid manifest causes status 2, with all diagnostics")
  func invalidManifest() throws {
    let manifest = "app: shop\nschemes: [shop]\nroutes:\n  a: \"/a/{nope}\"\n  b: \"b\"\n"
    try Tool.withFile(manifest.utf8, name: "shop.links.yaml") { (path: String) throws in
      for arguments in [
        ["parse", "shop:a", "--manifest", path], ["build", "shop", "a", "--manifest", path],
        ["routes", "--manifest", path],
      ] {
        let run = try Tool.run(arguments)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("\(path):4:"))
        #expect(run.errors.contains("\(path):5:"))
      }
    }
  }

  @Test("The description of the commands, from which manual pages are generated, is JSON")
  func description() throws {
    let run = try Tool.run("--experimental-dump-help")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let command = try #require(object?["command"] as? [String: Any])
    let commands = try #require(command["subcommands"] as? [[String: Any]])
    let names = Set(commands.compactMap { $0["commandName"] as? String })
    #expect(names.isSuperset(of: ["parse", "lint", "catalog"]))
  }

  @Test("The version and the help go to standard output")
  func version() throws {
    let version = try Tool.run("--version")
    #expect(
      version.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+ \([^()\n]*ICU [0-9.]+, data [0-9]+\)\n/)
        != nil)
    #expect(version.status == 0 && version.errors.isEmpty)
    for arguments in [[], ["help"], ["--help"], ["-h"], ["help", "parse"], ["parse", "--help"]] {
      let run = try Tool.run(arguments)
      #expect(run.status == 0 && run.output.contains("USAGE: waymark") && run.errors.isEmpty)
    }
  }

  @Test("Failed output causes status 2, with the reason", .enabled(if: hasFullDevice))
  func fullDisk() throws {
    for command in [
      "parse osqr:menu", "parse --input - <<< osqr:menu", "routes",
      "build wordly attend session=KXTR",
      "--help", "--version", "completions bash",
    ] {
      let run = try Tool.shell("waymark \(command) 2>&1 > /dev/full")
      #expect(run.status == 2, "\(command)")
      #expect(run.output == "error: Cannot write standard output: No space left on device\n")
    }
    #expect(try Tool.shell("waymark routes >&-").status == 2)
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test("If a reader closes the output, the tool exits without a message")
  func closedPipe() throws {
    let links = "yes osqr:menu 2>/dev/null | head -n 200000 2>/dev/null"
    let run = try Tool.shell("\(links) | waymark parse --format json --input - | head -n 1")
    #expect(run.output.split(separator: "\n").count == 1)
    // If the signal is ignored, writing fails instead, and the tool also exits without a message.
    let ignored = try Tool.shell(
      """
      trap '' PIPE
      \(links) | (waymark parse --format json --input -; echo status $? >&2) | head -n 1
      """)
    #expect(ignored.output.split(separator: "\n").count == 2)
    #expect(ignored.output.contains("status 2"))
  }
}
