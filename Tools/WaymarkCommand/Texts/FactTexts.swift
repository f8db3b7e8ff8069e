import Diagnostics
import Reports
import TextPrimitives

/// The messages about the facts of `--fact`.
enum FactTexts {
  static func unknown(_ name: String, _ names: [String]) -> String {
    let message = "Unknown fact '\(TextStyle.shown(name))'."
    return message + meant(name, names)
  }

  static func known(_ names: [String]) -> String {
    names.isEmpty
      ? "The manifests have no requirements, and therefore no facts."
      : "The facts are \(names.joined(separator: ", "))."
  }

  static func unknownValue(_ value: String, of name: String, _ values: [String]) -> String {
    let list = values.joined(separator: ", ")
    let message = "The value '\(TextStyle.shown(value))' of the fact \(name) is not one of \(list)."
    return message + meant(value, values)
  }

  static func noState(_ name: String, _ states: [String]) -> String {
    let list = states.joined(separator: ", ")
    return "The fact \(name) needs a state: --fact \(name)=STATE with one of \(list)."
  }

  static func twice(_ name: String) -> String {
    "The fact \(TextStyle.shown(name)) is given twice."
  }

  private static func meant(_ word: String, _ words: [String]) -> String {
    Spelling.nearest(to: word, among: words).map { " Did you mean '\($0)'?" } ?? ""
  }
}
