import Foundation
import TestSupport

/// Web servers on the loopback address that serve association files correctly or incorrectly.
///
/// All hosts belong to the domain `audit.example`, which does not exist. The option `--connect-to`
/// makes the tool connect to these servers, so nothing is sent to another computer.
final class AuditServers: Sendable {
  /// A program that serves hosts.
  enum Program: String, Sendable {
    case nginx
    case caddy
    /// The script `raw.py`, which sends bytes that no real server would send.
    case raw
  }

  /// A host and its behavior.
  struct Host: Sendable {
    var name: String
    var program: Program
    /// Directives of nginx or Caddy in the block of the host.
    var directives = ""
    /// The replies of `raw.py`: the plain one, and optionally one for requests that accept gzip.
    var replies: [String] = []
    /// The name of the certificate in `Servers/start`.
    var certificate = "valid"
    /// The content of files by their path on the host.
    var files: [String: Data] = [:]
    /// The certificate over IPv6, if it differs.
    var certificateOverIPv6: String?
    /// The files that the host serves over IPv6, if they differ.
    var filesOverIPv6: [String: Data]?
  }

  /// The ports of the servers.
  struct Ports: Sendable {
    var nginx = freePort()
    var http = freePort()
    var caddy = freePort()
    var tls = freePort()
    var plain = freePort()
    var silent = freePort()
    /// A port on which nothing listens.
    var closed = freePort()
    /// A port on which nginx also listens on the IPv6 loopback address.
    var both = freePort()
  }

  /// The programs that the servers need.
  static let programs = ["nginx", "caddy", "openssl", "python3"]

  let ports = Ports()
  let folder: URL
  private let hosts: [String: Host]
  /// The standard input of the script that runs the servers; closing it stops them.
  private let input = Pipe()

  /// Starts the servers, and waits until they accept connections.
  init(_ hosts: [Host]) throws {
    self.hosts = Dictionary(uniqueKeysWithValues: hosts.map { ($0.name, $0) })
    folder = FileManager.default.temporaryDirectory.appending(path: "waymark-audit-\(UUID())")
    for host in hosts {
      for (files, top) in [(host.files, "sites"), (host.filesOverIPv6 ?? [:], "sites6")] {
        let root = folder.appending(path: "\(top)/\(host.name)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, content) in files {
          let url = root.appending(path: path)
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try content.write(to: url)
        }
      }
    }
    try write(nginxConfiguration, to: "nginx.conf")
    try write(caddyConfiguration, to: "Caddyfile")
    try write(try rawConfiguration, to: "raw.json")
    let open = [ports.nginx, ports.http, ports.caddy, ports.tls, ports.plain, ports.silent]
    try write((open + [ports.both]).map(String.init).joined(separator: " "), to: "ports.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      ProjectFolder.url.appending(path: "Tests/Tools/WaymarkCommandTests/Audit/Servers/start").path,
      folder.path,
    ]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard answer == "ready\n" else { throw CocoaError(.executableLoad) }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Returns a port that is currently free on the loopback address.
  private static func freePort() -> Int {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(handle) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = unsafe bind(handle, address, length)
        _ = unsafe getsockname(handle, address, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  // MARK: Configurations

  private var nginxConfiguration: String {
    // nginx uses the first server for unknown hosts. The servers are sorted, so that such hosts
    // always get the same certificate.
    let sorted = hosts.values.filter { $0.program == .nginx }.sorted { $0.name < $1.name }
    let servers = sorted.map { host in
      let site = "root \(folder.path)/sites/\(host.name);"
      func secure(_ certificate: String) -> String {
        "ssl_certificate certificates/\(certificate).pem; ssl_certificate_key certificates/key.pem;"
      }
      // A host without files for IPv6 must not listen on the port that is shared by IPv4 and IPv6.
      guard host.filesOverIPv6 != nil else {
        return """
          server {
            listen 127.0.0.1:\(ports.nginx) ssl http2;
            server_name \(host.name);
            \(secure(host.certificate)) \(site) \(host.directives)
          }
          """
      }
      return """
        server {
          listen 127.0.0.1:\(ports.both) ssl http2;
          server_name \(host.name);
          \(secure(host.certificate)) \(site) \(host.directives)
        }
        server {
          listen [::1]:\(ports.both) ssl http2;
          server_name \(host.name);
          \(secure(host.certificateOverIPv6 ?? host.certificate))
          root \(folder.path)/sites6/\(host.name); \(host.directives)
        }
        """
    }
    return """
      daemon off;
      pid nginx.pid;
      error_log logs/nginx.txt;
      events {}
      http {
        access_log off;
        default_type application/json;
        gzip_types application/json;
        gzip_min_length 1;
        client_body_temp_path temporary;
        proxy_temp_path temporary;
        fastcgi_temp_path temporary;
        uwsgi_temp_path temporary;
        scgi_temp_path temporary;
        server_names_hash_bucket_size 128;
        server {
          listen 127.0.0.1:\(ports.http);
          root \(folder.path)/sites/http-only.audit.example;
        }
        server {
          listen 127.0.0.1:\(ports.http);
          server_name redirecting.audit.example;
          return 301 https://$host$request_uri;
        }
        \(servers.joined(separator: "\n"))
      }
      """
  }

  private var caddyConfiguration: String {
    let sites = hosts.values.filter { $0.program == .caddy }.map { host in
      """
      https://\(host.name):\(ports.caddy) {
        bind 127.0.0.1
        tls certificates/\(host.certificate).pem certificates/key.pem
        root * \(folder.path)/sites/\(host.name)
        \(host.directives)
      }
      """
    }
    return "{\n  admin off\n  auto_https off\n}\n" + sites.joined(separator: "\n")
  }

  private var rawConfiguration: String {
    get throws {
      let replies = hosts.values.filter { $0.program == .raw }.map { host in
        let names = ["plain", "compressed"]
        return (host.name, Dictionary(uniqueKeysWithValues: zip(names, host.replies)))
      }
      let object: [String: Any] = [
        "tls": ports.tls, "plain": ports.plain, "silent": ports.silent,
        "replies": Dictionary(uniqueKeysWithValues: replies),
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
  }

  // MARK: Running the tool

  /// The path of the certificate authority that signs the servers' certificates.
  var authority: String { folder.appending(path: "certificates/authority.pem").path }

  /// Runs `waymark audit` with options that connect to the test server of each host.
  func audit(
    _ arguments: [String], in place: String? = nil, environment: [String: String] = [:]
  ) throws -> ToolRun {
    var options: [String] = []
    for host in hosts.values {
      let port =
        switch host.program {
        case .nginx: host.filesOverIPv6 == nil ? ports.nginx : ports.both
        case .caddy: ports.caddy
        case .raw: ports.tls
        }
      if host.filesOverIPv6 != nil {
        options += ["--resolve", "\(host.name):\(port):127.0.0.1,[::1]"]
        options += ["--connect-to", "\(host.name):443:\(host.name):\(port)"]
      } else {
        options += ["--connect-to", "\(host.name):443:127.0.0.1:\(port)"]
      }
    }
    return try Tool.run(
      ["audit", "--cacert", authority] + options + arguments, environment: environment,
      in: place ?? folder.path)
  }
}
