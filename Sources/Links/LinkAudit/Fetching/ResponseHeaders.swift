/// The headers of a reply.
package struct ResponseHeaders: Sendable, Hashable {
  private var fields: [(name: String, value: String)] = []

  /// Creates an empty set.
  package init() {}

  /// Reads headers as a server sends them.
  ///
  /// Lines that are not headers are ignored, such as the status line. Bytes that are not UTF-8 are
  /// replaced.
  package init(reading bytes: some Sequence<UInt8>) {
    for line in String(decoding: Array(bytes), as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields.append((line[..<colon].lowercased(), String(value)))
    }
  }

  /// Returns the value of a header; `nil` if there is none.
  ///
  /// The values of a repeated header are joined with commas.
  ///
  /// - Parameter name: The name in lower case.
  package subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The media type of the content, in lower case and without parameters.
  package var mediaType: String? {
    guard let value = self["content-type"] else { return nil }
    return value.prefix { $0 != ";" && $0 != "," }.filter { $0 != " " }.lowercased()
  }

  /// The character encoding that the header `Content-Type` specifies, in lower case.
  var charset: String? {
    guard let value = self["content-type"]?.lowercased(),
      let found = value.firstRange(of: "charset=")
    else { return nil }
    return value[found.upperBound...].prefix { $0 != ";" && $0 != " " }.filter { $0 != "\"" }
  }

  /// The number of seconds for which caches may keep the reply, if a header specifies it.
  ///
  /// The header `Expires` applies only without a maximum age ([RFC 9111
  /// §5.3](https://www.rfc-editor.org/rfc/rfc9111#section-5.3)).
  ///
  /// - Parameter now: The current time, with which the header `Expires` is compared.
  func maximumAge(now: UTCTime) -> Int? {
    let expiry = self["expires"].flatMap { UTCTime(http: $0) }
    return cacheControlAge ?? expiry.map { max(0, $0.seconds - now.seconds) }
  }

  private var cacheControlAge: Int? {
    guard let value = self["cache-control"]?.lowercased() else { return nil }
    let directives = value.split(separator: ",").map { $0.filter { $0 != " " } }
    if directives.contains(where: { ["no-store", "no-cache"].contains($0) }) { return 0 }
    func seconds(_ name: String) -> Int? {
      directives.first { $0.hasPrefix(name) }.flatMap { directive in
        let digits = directive.dropFirst(name.count).filter { $0 != "\"" }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        // A number that is too large is read as the largest supported one (RFC 9111, §1.2.2).
        return min(Int(digits) ?? Int.max, Int(Int32.max))
      }
    }
    return seconds("s-maxage=") ?? seconds("max-age=")
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for field in fields {
      hasher.combine(field.name)
      hasher.combine(field.value)
    }
  }
}
