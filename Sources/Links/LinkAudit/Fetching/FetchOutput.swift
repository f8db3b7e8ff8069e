/// The output of `waymark-fetch`, which consists of fields `NAME LENGTH LF BYTES LF`.
package struct FetchOutput: Sendable, Hashable {
  /// The version of the library that made the transfers.
  package private(set) var library = ""
  /// The replies, in the order of the requests.
  package private(set) var replies: [FetchReply]

  /// Reads the output for a number of requests.
  ///
  /// - Returns: `nil` if the output is incomplete or invalid, such as that of a terminated program.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init?(reading bytes: [UInt8], count: Int) {
    replies = Array(repeating: FetchReply(), count: count)
    var offset = 0
    var current: Int?
    var isComplete = false
    while let (name, content) = Self.field(in: bytes, at: &offset) {
      let text = String(decoding: content, as: UTF8.self)
      switch name {
      case "version": library = text
      case "end": isComplete = true
      case "request":
        guard let index = Int(text), replies.indices.contains(index) else { return nil }
        current = index
      default:
        guard let current else { return nil }
        replies[current].set(name, to: content, text: text)
      }
    }
    guard isComplete, offset == bytes.count else { return nil }
  }

  /// Reads the next field; returns `nil` at the end, and at bytes that are not a field.
  private static func field(
    in bytes: [UInt8], at offset: inout Int
  ) -> (name: String, content: ArraySlice<UInt8>)? {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[offset..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 2, let length = Int(words[1]), length >= 0,
      length < bytes.count - end - 1, bytes[end + 1 + length] == UInt8(ascii: "\n")
    else { return nil }
    offset = end + length + 2
    return (String(words[0]), bytes[end + 1..<end + 1 + length])
  }
}

extension FetchReply {
  /// Sets the property that a field of the output describes.
  fileprivate mutating func set(_ name: String, to content: ArraySlice<UInt8>, text: String) {
    switch name {
    case "code":
      // An earlier field may have set a more exact failure.
      if failure == nil { failure = Failure(code: Int(text) ?? -1) }
    case "refused-address": failure = .privateAddress(text)
    case "no-route": failure = .noRoute
    case "too-large": failure = .tooLarge
    case "message": if message.isEmpty { message = text }
    case "verify-message": message = text
    case "verify-result": certificateError = Int(text) ?? 0
    case "status": status = Int(text) ?? 0
    case "http-version": version = ["1": "1.0", "2": "1.1", "3": "2", "30": "3"][text]
    case "address": address = text.isEmpty ? nil : text
    case "connection":
      isConnected = true
      isEncrypted = text == "tls"
    case "certificate":
      if certificate == nil { certificate = Certificate() }
      certificate?.add(text)
    case "authority":
      // Each certificate begins with its subject.
      if text.hasPrefix("Subject:") || authorities.isEmpty { authorities.append(Certificate()) }
      authorities[authorities.count - 1].add(text)
    case "headers": headers = ResponseHeaders(reading: content)
    case "body": body = Array(content)
    default: break
    }
  }
}
