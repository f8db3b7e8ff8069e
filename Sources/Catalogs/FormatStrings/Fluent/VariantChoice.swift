/// A select expression in a string, with the variables that each of its variants displays.
package struct VariantChoice: Sendable {
  /// A variant.
  package struct Variant: Sendable {
    /// The word or number that selects this variant.
    package let key: String
    /// The range of the key.
    package let keyRange: Range<Int>
    package let isDefault: Bool
    /// The names of the variables that the variant displays, including those in nested variants.
    package let variables: Set<String>
  }

  /// The name of the variable that selects a variant; for any other selector, its source code.
  package let selector: String
  /// `true` if the selector may be a number.
  package let mayBeNumber: Bool
  /// `true` if a function converts the selector to a number: `NUMBER($count)`.
  package let isNumber: Bool
  package let variants: [Variant]
  /// The names of the variables that the string displays outside of the select expression.
  package let outside: Set<String>
}

// MARK: - Fluent

extension VariantChoice {
  /// The maximum number of select expressions that are read from a string.
  private static let maximumCount = 32

  /// Returns the select expressions in a string; nested ones precede those that enclose them.
  ///
  /// The number of results is limited. The result is empty if a brace is not part of a valid
  /// placeable.
  ///
  /// - Parameter bytes: A decoded string, or a pattern as it is spelled in a file.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func choices(in bytes: [UInt8]) -> [VariantChoice] {
    guard let scanner = FluentScanner.reading(bytes, collectsChoices: true) else { return [] }
    let shown = scanner.references.filter {
      $0.kind == .variable && !$0.isOfTerm && !$0.isSelector
    }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func names(_ isIncluded: (Range<Int>) -> Bool) -> Set<String> {
      Set(shown.filter { isIncluded($0.range) }.map { string($0.name) })
    }
    return (scanner.choices ?? []).prefix(maximumCount).map { choice in
      let end = choice.variants.last?.range.upperBound ?? choice.selector.upperBound
      let written = bytes[choice.selector].drop { $0 <= 0x20 }
      return VariantChoice(
        selector: choice.number.map { string($0.name) } ?? String(decoding: written, as: UTF8.self),
        mayBeNumber: choice.number != nil,
        isNumber: choice.number != nil && written.first != UInt8(ascii: "$"),
        variants: choice.variants.map { variant in
          Variant(
            key: string(variant.key), keyRange: variant.key, isDefault: variant.isDefault,
            variables: names { variant.range.contains($0) })
        },
        outside: names { $0.upperBound <= choice.selector.lowerBound || $0.lowerBound >= end })
    }
  }

  /// The default variant; `nil` if there is none.
  package var fallback: Variant? { variants.first(where: \.isDefault) }
}
