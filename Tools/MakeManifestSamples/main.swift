import Foundation
import LinkRouting
import ManifestSamples

// Writes manifests that nobody would write, and a table of links with what the router says about each:
//
//   swift run MakeManifestSamples COUNT SEED FOLDER
//
// FOLDER gets `Manifests/sample0.links.yaml` and so on, and `links.ndjson` in the form of the table of
// links in `Tests/Fixtures/Links`. The same numbers give the same files.

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let count = arguments.first.flatMap({ Int($0) }), count > 0,
  let seed = UInt64(arguments[arguments.startIndex + 1]), let path = arguments.last
else { fail("usage: MakeManifestSamples COUNT SEED FOLDER") }

do {
  let folder = URL(fileURLWithPath: path)
  let manifests = folder.appending(path: "Manifests")
  try FileManager.default.createDirectory(at: manifests, withIntermediateDirectories: true)
  var rows: [String] = []
  for number in 0..<count {
    let manifest = SampleManifests.manifest(number, seed: seed)
    try Data(SampleManifests.yaml(of: manifest).utf8).write(
      to: manifests.appending(path: manifest.app + ".links.yaml"))
    rows += SampleRows.rows(of: manifest, seed: seed &+ UInt64(number))
  }
  try Data((rows.joined(separator: "\n") + "\n").utf8).write(
    to: folder.appending(path: "links.ndjson"))
  print("\(count) manifests, \(rows.count) rows")
} catch {
  fail("\(error)")
}
