/// Why the tool cannot do what it is asked for; it ends with status 2.
struct Failure: Error {
  /// What is written to standard error, without a line break at its end; `nil` for nothing, when
  /// nobody is there to read.
  let text: String?

  /// Makes a failure with a complete text.
  init(text: String?) {
    self.text = text
  }

  /// Makes a failure with a message, and a hint at what to do.
  init(_ message: String, hint: String? = nil) {
    text = "error: " + message + (hint.map { "\n" + $0 } ?? "")
  }

  /// The reader of the output went away; there is nobody to tell.
  static let outputClosed = Failure(text: nil)

  /// Writes the text to standard error.
  func report() {
    guard let text else { return }
    StandardError.write(text + "\n")
  }
}
