import Foundation

/// Hosts with wrong connections, simulated services, and hosts that several tests share.
extension AuditHosts {
  /// Hosts whose connections or certificates are wrong.
  static let connections = [
    Row("expired", ["certificate-expired"], certificate: "expired"),
    Row("early", ["certificate-not-yet-valid"], certificate: "early"),
    Row("wrong-name", ["certificate-wrong-name"], certificate: "other"),
    Row("self-signed", ["certificate-not-trusted"], certificate: "own"),
    Row("unchained", ["certificate-not-trusted"], certificate: "unchained"),
    Row("expires-soon", ["certificate-expires-soon"], certificate: "soon"),
  ]

  /// Hosts that simulate Apple's and Google's services, which keep copies of association files.
  ///
  /// The real services are not contacted.
  static let services = [
    Host(
      name: "app-site-association.cdn-apple.com", program: .nginx,
      directives: """
        location /a/v1/without-copy {
          add_header Apple-Failure-Reason 'SWCERR00301 Timeout' always;
          add_header Apple-Failure-Details '{"cause":"context deadline exceeded"}' always;
          return 404;
        }
        location /a/v1/old-copy { return 200 '\(apple(#"{"/": "/old/*"}"#))'; }
        location /a/v1/unavailable { return 503; }
        location /a/v1/portal-copy { return 200 '<html>Log in'; }
        location / { return 200 '\(apple())'; }
        """),
    Host(
      name: "digitalassetlinks.googleapis.com", program: .nginx,
      directives: """
        if ($arg_source.web.site ~ without-copy) {
          return 200 '{"maxAge": "60s", "errorCode": ["ERROR_CODE_REDIRECT"]}';
        }
        if ($arg_source.web.site ~ old-copy) { return 200 '\(statements("example.old"))'; }
        if ($arg_source.web.site ~ unavailable) { return 503; }
        if ($arg_source.web.site ~ portal-copy) { return 200 '<html>Log in'; }
        return 200 '\(statements("example.shop"))';
        """),
  ]

  static func statements(_ package: String) -> String {
    """
    {"statements": [{"source": {"web": {"site": "https://audit.example."}}, "relation": \
    "delegate_permission/common.handle_all_urls", "target": {"androidApp": {"packageName": \
    "\(package)", "certificate": {"sha256Fingerprint": "\(fingerprint)"}}}}], "maxAge": "60s"}
    """
  }

  static let others = [
    Host(name: "http-only.audit.example", program: .nginx, files: files()),
    Host(name: "one.audit.example", program: .nginx, files: files()),
    Host(
      name: "two.audit.example", program: .nginx, files: files(apple: apple(#"{"/": "/cart"}"#))),
    Host(name: "three.audit.example", program: .caddy, directives: caddyFiles, files: files()),
    Host(name: "without-copy.audit.example", program: .nginx, files: files()),
    Host(name: "old-copy.audit.example", program: .nginx, files: files()),
    Host(name: "unavailable-copy.audit.example", program: .nginx, files: files()),
    Host(
      name: "both.audit.example", program: .nginx, files: files(), filesOverIPv6: files()),
    Host(
      name: "differs.audit.example", program: .nginx, files: files(),
      filesOverIPv6: files(apple: apple(#"{"/": "/old/*"}"#))),
    Host(
      name: "excluded.audit.example", program: .nginx,
      files: files(apple: apple(#"{"/": "/item/*", "exclude": true}, {"/": "*"}"#))),
    Host(
      name: "other-app.audit.example", program: .nginx,
      files: files(
        apple: apple().replacing("ABCDE", with: "VWXYZ"),
        android: android().replacing(".shop", with: ".old"))),
    Host(
      name: "upload-key.audit.example", program: .nginx,
      files: files(android: android(fingerprint.replacing("00:11", with: "99:11")))),
    Host(
      name: "dynamic.audit.example", program: .nginx,
      files: files(
        android: android(
          extra: """
            , "relation_extensions": {"delegate_permission/common.handle_all_urls": \
            {"dynamic_app_link_components": [{"/": "/cart"}]}}
            """))),
  ]
}
