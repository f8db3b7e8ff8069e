/// Which app of a file is meant.
enum AppChoice {
  /// An application identifier without the prefix of its team.
  static func bundle(_ appID: String) -> String {
    appID.firstIndex(of: ".").map { String(appID[appID.index(after: $0)...]) } ?? appID
  }

  /// Whether an identifier or a package is an app, by its whole name or by the end of it.
  static func isMeant(_ identifier: String, _ app: String?) -> Bool {
    guard let app, !app.isEmpty else { return false }
    return identifier == app || identifier.hasSuffix("." + app)
  }
}
