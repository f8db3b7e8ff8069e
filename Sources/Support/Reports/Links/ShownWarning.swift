import Diagnostics
import LinkRouting

/// A warning about a link as it is shown: one of the library's, or one about how the link was given.
struct ShownWarning {
  var code: String
  /// One English sentence without a full stop.
  var message: String
  /// The parameter that is concerned, if it is one.
  var parameter: String?
  /// The reason for which a value was dropped, if one was.
  var reason: String?
  /// The bytes of the link as given.
  var range: Range<Int>

  /// A warning of the library, about a link that stands so many bytes behind what was given.
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

  /// Creates the warning about something that was removed around a link.
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
