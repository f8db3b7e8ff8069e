/// The value of a message, an attribute or a variant: characters and placeables.
package struct FluentPattern {
  /// A line after the first, with its indentation.
  package struct Line {
    /// The line end before it; blank lines may follow that.
    package let end: Int
    /// The first column.
    package var start: Int
    /// The first character that is no space.
    package var content: Int

    /// The number of spaces before the first character.
    package var indentation: Int { content - start }
  }

  /// Braces with an expression.
  package struct Placeable {
    package var range: Range<Int>
    /// The content of the string that is all of the expression.
    package var literal: Range<Int>?
    /// The choice that is all of the expression.
    package var choice: Choice?
  }

  /// A selector with its variants.
  package struct Choice {
    /// The bytes of the selector, with spaces before it.
    package let selector: Range<Int>
    /// The number that chooses; `nil` for a selector that is certainly none.
    package let number: Number?
    package let variants: [Variant]
  }

  /// A variable that may be a number.
  package struct Number {
    package let name: Range<Int>
    /// `true` if its ordinal form chooses.
    package let isOrdinal: Bool
  }

  /// A variant of a choice.
  package struct Variant {
    /// The place of its asterisk or bracket.
    package let start: Int
    package let key: Range<Int>
    package let isDefault: Bool
    /// The bytes of its pattern.
    package let range: Range<Int>
  }

  /// Creates an empty pattern.
  package init() {}

  /// From the first character to the last.
  ///
  /// A pattern that begins on a line of its own begins after the indentation that all lines have.
  package var range = 0..<0
  /// The lines after the first; with the first, if that is not the line of the identifier.
  package var lines: [Line] = []
  /// The placeables that are in no other one.
  package var placeables: [Placeable] = []

  /// The indentation that all lines have, and that is no part of the value.
  package var indentation: Int { lines.map(\.indentation).min() ?? 0 }

  /// Returns the first character of a pattern that may begin at a place.
  package func start(_ first: Int) -> Int {
    guard let line = lines.first, line.end == first else { return first }
    return line.start + indentation
  }
}

/// A message or term of a resource.
package struct FluentEntry {
  /// An attribute.
  package struct Attribute {
    /// The place of its full stop.
    package let start: Int
    package let name: Range<Int>
    package let pattern: FluentPattern
  }

  /// The bytes of its name; those of a term begin with a hyphen.
  package let name: Range<Int>
  package let isTerm: Bool
  /// The place of its equals sign.
  package var equals: Int
  package var value: FluentPattern?
  package var attributes: [Attribute] = []

  /// The place after its last character.
  package var end: Int { (attributes.last?.pattern ?? value)?.range.upperBound ?? equals + 1 }
}

/// A use of a variable, message, term or function.
package struct FluentReference: Hashable, Sendable {
  /// The thing that is used.
  package enum Kind: Hashable, Sendable {
    /// A value that the app passes: `$name`.
    case variable
    /// Another message, or an attribute of one.
    case message
    /// A term: `-name`.
    case term
    /// A function: `NUMBER`.
    case function
  }

  /// The thing that is used.
  package var kind: Kind
  /// The bytes with the sign before the name, and with the attribute.
  package var range: Range<Int>
  /// The bytes of the name.
  package let name: Range<Int>
  /// The bytes of the name of the attribute.
  package var attribute: Range<Int>?
  /// `true` for a value that is passed to a term.
  package var isOfTerm = false
  /// `true` if it only chooses among variants.
  package var isSelector = false
}

extension FluentReference {
  /// Returns what the placeables of a decoded string refer to; `nil` if a brace begins or ends
  /// none.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func references(in bytes: [UInt8]) -> [FluentReference]? {
    FluentScanner.reading(bytes)?.references
  }
}

extension FluentPattern {
  /// Returns the keys of variants that no value chooses, because an earlier variant has the same.
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
