import Diagnostics
import LinkRouting

/// A displayed warning about a link.
///
/// The source is either the library, or a removed part around the link.
struct ShownWarning {
  var code: String
  /// One English sentence without a period.
  var message: String
  /// The parameter that the warning is about, if any.
  var parameter: String?
  /// The reason that a value was dropped, if any.
  var reason: String?
  /// The byte range in the original input.
  var range: Range<Int>

  /// Creates a warning of the library about a link that starts at an offset of the input.
  init(_ warning: LinkWarning, shiftedBy offset: Int = 0) {
    self.init(
      code: warning.code.rawValue, message: warning.message, parameter: warning.parameter,
      range: warning.range.shifted(by: offset).range)
    reason = warning.reason?.rawValue
  }

  private init(code: String, message: String, parameter: String?, range: Range<Int>) {
    self.code = code
    self.message = message
    self.parameter = parameter
    self.range = range
  }

  /// Creates the warning about a removed part around a link.
  init(_ removal: PastedLink.Removal) {
    let (code, message) =
      switch removal.kind {
      case .whiteSpace:
        (
          "trimmed-white-space",
          "Whitespace around the link was removed; an app would reject the link"
        )
      case .markdown:
        (
          "removed-markdown",
          "Markdown around the link was removed; an app would read it as part of the link"
        )
      default:
        (
          "removed-punctuation",
          "Punctuation around the link was removed; an app would read it as part of the link"
        )
      }
    self.init(code: code, message: message, parameter: nil, range: removal.range.range)
  }
}
