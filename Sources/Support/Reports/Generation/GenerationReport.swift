package import TextPrimitives

/// A report of generated files and their status.
package struct GenerationReport: Sendable {
  /// The status of a generated file.
  package enum Status: String, Sendable {
    /// The tool wrote the file, because it was missing or differed from the generated content.
    case written
    /// The tool did not write the file, because it was already up to date.
    case unchanged
    /// The tool only checked the file, which is up to date.
    case current
    /// The file differs from the generated content.
    case stale
    /// The file does not exist.
    case missing
    /// The content was generated for standard output.
    case printed

    /// `true` if the file must be generated again.
    var isBehind: Bool { self == .stale || self == .missing }
  }

  /// A generated file.
  package struct Entry: Sendable {
    let path: String
    let manifest: String?
    let host: String?
    let address: String?
    let status: Status
    let text: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - path: The actual or intended path of the file.
    ///   - manifest: The manifest that the file is generated from; `nil` if the file is the same
    ///     for all manifests.
    ///   - host: The host that serves the file, if there is one.
    ///   - address: The URL at which the host serves the file.
    ///   - status: The status of the file.
    ///   - text: The content of the file, if it is printed to standard output.
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
  /// The command-line arguments that generate the files again.
  private let arguments: [String]

  /// Creates a report on the files that were generated for a target, such as `swift`.
  package init(target: String, _ entries: [Entry], arguments: [String]) {
    self.target = target
    self.entries = entries
    self.arguments = arguments
  }

  /// A Boolean value that indicates whether at least one file is stale or missing.
  package var isBehind: Bool { entries.contains { $0.status.isBehind } }

  /// Appends the files, one per line, and the command to run if a file is stale or missing.
  package func appendText(style: TextStyle, to buffer: inout ByteBuffer) {
    let width = entries.map(\.status.rawValue.count).max() ?? 0
    for entry in entries {
      let status = entry.status.rawValue.padded(to: width)
      buffer.append(style.styled(status, entry.status.isBehind ? .strong : .label))
      buffer.append("  " + DisplayCell.shown(entry.path) + "\n")
    }
    if isBehind {
      buffer.append("to update the files, run\n  " + DisplayCell.shown(command) + "\n")
    }
  }

  /// Appends the files as JSON, one object per line, as `Schemas/generate.schema.json` specifies.
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
