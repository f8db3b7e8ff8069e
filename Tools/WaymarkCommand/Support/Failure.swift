/// The reason why a command cannot do its work; the tool exits with status 2.
struct Failure: Error {
  /// The message for standard error, without a trailing line break; `nil` if nothing is printed.
  let text: String?

  /// Creates a failure with a complete message.
  init(text: String?) {
    self.text = text
  }

  /// Creates a failure with a message and a hint.
  init(_ message: String, hint: String? = nil) {
    text = "error: " + message + (hint.map { "\n" + $0 } ?? "")
  }

  /// The failure if the reader of the output has closed the pipe; it is not reported.
  static let outputClosed = Failure(text: nil)

  /// `true` for ``outputClosed``.
  var isOutputClosed: Bool { text == nil }

  /// Writes the message, if there is one, to standard error.
  func report() {
    guard let text else { return }
    StandardError.write(text + "\n")
  }
}
