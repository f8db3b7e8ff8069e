import Diagnostics
package import LinkRouting
package import QRCodes

/// A template for file names, such as `{app}-{route}-{session}`.
///
/// File names never contain secrets, because they are listed, logged and synchronized.
package struct CodeFileName: Sendable {
  /// A reason why a template is invalid.
  package enum Problem: Error, Sendable, Hashable {
    /// The template is empty, has an unbalanced brace, or contains a slash or a control character.
    case malformed
    /// No route has a parameter with this name.
    case unknown(String, nearest: String?)
    /// The parameter is secret in every route that declares it.
    case secret(String)
  }

  private enum Piece: Sendable, Hashable {
    case text(String)
    case line
    case app
    case route
    case parameter(String)
  }

  private let pieces: [Piece]
  private let fileExtension: String

  /// The maximum length of a name in bytes, which is that of common file systems.
  package static let maximumLength = 255

  /// Parses a template.
  ///
  /// `{line}`, `{app}` and `{route}` are replaced by the line number, app and route. Any other name
  /// in braces is replaced by the value of that parameter, or by nothing if the link does not
  /// contain it.
  ///
  /// - Throws: ``Problem`` if the template is invalid.
  package init(
    _ template: String, _ router: Router, fileExtension: String
  ) throws(Problem) {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(where: { "{}".contains($0) }) {
      let isOpening = rest[open] == "{"
      guard isOpening, let close = rest[open...].firstIndex(of: "}") else { throw .malformed }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      let name = String(rest[rest.index(after: open)..<close])
      switch name {
      case "line": pieces.append(.line)
      case "app": pieces.append(.app)
      case "route": pieces.append(.route)
      default:
        try Self.check(name, router)
        pieces.append(.parameter(name))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    guard !pieces.isEmpty, !template.utf8.contains(UInt8(ascii: "/")),
      !template.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .malformed
    }
    self.pieces = pieces
    self.fileExtension = fileExtension
  }

  private static func check(_ name: String, _ router: Router) throws(Problem) {
    let parameters = LinkReader(router, masksSecrets: true).routes.flatMap(\.parameters)
    let known = parameters.filter { $0.name == name }
    guard known.isEmpty else {
      if known.allSatisfy(\.isSecret) { throw .secret(name) }
      return
    }
    let names = Set(parameters.filter { !$0.isSecret }.map(\.name)).sorted()
    throw .unknown(
      name, nearest: Spelling.nearest(to: name, among: ["line", "app", "route"] + names))
  }

  /// A Boolean value that indicates whether different lines always get different file names.
  ///
  /// The template must start or end with `{line}`, separated from the rest of the name by a
  /// character that is not a digit.
  package var isUnique: Bool {
    func endsNumber(_ piece: Piece?, _ character: (String) -> Character?) -> Bool {
      guard case .text(let text)? = piece else { return piece == nil }
      return character(text)?.isNumber == false
    }
    if pieces.first == .line, endsNumber(pieces.dropFirst().first, \.first) { return true }
    return pieces.last == .line && endsNumber(pieces.dropLast().last, \.last)
  }

  /// Returns the file name for a payload.
  ///
  /// Within a value, ASCII letters and digits, `.`, `-` and `_` are kept, and other bytes become
  /// `%XX`. A value that contains a secret becomes `secret`.
  ///
  /// - Returns: The name; `nil` if the name is longer than file systems allow.
  package func name(of payload: QRPayload, line: Int) -> String? {
    let secrets = payload.hasSecret ? payload.match.maskedLink.maskedRanges : []
    var name = pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .line:
        return String(repeating: "0", count: max(0, 6 - String(line).count)) + String(line)
      case .app: return payload.match.app
      case .route: return payload.match.routeName
      case .parameter(let name):
        let parameter = payload.match.parameters.first { $0.name == name }
        guard let parameter else { return "" }
        if parameter.value.elements.contains(where: \.isSecret)
          || payload.parametersQuotingSecrets.contains(name)
        {
          return "secret"
        }
        let range = parameter.range?.range ?? 0..<0
        // For a list, the range covers only the first value. The other values may be anywhere after
        // it.
        let reach =
          range.lowerBound..<(parameter.value.elements.count > 1 ? Int.max : range.upperBound)
        if secrets.contains(where: { $0.range.overlaps(reach) }) { return "secret" }
        return Self.sanitized(parameter.value.elements.map(\.text).joined(separator: ","))
      }
    }.joined()
    // A file whose name starts with a period is hidden, and programs parse a leading hyphen as an
    // option.
    if name.isEmpty || name.hasPrefix(".") || name.hasPrefix("-") { name = "_" + name }
    name += "." + fileExtension
    return name.utf8.count <= Self.maximumLength ? name : nil
  }

  private static func sanitized(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || ".-_".unicodeScalars.contains(scalar)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      }
    }
    return result
  }
}
