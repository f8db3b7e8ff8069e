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

/// Returns the Swift file for a manifest and reports its warnings; `nil` if it contains errors.
func generate(_ source: ManifestSource) -> GeneratedFile? {
  let set = ManifestSet(reading: [source])
  report(set.diagnostics, source)
  guard !set.hasErrors, let file = set.files.first else { return nil }
  return SwiftGenerator().file(for: file)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let input = arguments.first, let output = arguments.last else {
  fail("usage: GenerateLinkCode MANIFEST OUTPUT")
}
let bytes: [UInt8]
do {
  bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
} catch {
  fail("\(input):1:1: error: cannot read the manifest: \(error.localizedDescription)")
}
guard let generated = generate(ManifestSource(path: input, bytes: bytes)) else { exit(1) }
do {
  try Data(generated.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  fail("\(output):1:1: error: cannot write: \(error.localizedDescription)")
}
