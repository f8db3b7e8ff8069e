import Diagnostics
import TextPrimitives

extension Diagnostic {
  /// The message, preceded by the key, the variation and the language that the diagnostic is about.
  ///
  /// For example, it starts with `'cart.items' (plural.few) in pl: `.
  var headline: String {
    guard let subject else { return message }
    var about = subject.shownKey.map { "'\($0.shortened(to: 60))'" } ?? ""
    if !about.isEmpty, let variation = subject.variation { about += " (\(variation))" }
    if let language = subject.language { about += about.isEmpty ? language : " in \(language)" }
    return about.isEmpty ? message : "\(about): \(statement)"
  }

  /// The message without the language at its start.
  ///
  /// For example, `is: n = 21 takes one too` becomes `n = 21 takes one too` (`is` is Icelandic).
  var statement: String {
    guard let language = subject?.language, message.hasPrefix(language + ": ") else {
      return message
    }
    return String(message.dropFirst(language.count + 2))
  }
}
