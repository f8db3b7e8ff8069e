package import LinkAudit
package import TextPrimitives

/// A list of the files that hosts serve, with the properties of each.
package struct AuditReport: Sendable {
  private let files: [ServedFileFacts]

  package init(_ files: [ServedFileFacts]) { self.files = files }

  /// Appends the name of each host, followed by one line for each of its files.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    var host: String?
    for file in files {
      if file.host != host {
        buffer.append(style.styled(DisplayCell.shown(file.host), .strong) + "\n")
        host = file.host
      }
      let name = file.file.rawValue.padded(to: 9)
      guard let status = file.status else {
        buffer.append("  " + style.styled(name, .label) + style.styled("no reply", .failure) + "\n")
        continue
      }
      let role: TextStyle.Role = status == 200 ? .success : .failure
      var parts: [String] = []
      if let type = file.mediaType { parts.append(DisplayCell.shown(type)) }
      if let size = file.size { parts.append("\(size) bytes") }
      if let version = file.version { parts.append("HTTP/\(version)") }
      parts += file.addresses
      if let expiry = file.expiry { parts.append("certificate until \(expiry)") }
      buffer.append("  " + style.styled(name, .label) + style.styled("\(status)", role))
      buffer.append("  " + parts.joined(separator: ", ") + "\n")
    }
  }

  /// Appends one JSON object for each file, on its own line.
  ///
  /// `Schemas/audit.schema.json` specifies the objects.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for file in files {
      buffer.append("{\"host\":" as StaticString)
      buffer.appendJSONString(file.host)
      buffer.appendMember("file", file.file.rawValue)
      buffer.appendMember("url", file.url)
      if let status = file.status { buffer.append(",\"status\":\(status)") }
      if let type = file.mediaType { buffer.appendMember("contentType", type) }
      if let size = file.size { buffer.append(",\"bytes\":\(size)") }
      if let version = file.version { buffer.appendMember("http", version) }
      if !file.addresses.isEmpty {
        buffer.append(",\"addresses\":[")
        for (index, address) in file.addresses.enumerated() {
          if index > 0 { buffer.append(UInt8(ascii: ",")) }
          buffer.appendJSONString(address)
        }
        buffer.append(UInt8(ascii: "]"))
      }
      if let expiry = file.expiry { buffer.appendMember("certificateUntil", expiry) }
      buffer.append("}\n" as StaticString)
    }
  }
}
