import ArgumentParser

/// `waymark init ci`: creates a job that lints string catalogs in a CI service.
struct InitCICommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "ci", abstract: InitTexts.ciAbstract, discussion: InitTexts.ciDiscussion)

  @Argument(
    help: ArgumentHelp(InitTexts.service, valueName: "service"),
    completion: .list(CIService.allCases.map(\.rawValue)), transform: CIService.parse)
  var service: CIService

  @OptionGroup var destination: InitDestination

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    try destination.check(service.path)
    try destination.write(
      service.template, to: service.path, target: "ci-job", summary: InitTexts.job(service),
      note: service.note)
    return .success
  }
}

/// A CI service that runs the linter for each change.
enum CIService: String, CaseIterable {
  case github
  case gitlab
  case bitbucket
  case preCommit = "pre-commit"

  /// Returns the service with a name.
  ///
  /// - Throws: `ValidationError` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> CIService {
    guard let service = CIService(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "<service>", allCases.map(\.rawValue)))
    }
    return service
  }

  /// The path of the file that the service reads.
  var path: String {
    switch self {
    case .github: ".github/workflows/waymark.yml"
    case .gitlab: ".gitlab/waymark.yml"
    case .bitbucket: "bitbucket-pipelines.yml"
    case .preCommit: ".pre-commit-config.yaml"
    }
  }

  /// The content of the file.
  var template: String { CITemplates.file(of: rawValue)?.description ?? "" }

  /// The step that the user must do next; `nil` if there is none.
  var note: String? {
    switch self {
    case .github, .bitbucket: nil
    case .gitlab: "Add to .gitlab-ci.yml:  include: .gitlab/waymark.yml"
    case .preCommit: "Install the hook:  pre-commit install"
    }
  }
}
