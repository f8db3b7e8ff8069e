import URLSyntax

/// Finds, among patterns in their order, the first that matches a part, by the texts at their start
/// and end.
///
/// Most patterns of a file begin with a text of their own, so that only a few need be compared with
/// a part.
struct PatternIndex: Sendable, Hashable {
  /// The texts with which every part begins and ends that a pattern matches, in lower case.
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

  /// - Complexity: O(*n*) in the length of the texts.
  init(_ texts: [Texts] = []) {
    var known: Set<Lengths> = []
    for (place, text) in texts.enumerated() {
      places[text, default: []].append(place)
      let length = Lengths(leading: text.leading.count, trailing: text.trailing.count)
      if known.insert(length).inserted { lengths.append(length) }
    }
  }

  /// The patterns that may match a part, in their order.
  ///
  /// - Parameters:
  ///   - leading: The part in lower case; texts at the start are compared with it.
  ///   - trailing: The same part as texts at the end are compared with it.
  /// - Complexity: O(*l* · *n* + *k* log *k*) for *l* pairs of lengths of texts, a part of *n*
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

/// A path in the form in which patterns of Android's are found by it.
struct AndroidPathKey {
  /// The path without slashes at its start, in lower case.
  let leading: [UInt8]
  /// The whole path in lower case.
  let trailing: [UInt8]

  init(_ path: [UInt16]) {
    trailing = String(decoding: path, as: UTF16.self).utf8.map(\.asciiLowercased)
    leading = Array(trailing.drop { $0 == 0x2F })
  }
}

extension AndroidPattern {
  /// The texts at the start and the end of every path that the pattern matches.
  var indexTexts: PatternIndex.Texts {
    guard kind != .literal else { return PatternIndex.Texts(leading: leadingText) }
    var trailing: [UInt8] = []
    if kind == .simpleGlob {
      // Half a character is none.
      let end = units.reversed().prefix { $0 < 0x80 && !".*\\".utf8.contains(UInt8($0)) }
      trailing = end.reversed().map { UInt8(truncatingIfNeeded: $0).asciiLowercased }
      // Slashes at the start of a path are not compared.
      if trailing.count == units.count { trailing = [] }
    }
    return PatternIndex.Texts(leading: leadingText, trailing: trailing)
  }
}

extension AppleAssociation.Component {
  /// The texts at the start and the end of every path that the component matches.
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

  /// A text at the end; none if its last slash may match the end of a path.
  private static func trailing(_ text: [UInt8]) -> [UInt8] {
    text.last == 0x2F ? [] : text.map(\.asciiLowercased)
  }
}
