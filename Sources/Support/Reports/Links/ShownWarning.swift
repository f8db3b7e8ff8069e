import Diagnostics
import LinkRouting

/// A warning about a link, as reports present it.
///
/// The warning either comes from the library, or concerns text that was removed from the input
/// before or after the link.
struct ShownWarning {
  var code: String
  /// The message, as one English sentence without a final period.
  var message: String
  /// The parameter that the warning is about, if there is one.
  var parameter: String?
  /// The reason why a value was dropped, if there is one.
  var reason: String?
  /// The byte range in the original input.
  var range: Range<Int>

  /// Creates a warning from the library about a link that starts at an offset in the input.
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

  /// Creates a warning about text that was removed from the input before or after a link.
  init(_ removal: PastedLink.Removal) {
    let (code, message) =
      switch removal.kind {
      case .whiteSpace:
        (
          "trimmed-white-space",
          "Whitespace around the link was removed; with it, an app would reject the link"
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
