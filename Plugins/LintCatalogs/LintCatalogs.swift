import Foundation
import PackagePlugin

/// Lints the string catalogs of a package.
///
/// The command is `swift package lint-catalogs [--target NAME]… [waymark lint's options]`.
///
/// The tool runs in the package's folder, so paths are relative to that folder. Without a target or
/// a path, it searches the whole folder. The plug-in reports an error if `waymark lint` exits with
/// a status other than 0.
@main
struct LintCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    // This call throws an error for an unknown target. If the name were ignored, the tool would
    // lint the whole folder.
    let targets = try context.package.targets(named: names)
    let folders = targets.map { target in
      let path = target.directoryURL.path(percentEncoded: false)
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    let process = Process()
    process.executableURL = try context.tool(named: "waymark").url
    process.arguments = ["lint"] + folders + extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()

    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("waymark lint was ended by signal \(status)")
    } else if status == 1 {
      Diagnostics.error("waymark lint: diagnostics reach the severity of --fail-on")
    } else if status != 0 {
      Diagnostics.error("waymark lint failed with exit status \(status)")
    }
  }
}
