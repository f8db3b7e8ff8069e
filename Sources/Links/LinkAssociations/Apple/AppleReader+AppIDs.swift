import Diagnostics
import JSONSyntax

extension AppleReader {
  /// Reads the application identifiers of a detail.
  mutating func readAppIDs(
    _ detail: Int, _ members: [String: JSONNodeTable.Member], appID: Int?
  ) -> [AppleAssociation.AppID] {
    var places: [Int] = appID.map { [$0] } ?? []
    if let member = members["appID"] { places.append(member.value) }
    if let member = members["appIDs"] {
      if nodes[member.value].kind == .array {
        places += Array(nodes.elements(of: member.value))
      } else {
        reportType(
          member.value, "appIDs", expected: "an array of strings",
          effect: "the system ignores this value")
      }
    }
    let result = readAppIDs(at: places, owner: "an entry of 'details'")
    if result.isEmpty {
      report(
        "missing-app", .error, range(detail), "entry of 'details' has no application identifier",
        notes: [
          .init("the entry opens no links"),
          .init("add 'appIDs' with identifiers such as 'ABCDE12345.com.example.app'"),
        ])
    }
    return result
  }

  /// Reads application identifiers, and reports problems.
  ///
  /// The result includes invalid identifiers, but neither duplicates nor values that are not
  /// strings.
  ///
  /// - Parameters:
  ///   - places: The nodes of the identifiers.
  ///   - owner: A description of the object that lists them, for use in messages.
  mutating func readAppIDs(at places: [Int], owner: String) -> [AppleAssociation.AppID] {
    var result: [AppleAssociation.AppID] = []
    for place in places {
      guard let text = document.text(of: place) else {
        report(
          "wrong-type", .error, range(place), "application identifier must be a string",
          notes: [.init("the system ignores this value")])
        continue
      }
      if let first = result.first(where: { $0.text == text }) {
        report(
          "duplicate-app", .warning, content(place), "duplicate app \(text.quoted) in \(owner)",
          notes: [.init("first declared here", range: first.range)])
        continue
      }
      if let problem = Self.problem(appID: text) {
        report(
          "invalid-app-id", .error, content(place), "invalid application identifier \(text.quoted)",
          notes: [.init(problem)])
      }
      result.append(AppleAssociation.AppID(text: text, range: content(place)))
    }
    return result
  }

  /// Returns the problem with an application identifier; `nil` if it is valid.
  ///
  /// An application identifier is a prefix of ten characters, a dot and a bundle identifier.
  static func problem(appID text: String) -> String? {
    let bytes = Array(text.utf8)
    func isLetterOrDigit(_ byte: UInt8) -> Bool { ASCIISet.alnum.contains(byte) }
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      return "an application identifier is the team ID of ten characters, a dot and the bundle ID"
    }
    let prefix = bytes[..<dot]
    guard prefix.count == 10,
      prefix.allSatisfy({ ASCIISet.upper.contains($0) || ASCIISet.digit.contains($0) })
    else {
      return "the team ID before the first dot has ten upper-case letters and digits,"
        + " as in 'ABCDE12345.com.example.app'"
    }
    let bundle = bytes[(dot + 1)...]
    let isValid =
      !bundle.isEmpty
      && bundle.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x2E }
      && !bundle.split(separator: 0x2E, omittingEmptySubsequences: false).contains(where: \.isEmpty)
    return isValid
      ? nil
      : "a bundle ID consists of letters, digits, hyphens and single dots, without wildcards"
  }
}
