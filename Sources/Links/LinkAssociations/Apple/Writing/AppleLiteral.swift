/// The text of a literal as a pattern.
///
/// The characters `*` and `?`, and the parenthesis of `$(`, cannot be escaped. They are replaced by
/// `?`.
struct AppleLiteral {
  var pattern = ""
  var isExact = true

  init(_ text: String) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isWild = scalar == "*" || scalar == "?" || scalar == "(" && previous == "$"
      pattern.unicodeScalars.append(isWild ? "?" : scalar)
      if isWild { isExact = false }
      previous = scalar
    }
  }
}
