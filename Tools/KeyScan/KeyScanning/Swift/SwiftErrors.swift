import SwiftSyntax

/// Finds syntax errors.
enum SwiftErrors {
  /// Returns the first syntax error in a tree; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children of all nodes on the path to the
  ///   error.
  static func first(in tree: Syntax) -> ScanFailure? {
    guard tree.hasError else { return nil }
    var node = tree
    while true {
      if let token = node.as(TokenSyntax.self) { return failure(at: token) }
      if node.kind == .unexpectedNodes {
        return ScanFailure("syntax error", at: range(of: node))
      }
      guard let child = node.children(viewMode: .all).first(where: { $0.hasError }) else {
        return ScanFailure("syntax error", at: range(of: node))
      }
      node = child
    }
  }

  private static func failure(at token: TokenSyntax) -> ScanFailure {
    let reason = "syntax error"
    guard token.presence == .missing else {
      return ScanFailure(reason, at: range(of: Syntax(token)))
    }
    // A missing token is reported after the preceding token.
    let before = token.previousToken(viewMode: .sourceAccurate)
    let place = (before?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset
    let text = token.text
    return ScanFailure(
      reason, at: place..<place,
      expected: text.isEmpty || text == "<#identifier#>" ? "a name" : "'\(text)'")
  }

  private static func range(of node: Syntax) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
