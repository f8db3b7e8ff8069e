import Diagnostics
import Reports
import LinkRouting

/// What `waymark build` says.
enum BuildTexts {
  static let abstract = "Build the link of a route."

  static let discussion = """
    The link is canonical: https where the app has a host, else its own scheme, unless --scheme says \
    otherwise. Values are given as they are, not percent-encoded; a repeated name makes a list. The \
    link is printed with the secrets it was given. Arguments are visible to everyone on this machine \
    in the list of processes.

    JSON is one object, as Schemas/build.schema.json describes it.

    EXAMPLES:
      waymark build wordly attend session=KXTR-7429 lang=fr
      waymark build wordly attend session=KXTR-7429 --scheme wordly
      waymark build osqr thread 'text=Where were we?' input=voice --format json

    EXIT STATUS:
      0  the link was built
      1  a value does not fit, is missing or is one too many
      2  wrong usage, an unknown app, route, parameter or scheme, or an invalid manifest
    """

  static let app = "The name of the app."
  static let route = "The name of the route."
  static let values = "A parameter and its value; repeated for a list."
  static let scheme = "https, or one of the app's own schemes."
  static let format = "text prints the link alone; json prints one object."

  static let noAssignment = "Values are given as name=value."

  static func unknownRoute(_ name: String, app: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "The app \(app) has no route '\(name)'. Did you mean '\(nearest)'?"
    }
    return "The app \(app) has no route '\(name)'."
  }

  /// - Parameter options: The options that name the manifest of the app, as they were typed.
  static func seeRoutes(_ app: String, options: [String]) -> String {
    "To list its routes, run\n  \(ShellCommand(["routes"] + options + ["--app", app]))"
  }

  static func unknownParameter(_ name: String, route: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "The route \(route) has no parameter '\(name)'. Did you mean '\(nearest)'?"
    }
    return "The route \(route) has no parameter '\(name)'."
  }

  static func knownParameters(_ names: [String]) -> String {
    names.isEmpty
      ? "It takes no parameters." : "Its parameters are \(names.joined(separator: ", "))."
  }

  static func unknownScheme(_ name: String, app: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "The route has no scheme '\(name)' in \(app). Did you mean '\(nearest)'?"
    }
    return "The route has no scheme '\(name)' in \(app)."
  }

  static func knownSchemes(_ names: [String]) -> String {
    "Its schemes are \(names.joined(separator: ", "))."
  }

  /// A refusal, with the value that is wrong if it may be shown.
  static func refused(_ error: LinkError, excerpt: String?, texts: ReportTexts) -> String {
    let lines = [texts.buildError(error), excerpt, "  " + texts.buildExpectation(of: error)]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}
