import Foundation
import LinkManifests
import LinkRouting
import ManifestSamples
import TestSupport

// Writes unusual manifests, and a table of links with the results from the router:
//
//   swift run MakeManifestSamples [--swift] COUNT SEED FOLDER
//
// Creates `Manifests/sample0.links.yaml` and so on in FOLDER, and `links.ndjson` in the format of
// the tables in `Tests/Fixtures/Links`. The same COUNT and SEED produce the same files.
//
// With `--swift`, also creates the modules of the package in `Tests/GeneratedLinks` in FOLDER. They
// contain the Swift that is generated from these manifests, from those in `Tests/Fixtures`, and
// from manifests with reserved words and hostile strings. In this case, `links.ndjson` also
// contains links for the additional manifests.

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(2)
}

let isSwift = CommandLine.arguments.contains("--swift")
let arguments = CommandLine.arguments.filter { $0 != "--swift" }.dropFirst()
guard arguments.count == 3, let count = arguments.first.flatMap({ Int($0) }), count > 0,
  let seed = UInt64(arguments[arguments.startIndex + 1]), let path = arguments.last
else { fail("usage: MakeManifestSamples [--swift] COUNT SEED FOLDER") }

do {
  let folder = URL(fileURLWithPath: path)
  let manifests = folder.appending(path: "Manifests")
  try FileManager.default.createDirectory(at: manifests, withIntermediateDirectories: true)
  var rows: [String] = []
  var batches = SwiftBatches(folder: folder)
  for number in 0..<count {
    let manifest = SampleManifests.manifest(number, seed: seed)
    try Data(SampleManifests.yaml(of: manifest).utf8).write(
      to: manifests.appending(path: manifest.app + ".links.yaml"))
    if isSwift { try batches.add(manifest) }
    rows += SampleRows.rows(of: manifest, seed: seed &+ UInt64(number))
  }
  if isSwift {
    for fixture in try TableManifests.fixtures() { try batches.add(fixture.file) }
    for part in LinkTable.parts { rows += try LinkTable.fixtureLines(of: part) }
    let everything = try ManifestFile(
      parsing: CodeFixtures.manifest(), path: CodeFixtures.manifestName)
    try batches.add(everything)
    rows += SampleRows.rows(of: everything.manifest, seed: seed)
    for manifest in HostileManifests.all {
      try batches.add(manifest)
      rows += SampleRows.rows(of: manifest, seed: seed)
    }
    try batches.finish()
  }
  try Data((rows.joined(separator: "\n") + "\n").utf8).write(
    to: folder.appending(path: "links.ndjson"))
  print("\(count) manifests, \(rows.count) rows")
} catch {
  fail("\(error)")
}
