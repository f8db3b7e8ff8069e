import SwiftSyntax

/// A symbol that Xcode generates for a key, as it is written in code.
///
/// Examples are `.allowUploads` and, for a table other than the default,
/// `.Onboarding.welcome(name)`.
struct SwiftSymbol {
  private let name: TokenSyntax
  private let table: String?

  /// Creates the symbol for an implicit member expression; `nil` for any other expression.
  init?(_ expression: ExprSyntax) {
    // A symbol for a key with placeholders is a function.
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let member = (called ?? expression).as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base {
      guard let table = base.as(MemberAccessExprSyntax.self), table.base == nil,
        table.declName.baseName.text.first?.isUppercase == true
      else { return nil }
      self.init(member, table: table.declName.baseName.text)
    } else {
      self.init(member, table: nil)
    }
  }

  /// Creates the symbol of `LocalizedStringResource.allowUploads`; `nil` for other members.
  init?(ofType member: MemberAccessExprSyntax) {
    let type = "LocalizedStringResource"
    guard let base = member.base else { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == type {
      self.init(member, table: nil)
    } else if let table = base.as(MemberAccessExprSyntax.self),
      table.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == type
    {
      self.init(member, table: table.declName.baseName.text)
    } else {
      return nil
    }
  }

  private init?(_ member: MemberAccessExprSyntax, table: String?) {
    name = member.declName.baseName
    self.table = table
    // A capitalized name is a type or a table, not a symbol.
    guard let first = name.text.first, first.isLetter, !first.isUppercase,
      !["init", "self"].contains(name.text)
    else { return nil }
  }

  /// Returns the use of the key.
  func use(call: String) -> KeyUse {
    let range =
      name.positionAfterSkippingLeadingTrivia
      .utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset
    var use = KeyUse(range: range, key: .symbol(name.text), call: call)
    if let table { use.table = .named(table) }
    return use
  }
}
