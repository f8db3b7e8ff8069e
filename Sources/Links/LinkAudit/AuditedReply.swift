import LinkAssociations

/// The HTTP responses for one file on one host.
struct AuditedReply {
  /// The responses to the requests that do not allow compression: one through a proxy, or one for
  /// each requested IP version.
  let direct: [FetchReply]
  /// The responses over IPv4 and over IPv6; `nil` unless both were requested.
  let families: (v4: FetchReply, v6: FetchReply)?
  /// The response that the checks read: the most complete of ``direct``.
  let main: FetchReply
  /// The response to the request that allows compression.
  let compressed: FetchReply?
  /// The content of the file, without compression.
  let content: [UInt8]

  init(_ target: AuditTarget, _ replies: [FetchReply]) {
    func reply(_ purpose: AuditTarget.Purpose) -> FetchReply? {
      target.requests[purpose].flatMap { replies.indices.contains($0) ? replies[$0] : nil }
    }
    direct = [reply(.plain), reply(.v4), reply(.v6)].compactMap { $0 }
    if let v4 = reply(.v4), let v6 = reply(.v6) { families = (v4, v6) } else { families = nil }
    main =
      direct.enumerated().max { left, right in
        (left.element.rank, right.offset) < (right.element.rank, left.offset)
      }?.element ?? FetchReply()
    compressed = reply(.compressed)
    let isEncoded = main.headers["content-encoding"].map { $0.lowercased() != "identity" } ?? false
    // If the server compresses although the request does not allow it, the content is taken from
    // the request that allows compression.
    content = isEncoded && compressed?.failure == nil ? compressed?.body ?? [] : main.body
  }

  /// `true` if the server replied with content that may be the file: with status 200, and not with
  /// an HTML page.
  var isFound: Bool {
    main.failure == nil && main.status == 200 && !content.isEmpty && !isPage
  }

  /// `true` if the content begins with `<`, like an HTML page.
  var isPage: Bool {
    var rest = content[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 <= 0x20 }
    return rest.first == UInt8(ascii: "<")
  }
}

extension FetchReply {
  /// `true` if the server replied that it does not have the file.
  var isMissing: Bool { failure == nil && (status == 404 || status == 410) }

  /// Returns `true` if the server replied with an association file of the given kind.
  func contains(_ file: AuditedFile) -> Bool {
    failure == nil && status == 200 && AssociationFile.kind(of: body) == file.kind
      && AssociationFile(file.kind, bytes: body).isReadable
  }

  /// The rank of the reply by completeness; the more of the file arrived, the higher the rank.
  fileprivate var rank: Int {
    switch failure {
    case nil: 4
    case .hostNotFound: 0
    case .noRoute: 1
    case .truncated, .encoding, .tooLarge: 3
    default: 2
    }
  }
}
