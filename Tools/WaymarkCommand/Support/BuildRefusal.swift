import LinkRouting
import Reports
import TextPrimitives

/// The reason why a command cannot build a link.
struct BuildRefusal {
  private let error: LinkError
  private let app: String
  private let route: String
  private let scheme: String?
  /// The options that name manifests; the commands that hints suggest repeat these options.
  private let manifests: ManifestFileOptions
  private let origin: ManifestOrigin

  init(
    _ error: LinkError, app: String, route: String, scheme: String?,
    manifests: ManifestFileOptions, origin: ManifestOrigin
  ) {
    self.error = error
    self.app = app
    self.route = route
    self.scheme = scheme
    self.manifests = manifests
    self.origin = origin
  }

  /// Reports the reason.
  ///
  /// An unknown name is a usage error, which is thrown. For an invalid value, the result is
  /// ``ExitStatus/rejected``.
  func report(
    _ report: BuildReport, isJSON: Bool, _ texts: ReportTexts
  ) throws(Failure) -> ExitStatus {
    if let failure = unknownName(report) { throw failure }
    if isJSON {
      var buffer = ByteBuffer()
      report.appendJSON(error, to: &buffer)
      try StandardOutput.write(buffer)
    } else {
      let style = TextStyle.standardError
      StandardError.write(
        BuildTexts.refused(error, excerpt: report.excerpt(of: error, style: style), texts: texts)
          + "\n")
    }
    return .rejected
  }

  private func unknownName(_ report: BuildReport) -> Failure? {
    switch error.code {
    case .unknownApp:
      let names = report.apps
      return Failure(RootTexts.unknownApp(app, names), hint: RootTexts.knownApps(names, origin))
    case .unknownRoute:
      if let redirect = report.redirect {
        return Failure(BuildTexts.retiredRoute(route, redirect: redirect))
      }
      return Failure(
        BuildTexts.unknownRoute(route, app: app, report.routes),
        hint: BuildTexts.seeRoutes(app, options: manifests.arguments))
    case .unknownParameter:
      let names = report.parameters
      return Failure(
        BuildTexts.unknownParameter(error.parameter ?? "", route: route, names),
        hint: BuildTexts.knownParameters(names))
    case .unknownScheme:
      if let parameter = error.parameter {
        return Failure(
          BuildTexts.schemeWithoutHost(scheme ?? "", parameter: parameter),
          hint: BuildTexts.useScheme("https"))
      }
      return Failure(
        BuildTexts.unknownScheme(scheme ?? "", app: app, report.schemes),
        hint: BuildTexts.knownSchemes(report.schemes))
    default: return nil
    }
  }
}
