import LinkAssociations
import LinkRouting

/// A reader of patterns in which `*` is any text, `?` any character and `$(name)` a variable.
///
/// It reads Apple's patterns and those of Android's dynamic rules, which have no variables.
struct WildcardReader {
  /// The variables of the file; `nil` if its format supports no variables, not even built-in ones.
  var variables: [String: [String]]?
  /// `true` if the text of patterns is percent-encoded, like that of links.
  var isPercentEncoded: Bool
  /// `true` if patterns are compared case-sensitively.
  var isCaseSensitive = true

  private static let hex = "0-9 A-F a-f"
  private static let sets: [String: String] = [
    "alpha": "A-Z a-z", "upper": "A-Z", "lower": "a-z", "alnum": "0-9 A-Z a-z", "digit": "0-9",
    "xdigit": hex,
  ]

  /// Returns the pieces of a pattern; `nil` if its text is not percent-encoded UTF-8.
  func pieces(_ pattern: String) -> [PathPiece]? {
    var pieces: [PathPiece] = []
    var text = String.UnicodeScalarView()
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*", "?":
        guard let literal = literal(text) else { return nil }
        pieces.append(.text(literal))
        pieces.append(.run(scalar == "*" ? .many : .one))
        text = String.UnicodeScalarView()
      case "$" where rest.first == "(":
        guard let close = rest.firstIndex(of: ")"),
          let piece = variable(
            String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<close])))
        else {
          text.append(scalar)
          continue
        }
        guard let literal = literal(text) else { return nil }
        pieces += [.text(literal), piece]
        text = String.UnicodeScalarView()
        rest = rest[(close + 1)...]
      default: text.append(scalar)
      }
    }
    guard let literal = literal(text) else { return nil }
    return (pieces + [.text(literal)]).joined
  }

  /// Returns `true` if a case-insensitive pattern contains the variable `$(lang)` or `$(region)`.
  ///
  /// The draft does not list the codes of these variables, because it would have to list each code
  /// in every case.
  func namesCodes(_ pattern: String) -> Bool {
    guard let variables, !isCaseSensitive else { return false }
    return ["lang", "region"].contains { variables[$0] == nil && pattern.contains("$(\($0))") }
  }

  /// Returns the pieces once for each value of a variable whose values contain wildcards.
  ///
  /// The wildcards in such a value are limited to one component. Returns `nil` if there are too
  /// many combinations.
  func alternatives(of pieces: [PathPiece]) -> [[PathPiece]]? {
    var results: [[PathPiece]] = [[]]
    for piece in pieces {
      guard case .refused(_, let values) = piece else {
        for index in results.indices { results[index].append(piece) }
        continue
      }
      let plain = WildcardReader(
        variables: nil, isPercentEncoded: isPercentEncoded, isCaseSensitive: isCaseSensitive)
      let spelled = values.compactMap { plain.pieces($0)?.map(\.insideComponent) }
      guard spelled.count == values.count,
        results.count * spelled.count <= PathSplitter.maximumForms
      else { return nil }
      results = results.flatMap { result in spelled.map { result + $0 } }
    }
    return results.map(\.joined)
  }

  /// Returns `true` if a pattern limits the length of text compared in percent-encoded form.
  ///
  /// In this form, one character of a value may take several characters, such as `%20` for a space.
  func countsSpelling(_ pieces: [PathPiece]) -> Bool {
    isPercentEncoded
      && pieces.contains { piece in
        guard case .run(let run) = piece, run.set == nil else { return false }
        return run.maximum != nil || run.minimum > 1
      }
  }

  /// Returns `true` if a value of a variable may span several components.
  func crossesSlashes(_ piece: PathPiece) -> Bool {
    guard case .refused(_, let values) = piece else { return false }
    return values.contains { $0.contains("*") }
  }

  private func variable(_ name: String) -> PathPiece? {
    guard let variables else { return nil }
    if let values = variables[name] {
      let decoded = values.compactMap {
        $0.contains(where: { "*?".contains($0) }) ? nil : literal($0.unicodeScalars)
      }
      return decoded.count == values.count && !values.isEmpty
        ? .words(decoded, name: name) : .refused(name: name, values)
    }
    if let set = Self.sets[name] {
      let set = isCaseSensitive || name == "digit" ? set : set + " A-Z a-z"
      let isHex = name == "xdigit"
      return .run(
        CharacterRun(set: ScalarSet(parsing: isHex ? Self.hex : set), minimum: 1, maximum: 1))
    }
    let codes: [String]
    switch name {
    case "lang": codes = ISOCodes.languages
    case "region": codes = ISOCodes.regions
    default: return nil
    }
    if isCaseSensitive { return .words(codes, name: name) }
    // No list could contain every code in every case, so all strings of letters with the length of
    // a code are accepted.
    return .run(
      CharacterRun(
        set: ScalarSet(parsing: "A-Z a-z"), minimum: 2, maximum: name == "lang" ? 3 : 2))
  }

  private func literal(_ text: some Sequence<Unicode.Scalar>) -> String? {
    let text = String(String.UnicodeScalarView(text))
    return isPercentEncoded ? PercentText.decoded(text) : text
  }
}

/// Functions that decode percent-encoded text.
enum PercentText {
  /// Returns the text without percent-encoding; `nil` if it is not percent-encoded UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  static func decoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return decoded(Array(text.utf8)[...])
  }

  /// Returns bytes without percent-encoding; `nil` if they are not percent-encoded UTF-8.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      result.append(high << 4 | low)
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
