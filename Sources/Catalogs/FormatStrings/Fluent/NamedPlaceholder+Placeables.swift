// Fluent variables, which the program passes by name: `{ $name }`.

extension NamedPlaceholder {
  /// The form of the names of variables.
  package static let variableForm = "$*"

  /// Returns the variables of a string; `nil` if its braces are not valid expressions.
  ///
  /// Arguments of a term are not values of the program.
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
