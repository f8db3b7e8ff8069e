package import TextPrimitives

/// Reports what became of generated files.
package struct GenerationReport: Sendable {
  /// What became of a file, or what it would be without a change.
  package enum Status: String, Sendable {
    /// It was not there or differed, and is new.
    case written
    /// It is as it should be, and was not touched.
    case unchanged
    /// It is as it should be.
    case current
    /// It differs from what it should be.
    case stale
    /// It is not there.
    case missing
    /// It was made for standard output.
    case printed

    /// A Boolean value that indicates whether something must be done about the file.
    var isBehind: Bool { self == .stale || self == .missing }
  }

  /// One file.
  package struct Entry: Sendable {
    let path: String
    let manifest: String?
    let host: String?
    let address: String?
    let status: Status
    let text: String?

    /// Takes a file.
    ///
    /// - Parameters:
    ///   - path: Where it is, or would be.
    ///   - manifest: The manifest that it is made of; `nil` for what is the same for all.
    ///   - host: The host that serves it, if one does.
    ///   - address: The address at which the host serves it.
    ///   - status: What became of it.
    ///   - text: The text, for standard output.
    package init(
      path: String, manifest: String?, host: String? = nil, address: String? = nil,
      status: Status, text: String? = nil
    ) {
      self.path = path
      self.manifest = manifest
      self.host = host
      self.address = address
      self.status = status
      self.text = text
    }
  }

  private let target: String
  private let entries: [Entry]
  /// The arguments of the tool that bring the files up to date.
  private let arguments: [String]

  /// Prepares a report.
  package init(target: String, _ entries: [Entry], arguments: [String]) {
    self.target = target
    self.entries = entries
    self.arguments = arguments
  }

  /// A Boolean value that indicates whether a file is stale or missing.
  package var isBehind: Bool { entries.contains { $0.status.isBehind } }

  /// Appends the files, one a line, and what to run if one is stale or missing.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    let width = entries.map(\.status.rawValue.count).max() ?? 0
    for entry in entries {
      let status = entry.status.rawValue.padded(to: width)
      buffer.append(style.styled(status, entry.status.isBehind ? .strong : .label))
      buffer.append("  " + DisplayCell.shown(entry.path) + "\n")
    }
    if isBehind {
      buffer.append("to bring them up to date, run\n  " + DisplayCell.shown(command) + "\n")
    }
  }

  /// Appends the files as JSON, one object a line, as `Schemas/generate.schema.json` says.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for entry in entries {
      buffer.append("{\"target\":" as StaticString)
      buffer.appendJSONString(target)
      buffer.append(",\"path\":" as StaticString)
      buffer.appendJSONString(entry.path)
      if let manifest = entry.manifest {
        buffer.append(",\"manifest\":" as StaticString)
        buffer.appendJSONString(manifest)
      }
      buffer.appendMember("host", entry.host)
      buffer.appendMember("address", entry.address)
      buffer.append(",\"status\":" as StaticString)
      buffer.appendJSONString(entry.status.rawValue)
      if entry.status.isBehind {
        buffer.append(",\"command\":" as StaticString)
        buffer.appendJSONString(command)
      }
      if let text = entry.text {
        buffer.append(",\"text\":" as StaticString)
        buffer.appendJSONString(text)
      }
      buffer.append("}\n" as StaticString)
    }
  }

  /// The command that brings the files up to date.
  private var command: String { ShellCommand(arguments).description }
}
