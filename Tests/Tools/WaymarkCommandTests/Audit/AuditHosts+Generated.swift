import Foundation
import TestSupport

/// Hosts with the files of `waymark associate`.
extension AuditHosts {
  /// A manifest whose files `waymark associate` writes, for two hosts.
  static let generatedManifest = """
    app: shop
    hosts: [generated.audit.example, second.audit.example]
    types: { sku: { text: "A-Z a-z 0-9", length: 1..20 } }
    platforms:
      apple: { appIDs: [\(appID)] }
      android: { package: example.shop, sha256: ['\(fingerprint)'] }
    routes:
      item: { path: '/item/{sku}', query: { page: integer? } }
      cart: /cart
    exclude: [/item/legal]
    """

  /// The hosts of ``generatedManifest``, with the files of the tool.
  static let generated = Result {
    try Tool.withFile(generatedManifest.utf8, name: "shop.links.yaml") { manifest in
      try ForeignTools.withFolder { folder in
        for command in ["apple", "android"] {
          let run = try Tool.run([
            "associate", command, "--manifest", manifest, "--output", folder.path,
          ])
          if run.status != 0 { throw CocoaError(.fileWriteUnknown) }
        }
        return try [("generated", AuditServers.Program.nginx), ("second", .caddy)].map {
          name, program in
          let host = name + ".audit.example"
          let names = ["apple-app-site-association", "assetlinks.json"]
          let files = try names.map { name in
            (".well-known/" + name, try Data(contentsOf: folder.appending(path: "\(host)/\(name)")))
          }
          return Host(
            name: host, program: program, directives: program == .caddy ? caddyFiles : "",
            files: Dictionary(uniqueKeysWithValues: files))
        }
      }
    }
  }
}
