import URLSyntax

/// An index that finds patterns by the literal text at their start and end.
///
/// Most patterns in a file begin with different text, so that only a few must be compared with a
/// part of a link.
struct PatternIndex: Sendable, Hashable {
  /// The literal text at the start and end of everything that a pattern matches, in lower case.
  struct Texts: Sendable, Hashable {
    var leading: [UInt8] = []
    var trailing: [UInt8] = []
  }

  private struct Lengths: Sendable, Hashable {
    var leading: Int
    var trailing: Int
  }

  private var places: [Texts: [Int]] = [:]
  private var lengths: [Lengths] = []

  /// Creates an index of patterns, given the literal text of each.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the literal starts and ends.
  init(_ texts: [Texts] = []) {
    var known: Set<Lengths> = []
    for (place, text) in texts.enumerated() {
      places[text, default: []].append(place)
      let length = Lengths(leading: text.leading.count, trailing: text.trailing.count)
      if known.insert(length).inserted { lengths.append(length) }
    }
  }

  /// Returns the indices of the patterns that may match a part, in order.
  ///
  /// - Parameters:
  ///   - leading: The part in lower case, for comparison with the literal starts.
  ///   - trailing: The same part, prepared for comparison with the literal ends.
  /// - Complexity: O(*l* · *n* + *k* log *k*) for *l* different pairs of lengths, a part of *n*
  ///   bytes and *k* patterns found.
  func candidates(_ leading: [UInt8], endingAs trailing: [UInt8]) -> [Int] {
    var found: [Int] = []
    for length in lengths
    where length.leading <= leading.count && length.trailing <= trailing.count {
      let texts = Texts(
        leading: Array(leading.prefix(length.leading)),
        trailing: Array(trailing.suffix(length.trailing)))
      if let places = places[texts] { found += places }
    }
    return found.sorted()
  }
}

/// A path, prepared for lookup in an index of Android's patterns.
struct AndroidPathKey {
  /// The path without leading slashes, in lower case.
  let leading: [UInt8]
  /// The whole path in lower case.
  let trailing: [UInt8]

  init(_ path: [UInt16]) {
    trailing = String(decoding: path, as: UTF16.self).utf8.map(\.asciiLowercased)
    leading = Array(trailing.drop { $0 == 0x2F })
  }
}

extension AndroidPattern {
  /// The literal text at the start and end of every path that the pattern matches.
  var indexTexts: PatternIndex.Texts {
    guard kind != .literal else { return PatternIndex.Texts(leading: leadingText) }
    var trailing: [UInt8] = []
    if kind == .simpleGlob {
      // Only ASCII units are used, so that no surrogate pair is split.
      let end = units.reversed().prefix { $0 < 0x80 && !".*\\".utf8.contains(UInt8($0)) }
      trailing = end.reversed().map { UInt8(truncatingIfNeeded: $0).asciiLowercased }
      // A pattern that consists only of text is found by its start alone.
      if trailing.count == units.count { trailing = [] }
    }
    return PatternIndex.Texts(leading: leadingText, trailing: trailing)
  }
}

extension AppleAssociation.Component {
  /// The literal text at the start and end of every path that the component matches.
  var indexTexts: PatternIndex.Texts {
    guard let elements = path?.elements, case .text(let first)? = elements.first else {
      guard case .text(let last)? = path?.elements.last else { return PatternIndex.Texts() }
      return PatternIndex.Texts(trailing: Self.trailing(last))
    }
    var texts = PatternIndex.Texts(leading: first.map(\.asciiLowercased))
    if elements.count > 1, case .text(let last)? = elements.last {
      texts.trailing = Self.trailing(last)
    }
    return texts
  }

  /// Returns the text at the end of a pattern; empty if its last slash may match the end of a path.
  private static func trailing(_ text: [UInt8]) -> [UInt8] {
    text.last == 0x2F ? [] : text.map(\.asciiLowercased)
  }
}
