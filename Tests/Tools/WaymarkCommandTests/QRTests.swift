import Foundation
import TestSupport
import Testing

@Suite("qr")
struct QRTests {
  private static let link = "https://wordly.ai/attend/KXTR-7429?passcode=4F7K&lang=fr"

  @Test("In a pipe, the output is the payload, which is the canonical link")
  func payload() throws {
    for arguments in [
      ["https://wordly.ai/attend/kxtr-7429?lang=fr&passcode=4F7K"],
      ["wordly", "attend", "session=kxtr-7429", "passcode=4F7K", "lang=FR"],
    ] {
      let run = try Tool.run(["qr"] + arguments)
      #expect(run.status == 0 && run.errors.isEmpty && run.output == Self.link + "\n")
    }
    let without = try Tool.run("qr", Self.link, "--without-secrets", "--scheme", "wordly")
    #expect(without.output == "wordly://attend/KXTR-7429?lang=fr\n" && without.status == 0)
    #expect(without.errors.hasPrefix("warning: A link with a custom scheme does not open"))
  }

  @Test("Omitted parts of a link are reported, both for one link and for many")
  func leftOut() throws {
    for (link, words, code) in [
      (Self.link + "&utm_source=x", "omits items", "left-out-items"),
      (Self.link + "#top", "omits the fragment", "left-out-fragment"),
      ("  \(Self.link) ", "Whitespace", "trimmed-white-space"),
    ] {
      let run = try Tool.run("qr", link)
      #expect(run.status == 0 && run.output == Self.link + "\n")
      #expect(run.errors.hasPrefix("warning: ") && run.errors.contains(words))
      let json = try Tool.run("qr", link, "--format", "json")
      #expect(json.errors.isEmpty && json.output.contains("{\"code\":\"\(code)\",\"message\":"))
      let many = try Tool.run(["qr", "--input", "-"], input: Array(link.utf8))
      #expect(many.status == 0 && many.output == run.output)
      #expect(many.errors.contains("line 1: ") && many.errors.contains(words))
    }
    let upper = try Tool.run(["qr", "--input", "-", "--uppercase"], input: Array("osqr:menu".utf8))
    #expect(upper.status == 0 && upper.errors.contains("Android"))
  }

  @Test("Options that are invalid for all links are reported once")
  func wrongForAll() throws {
    for options in [
      ["--scheme", "zzz"], ["--module", "5000", "--format", "svg"],
      ["--module", "1", "--format", "png"], ["--background", "light", "--format", "svg"],
    ] {
      #expect(try Tool.run(["qr", Self.link] + options).status == 2)
      try withFolder { folder in
        let run = try Tool.run(
          ["qr", "--input", "-", "--output", folder.appending(path: "codes").path] + options,
          input: Array("osqr:menu\nosqr:menu\n".utf8))
        #expect(run.status == 2 && run.errors.split(separator: "error: ").count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      }
    }
    let missing = try withFolder { folder in
      let run = try Tool.run(
        "qr", "--input", "/nonexistent", "--output", folder.appending(path: "codes").path)
      return (run.status, try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }
    #expect(missing.0 == 2 && missing.1.isEmpty)
  }

  @Test("Options that are invalid for one link reject only this link")
  func wrongForOne() throws {
    // 265 pixels per module are too many for a symbol of 57 modules, but not for a small one.
    let long = "osqr:thread?text=" + String(repeating: "x", count: 200)
    for (link, options, code) in [
      (long, ["--module", "265", "--format", "png"], "invalid-module-size"),
      ("osqr:menu", ["--scheme", "wordly", "--format", "svg"], "unknown-scheme"),
      (long, ["--level", "H", "--scheme", "wordly", "--format", "svg"], "unknown-scheme"),
    ] {
      try withFolder { folder in
        let one = try Tool.run(
          ["qr", link, "--output", folder.appending(path: "a").path] + options)
        #expect(one.status == 1 && one.errors.contains("[\(code)]"), "\(one.errors)")
        let many = try Tool.run(
          ["qr", "--input", "-", "--output", folder.appending(path: "codes").path] + options,
          input: Array("\(link)\nhttps://wordly.ai/attend/KXTR-7429\n".utf8))
        #expect(many.status == 1 && many.errors.hasPrefix("line 1: "))
        #expect(many.errors.contains("line 1: \(one.errors)"))
        let files = try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "codes").path)
        #expect(files.map { $0.prefix(6) } == ["000002"])
      }
    }
    let large = try Tool.run("qr", long, "--module", "265", "--format", "png")
    #expect(large.errors.contains("2 to 252 pixels, not 265"))
    let small = try Tool.run("qr", Self.link, "--module", "1", "--format", "png")
    #expect(small.errors.contains("must be 2 to 564 pixels, not 1"))
  }

  @Test("A replaced file keeps its permissions, and a broken symbolic link remains a link")
  func replacing() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.svg").path
      #expect(
        FileManager.default.createFile(
          atPath: file, contents: Data(), attributes: [.posixPermissions: 0o600]))
      #expect(try Tool.run("qr", Self.link, "--output", file).status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let link = folder.appending(path: "link.svg").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "b.svg")
      #expect(try Tool.run("qr", Self.link, "--output", link).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "b.svg")
      #expect(
        try String(contentsOf: folder.appending(path: "b.svg"), encoding: .utf8).hasPrefix("<svg "))
    }
  }

  @Test("Only the owner can read a new file with a secret, both for one link and for many")
  func secretFilesArePrivate() throws {
    func permissions(_ file: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
    try withFolder { folder in
      let open = folder.appending(path: "open")
      #expect(FileManager.default.createFile(atPath: open.path, contents: Data()))
      let usual = try permissions(open)
      for format in ["svg", "png", "json", "payload", "terminal"] {
        for (link, options, isSecret) in [
          (Self.link, [], true), (Self.link, ["--without-secrets"], false),
          ("osqr:menu", [], false),
        ] as [(String, [String], Bool)] {
          let file = folder.appending(path: UUID().uuidString)
          let one = ["qr", link, "--format", format, "--output", file.path] + options
          #expect(try Tool.run(one).status == 0)
          #expect(try permissions(file) == (isSecret ? 0o600 : usual))
          let codes = folder.appending(path: UUID().uuidString)
          let many = ["qr", "--input", "-", "--format", format, "--output", codes.path] + options
          #expect(try Tool.run(many, input: Array(link.utf8)).status == 0)
          let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: codes.path).first)
          #expect(try permissions(codes.appending(path: name)) == (isSecret ? 0o600 : usual))
        }
      }
    }
  }

  @Test("A rejected link is not drawn, and the output is that of parse")
  func refused() throws {
    for link in ["https://wordly.ai/atend/KXTR", #"https://evil.com\@wordly.ai/attend/KXTR"#, ""] {
      for format in ["payload", "terminal", "svg", "png"] {
        let run = try Tool.run("qr", "--format", format, "--", link)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors == (try Tool.run("parse", "--", link).output))
      }
      let run = try Tool.run("qr", "--format", "json", "--", link)
      #expect(run.status == 1 && run.errors.isEmpty)
      #expect(run.output == (try Tool.run("parse", "--format", "json", "--", link).output))
    }
    let build = try Tool.run("qr", "wordly", "attend", "session=KX_R")
    #expect(build.status == 1 && build.output.isEmpty)
    #expect(build.errors == (try Tool.run("build", "wordly", "attend", "session=KX_R").errors))
    let route = try Tool.run("qr", "wordly", "atend", "session=KXTR")
    #expect(route.status == 2 && route.errors.contains("Did you mean 'attend'?"))
  }

  @Test("If a link cannot be drawn, it is rejected with a reason that contains no secret")
  func rejected() throws {
    for (arguments, code) in [
      ([Self.link, "--scheme", "wordly"], "secret-on-custom-scheme"),
      (["osqr", "thread", "text=" + String(repeating: "x", count: 3000)], "too-long"),
      (["offload", "capture", "text=Zq7Zq7"], "secret-on-custom-scheme"),
    ] {
      let run = try Tool.run(["qr", "--format", "svg"] + arguments)
      #expect(run.status == 1 && run.output.isEmpty && run.errors.hasPrefix("error: "))
      #expect(run.errors.contains("[\(code)]"))
      #expect(!run.errors.contains("4F7K") && !run.errors.contains("Zq7"))
      let json = try Tool.run(["qr", "--format", "json"] + arguments)
      #expect(
        json.status == 1 && json.errors.isEmpty && json.output.contains("\"code\":\"\(code)\""))
      #expect(!json.output.contains("4F7K") && !json.output.contains("Zq7"))
    }
    // Level H has room for fewer bytes than the default level, so it rejects the link.
    let text = "text=" + String(repeating: "x", count: 2000)
    #expect(try Tool.run("qr", "osqr", "thread", text).status == 0)
    #expect(try Tool.run("qr", "osqr", "thread", text, "--level", "H").status == 1)
    let many = try Tool.run(
      ["qr", "--input", "-", "--level", "H"], input: Array("osqr:thread?\(text)".utf8))
    #expect(many.status == 1 && many.output.isEmpty && many.errors.contains("[too-long]"))
    let long = try Tool.run(
      "qr", "osqr", "thread", "text=" + String(repeating: "x", count: 3000), "--format", "json")
    #expect(long.output.contains("\"needed\":24") && long.output.contains("\"available\":23648"))
  }

  @Test("Wrong usage causes status 2, with a hint")
  func usage() throws {
    for (arguments, words) in [
      ([], "No link: give a link"), ([Self.link, "--input", "-"], "not both"),
      ([Self.link, "--format", "sgv"], "Did you mean 'svg'?"),
      ([Self.link, "--level", "X"], "L, M, Q, H"),
      ([Self.link, "--module", "4"], "png or svg"),
      ([Self.link, "--format", "svg", "--module", "0"], "2 to 564 pixels, not 0"),
      ([Self.link, "--format", "png", "--module", "1"], "2 to 564 pixels, not 1"),
      ([Self.link, "--format", "terminal", "--background", "lihgt"], "Did you mean 'light'?"),
      ([Self.link, "--background", "light"], "--background needs the format terminal."),
      ([Self.link, "--caption"], "svg or terminal"),
      ([Self.link, "--scheme", "wrdly"], "unknown-scheme"),
      ([Self.link, "--output", "/tmp/code"], "add --format"),
      ([Self.link, "--name", "x"], "--name"),
      ([Self.link, "--format", "png", "--module", "99999"], "invalid-module-size"),
      ([Self.link, "--format", "svg", "--module", "922337203685477580"], "invalid-module-size"),
      (["--input", "-", "--format", "svg"], "--output FOLDER"),
      (["wordly", "attend", "session"], "name=value"),
      ([Self.link, "--output", "/nonexistent/code.svg"], "Cannot write /nonexistent/code.svg"),
    ] {
      let run = try Tool.run(["qr"] + arguments)
      #expect(run.status == 2 && run.output.isEmpty, "\(arguments)")
      #expect(run.errors.replacing("\n", with: " ").contains(words), "\(arguments): \(run.errors)")
    }
  }

  @Test(
    "The extension of the output determines the format, and a file is replaced atomically")
  func output() throws {
    try withFolder { folder in
      for (name, start) in [
        ("a.svg", "<svg "), ("a.png", "\u{FFFD}PNG"), ("a.json", "{\"payload\""),
        ("a.txt", "https://"),
      ] {
        let file = folder.appending(path: name)
        try Data("old".utf8).write(to: file)
        let run = try Tool.run("qr", Self.link, "--output", file.path)
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self).hasPrefix(start))
      }
      // A symbolic link is kept.
      let link = folder.appending(path: "link.svg")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "a.txt"))
      #expect(try Tool.run("qr", Self.link, "--output", link.path).status == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("a.txt"))
      #expect(
        try String(contentsOf: folder.appending(path: "a.txt"), encoding: .utf8).hasPrefix("<svg "))
      // No temporary files remain, and a rejected link produces no file.
      #expect(
        try Tool.run("qr", "osqr:nemu", "--output", folder.appending(path: "b.svg").path).status
          == 1)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["a.json", "a.png", "a.svg", "a.txt", "link.svg"])
      let run = try Tool.shell("waymark qr osqr:menu --format svg --output /dev/stdout | head -c 5")
      #expect(run.output == "<svg ")
    }
  }

  // MARK: Secrets

  @Test("A drawing contains readable secrets only with --caption")
  func drawingSecrets() throws {
    let plain = try Tool.run("qr", Self.link, "--format", "svg").output
    #expect(!plain.contains("4F7K") && plain.contains("passcode=•••"))
    let caption = try Tool.run("qr", Self.link, "--format", "svg", "--caption", "--language", "fr")
      .output
    #expect(
      caption.contains(">Code d’accès\u{A0}: 4F7K</text>") && caption.contains(">wordly.ai</text>"))
    #expect(caption.contains(">Identifiant\u{A0}: KXTR-7429<") && caption.contains("lang=\"fr\""))
    #expect(caption.contains("Code QR pour wordly.ai"))
    #expect(
      !(try Tool.run("qr", Self.link, "--format", "svg", "--caption", "--without-secrets").output
        .contains("4F7K")))
  }

  // MARK: Many links

  @Test("Many links produce payloads or objects in order, and rejections on standard error")
  func many() throws {
    let links = (0..<3000).map { "https://wordly.ai/attend/KX-\(1000 + $0)" }
    let input = Array((links + ["osqr:nemu", "", " osqr:menu "]).joined(separator: "\r\n").utf8)
    let run = try Tool.run(["qr", "--input", "-"], input: input)
    #expect(run.status == 1 && run.lines == links + ["https://app.osqr.app/menu"])
    #expect(
      run.errors.contains("line 3001: rejected") && run.errors.contains("[unknown-path-component]"))
    let json = try Tool.run(
      ["qr", "--input", "-", "--format", "json", "--jobs", "3"], input: input)
    #expect(json.errors.isEmpty && json.lines.count == 3002)
    #expect(json.lines[7].hasPrefix("{\"line\":8,\"payload\":\"https://wordly.ai/attend/KX-1007\""))
    #expect(
      json.lines[3000].hasPrefix("{\"line\":3001,\"link\":\"osqr:nemu\",\"status\":\"rejected\""))
  }

  @Test("Many links become files that are named according to a template")
  func files() throws {
    try withFolder { folder in
      let path = folder.appending(path: "codes").path
      func run(_ arguments: [String], _ lines: [String]) throws -> ToolRun {
        try Tool.run(
          ["qr", "--input", "-", "--output", path] + arguments,
          input: Array(lines.joined(separator: "\n").utf8))
      }
      func files() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        try FileManager.default.removeItem(atPath: path)
        return names
      }
      #expect(try run([], [Self.link, "", "osqr:menu"]).status == 0)
      #expect(try files() == ["000001.svg", "000003.svg"])
      let named = try run(
        ["--name", "{app}-{route}-{session}{lang}", "--format", "png"], [Self.link, "osqr:menu"])
      #expect(named.status == 0 && named.errors.isEmpty)
      #expect(try files() == ["osqr-menu-.png", "wordly-attend-KXTR-7429fr.png"])
      // If two links have the same name, the first link gets it.
      let twice = try run(["--name", "{route}"], ["osqr:menu", "osqr:menu?x=1"])
      #expect(
        twice.status == 1 && twice.errors.contains("line 2: error: ")
          && twice.errors.contains("menu.svg"))
      #expect(try files() == ["menu.svg"])
      // A name cannot leave the folder, hide a file, or look like an option.
      let hostile = [
        "osqr:thread?text=..%2F..%2Fetc%2Fpasswd", "osqr:thread?text=.hidden",
        "osqr:thread?text=-rf%20*",
      ]
      #expect(try run(["--name", "{text}", "--format", "json"], hostile).status == 0)
      #expect(try files() == ["_-rf%20%2A.json", "_..%2F..%2Fetc%2Fpasswd.json", "_.hidden.json"])
      // An empty value becomes an underscore, and names that differ only in case are equal.
      let empty = try run(["--name", "{text}"], ["osqr:menu"])
      #expect(empty.status == 0)
      #expect(try files() == ["_.svg"])
      let cases = try run(["--name", "{text}"], ["osqr:thread?text=a", "osqr:thread?text=A"])
      #expect(cases.status == 1 && cases.errors.contains("[repeated-name]"))
      #expect(try files() == ["a.svg"])
      let long = try run(
        ["--name", "{text}"], ["osqr:thread?text=" + String(repeating: "x", count: 300)])
      #expect(long.status == 1 && long.errors.contains("[overlong-name]"))
      let schema = try JSONSchema(Tool.root.appending(path: "Schemas/qr.schema.json"))
      for (name, links, code) in [
        ("{route}", ["osqr:menu", "osqr:menu?x=1"], "repeated-name"),
        ("{text}", ["osqr:thread?text=" + String(repeating: "x", count: 300)], "overlong-name"),
        ("{route}", ["osqr:menu", Self.link, Self.link], "repeated-name"),
      ] {
        let run = try run(["--format", "json", "--name", name], links)
        #expect(run.status == 1 && run.errors.isEmpty && run.lines.count == 1)
        #expect(try schema.violations(run.lines[0]) == [])
        #expect(
          run.lines[0].hasPrefix("{\"line\":\(links.count),\"link\":")
            && run.lines[0].contains("\"code\":\"\(code)\""))
        #expect(!run.lines[0].contains("4F7K"))
      }
    }
  }

  @Test("A file name never contains a secret")
  func secretNames() throws {
    try withFolder { folder in
      func run(_ name: String, _ link: String) throws -> ToolRun {
        try Tool.run(
          ["qr", "--input", "-", "--output", folder.path, "--name", name], input: Array(link.utf8))
      }
      let secret = try run("{passcode}", Self.link)
      #expect(secret.status == 2 && secret.errors.contains("passcode is secret"))
      let unknown = try run("{sesion}", Self.link)
      #expect(unknown.status == 2 && unknown.errors.contains("Did you mean 'session'?"))
      for template in ["{", "}", "a/b", "{}", "", "a\u{1B}b"] {
        #expect(try run(template, Self.link).status == 2)
      }
      let quoted = "osqr:thread?text=https%3A%2F%2Fwordly.ai%2Fattend%2FKXTR%3Fpasscode%3D4F7K"
      #expect(try run("{text}-{line}", quoted).status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["secret-000001.svg"])
    }
  }

  @Test("A secret in the path of a quoted link is not in drawings, names or messages")
  func quotedPathSecrets() throws {
    try withFolder { folder in
      let manifest = folder.appending(path: "t.links.yaml").path
      let text = """
        app: t
        hosts: [t.example]
        schemes: [tt]
        types:
          pin: { text: any, secret: true }
          words: { text: any }
        routes:
          secret: { path: "/s/{pin:pin}" }
          many: { path: /m, query: { many: "words?" } }
        """
      try text.write(toFile: manifest, atomically: true, encoding: .utf8)
      let link = "https://t.example/m?many=tt%3A%2F%2Fs%2FSECRET4"
      let drawing = try Tool.run("qr", link, "--manifest", manifest, "--format", "svg")
      #expect(drawing.status == 0 && drawing.errors.isEmpty, "\(drawing.errors)")
      #expect(!drawing.output.contains("SECRET4") && drawing.output.contains("many=•••"))
      for format in ["svg", "json"] {
        let run = try Tool.run(
          "qr", link, "--manifest", manifest, "--format", format, "--scheme", "tt")
        #expect(run.status == 1 && (run.output + run.errors).contains("secret-on-custom-scheme"))
        #expect(!(run.output + run.errors).contains("SECRET4"))
      }
      let codes = folder.appending(path: "codes").path
      let named = try Tool.run(
        ["qr", "--input", "-", "--output", codes, "--name", "{many}", "--manifest", manifest],
        input: Array(link.utf8))
      #expect(named.status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: codes) == ["secret.svg"])
    }
  }

  // MARK: Terminals

  private static let needsScript: ConditionTrait = .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "the command 'script' is not installed")

  private func terminal(_ arguments: String, _ environment: String = "", columns: Int = 80) throws
    -> String
  {
    try Tool.shell(
      """
      script -qec "stty cols \(columns); env \(environment) $WAYMARK qr \(arguments)" /dev/null \
      < /dev/null
      """
    ).output.replacing("\r\n", with: "\n")
  }

  @Test(
    "A terminal shows the drawing, the readable link, and options for a smaller code", needsScript)
  func onTerminal() throws {
    let output = try terminal("'\(Self.link)' --level M", "TERM=xterm-256color")
    #expect(output.hasPrefix("\u{1B}[38;5;16;48;5;231m"))
    #expect(output.contains("\u{1B}[0m\n\(Self.link)\n33 modules per side (version 4), level M"))
    #expect(output.contains("Without passcode, the code would have 29 modules per side"))
    let french = try terminal("'\(Self.link)' --caption --language fr")
    #expect(french.contains("wordly.ai\nIdentifiant\u{A0}: KXTR-7429\nCode d’accès\u{A0}: 4F7K\n"))
    #expect(try !terminal("osqr:menu", "NO_COLOR=1").contains("\u{1B}"))
    #expect(try terminal("osqr:menu", "NO_COLOR=1").hasPrefix("███"))
    #expect(try terminal("osqr:menu", "NO_COLOR=1 COLORFGBG='0;15'").hasPrefix("    "))
    #expect(try !terminal("osqr:menu", "TERM=dumb").contains("\u{1B}"))
    #expect(try !terminal("osqr:menu", "TERM=vt100").contains("\u{1B}"))
    let eight = try terminal("osqr:menu", "TERM=linux")
    #expect(eight.hasPrefix("\u{1B}[30;47m") && !eight.contains("38;5"))
  }

  @Test("Without colors, the option or the environment sets the background; the default is dark")
  func ground() throws {
    let warning = "warning: Without colors"
    func drawing(_ arguments: [String], _ environment: [String: String]) throws -> [String] {
      let run = try Tool.run(
        ["qr", "osqr:menu", "--format", "terminal"] + arguments, environment: environment)
      #expect(run.status == 0)
      return [run.output, run.errors]
    }
    let light = try drawing(["--background", "light"], [:])
    let dark = try drawing(["--background", "dark"], [:])
    #expect(light[0].hasPrefix("    ") && dark[0].hasPrefix("███"))
    #expect(light[1].isEmpty && dark[1].isEmpty)
    for plain in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      func told(_ colors: String) -> [String: String] {
        plain.merging(["COLORFGBG": colors]) { $1 }
      }
      #expect(try drawing(["--background", "light"], plain) == light)
      #expect(try drawing(["--background", "light"], told("15;0")) == light)
      #expect(try drawing([], told("0;15")) == light)
      #expect(try drawing([], told("0;default;7")) == light)
      #expect(try drawing([], told("15;0")) == dark)
      for environment in [plain, told("default;default"), told("15;"), told("1;99")] {
        let assumed = try drawing([], environment)
        #expect(assumed[0] == dark[0] && assumed[1].hasPrefix(warning))
      }
    }
    // These values of TERM mean no colors, eight colors, and more colors.
    for name in ["dumb", "vt100", "vt220", "VT52", "xterm-mono", "ansi-m", "unknown"] {
      #expect(try drawing([], ["TERM": name, "COLORFGBG": "0;15"]) == light, "\(name)")
    }
    for name in ["xterm", "linux", "screen", "ansi", "xterm-color"] {
      let eight = try drawing([], ["TERM": name])
      #expect(eight[0].hasPrefix("\u{1B}[30;47m") && !eight[0].contains("38;5") && eight[1].isEmpty)
      let many = try drawing([], ["TERM": name, "COLORTERM": "truecolor"])
      #expect(many[0].hasPrefix("\u{1B}[38;5;16;48;5;231m"), "\(name)")
    }
    for name in ["screen-256color", "xterm-direct", "alacritty", "xterm-kitty"] {
      #expect(try drawing([], ["TERM": name])[0].hasPrefix("\u{1B}[38;5;16;48;5;231m"), "\(name)")
    }
    let colored = try drawing([], ["NO_COLOR": "", "TERM": "xterm-256color"])
    #expect(colored[0].hasPrefix("\u{1B}[38;5;16;48;5;231m") && colored[1].isEmpty)
    try withFolder { folder in
      let codes = folder.appending(path: "codes").path
      func warned(_ links: String) throws -> Bool {
        try Tool.run(
          ["qr", "--input", "-", "--format", "terminal", "--output", codes],
          input: Array(links.utf8), environment: ["NO_COLOR": "1"]
        ).errors.contains(warning)
      }
      let warnings = try ["osqr:menu\n", "osqr:menu\nx:\n", "x:\n", ""].map(warned)
      #expect(warnings == [true, true, false, false])
    }
  }

  @Test(
    "QR code readers can read every kind of drawing on light and dark backgrounds",
    .enabled(if: CodeReaders.areExpected, "\(CodeReaders.absence)"), needsScript)
  func screens() throws {
    try withFolder { folder in
      var cases: [CodeReaders.Case] = []
      func add(_ arguments: String, _ environment: String, on ground: String) throws {
        let file = "\(cases.count).terminal"
        try terminal("'\(Self.link)' \(arguments)", environment).write(
          to: folder.appending(path: file), atomically: true, encoding: .utf8)
        cases.append(
          CodeReaders.Case(
            file: file, kind: "terminal", payload: Self.link, ground: ground, pixels: 3))
      }
      for (ground, told) in [("light", "0;15"), ("dark", "15;0")] {
        try add("", "", on: ground)
        for level in ["L", "M", "Q", "H"] { try add("--level \(level) --caption", "", on: ground) }
        try add("--background \(ground)", "", on: ground)
        for plain in ["NO_COLOR=1", "TERM=dumb"] {
          try add("--background \(ground)", plain, on: ground)
          try add("", "\(plain) COLORFGBG='\(told)'", on: ground)
        }
      }
      try add("", "NO_COLOR=1", on: "dark")
      let (output, isSound) = try CodeReaders.read(cases, in: folder)
      #expect(isSound, "\(output)")
    }
  }

  @Test("A drawing that is wider than the terminal is rejected", needsScript)
  func narrow() throws {
    let output = try terminal("osqr:menu", columns: 32)
    #expect(output.contains("needs 33 columns") && !output.contains("█"))
    #expect(try terminal("osqr:menu", columns: 33).contains("█"))
  }

  @Test("A PNG file is never printed on a terminal", needsScript)
  func picture() throws {
    for arguments in [
      "osqr:menu --format png", "osqr:menu --format png --output -",
      "osqr:menu --format png --output /dev/tty",
    ] {
      let output = try terminal(arguments)
      #expect(output.contains("cannot be printed on a terminal") && !output.contains("PNG\n"))
      #expect(!output.contains("IDAT"))
    }
  }
}

/// Calls a function with a temporary folder, and removes the folder afterward.
private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
