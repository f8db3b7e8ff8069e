import FlyingFox
import Foundation

/// The preview of a host: its files, and the version of the site.
actor Preview {
  /// The interval at which the files are compared, and at which waiting requests check for a new
  /// version.
  private static let interval = Duration.milliseconds(400)
  /// The maximum number of intervals for which a page waits for a change.
  private static let patience = 50

  private let source: SiteSource
  private let port: UInt16
  private var root = URL(fileURLWithPath: "/")
  private var rules = HostingRules()
  private var version = 0

  init(_ source: SiteSource, port: UInt16) {
    self.source = source
    self.port = port
  }

  /// The name of the host.
  var host: String { root.lastPathComponent }

  /// Writes the site, and reads its configuration.
  ///
  /// - Returns: `true` if a file of the site has changed.
  @discardableResult
  func update() throws -> Bool {
    let hasChanged: Bool
    (root, hasChanged) = try source.write()
    guard hasChanged else { return false }
    rules = HostingRules(
      headers: try String(contentsOf: root.appending(path: "_headers"), encoding: .utf8),
      redirects: try String(contentsOf: root.appending(path: "_redirects"), encoding: .utf8))
    version += 1
    return true
  }

  /// Writes the site after each change of the files that it depends on, until the task is canceled.
  func watch() async {
    var last = source.fingerprint
    while !Task.isCancelled {
      // The sleep fails only if the task is canceled.
      try? await Task.sleep(for: Self.interval)
      let next = source.fingerprint
      guard next != last else { continue }
      last = next
      do {
        if try update() { print("wrote the site again") }
      } catch {
        let message = (error as? SiteSource.Failure)?.message ?? "\(error)"
        FileHandle.standardError.write(Data((message + "\n").utf8))
      }
      fflush(nil)
    }
  }

  // MARK: Replies

  /// Returns the reply to a request.
  func reply(to request: HTTPRequest) async -> HTTPResponse {
    // Without this check, a web page could read the preview through a host name that resolves to
    // this computer.
    let names = ["localhost", "127.0.0.1", "[::1]"].map { "\($0):\(port)" }
    guard let name = request.headers[.host], names.contains(name) else {
      return HTTPResponse(
        statusCode: .forbidden, body: Data("use http://localhost:\(port)/\n".utf8))
    }
    guard request.method == .GET || request.method == .HEAD else {
      return HTTPResponse(statusCode: .methodNotAllowed)
    }
    let path = request.path
    if path == Self.waitPath { return await reload(request) }
    if path == Self.scriptPath {
      let headers: HTTPHeaders = [
        .contentType: "text/javascript", HTTPHeader("Cache-Control"): "no-store",
      ]
      return HTTPResponse(
        statusCode: .ok, headers: headers, body: Data(Self.script(version: version).utf8))
    }
    let file = self.file(for: path)
    let (url, status) =
      file.map { ($0, HTTPStatusCode.ok) }
      ?? (root.appending(path: "404.html"), .notFound)
    guard var body = try? Data(contentsOf: url) else {
      return HTTPResponse(statusCode: .internalServerError)
    }
    var headers = HTTPHeaders()
    for (name, value) in rules.headers(of: path) {
      headers[HTTPHeader(name)] = Self.previewed(name, value)
    }
    let caching = HTTPHeader("Cache-Control")
    if headers[caching] == nil { headers[caching] = "no-store" }
    if headers[.contentType] == nil { headers[.contentType] = Self.mediaType(of: url) }
    if url.pathExtension == "html" { body = Data(Self.page(body).utf8) }
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  /// Returns the file for a path of the host; `nil` if there is none.
  private func file(for path: String) -> URL? {
    let parts = path.split(separator: "/")
    guard !parts.contains("..") else { return nil }
    // Hosting services do not serve these files.
    guard !["_headers", "_redirects", ".nojekyll"].contains(parts.joined(separator: "/")) else {
      return nil
    }
    let url = root.appending(path: parts.joined(separator: "/"))
    for candidate in [url, url.appending(path: "index.html")] {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { return candidate }
    }
    // Hosting services add `.html` to the path of a page.
    return rules.target(of: path).map { root.appending(path: $0.dropFirst() + ".html") }
  }

  private static func mediaType(of url: URL) -> String {
    [
      "html": "text/html; charset=utf-8", "js": "text/javascript", "svg": "image/svg+xml",
      "png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "txt": "text/plain",
    ][url.pathExtension] ?? "application/octet-stream"
  }

  // MARK: Reloading

  private static let scriptPath = "/_preview/reload.js"
  private static let waitPath = "/_preview/version"

  /// Returns the current version as soon as it differs from the version in the query, or after 20
  /// seconds.
  private func reload(_ request: HTTPRequest) async -> HTTPResponse {
    let known = request.query.first { $0.name == "known" }?.value
    for _ in 0..<Self.patience where known == "\(version)" {
      try? await Task.sleep(for: Self.interval)
    }
    return HTTPResponse(
      statusCode: .ok, headers: [HTTPHeader("Cache-Control"): "no-store"],
      body: Data("\(version)".utf8))
  }

  private static func script(version: Int) -> String {
    """
    "use strict";
    (async () => {
      for (;;) {
        const reply = await fetch("\(waitPath)?known=\(version)");
        if ((await reply.text()) !== "\(version)") location.reload();
      }
    })();

    """
  }

  /// Returns a page with the script that reloads it, and with a content security policy that allows
  /// the script.
  private static func page(_ body: Data) -> String {
    String(decoding: body, as: UTF8.self)
      .replacingOccurrences(of: "script-src ", with: "connect-src 'self'; script-src 'self' ")
      .replacingOccurrences(
        of: "</body>", with: "<script src=\"\(scriptPath)\"></script>\n</body>")
  }

  /// Returns the value of a header for the preview; `nil` for a header that needs https.
  private static func previewed(_ name: String, _ value: String) -> String? {
    switch name {
    case "Strict-Transport-Security": nil
    case "Content-Security-Policy":
      value.replacingOccurrences(of: "script-src ", with: "connect-src 'self'; script-src 'self' ")
    default: value
    }
  }
}
