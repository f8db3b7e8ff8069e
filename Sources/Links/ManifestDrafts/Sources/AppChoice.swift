/// Functions that select an app in a file with several apps.
enum AppChoice {
  /// Returns an application identifier without its team prefix.
  static func bundle(_ appID: String) -> String {
    appID.firstIndex(of: ".").map { String(appID[appID.index(after: $0)...]) } ?? appID
  }

  /// Returns `true` if an identifier or a package equals the chosen app, or ends with a dot and the
  /// chosen app.
  static func isMeant(_ identifier: String, _ app: String?) -> Bool {
    guard let app, !app.isEmpty else { return false }
    return identifier == app || identifier.hasSuffix("." + app)
  }
}
