import Foundation
import PackagePlugin

/// Generates Swift code for every `*.links.yaml` file of a target when the target is built.
///
/// For example, the file `shop.links.yaml` with `app: shop` becomes `shop.links.swift` with the
/// enumeration `ShopLink`. The generated code imports `LinkRouting`, so the target must declare a
/// dependency on that product. The environment variable `WAYMARK_ENVIRONMENT` selects an
/// environment of the manifests, such as `staging`.
@main
struct GenerateLinks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else {
      Diagnostics.error("GenerateLinks makes Swift, and \(target.name) has no sources")
      return []
    }
    // If the package does not provide the tool `GenerateLinkCode`, the plug-in runs `waymark`, for
    // example from an artifact bundle.
    let generator = try? context.tool(named: "GenerateLinkCode").url
    let executable = try generator ?? context.tool(named: "waymark").url
    let manifests = target.sourceFiles.map(\.url)
      .filter { $0.lastPathComponent.hasSuffix(".links.yaml") }
      .sorted { $0.path < $1.path }
    if manifests.isEmpty {
      Diagnostics.warning("GenerateLinks finds no *.links.yaml in the target \(target.name)")
    }
    let environment = ProcessInfo.processInfo.environment["WAYMARK_ENVIRONMENT"]
      .flatMap { $0.isEmpty ? nil : $0 }
    var seen: [String: URL] = [:]
    var commands: [Command] = []
    for manifest in manifests {
      let name = String(manifest.lastPathComponent.dropLast("yaml".count)) + "swift"
      // A Swift module cannot contain two files with the same name, even in different folders.
      if let first = seen[name.lowercased()] {
        Diagnostics.error(
          "\(first.path) and \(manifest.path) would both become \(name); rename one")
        continue
      }
      seen[name.lowercased()] = manifest
      let output = context.pluginWorkDirectoryURL.appending(path: name)
      commands.append(
        .buildCommand(
          displayName: "Generating \(name)", executable: executable,
          arguments: generator != nil
            ? [manifest.path, output.path] + (environment.map { [$0] } ?? [])
            : ["generate", "swift", "--manifest", manifest.path, "--output", output.path]
              + (environment.map { ["--environment", $0] } ?? []),
          inputFiles: [manifest], outputFiles: [output]))
    }
    return commands
  }
}
