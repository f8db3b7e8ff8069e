import LinkRouting

/// The words of the text for a person, in one place.
enum TextPhrases {
  static let matched = "matched"
  static let rejected = "rejected"
  static let app = "app"
  static let route = "route"
  static let parameters = "parameters"
  static let canonical = "canonical"
  static let extra = "extra"
  static let warning = "warning"
  static let expected = "expected"
  static let nearest = "nearest"
  static let corrected = "corrected"
  /// What stands for a value without characters.
  static let nothing = "(empty)"

  /// Where a link stands in its file, in front of everything else.
  static func place(_ line: Int?) -> String {
    line.map { "line \($0): " } ?? ""
  }

  static func app(_ name: String, title: String?) -> String {
    title.map { "\(name) (\($0))" } ?? name
  }

  static func route(_ name: String, _ pattern: RoutePattern) -> String {
    "\(name)  \(pattern)"
  }

  static func nearest(_ reference: RouteReference, _ pattern: RoutePattern?) -> String {
    pattern.map { "\(reference)  \($0)" } ?? "\(reference)"
  }

  static func headline(_ message: String, code: String) -> String {
    "\(message) [\(code)]"
  }

  /// The type of a parameter, by its name if it has one, and what its values look like.
  static func type(name: String?, _ summary: String, isSecret: Bool, isDefault: Bool) -> String {
    let type = name.map { "\($0): \(summary)" } ?? summary
    switch (isSecret, isDefault) {
    case (true, true): return "\(type) (secret, default)"
    case (true, false): return "\(type) (secret)"
    case (false, true): return "\(type) (default)"
    case (false, false): return type
    }
  }
}
