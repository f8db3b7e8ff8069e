import Diagnostics
import Reports
import LinkRouting

/// The help and the messages of `waymark build`.
enum BuildTexts {
  static let abstract = "Build a link from a route and parameter values."

  static let discussion = """
    Prints the canonical link. Without --scheme, the link has the scheme https if the route has a \
    host; otherwise, it has the first custom scheme of the route. Write values without \
    percent-encoding, because the command encodes them. To pass a list, repeat the name for each \
    element. The link contains the secrets that are passed, and other users of this machine can \
    see arguments in the list of processes.

    \(RootTexts.manifestSearch)

    JSON output is one object (Schemas/build.schema.json).

    EXAMPLES:
      waymark build wordly attend session=KXTR-7429 lang=fr
      waymark build wordly attend session=KXTR-7429 --scheme wordly
      waymark build osqr thread 'text=Where were we?' input=voice --format json

    EXIT STATUS:
      0  the link was built
      1  a value is invalid, missing or not allowed
      2  wrong usage, an unknown app, route, parameter or scheme, or an invalid manifest
    """

  static let app = "Name of the app."
  static let route = "Name of the route."
  static let values = "Parameter and value; repeat the name for a list."
  static let scheme = "Scheme of the link (default: https if possible)."
  static let format = "Output format: text (default), or json (one object)."

  static let noAssignment = "Values have the form name=value."

  static func unknownRoute(_ name: String, app: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "The app \(app) has no route '\(name)'. Did you mean '\(nearest)'?"
    }
    return "The app \(app) has no route '\(name)'."
  }

  static func retiredRoute(_ name: String, redirect: String) -> String {
    "The route '\(name)' is retired. Build a link of '\(redirect)', to which it redirects."
  }

  /// - Parameter options: The options that name the manifest, as on the command line.
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
      ? "It has no parameters." : "Its parameters are \(names.joined(separator: ", "))."
  }

  static func unknownScheme(_ name: String, app: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "This route of the app \(app) has no scheme '\(name)'. Did you mean '\(nearest)'?"
    }
    return "This route of the app \(app) has no scheme '\(name)'."
  }

  /// Returns a message about a parameter of the host in a link with a custom scheme.
  static func schemeWithoutHost(_ scheme: String, parameter: String) -> String {
    "A link with the scheme '\(scheme)' has no host, but '\(parameter)' is a parameter of the host."
  }

  static func useScheme(_ scheme: String) -> String {
    "Omit the parameter, or use the scheme \(scheme)."
  }

  static func knownSchemes(_ names: [String]) -> String {
    "Its schemes are \(names.joined(separator: ", "))."
  }

  /// Returns the report on a link that cannot be built, with the invalid value unless it is secret.
  static func refused(_ error: LinkError, excerpt: String?, texts: ReportTexts) -> String {
    let lines = [texts.buildError(error), excerpt, "  " + texts.buildExpectation(of: error)]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}
