import LinkCodeGeneration
import LinkManifests
import LinkRouting
import TextPrimitives

/// A script of a host: that of its pages, or that of the link debugger.
struct SiteScript {
  /// The content of the script.
  let text: String
  /// The source expression for a Content Security Policy, such as `sha256-…`.
  let hash: String
  /// The path of the script on the host, which changes with the content.
  let path: String

  /// Creates the script of a host.
  ///
  /// - Parameter verdicts: The association files as JSON for the debugger, which explains the links
  ///   of all apps; `nil` for the pages.
  init(
    _ content: SiteContent, host: String, routes: [SiteRoute], languages: [SiteLanguage],
    negotiation: [(tag: String, language: String)], verdicts: String? = nil
  ) {
    let own = content.manifests.filter { file in
      verdicts != nil || file.manifest.serves(host)
    }
    let name = verdicts == nil ? "page" : "debugger"
    var buffer = ByteBuffer()
    buffer.append("\"use strict\";\n(() => {\n")
    buffer.append(SiteResources.file(of: "links.js")?.description ?? "")
    buffer.append("\n")
    buffer.append(SiteResources.file(of: name + ".js")?.description ?? "")
    buffer.append(verdicts == nil ? "\nstart([" : "\nstartDebugger([")
    buffer.append(own.map { JavaScriptTable.expression(for: $0) }.joined(separator: ", "))
    buffer.append("], {\"host\":" as StaticString)
    buffer.appendJSONString(host)
    buffer.append(",\"fallback\":\"en\",\"negotiation\":{" as StaticString)
    Self.appendMembers(negotiation.map { ($0.tag, $0.language) }, to: &buffer)
    buffer.append("},\"languages\":{" as StaticString)
    for (index, language) in languages.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      var entries = language.entries
      if verdicts != nil { entries.merge(language.debuggerEntries) { $1 } }
      Self.append(language, strings: entries, content, routes: routes, to: &buffer)
    }
    buffer.append("},\"apps\":{" as StaticString)
    for (index, file) in own.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      Self.append(file.manifest, to: &buffer)
    }
    buffer.append("}}" as StaticString)
    if let verdicts {
      buffer.append(",\n")
      buffer.append(verdicts)
    }
    buffer.append(");\n})();\n" as StaticString)
    text = buffer.text
    let bytes = Array(text.utf8)
    hash = "sha256-" + SHA256.base64(bytes)
    let digits = SHA256.hash(bytes).prefix(4).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    path = "/_links/\(verdicts == nil ? "links" : name)-\(digits.joined()).js"
  }

  private static func appendMembers(
    _ members: [(String, String)], to buffer: inout ByteBuffer
  ) {
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(name)
      buffer.append(UInt8(ascii: ":"))
      buffer.appendJSONString(value)
    }
  }

  private static func append(
    _ language: SiteLanguage, strings: [String: String], _ content: SiteContent,
    routes: [SiteRoute], to buffer: inout ByteBuffer
  ) {
    let titles = content.titles[language.code]
    buffer.appendJSONString(language.code)
    buffer.append(":{\"name\":" as StaticString)
    buffer.appendJSONString(language.name)
    buffer.append(",\"direction\":\"\(language.direction)\",\"strings\":{")
    appendMembers(strings.sorted { $0.key < $1.key }.map { ($0, $1) }, to: &buffer)
    buffer.append("},\"routes\":{" as StaticString)
    for (index, route) in routes.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSONString(route.name)
      buffer.append(":[" as StaticString)
      buffer.appendJSONString(route.title(titles, fallback: content.titles["en"]))
      buffer.append(UInt8(ascii: ","))
      buffer.appendJSONString(route.summary(titles, language: language.code))
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append("},\"labels\":{" as StaticString)
    let labels = (content.titles["en"]?.labels ?? [:]).merging(titles?.labels ?? [:]) { $1 }
    appendMembers(labels.sorted { $0.key < $1.key }.map { ($0, $1) }, to: &buffer)
    buffer.append("}}" as StaticString)
  }

  private static func appendMember(
    _ name: StaticString, _ value: String, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"\(name)\":")
    buffer.appendJSONString(value)
  }

  private static func append(_ manifest: LinkManifest, to buffer: inout ByteBuffer) {
    buffer.appendJSONString(manifest.app)
    buffer.append(":{\"title\":" as StaticString)
    buffer.appendJSONString(manifest.title ?? manifest.app)
    if let apple = manifest.platforms.apple, let id = apple.appStoreID, id > 0 {
      buffer.append(",\"appStoreID\":\(id)")
    }
    if let android = manifest.platforms.android, !android.isPlaceholder {
      appendMember("package", android.package, to: &buffer)
    }
    if let web = manifest.webApp { appendMember("web", web, to: &buffer) }
    buffer.append(UInt8(ascii: "}"))
  }
}
