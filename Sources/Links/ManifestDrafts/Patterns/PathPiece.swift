import LinkRouting

/// An element of a pattern that routes and the files of both platforms can express.
enum PathPiece: Hashable {
  /// Fixed text, decoded.
  case text(String)
  /// Characters from a set, with the minimum and maximum number of characters.
  case run(CharacterRun)
  /// One word from a list, with the name of the list in the file.
  case words([String], name: String?)
  /// A variable of the file that has values with wildcards.
  ///
  /// In an exclusion, such a variable lists the invalid values of a parameter.
  case refused(name: String, [String])

  /// The piece limited to one component.
  var insideComponent: PathPiece {
    guard case .run(var run) = self else { return self }
    run.crossesSlashes = false
    return .run(run)
  }

  /// `true` if the piece may match the empty string.
  var mayBeEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .run(let run): run.minimum == 0
    case .words(let words, _): words.contains("")
    case .refused: false
    }
  }
}

/// A run of characters from a set.
struct CharacterRun: Hashable {
  /// The characters; `nil` if any character is allowed.
  var set: ScalarSet?
  var minimum: Int
  /// The maximum number of characters; `nil` if there is no maximum.
  var maximum: Int?
  /// `true` if the run includes slashes, so that it may span several components.
  var crossesSlashes = false
  /// `true` if the run combines runs of different characters, so that it matches more than they do.
  var isLoose = false

  /// Any one character.
  static let one = CharacterRun(minimum: 1, maximum: 1)
  /// Any number of characters, including slashes.
  static let many = CharacterRun(minimum: 0, maximum: nil, crossesSlashes: true)
  /// One or more characters except slashes.
  static let component = CharacterRun(minimum: 1, maximum: nil)

  /// Returns one run for this run followed by a second one; it matches more if the sets differ.
  func followed(by other: CharacterRun) -> CharacterRun {
    CharacterRun(
      set: set.flatMap { set in other.set.map { set.union($0) } },
      minimum: min(minimum + other.minimum, TextRule.maximumLength),
      maximum: maximum.flatMap { most in
        other.maximum.map { min(most + $0, TextRule.maximumLength) }
      },
      crossesSlashes: crossesSlashes || other.crossesSlashes,
      isLoose: isLoose || other.isLoose || set != other.set)
  }

  /// Returns a run that matches everything that this run and a second one match.
  func union(_ other: CharacterRun) -> CharacterRun {
    CharacterRun(
      set: set.flatMap { set in other.set.map { set.union($0) } },
      minimum: min(minimum, other.minimum),
      maximum: maximum.flatMap { most in other.maximum.map { max(most, $0) } },
      crossesSlashes: crossesSlashes || other.crossesSlashes)
  }
}

extension Array where Element == PathPiece {
  /// The pieces, with adjacent text pieces merged and adjacent runs merged.
  var joined: [PathPiece] {
    reduce(into: []) { result, piece in
      switch (result.last, piece) {
      case (.text(let left)?, .text(let right)): result[result.count - 1] = .text(left + right)
      case (.run(let left)?, .run(let right)):
        result[result.count - 1] = .run(left.followed(by: right))
      case (_, .text("")): break
      default: result.append(piece)
      }
    }
  }

  /// The text of the pieces; `nil` if they do not consist only of text.
  var literal: String? {
    if isEmpty { return "" }
    if count == 1, case .text(let text) = self[0] { return text }
    return nil
  }

  /// `true` if a wildcard may match the empty string.
  var hasEmptyWildcard: Bool {
    contains { if case .text = $0 { false } else { $0.mayBeEmpty } }
  }

  /// `true` if the pieces match everything.
  var isUniversal: Bool {
    count == 1 && self[0] == .run(.many)
  }

  /// The pattern without trailing slashes, which Apple's platforms do not compare in paths.
  var withoutSlashAtEnd: [PathPiece] {
    guard case .text(let text)? = last else { return self }
    var rest = text[...]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return dropLast() + (rest.isEmpty ? [] : [.text(String(rest))])
  }
}
