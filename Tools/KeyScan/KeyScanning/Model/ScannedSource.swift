/// The uses of keys in a source.
package struct ScannedSource: Sendable {
  /// The uses of keys, in the order of their positions.
  package var uses: [KeyUse] = []
  /// The reason why the source could not be read completely; `nil` if it was.
  package var failure: ScanFailure?

  /// Reads a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - language: The language of the source.
  ///   - allowsJSX: `true` if TypeScript and JavaScript may contain JSX elements. In a `.ts` file,
  ///     the same syntax represents types.
  package init(_ bytes: [UInt8], language: SourceLanguage, allowsJSX: Bool = true) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      failure = ScanFailure("the file is not UTF-8")
      return
    }
    switch language {
    case .swift: (uses, failure) = SwiftKeyFinder.find(in: bytes)
    case .kotlin, .java:
      uses = ResourceReferenceFinder.find(in: bytes, isKotlin: language == .kotlin)
    case .xml: uses = XMLReferenceFinder.find(in: bytes)
    case .typescript, .javascript:
      uses = ScriptKeyFinder.find(in: bytes, bytes.indices, allowsJSX: allowsJSX)
    case .vue: uses = VueKeyFinder.find(in: bytes)
    }
    uses.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
