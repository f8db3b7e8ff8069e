/// The value of a message, attribute or variant: characters and placeables.
package struct FluentPattern {
  /// A line after the first, with its indentation.
  package struct Line {
    /// The offset of the line terminator before the line; blank lines may follow it.
    package let end: Int
    /// The offset of the first column.
    package var start: Int
    /// The offset of the first character that is not a space.
    package var content: Int

    /// The number of spaces before the first character.
    package var indentation: Int { content - start }
  }

  /// An expression enclosed in braces.
  package struct Placeable {
    package var range: Range<Int>
    /// The range of the content of a string literal, if the expression consists of one.
    package var literal: Range<Int>?
    /// The select expression, if the placeable consists of one; otherwise `nil`.
    package var choice: Choice?
  }

  /// A select expression: a selector with its variants.
  package struct Choice {
    /// The range of the selector, including the spaces before it.
    package let selector: Range<Int>
    /// The argument that selects a variant; `nil` if the selector cannot be a number.
    package let number: Number?
    package let variants: [Variant]
  }

  /// A variable that may hold a number.
  package struct Number {
    package let name: Range<Int>
    /// `true` if the ordinal plural category of the number selects a variant.
    package let isOrdinal: Bool
  }

  /// A variant of a select expression.
  package struct Variant {
    /// The offset of the asterisk or the opening bracket.
    package let start: Int
    package let key: Range<Int>
    package let isDefault: Bool
    /// The range of the pattern.
    package let range: Range<Int>
  }

  /// Creates an empty pattern.
  package init() {}

  /// The range from the first character to the last character.
  ///
  /// If the pattern begins on its own line, the range begins after the common indentation.
  package var range = 0..<0
  /// The lines of the pattern, except text on the same line as the equals sign or the variant key.
  package var lines: [Line] = []
  /// The placeables that are not nested in other placeables.
  package var placeables: [Placeable] = []

  /// The common indentation of all lines, which is not part of the value.
  package var indentation: Int { lines.map(\.indentation).min() ?? 0 }

  /// Returns the offset of the first character, which may follow a line break and indentation.
  ///
  /// - Parameter first: The offset after the equals sign or bracket and the spaces that follow it.
  package func start(_ first: Int) -> Int {
    guard let line = lines.first, line.end == first else { return first }
    return line.start + indentation
  }
}

/// A message or term of a resource.
package struct FluentEntry {
  /// An attribute.
  package struct Attribute {
    /// The offset of the full stop before the name.
    package let start: Int
    package let name: Range<Int>
    package let pattern: FluentPattern
  }

  /// The range of the name, which includes the hyphen of a term.
  package let name: Range<Int>
  package let isTerm: Bool
  /// The offset of the equals sign.
  package var equals: Int
  package var value: FluentPattern?
  package var attributes: [Attribute] = []

  /// The offset after the last character.
  package var end: Int { (attributes.last?.pattern ?? value)?.range.upperBound ?? equals + 1 }
}

/// A reference to a variable, message, term or function in a placeable.
package struct FluentReference: Hashable, Sendable {
  /// The kind of the referenced object.
  package enum Kind: Hashable, Sendable {
    /// A variable that the app passes as an argument: `$name`.
    case variable
    /// A message, or an attribute of a message.
    case message
    /// A term: `-name`.
    case term
    /// A function: `NUMBER`.
    case function
  }

  /// The kind of the object that is referred to.
  package var kind: Kind
  /// The range of the reference, including the `$` or `-` before the name and any attribute.
  package var range: Range<Int>
  /// The range of the name, without the `$` or `-` before it.
  package let name: Range<Int>
  /// The range of the attribute's name.
  package var attribute: Range<Int>?
  /// `true` if the variable is in an argument that is passed to a term: `{ -brand(case: $case) }`.
  package var isOfTerm = false
  /// `true` if the value of the reference only selects a variant and is not displayed.
  package var isSelector = false
}

extension FluentReference {
  /// Returns the references in the placeables of a decoded string.
  ///
  /// The result is `nil` if a brace is not part of a valid placeable.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func references(in bytes: [UInt8]) -> [FluentReference]? {
    FluentScanner.reading(bytes)?.references
  }
}

extension FluentPattern {
  /// Returns the variant keys that duplicate an earlier key, each paired with the earlier key.
  ///
  /// A variant with a duplicate key is selected only if it is the default.
  static func repeatedKeys(
    of variants: [Variant], in bytes: Span<UInt8>
  ) -> [(key: Range<Int>, first: Range<Int>)] {
    guard variants.count > 1 else { return [] }
    var repeated: [(key: Range<Int>, first: Range<Int>)] = []
    var known: [String: Range<Int>] = [:]
    for variant in variants {
      let key = String(decoding: variant.key.map { bytes[$0] }, as: UTF8.self)
      if let first = known.updateValue(variant.key, forKey: key) {
        known[key] = first
        repeated.append((variant.key, first))
      }
    }
    return repeated
  }
}
