import Foundation
import Testing

/// Tests the search for manifests without `--manifest`, and hints that contain commands.
@Suite("The tool: the search for manifests")
struct ManifestSearchTests {
  /// Calls a function with a tree of folders and files, and removes the tree afterward.
  private static func withTree<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appending(path: path)
      let isFolder = path.hasSuffix("/")
      try FileManager.default.createDirectory(
        at: isFolder ? url : url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !isFolder { try Data(text.utf8).write(to: url) }
    }
    return try body(root.path)
  }

  private static func manifest(_ app: String) -> String {
    """
    app: \(app)
    schemes: [\(app)]
    hosts: [\(app).example]
    routes:
      item: "/item/{id:integer}"

    """
  }

  private static func apps(in folder: String) throws -> [String] {
    let run = try Tool.run(["routes", "--format", "json"], in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    struct Row: Decodable { var app: String }
    let apps = try run.lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)).app }
    return Array(Set(apps)).sorted()
  }

  private static let bundled = ["cocotte", "fieldnotes", "offload", "osqr", "wordly"]

  @Test("The nearest folder with manifests is used, up to the root of the repository")
  func nearest() throws {
    let tree = [
      "above.links.yaml": Self.manifest("above"), "repo/.git/": "",
      "repo/a.links.yaml": Self.manifest("a"), "repo/b.links.yaml": Self.manifest("b"),
      "repo/.hidden.links.yaml": Self.manifest("hidden"), "repo/deep/er/x.txt": "",
      "repo/inner/c.links.yaml": Self.manifest("c"), "repo/inner/deep/x.txt": "",
      "repo/folder/d.links.yaml/": "", "repo/module/.git": "gitdir: ../.git/modules/module\n",
      "repo/module/deep/x.txt": "", "alone/deep/x.txt": "",
      "alone/e.links.yaml": Self.manifest("e"),
    ]
    try Self.withTree(tree) { (root: String) throws in
      // Each row is a folder, and the apps whose routes are listed if the tool runs in it.
      let rows: [(folder: String, apps: [String])] = [
        ("repo", ["a", "b"]), ("repo/deep/er", ["a", "b"]), ("repo/inner", ["c"]),
        ("repo/inner/deep", ["c"]),
        // A folder whose name ends like that of a manifest is not a manifest.
        ("repo/folder", ["a", "b"]),
        // The folder of a submodule is also a root, although its `.git` is a file.
        ("repo/module/deep", Self.bundled),
        // Outside of a repository, only the current folder is searched.
        ("", ["above"]), ("alone", ["e"]), ("alone/deep", Self.bundled),
      ]
      for row in rows {
        #expect(try Self.apps(in: root + "/" + row.folder) == row.apps, "\(row.folder)")
      }
    }
  }

  @Test("Every command with the option --manifest searches for manifests")
  func commands() throws {
    let tree = [".git/": "", "shop.links.yaml": Self.manifest("shop"), "deep/x.txt": ""]
    try Self.withTree(tree) { (root: String) throws in
      for arguments in [
        ["parse", "shop:item/7"], ["build", "shop", "item", "id=7"],
        ["qr", "shop", "item", "id=7"], ["routes", "--app", "shop"], ["generate", "swift"],
        ["associate", "serving", "--app", "shop"],
        ["verdict", "--fail-on", "never", "shop:item/7"],
        ["verdict", "--fail-on", "never", "--app", "shop"],
      ] {
        let run = try Tool.run(arguments, in: root + "/deep")
        #expect(run.status == 0, "\(arguments) \(run.errors)")
        // The bundled apps are not added to the manifests that were found.
        let other = try Tool.run(["parse", "osqr:menu"], in: root + "/deep")
        #expect(other.status == 1)
      }
      // The output does not replace a manifest that was found.
      let run = try Tool.run(
        ["generate", "swift", "--output", "../shop.links.yaml"], in: root + "/deep")
      #expect(run.status == 2 && run.errors.contains("would replace the input"))
    }
  }

  @Test("An error in a manifest that was found is shown with a path relative to the current folder")
  func invalid() throws {
    try Self.withTree([".git/": "", "shop.links.yaml": "app: 7\nx: y\n", "deep/x.txt": ""]) {
      (root: String) throws in
      let run = try Tool.run(["parse", "shop:item/7"], in: root + "/deep")
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("../shop.links.yaml:"))
    }
  }

  @Test("For an undeclared host or scheme, text output mentions --manifest, but JSON does not")
  func note() throws {
    let link = "https://shop.example/item/7"
    for (arguments, expected) in [
      (["parse", link], "--manifest FILE"), (["parse", "shop:item/7"], "only the bundled apps"),
      (["verdict", "--fail-on", "never", link], "--manifest FILE"),
      (["qr", link], "--manifest FILE"),
      (["parse", "--language", "de", link], "mit --manifest FILE"),
    ] {
      let run = try Tool.run(arguments)
      #expect((run.output + run.errors).contains(expected), "\(arguments)")
    }
    let json = try Tool.run("parse", "--format", "json", link)
    #expect(json.lines.count == 1 && json.errors.isEmpty && !json.output.contains("--manifest"))
    // Other errors do not depend on the manifests.
    #expect(try !Tool.run("parse", "osqr:nemu").output.contains("--manifest"))
    try Self.withTree([".git/": "", "a b.links.yaml": Self.manifest("shop")]) {
      (root: String) throws in
      let run = try Tool.run(["parse", "--language", "en", "osqr:menu"], in: root)
      #expect(run.output.contains("only these manifests were read: a b.links.yaml;"))
      let app = try Tool.run(["routes", "--app", "osqr"], in: root)
      #expect(app.errors.contains("The apps of a b.links.yaml are shop."))
    }
  }

  @Test("The command in a hint can be run in a shell")
  func hints() throws {
    try Self.withTree([".git/": "", "it's a.yaml": Self.manifest("shop")]) {
      (root: String) throws in
      let path = root + "/it's a.yaml"
      for command in [["build"], ["qr"]] {
        let run = try Tool.run(command + ["shop", "itm", "id=7", "--manifest", path])
        #expect(run.status == 2)
        let hint = try #require(run.errors.split(separator: "\n").last { $0.contains("waymark ") })
        let pasted = try Tool.shell(String(hint))
        #expect(pasted.status == 0 && pasted.output.contains("/item/{id:integer}"), "\(hint)")
      }
    }
  }

  @Test("check FOLDER checks every manifest below it, except in ignored and hidden folders")
  func checkFolder() throws {
    let wrong = "app: x\n"
    let tree = [
      ".git/": "", ".gitignore": "out/\n", "a/one.links.yaml": Self.manifest("one"),
      "a/b/two.links.yaml": Self.manifest("one"), "out/x.links.yaml": wrong,
      ".hidden/x.links.yaml": wrong, "node_modules/x.links.yaml": wrong, "a/.x.links.yaml": wrong,
      "empty/x.txt": "",
    ]
    try Self.withTree(tree) { (root: String) throws in
      for (folder, arguments, count) in [
        (root, [], 2), (root, ["."], 2), (root, ["a", "a/b"], 2), (root + "/a/b", [], 1),
        ("/", [root], 2), (root, ["a/b/two.links.yaml", "a"], 2),
      ] {
        let run = try Tool.run(["check"] + arguments, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(arguments) \(run.output)")
        // No command reads the manifests of two folders together, so `check` does not compare them.
        #expect(run.output == "manifests: \(count), routes: \(count), errors: 0, warnings: 0\n")
      }
      // Files passed as arguments are compared.
      let compared = try Tool.run(["check", "a/one.links.yaml", "a/b/two.links.yaml"], in: root)
      #expect(compared.status == 1)
      // A run that checks no file fails.
      let none = try Tool.run(["check", "empty"], in: root)
      #expect(none.status == 2)
      #expect(none.errors.contains("No manifest (*.links.yaml) was found in empty or its "))
    }
  }

  @Test("Symbolic links to files are followed, and a broken link is reported")
  func links() throws {
    let tree = [
      ".git/": "", "root.links.yaml": Self.manifest("root"), "app/x.txt": "",
      "shared/shop.links.yaml": Self.manifest("shop"), "gone/deep/x.txt": "", "loop/x.txt": "",
    ]
    try Self.withTree(tree) { (root: String) throws in
      for (link, target) in [
        ("app/shop.links.yaml", "../shared/shop.links.yaml"), ("app/again", "."),
        ("app/folder.links.yaml", "../shared"), ("gone/none.links.yaml", "/nonexistent/none"),
        ("loop/self.links.yaml", "self.links.yaml"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: root + "/" + link, withDestinationPath: target)
      }
      #expect(try Self.apps(in: root + "/app") == ["shop"])
      let check = try Tool.run(["check"], in: root + "/app")
      #expect(check.status == 0 && check.errors.isEmpty)
      #expect(check.output == "manifests: 1, routes: 1, errors: 0, warnings: 0\n")
      for (folder, path) in [
        ("gone", "none.links.yaml"), ("gone/deep", "../none.links.yaml"),
        ("loop", "self.links.yaml"),
      ] {
        // The manifests in the parent folders are not used instead of the unreadable one.
        let routes = try Tool.run(["routes"], in: root + "/" + folder)
        #expect(routes.status == 2 && routes.output.isEmpty)
        #expect(routes.errors.hasPrefix("error: Cannot read \(path): "), "\(routes.errors)")
      }
      // The readable manifests are still checked.
      let all = try Tool.run(["check"], in: root)
      #expect(all.status == 2)
      #expect(all.output == "manifests: 3, routes: 3, errors: 0, warnings: 0\n")
      #expect(all.errors.contains("Cannot read gone/none.links.yaml: "))
      #expect(all.errors.contains("Cannot read loop/self.links.yaml: "))
    }
  }

  /// The start of a command line that drops the privileges of root, who can list every folder.
  private static let withoutRights =
    geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups \"$WAYMARK\"" : "waymark"

  /// `true` if the tool can be run without the privileges of root.
  private static let canDropRights =
    (try? Tool.shell(withoutRights + " --version"))?.status == 0

  @Test(
    "A folder that cannot be listed is reported, and the bundled apps are not used",
    .enabled(if: canDropRights, "setpriv cannot run the tool without the rights of root"))
  func unlistable() throws {
    let tree = [
      ".git/": "", "closed/shop.links.yaml": Self.manifest("shop"), "closed/in/x.txt": "",
    ]
    try Self.withTree(tree) { (root: String) throws in
      let closed = root + "/closed"
      try FileManager.default.setAttributes([.posixPermissions: 0o311], ofItemAtPath: closed)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
      }
      for folder in [closed, closed + "/in"] {
        let run = try Tool.shell("cd '\(folder)' && \(Self.withoutRights) parse osqr:menu")
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.hasPrefix("error: Cannot read \(closed): Permission denied\n"))
        #expect(run.output.contains("--manifest"))
      }
      // Only the search needs to list the folder.
      let named = "\(Self.withoutRights) routes --manifest shop.links.yaml"
      let run = try Tool.shell("cd '\(closed)' && \(named)")
      #expect(run.status == 0 && run.output.contains("/item/{id:integer}"), "\(run.output)")
    }
  }
}
