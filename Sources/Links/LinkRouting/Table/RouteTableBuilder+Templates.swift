import URLSyntax

extension RouteTableBuilder {
  /// Adds the origin of a route's canonical links: its first host; if there is none, its first
  /// scheme; if there is none either, the name of the app as a scheme.
  mutating func addOrigin(
    of route: Route, in manifest: LinkManifest
  ) -> (start: Int32, end: Int32, isWeb: Bool) {
    let isUsual = route.hosts == nil && route.schemes == nil
    if isUsual, let usualOrigin { return usualOrigin }
    let host = (route.hosts ?? manifest.hosts).first
    let scheme = (route.schemes ?? manifest.schemes).first ?? manifest.app
    let start = Int32(template.count)
    template += (host.map { "https://" + $0 } ?? scheme + ":").utf8.map(\.asciiLowercased)
    let origin = (start, Int32(template.count), host != nil)
    if isUsual { usualOrigin = origin }
    return origin
  }

  /// Adds the canonical path of a pattern, and marks where its values are inserted.
  mutating func addTemplate(_ pattern: RoutePattern) -> (start: Int32, firstMark: Int32) {
    let start = Int32(template.count)
    let firstMark = Int32(templateMarks.count)
    if pattern.components.isEmpty { template.append(UInt8(ascii: "/")) }
    for component in pattern.components {
      template.append(UInt8(ascii: "/"))
      switch component {
      case .literal(let text):
        appendLiteral(text)
      case .parameter(_, _, let prefix, let suffix):
        appendLiteral(prefix)
        templateMarks.append(Int32(template.count))
        appendLiteral(suffix)
      case .compound(let pieces):
        for piece in pieces {
          if let text = piece.text {
            appendLiteral(text)
          } else {
            templateMarks.append(Int32(template.count))
          }
        }
      case .catchAll:
        templateMarks.append(Int32(template.count))
      }
    }
    templateMarks.append(Int32(template.count))
    return (start, firstMark)
  }

  /// Appends literal text of a path, and percent-encodes only the characters that a path may not
  /// contain.
  mutating func appendLiteral(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"),
        UInt8(ascii: "@"):
        template.append(byte)
      default: PercentEncoding.append(byte, to: &template)
      }
    }
  }
}
