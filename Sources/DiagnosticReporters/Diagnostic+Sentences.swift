import Diagnostics

extension Diagnostic {
  /// The message as sentences, with what has no place of its own in many formats: why, and what a person can do.
  var sentences: String {
    let reasons = notes.filter { $0.range == nil && $0.path == nil }.map(\.message)
    let advice = fixIts.filter(\.edits.isEmpty).map(\.title)
    let sentences = [message] + reasons + advice
    guard sentences.count > 1 else { return message }
    return sentences.map { $0.hasSuffix("?") ? $0 : $0 + "." }.joined(separator: " ")
  }
}
