// Fluent variables, whose values the program passes by name: `{ $name }`.

extension NamedPlaceholder {
  /// The style of variables, in which `*` represents the name.
  package static let variableForm = "$*"

  /// Returns the variables in a string; `nil` if a brace is not part of a valid expression.
  ///
  /// The arguments of a term are omitted, because the program does not pass them.
  package static func variables(in text: String) -> [NamedPlaceholder]? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    let bytes = Array(text.utf8)
    return FluentReference.references(in: bytes)?.filter {
      $0.kind == .variable && !$0.isOfTerm
    }.prefix(FormatString.maximumCount).map { reference in
      var name = NamedPlaceholder(
        range: reference.range, name: String(decoding: bytes[reference.name], as: UTF8.self),
        style: variableForm, pattern: variableForm)
      name.isSelector = reference.isSelector
      return name
    }
  }
}
