import Diagnostics

extension Diagnostic {
  /// The message as sentences, with what has no place of its own in many formats: the reasons and
  /// the advice.
  ///
  /// - Parameter namesSubject: Whether the first sentence names the key and the language.
  func sentences(namesSubject: Bool) -> String {
    let message = namesSubject ? headline : message
    let reasons = notes.filter { $0.range == nil && $0.path == nil }.map(\.message)
    let advice = fixIts.filter(\.edits.isEmpty).map(\.title)
    let sentences = [message] + reasons + advice
    guard sentences.count > 1 else { return message }
    return sentences.map { $0.hasSuffix("?") ? $0 : $0 + "." }.joined(separator: " ")
  }
}
