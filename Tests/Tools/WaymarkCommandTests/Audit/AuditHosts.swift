import Foundation
import TestSupport
import Testing

/// The hosts that the tests of `waymark audit` serve, with the codes that an audit must report.
///
/// The codes follow from the documentation of the platforms: a file is fetched over HTTPS from the
/// host itself, with status 200, and as JSON.
enum AuditHosts {
  typealias Host = AuditServers.Host

  // MARK: Files

  static let appID = "ABCDE12345.example.shop"
  static let fingerprint =
    "00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:"
    + "00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"
  static let applePath = ".well-known/apple-app-site-association"
  static let androidPath = ".well-known/assetlinks.json"

  static func apple(_ components: String = #"{"/": "/item/?*"}, {"/": "/cart"}"#) -> String {
    #"{"applinks": {"details": [{"appIDs": ["\#(appID)"], "components": [\#(components)]}]}}"#
  }

  static func android(_ fingerprint: String = fingerprint, extra: String = "") -> String {
    """
    [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": \
    "android_app", "package_name": "example.shop", "sha256_cert_fingerprints": \
    ["\(fingerprint)"]}\(extra)}]
    """
  }

  static func files(
    apple: String? = apple(), android: String? = android()
  ) -> [String: Data] {
    var files: [String: Data] = [:]
    if let apple { files[applePath] = Data(apple.utf8) }
    if let android { files[androidPath] = Data(android.utf8) }
    return files
  }

  /// Returns a reply in the form in which a server sends it.
  static func reply(
    _ headers: String..., body: String = apple(), length: Int? = nil
  ) -> String {
    (["HTTP/1.1 200 OK", "Content-Length: \(length ?? body.utf8.count)"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  static let json = "Content-Type: application/json"

  // MARK: Hosts

  /// A host and the codes that an audit of it reports.
  struct Row: Sendable, CustomTestStringConvertible {
    var host: Host
    var codes: Set<String>
    var options: [String]

    var testDescription: String { host.name }

    init(
      _ name: String, _ codes: Set<String>, _ program: AuditServers.Program = .nginx,
      _ directives: String = "", certificate: String = "valid",
      files: [String: Data] = AuditHosts.files(), replies: [String] = [], options: [String] = []
    ) {
      host = Host(
        name: name + ".audit.example", program: program, directives: directives, replies: replies,
        certificate: certificate, files: files)
      self.codes = codes
      self.options = options
    }
  }

  static let onlyApple = ["--file", "apple"]
  static let onlyAndroid = ["--file", "android"]

  static let correct = [
    Row("correct-nginx", []),
    Row("correct-compressed", [], .nginx, "gzip on;"),
    Row("correct-caddy", [], .caddy, caddyFiles),
    Row("correct-chain", [], certificate: "chained"),
    Row(
      "correct-charset", [], .caddy,
      "header Content-Type \"application/json; charset=utf-8\"\nfile_server"),
  ]

  static let caddyFiles = "header Content-Type application/json\nencode gzip\nfile_server"

  /// Hosts whose replies are wrong.
  static let replies = [
    Row(
      "redirect-www", ["redirect"], .nginx,
      "return 301 https://www.redirect.audit.example$request_uri;"),
    Row("redirect-login", ["redirect"], .nginx, "return 302 /login;"),
    Row("redirect-slash", ["redirect"], .caddy, "redir * {uri}/ 308"),
    Row(
      "start-page", ["page-instead-of-file"], .nginx,
      "try_files /index.html =404;", files: ["index.html": Data("<!doctype html>\n<p>Hi".utf8)]),
    Row(
      "login-page", ["page-instead-of-file"], .caddy,
      "header Content-Type text/html\nrespond `<html><input type=\"password\">` 200"),
    Row("html-type", ["wrong-content-type"], .nginx, "default_type text/html;"),
    Row(
      "binary-type", ["wrong-content-type"], .caddy,
      "header Content-Type application/octet-stream\nfile_server", options: onlyAndroid),
    Row("no-type", ["wrong-content-type"], .raw, replies: [reply()], options: onlyApple),
    Row(
      "utf-16-charset", ["wrong-content-type"], .nginx,
      "default_type 'application/json; charset=utf-16';"),
    Row("missing", ["file-missing"], files: [:]),
    Row("gone", ["file-missing"], .caddy, "respond 410"),
    Row(
      "at-root", ["file-missing"], files: ["apple-app-site-association": Data(apple().utf8)],
      options: onlyApple),
    Row("only-apple", ["file-missing"], files: files(android: nil)),
    Row("unauthorized", ["access-denied"], .nginx, "return 401;"),
    Row("forbidden", ["access-denied"], .caddy, "respond 403"),
    Row("too-many-requests", ["access-denied"], .nginx, "return 429;"),
    Row("internal-error", ["server-error"], .nginx, "return 500;"),
    Row("unavailable", ["server-error"], .caddy, "respond 503"),
    Row("no-content", ["unexpected-status"], .nginx, "return 204;"),
    Row("empty", ["empty-file"], files: files(apple: "", android: "")),
    Row(
      "long-caching", ["long-caching"], .nginx,
      "add_header Cache-Control 'public, max-age=31536000, immutable';"),
  ]

  /// Hosts whose transfers or contents are wrong.
  static let contents = [
    Row(
      "truncated", ["truncated-file"], .raw, replies: [reply(json, length: 500)], options: onlyApple
    ),
    Row(
      "truncated-chunks", ["truncated-file"], .raw,
      replies: [
        "HTTP/1.1 200 OK\r\n\(json)\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{\"applinks\""
      ], options: onlyApple),
    Row(
      "short-body", ["broken-compression"], .raw,
      replies: [
        reply(json), reply(json, "Content-Encoding: gzip", body: "\u{1F}\u{8B}\u{8}", length: 200),
      ], options: onlyApple),
    Row(
      "not-compressed", ["broken-compression"], .raw,
      replies: [reply(json), reply(json, "Content-Encoding: gzip")], options: onlyApple),
    Row(
      "unasked", ["unrequested-compression"], .nginx, "gzip_static always;",
      files: compressed(apple()), options: onlyApple),
    Row(
      "stale", ["compression-differs"], .nginx, "gzip_static on;",
      files: files().merging(compressed(apple(#"{"/": "/old/*"}"#))) { first, _ in first },
      options: onlyApple),
    Row(
      "compressed-error", ["compression-differs"], .raw,
      replies: [reply(json), "HTTP/1.1 500 Error\r\nContent-Length: 0\r\n\r\n"],
      options: onlyApple),
    Row(
      "too-large", ["apple-too-large"],
      files: files(apple: apple() + String(repeating: " ", count: 131_072)), options: onlyApple),
    Row(
      "oversized", ["oversized-reply"], options: onlyApple + ["--max-filesize", "100"]),
    Row(
      "byte-order-mark", ["apple-invalid-json"], files: files(apple: "\u{FEFF}" + apple()),
      options: onlyApple),
    Row(
      "half-json", ["apple-invalid-json"], files: files(apple: String(apple().dropLast(3))),
      options: onlyApple),
    Row(
      "utf-16", ["apple-invalid-json"],
      files: [applePath: apple().data(using: .utf16LittleEndian) ?? Data()], options: onlyApple),
    Row(
      "lower-case-fingerprint", ["android-fingerprint-form"],
      files: files(android: android(fingerprint.lowercased())), options: onlyAndroid),
  ]

  /// Returns Apple's file with the extension `.gz`, for nginx's `gzip_static`.
  ///
  /// `Servers/start` compresses the file.
  static func compressed(_ text: String) -> [String: Data] {
    [applePath + ".gz": Data(text.utf8)]
  }

  static let rows = correct + replies + contents + connections + failures

  /// The servers, which run until the tests end.
  static let servers = Result {
    try AuditServers(rows.map(\.host) + services + others + faulty + generated.get())
  }
}
