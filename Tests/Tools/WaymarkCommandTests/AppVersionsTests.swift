import Foundation
import TestSupport
import Testing

@Suite("--app-versions")
struct AppVersionsTests {
  private static let manifest = """
    app: radio
    hosts: [radio.example]
    platforms:
      apple: { appIDs: [ABCDE12345.example.radio] }
      android: { package: example.radio, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:\
    FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] }
    routes:
      station: "/station/{id:integer}"
      playlist: { path: "/playlist/{id:integer}", since: 4.2 }
      podcast: { path: "/podcast/{id:integer}", until: 5 }

    """

  private func withManifest(_ body: (String) throws -> Void) throws {
    try Tool.withFile(Self.manifest.utf8, name: "radio.links.yaml") { (path: String) throws in
      try body(path)
    }
  }

  /// A range of versions, and the routes that all of these versions have.
  private static let rows: [(versions: String?, routes: Set<String>)] = [
    (nil, ["station"]), ("4.2", ["station", "playlist", "podcast"]),
    ("4.2..", ["station", "playlist"]), ("4.1..", ["station"]),
    ("..4.9", ["station", "podcast"]), ("..5", ["station"]),
    ("4.2..4.9", ["station", "playlist", "podcast"]),
    (
      "4.2.0..4.2.0",
      [
        "station", "playlist", "podcast",
      ]
    ), ("5..", ["station", "playlist"]),
  ]

  @Test("The files contain the routes that all versions have", arguments: rows.indices)
  func files(_ index: Int) throws {
    let row = Self.rows[index]
    let option = row.versions.map { ["--app-versions", $0] } ?? []
    try withManifest { path in
      for command in ["apple", "android"] {
        let run = try Tool.run(["associate", command, "--manifest", path] + option)
        #expect(run.status == 0, "\(run.errors)")
        let routes = ["station", "playlist", "podcast"].filter { run.output.contains("/\($0)/") }
        #expect(Set(routes) == row.routes, "\(command)")
        for route in ["playlist", "podcast"] where !row.routes.contains(route) {
          #expect(run.errors.contains(route) && run.errors.contains("[app-versions]"))
        }
      }
      // Each version of the app contains its own intent filters, so they include all routes of the
      // manifest.
      let filters = try Tool.run(["associate", "intent-filters", "--manifest", path])
      #expect(filters.output.contains("/playlist/") && filters.output.contains("/podcast/"))
    }
  }

  @Test("A verdict is based on the files for the given versions")
  func verdict() throws {
    try withManifest { path in
      let link = "https://radio.example/playlist/7"
      let plain = try Tool.run("verdict", "--manifest", path, "--format", "json", link)
      let newer = try Tool.run(
        "verdict", "--manifest", path, "--app-versions", "4.2..", "--format", "json", link)
      #expect(plain.output != newer.output)
      #expect(plain.output.contains(#""ios":{"opens":false"#), "\(plain.output)")
      #expect(newer.output.contains(#""ios":{"opens":true"#), "\(newer.output)")
    }
  }

  @Test("The site contains the association files for the given versions")
  func site() throws {
    try withManifest { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      for (versions, hasPlaylist) in [("4.2..", true), ("4.1..", false)] {
        let output = folder.appending(path: "site-\(versions)").path
        let run = try Tool.run(
          "site", "--manifest", path, "--app-versions", versions, "--output", output)
        #expect(run.status == 0, "\(run.errors)")
        for name in ["apple-app-site-association", "assetlinks.json"] {
          let text = try String(
            contentsOfFile: output + "/radio.example/.well-known/" + name, encoding: .utf8)
          #expect(text.contains("/playlist/") == hasPlaylist, "\(name)")
        }
      }
    }
  }

  @Test("An invalid range is rejected", arguments: ["x..", "..", "5..4", "4.2...5", ""])
  func invalid(_ range: String) throws {
    try withManifest { path in
      let run = try Tool.run(
        "associate", "apple", "--manifest", path, "--app-versions", range)
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors.contains("app-versions"), "\(run.errors)")
    }
  }
}
