package import Diagnostics

/// The result of an audit.
package struct AuditResult: Sendable {
  /// The properties of each file, in the order of the hosts.
  package internal(set) var files: [ServedFileFacts] = []
  /// The problems, sorted by address.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The content of each file to which a diagnostic with a range refers, by address.
  ///
  /// Reports show excerpts of these files.
  package internal(set) var bytes: [String: [UInt8]] = [:]
}

/// The properties of a file as a host serves it.
package struct ServedFileFacts: Sendable, Hashable {
  /// The host from which the file was requested.
  package let host: String
  /// The kind of the file.
  package let file: AuditedFile
  /// The address of the file.
  package let url: String
  /// The status of the reply; `nil` if there was none.
  package let status: Int?
  /// The media type, without parameters; `nil` if the reply has none.
  package let mediaType: String?
  /// The size of the content in bytes, without compression; `nil` if there was no complete reply.
  package let size: Int?
  /// The version of HTTP; `nil` if there was no reply.
  package let version: String?
  /// The addresses of the server that replied: IPv4 first, then IPv6.
  ///
  /// The list is empty if a proxy was used.
  package let addresses: [String]
  /// The last day on which the certificate is valid; `nil` if it is unknown.
  package let expiry: String?

  init(_ target: AuditTarget, _ reply: AuditedReply) {
    host = target.host
    file = target.file
    url = target.url
    status = reply.main.status > 0 ? reply.main.status : nil
    mediaType = reply.main.headers.mediaType
    size = reply.main.failure == nil ? reply.content.count : nil
    version = reply.main.status > 0 ? reply.main.version : nil
    // A proxy connects to an address that is not known here.
    addresses =
      target.requests[.plain] != nil
      ? [] : reply.direct.filter { $0.status > 0 }.compactMap(\.address)
    expiry = reply.main.certificate?.expiry?.date
  }
}
