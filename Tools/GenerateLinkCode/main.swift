import DiagnosticReporters
import Diagnostics
import Foundation
import LinkCodeGeneration
import LinkManifests

// Generates the Swift file for one manifest. This is the build tool of the plug-in GenerateLinks.
//
// Diagnostics are printed like those of compilers, so that the build shows them at their locations.

/// Exits with a message that the build shows.
func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

/// Writes diagnostics with their notes, as lines `path:line:column: severity: message`.
func report(_ diagnostics: [Diagnostic], _ source: ManifestSource) {
  let options = ReportOptions(tool: ReportedTool(name: "waymark"))
  let report = DiagnosticReport(.xcode, options) { $0 == source.path ? source.bytes : nil }
  var output: [UInt8] = []
  report.write(diagnostics) { (bytes: Span<UInt8>) in
    for index in bytes.indices { output.append(bytes[index]) }
  }
  FileHandle.standardError.write(Data(output))
}

/// Returns the Swift file for a manifest, and reports its diagnostics; `nil` if it contains errors.
///
/// - Parameter environment: The environment; `nil` for the manifest as it is.
func generate(_ source: ManifestSource, environment: String?) -> GeneratedFile? {
  let set = ManifestSet(reading: [source], environment: environment)
  report(set.diagnostics, source)
  // A manifest without environments is the same in each environment.
  if let environment, let names = set.environments.first, !names.isEmpty,
    !names.contains(environment)
  {
    fail(
      "\(source.path):1:1: error: unknown environment '\(environment)' in WAYMARK_ENVIRONMENT;"
        + " expected \(names.joined(separator: ", "))")
  }
  guard !set.hasErrors, let file = set.files.first else { return nil }
  return SwiftGenerator().file(for: file)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(arguments.count) else {
  fail("usage: GenerateLinkCode MANIFEST OUTPUT [ENVIRONMENT]")
}
let (input, output) = (arguments[0], arguments[1])
let environment = arguments.count > 2 ? arguments[2] : nil
let bytes: [UInt8]
do {
  bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
} catch {
  fail("\(input):1:1: error: cannot read the manifest: \(error.localizedDescription)")
}
let source = ManifestSource(path: input, bytes: bytes)
guard let generated = generate(source, environment: environment) else { exit(1) }
do {
  try Data(generated.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  fail("\(output):1:1: error: cannot write: \(error.localizedDescription)")
}
