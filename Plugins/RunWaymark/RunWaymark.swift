import Foundation
import PackagePlugin

/// Runs `waymark` with the link manifest that an executable product of the package prints.
///
/// The command is `swift package waymark PRODUCT COMMAND [options of the command]`, such as `swift
/// package waymark print-links check`. The executable `PRODUCT` must print a manifest as YAML, for
/// example one that is declared in Swift. The plug-in builds and runs this executable, and passes
/// the path of a file with its output to the command.
///
/// The tool runs in the package's folder. The plug-in reports an error if the tool exits with a
/// status other than 0.
@main
struct RunWaymark: CommandPlugin {
  private static let usage = "usage: swift package waymark PRODUCT COMMAND [OPTION]…"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard arguments.count >= 2, let product = arguments.first, !product.hasPrefix("-") else {
      Diagnostics.error(Self.usage)
      return
    }
    guard let manifest = try manifest(of: product, in: context) else { return }
    // `check` takes manifests as arguments. The other commands take them as options.
    let command = Array(arguments.dropFirst())
    let input = command[0] == "check" ? [manifest] : ["--manifest", manifest]

    let process = Process()
    process.executableURL = try context.tool(named: "waymark").url
    process.arguments = command + input
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()

    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("waymark \(command[0]) was ended by signal \(status)")
    } else if status != 0 {
      Diagnostics.error("waymark \(command[0]) failed with exit status \(status)")
    }
  }

  /// Builds and runs an executable product, and returns the path of a file with its output.
  ///
  /// - Returns: `nil` if the product is not an executable, does not build, or fails. The method
  ///   reports these errors.
  private func manifest(of product: String, in context: PluginContext) throws -> String? {
    let result = try packageManager.build(.product(product), parameters: .init())
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == product
    }
    guard result.succeeded, let program else {
      Diagnostics.error(
        result.succeeded
          ? "the product \(product) is not an executable"
          : "the product \(product) does not build\n\(result.logText)")
      return nil
    }
    let output = context.pluginWorkDirectoryURL.appending(path: product + ".links.yaml")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = program.url
    process.standardOutput = handle
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    try handle.close()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("\(product) failed with status \(process.terminationStatus)")
      return nil
    }
    return output.path(percentEncoded: false)
  }
}
