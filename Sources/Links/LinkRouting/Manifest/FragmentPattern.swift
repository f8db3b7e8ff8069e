import Diagnostics
import TextPrimitives

/// A fragment that consists of literal text and parameters, without keys.
///
/// ```text
/// comment-{id:integer}      one parameter
/// L{from:line}-L{to:line}   several parameters
/// ```
///
/// The rules for values are those of path components. Either all parameters are present, or none
/// is.
public struct FragmentPattern: Hashable, Sendable {
  /// The literals and the parameters in order; no literal is empty.
  ///
  /// The types and the literal text must leave only one way to split each fragment into values.
  public let pieces: [RoutePattern.Piece]
  /// A Boolean value that indicates whether a link of the route must have such a fragment.
  ///
  /// If the value is `false`, a link without such a fragment matches too, but without the
  /// parameters.
  public var isRequired: Bool

  /// Creates a pattern from its pieces.
  public init(_ pieces: [RoutePattern.Piece], isRequired: Bool = false) {
    self.pieces = RoutePattern.Component(pieces: pieces).pieces ?? []
    self.isRequired = isRequired
  }

  /// Creates a pattern from its spelling in a manifest.
  ///
  /// - Throws: ``RoutePatternError`` with the range of the invalid bytes.
  public init(parsing text: String, isRequired: Bool = false) throws(RoutePatternError) {
    let bytes = Bytes(text.utf8)
    let wrong = bytes.firstIndex { "#?[]".utf8.contains($0) }
    if let wrong {
      throw RoutePatternError(
        range: SourceRange(wrong, wrong + 1), expected: "a fragment without '#', '?' and brackets")
    }
    let component = bytes.isEmpty ? nil : try RoutePattern.component(bytes, 0..<bytes.count)
    let pieces = component?.pieces ?? []
    guard pieces.contains(where: { $0.text == nil }) else {
      throw RoutePatternError(
        range: SourceRange(0, bytes.count),
        expected: "a fragment with a parameter, such as 'L{line:integer}'")
    }
    self.init(pieces, isRequired: isRequired)
  }

  /// The names of the parameters in order.
  package var parameterNames: [String] { declarations.map(\.name) }

  /// The parameters as declarations of the fragment.
  package var declarations: [ParameterDeclaration] {
    pieces.compactMap { piece in
      guard case .parameter(let name, let type) = piece else { return nil }
      return ParameterDeclaration(
        name: name, type: .named(type), occurrence: isRequired ? .required : .optional)
    }
  }
}

extension Route {
  /// The pattern of the fragment as it is shown in tables: `#L{line}` or `#L{line} (required)`.
  package var fragmentSummary: String? {
    fragmentPattern.map { "#\($0)" + ($0.isRequired ? " (required)" : "") }
  }
}

extension FragmentPattern: CustomStringConvertible {
  /// The pattern in the spelling that ``init(parsing:isRequired:)`` reads.
  public var description: String { pieces.map(\.spelling).joined() }
}
