import Foundation

/// Hosts whose failures an audit once missed or explained incorrectly.
extension AuditHosts {
  static let failures = [
    Row(
      "json-error", ["no-link-opened", "apple-missing-applinks", "apple-unknown-key"],
      files: files(apple: #"{"error": "not found"}"#), options: onlyApple),
    Row("empty-list", ["no-link-opened"], files: files(android: "[]"), options: onlyAndroid),
    Row(
      "late-expiry", ["long-caching"], .nginx,
      "add_header Expires 'Tue, 01 Jan 2086 00:00:00 GMT';"),
    Row(
      "huge-age", ["long-caching"], .nginx,
      "add_header Cache-Control max-age=99999999999999999999;"),
    Row(
      "trailers", [], .raw,
      replies: [
        """
        HTTP/1.1 200 OK\r\n\(json)\r\nTransfer-Encoding: chunked\r\n\r\n\
        \(String(apple().utf8.count, radix: 16))\r\n\(apple())\r\n0\r\n\
        Cache-Control: max-age=99999999\r\n\r\n
        """
      ], options: onlyApple),
    Row("old-chain", ["certificate-expired"], certificate: "old-chain"),
    Row(
      "hanging-compression", ["compression-failed"], .raw, replies: [reply(json), "hang"],
      options: onlyApple + ["--max-time", "1.5"]),
    Row(
      "bomb", ["oversized-reply"], .nginx, "gzip_static on;",
      files: files().merging(
        compressed(apple() + String(repeating: " ", count: 50_000))
      ) { first, _ in first },
      options: onlyApple + ["--max-filesize", "20000"]),
  ]

  /// Android's statements for two apps.
  private static let twoApps = [
    String(android().dropFirst().dropLast()),
    String(android().dropFirst().dropLast()).replacing("example.shop", with: "example.beta"),
  ]

  /// Further hosts that ``AuditFailureTests`` audits by name.
  static let faulty = [
    Host(
      name: "secret.audit.example", program: .nginx,
      directives: "return 302 https://user:hunter2@login.example/login?token=hunter3;"),
    Host(
      name: "soft.audit.example", program: .nginx,
      directives: """
        location /apple-app-site-association { return 200 '<html>Start'; }
        location /well-known/assetlinks.json { alias sites/one.audit.example/\(androidPath); }
        """),
    Host(
      name: "first-cart.audit.example", program: .nginx, files: files(apple: apple(cart))),
    Host(
      name: "second-cart.audit.example", program: .nginx,
      files: files(apple: apple(cart + #", {"/": "/other"}"#))),
    Host(name: "whole.audit.example", program: .nginx, files: files()),
    Host(
      name: "beta.audit.example", program: .nginx,
      files: files(
        apple: """
          {"applinks": {"details": [
            {"appIDs": ["\(appID)"], "components": [{"/": "/item/?*"}, \(cart)]},
            {"appIDs": ["\(appID).beta"], "components": [\(cart)]}]}}
          """)),
    Host(
      name: "old-over-ipv6.audit.example", program: .nginx, files: files(),
      certificateOverIPv6: "expired", filesOverIPv6: files()),
    Host(name: "forward.audit.example", program: .nginx, files: files(android: twoApps.listed)),
    Host(
      name: "backward.audit.example", program: .nginx,
      files: files(android: twoApps.reversed().listed)),
    Host(name: "portal-copy.audit.example", program: .nginx, files: files()),
    Host(
      name: "included.audit.example", program: .nginx,
      files: files(android: #"[{"include": "https://one.audit.example/\#(androidPath)"}]"#)),
  ]

  private static let cart = #"{"/": "/cart"}"#
}

extension Sequence<String> {
  /// The elements as a JSON list.
  fileprivate var listed: String { "[" + joined(separator: ", ") + "]" }
}
