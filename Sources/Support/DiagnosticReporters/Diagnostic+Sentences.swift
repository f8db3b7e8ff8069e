import Diagnostics

extension Diagnostic {
  /// Returns the message, the reasons and the advice as sentences.
  ///
  /// The reasons are the notes without a location. The advice consists of the titles of fix-its
  /// without edits. Output formats that have no separate fields for reasons and advice use this
  /// string.
  ///
  /// - Parameter namesSubject: `true` if the first sentence names the key and the language.
  func sentences(namesSubject: Bool) -> String {
    let message = namesSubject ? headline : message
    let reasons = notes.filter { $0.range == nil && $0.path == nil }.map(\.message)
    let advice = fixIts.filter(\.edits.isEmpty).map(\.title)
    let sentences = [message] + reasons + advice
    guard sentences.count > 1 else { return message }
    return sentences.map { $0.hasSuffix("?") ? $0 : $0 + "." }.joined(separator: " ")
  }
}
