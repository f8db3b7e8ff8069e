import Diagnostics

extension Diagnostic {
  /// The message after the key and the language that it is about:
  /// `'cart.items' (plural.few) in pl: …`.
  var headline: String {
    guard let subject else { return message }
    var about = subject.key.map { "'\($0.clipped(to: 60))'" } ?? ""
    if !about.isEmpty, let variation = subject.variation { about += " (\(variation))" }
    if let language = subject.language { about += about.isEmpty ? language : " in \(language)" }
    return about.isEmpty ? message : "\(about): \(message)"
  }
}
