/// The result of one request: a reply from the server, or the reason why there is none.
package struct FetchReply: Sendable, Hashable {
  /// The reason why there is no complete reply.
  package enum Failure: Sendable, Hashable {
    /// The host name resolves to no address, or to none of the requested IP version.
    case hostNotFound
    /// No connection could be established.
    case notConnected
    /// The computer has no route to the address.
    case noRoute
    /// The address is private, and the settings do not allow connections to private addresses.
    case privateAddress(String)
    /// The request timed out.
    case timeout
    /// No TLS connection could be established.
    case tls
    /// The server's certificate was rejected.
    case certificate
    /// The list of certificate authorities cannot be read.
    case authorities
    /// The transfer ended before all bytes that the server announced had arrived.
    case truncated
    /// The body is not encoded as the header `Content-Encoding` specifies.
    case encoding
    /// The reply exceeds the maximum size.
    case tooLarge
    /// Any other failure.
    case other
  }

  /// The failure; `nil` if the reply is complete.
  package var failure: Failure?
  /// The description of the failure, in the words of the library that made the transfer.
  package var message = ""
  /// The status of the reply; 0 if there was none.
  package var status = 0
  /// The version of HTTP, such as `2` or `1.1`; `nil` if there was no reply.
  package var version: String?
  /// The address of the server, or of a proxy; `nil` if there was no connection.
  package var address: String?
  /// `true` if a connection to the server, or to a proxy, was established.
  package var isConnected = false
  /// `true` if a TLS connection was established, and the certificate was accepted.
  package var isEncrypted = false
  /// The headers.
  package var headers = ResponseHeaders()
  /// The content, as far as it was received, without compression.
  package var body: [UInt8] = []
  /// The certificate of the server; `nil` if there was no TLS connection.
  package var certificate: Certificate?
  /// The certificates of authorities that the server sent, beginning with the issuer's.
  package var authorities: [Certificate] = []
  /// The OpenSSL code of the reason why the certificate was rejected; 0 if there is none.
  package var certificateError = 0

  /// Creates an empty reply.
  package init() {}
}

extension FetchReply.Failure {
  /// Creates the failure that a result code of libcurl describes.
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
