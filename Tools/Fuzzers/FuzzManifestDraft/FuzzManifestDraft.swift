import Diagnostics
import Laws
import LinkManifests
import LinkRouting
import ManifestDrafts

/// Fuzzes the drafting of manifests with arbitrary lines as links.
///
/// No input may trap or hang. If the draft is written and read, it must be the same and contain no
/// errors. A router must be built from it without conflicts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var drafter = ManifestDrafter()
  var number = 0
  for line in input(start, count).split(separator: 0x0A, omittingEmptySubsequences: false) {
    number += 1
    drafter.add(link: Array(line), number: number, path: "links.txt")
  }
  let draft = drafter.draft()
  law(draft.counts.links + draft.counts.malformedLines <= number, "a line is at most one link")
  let text = draft.text
  let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "draft.links.yaml")
  law(!diagnostics.contains { $0.severity == .error }, "a draft has no error:\n\(text)")
  law(file?.manifest == draft.manifest, "a draft is read again:\n\(text)")
  do {
    let conflicts = try Router([draft.manifest]).conflicts(limit: 1).pairs
    law(conflicts.isEmpty, "a draft has no conflicts:\n\(text)")
  } catch {
    law(false, "a draft has a router: \(error)")
  }
  return 0
}
