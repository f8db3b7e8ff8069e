/// The result of one request: a reply of the server, or the reason why there is none.
package struct FetchReply: Sendable, Hashable {
  /// The reason why there is no complete reply.
  package enum Failure: Sendable, Hashable {
    /// The name of the host has no address, or none of the requested family.
    case hostNotFound
    /// No connection was possible.
    case notConnected
    /// The computer has no route to the address.
    case noRoute
    /// The address is private, so the connection was refused.
    case privateAddress(String)
    /// The time was exceeded.
    case timeout
    /// No encrypted connection was possible.
    case tls
    /// The server's certificate is not valid for the host.
    case certificate
    /// The list of certificate authorities cannot be read.
    case authorities
    /// The transfer ended before all bytes that the server announced had arrived.
    case truncated
    /// The reply is not encoded as its headers announce.
    case encoding
    /// The reply exceeds the maximum size.
    case tooLarge
    /// Any other failure.
    case other
  }

  /// The failure; `nil` if the reply is complete.
  package var failure: Failure?
  /// The description of the failure by the library that made the transfer.
  package var message = ""
  /// The status of the reply; 0 if there was none.
  package var status = 0
  /// The version of HTTP, such as `2` or `1.1`; `nil` if there was no reply.
  package var version: String?
  /// The address of the server, or of a proxy; `nil` if there was no connection.
  package var address: String?
  /// The headers.
  package var headers = ResponseHeaders()
  /// The content, as far as it was received, without compression.
  package var body: [UInt8] = []
  /// The certificate of the server; `nil` if there was no encrypted connection.
  package var certificate: Certificate?
  /// The reason why the certificate was rejected, as a number of OpenSSL; 0 for a wrong name.
  package var certificateError = 0

  /// Creates an empty reply.
  package init() {}
}

extension FetchReply.Failure {
  /// Creates the failure of a transfer with a number of libcurl.
  ///
  /// See [libcurl's error codes](https://curl.se/libcurl/c/libcurl-errors.html).
  ///
  /// - Returns: `nil` for a complete transfer.
  init?(code: Int) {
    switch code {
    case 0: return nil
    case 6: self = .hostNotFound
    case 7: self = .notConnected
    case 18: self = .truncated
    case 28: self = .timeout
    case 35, 53, 54, 58, 59, 66, 80, 91, 98: self = .tls
    case 60, 83, 90: self = .certificate
    case 77: self = .authorities
    case 61: self = .encoding
    default: self = .other
    }
  }
}
