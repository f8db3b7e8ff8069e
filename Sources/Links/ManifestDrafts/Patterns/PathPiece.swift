import LinkRouting

/// A step of a pattern, in the terms that the files of both platforms and routes have in common.
enum PathPiece: Hashable {
  /// Exactly this text, decoded.
  case text(String)
  /// Characters of a set, so many of them at least and at most.
  case run(CharacterRun)
  /// One of some words, and what the file calls them.
  case words([String], name: String?)
  /// A value that must not be one of some patterns, as a variable of the file lists them.
  case refused(name: String, [String])

  /// The piece without slashes in it.
  var insideComponent: PathPiece {
    guard case .run(var run) = self else { return self }
    run.crossesSlashes = false
    return .run(run)
  }

  /// Whether no character at all is one of its texts.
  var mayBeEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .run(let run): run.minimum == 0
    case .words(let words, _): words.contains("")
    case .refused: false
    }
  }
}

/// Characters of a set.
struct CharacterRun: Hashable {
  /// The characters; `nil` for every one.
  var set: ScalarSet?
  var minimum: Int
  /// The most of them; `nil` for any number.
  var maximum: Int?
  /// Whether slashes are among them, so that the run may be several components.
  var crossesSlashes = false
  /// Whether it was made of runs of different characters, so that it takes more than they did.
  var isLoose = false

  /// Any one character.
  static let one = CharacterRun(minimum: 1, maximum: 1)
  /// Any characters, slashes too.
  static let many = CharacterRun(minimum: 0, maximum: nil, crossesSlashes: true)
  /// Any characters but slashes.
  static let component = CharacterRun(minimum: 1, maximum: nil)

  /// This run and another one behind it as one, which takes more where the sets differ.
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

  /// A run that takes what this one and another one take.
  func union(_ other: CharacterRun) -> CharacterRun {
    CharacterRun(
      set: set.flatMap { set in other.set.map { set.union($0) } },
      minimum: min(minimum, other.minimum),
      maximum: maximum.flatMap { most in other.maximum.map { max(most, $0) } },
      crossesSlashes: crossesSlashes || other.crossesSlashes)
  }
}

extension Array where Element == PathPiece {
  /// The pieces with texts that touch as one, and runs that touch as one.
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

  /// The text, if there is nothing else.
  var literal: String? {
    if isEmpty { return "" }
    if count == 1, case .text(let text) = self[0] { return text }
    return nil
  }

  /// Whether everything matches.
  var isUniversal: Bool {
    count == 1 && self[0] == .run(.many)
  }

  /// The pattern of a path without slashes at its end, which no platform of Apple's compares.
  var withoutSlashAtEnd: [PathPiece] {
    guard case .text(let text)? = last else { return self }
    var rest = text[...]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return dropLast() + (rest.isEmpty ? [] : [.text(String(rest))])
  }
}
