package import TestSupport
import URLSyntax

/// Changes the spelling of a canonical link without changing its meaning.
package struct LinkSpelling {
  package var random: SplitMix64

  /// `true` if `+` represents a space in the query of the link.
  package var isForm = false
  /// `true` if the route accepts links with and without a trailing slash.
  package var toleratesSlash = true
  /// `true` if the route accepts unknown keys.
  package var takesExtraKeys = true

  /// Creates a source of variants from a random generator.
  package init(
    random: SplitMix64, isForm: Bool = false, toleratesSlash: Bool = true,
    takesExtraKeys: Bool = true
  ) {
    self.random = random
    self.isForm = isForm
    self.toleratesSlash = toleratesSlash
    self.takesExtraKeys = takesExtraKeys
  }

  /// Returns a variant of a link.
  ///
  /// It can differ from the link in:
  ///
  /// - the case of scheme and host
  /// - percent-encoding of characters that do not need it
  /// - the order of query items with different keys
  /// - empty and unknown items
  /// - a trailing slash
  package mutating func variant(of link: String) -> String {
    let bytes = Array(link.utf8)
    guard let parts = try? URLParts(scanning: bytes.span, allowsLineBreaks: true) else {
      return link
    }
    var scheme = String(decoding: bytes[parts.scheme], as: UTF8.self)
    if random.oneIn(3) { scheme = scheme.uppercased() }
    let hostIsComponent = !parts.hasWebScheme
    var path = String(decoding: bytes[parts.path], as: UTF8.self)
    var result = scheme + ":"
    let authority = bytes[Int(parts.hostStart)..<Int(parts.authorityEnd)]
    let host = String(decoding: authority, as: UTF8.self)
    if hostIsComponent {
      // In a link with a custom scheme, no slash or one to three slashes follow the colon. After
      // exactly two, the first component is at the position of the host and is not encoded.
      let rest = path.first == "/" ? String(path.dropFirst()) : path
      let whole = host.isEmpty ? rest : host + path
      let mayBeHost = !host.isEmpty
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where mayBeHost: result += "//" + whole
      case 1: result += "///" + encoded(whole)
      case 2: result += "/" + encoded(whole)
      default: result += encoded(whole)
      }
      path = ""
    } else {
      result += "//" + (random.oneIn(3) ? host.uppercased() : host)
      result += encoded(path)
    }
    if toleratesSlash, random.oneIn(3), !result.hasSuffix("/") { result += "/" }
    result += query(bytes, parts)
    if let fragment = parts.fragment {
      result += "#" + encodedItems(String(decoding: bytes[fragment], as: UTF8.self))
    } else if takesExtraKeys, random.oneIn(6) {
      result += "#top"
    }
    return result
  }

  private mutating func query(_ bytes: [UInt8], _ parts: URLParts) -> String {
    var items =
      parts.query.map {
        String(decoding: bytes[$0], as: UTF8.self).split(separator: "&").map(String.init)
      } ?? []
    // Items with the same key keep their order.
    var groups: [[String]] = []
    for item in items {
      let key = item.prefix { $0 != "=" }
      if let index = groups.firstIndex(where: { $0[0].prefix { $0 != "=" } == key }) {
        groups[index].append(item)
      } else {
        groups.append([item])
      }
    }
    groups.shuffle(using: &random)
    items = groups.flatMap { $0 }.map { encodedItems($0) }
    if takesExtraKeys, random.oneIn(3) {
      items.insert("utm_source=x%20y+z", at: Int.random(in: 0...items.count, using: &random))
    }
    if random.oneIn(4) {
      items.insert("", at: Int.random(in: 0...items.count, using: &random))
    }
    guard !items.isEmpty else { return random.oneIn(6) ? "?" : "" }
    return "?" + items.joined(separator: "&")
  }

  /// Percent-encodes some unreserved characters, and lowercases the digits in some escapes.
  private mutating func encoded(_ text: String) -> String {
    respelled(text, plusForSpace: false)
  }

  private mutating func encodedItems(_ text: String) -> String {
    respelled(text, plusForSpace: isForm)
  }

  private mutating func respelled(_ text: String, plusForSpace: Bool) -> String {
    var result = ""
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%"), let high = bytes.popFirst(), let low = bytes.popFirst() {
        let pair = String(decoding: [high, low], as: UTF8.self)
        if plusForSpace, pair == "20", random.oneIn(2) {
          result += "+"
        } else {
          result += "%" + (random.oneIn(2) ? pair.lowercased() : pair)
        }
      } else if byte.isASCIIAlphanumeric, random.oneIn(8) {
        result += "%" + String(byte, radix: 16, uppercase: random.oneIn(2))
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}
