/// A pattern of an Apple association file for literal text.
///
/// The characters `*` and `?`, and the parenthesis of `$(`, cannot be escaped. They are replaced by
/// `?`, which matches any character, and `isExact` is then `false`.
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
