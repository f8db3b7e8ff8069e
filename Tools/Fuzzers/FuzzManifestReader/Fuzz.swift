import Diagnostics
import Laws
import LinkCodeGeneration
import LinkManifests
import LinkRouting

/// Laws of reading a manifest, over any bytes: nothing traps or hangs, every diagnostic has its place
/// inside the file, with a line and a column; a manifest without errors survives writing and reading, makes a router, and its
/// conflicts come with links that the router can be asked about.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let (file, diagnostics) = ManifestFile.read(bytes, path: "fuzz.links.yaml")
  let lines = LineIndex(bytes)
  let first = LineIndex.Position(line: 1, column: 1)
  let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
  for diagnostic in diagnostics {
    check(diagnostic, count)
    guard isUTF8, let start = diagnostic.range?.lowerBound else { continue }
    law(
      // A byte order mark has the place of what is behind it.
      lines.offset(of: lines.position(of: start)) == max(start, lines.offset(of: first) ?? 0),
      "a diagnostic has a line and a column: \(diagnostic)")
  }
  let hasError = diagnostics.contains { $0.severity == .error }
  law(file != nil || hasError, "a file without a manifest has a diagnostic")
  guard let file else { return 0 }
  let manifest = file.manifest
  let text = ManifestWriter().text(of: manifest)
  // A manifest whose names collide in Swift has no file; what it throws is of no interest here.
  _ = SwiftGenerator().file(for: file)
  guard !hasError else {
    // What could be read of it is a value like any other.
    _ = try? Router([manifest])
    return 0
  }
  let (again, complaints) = ManifestFile.read(Array(text.utf8), path: "again.links.yaml")
  law(again?.manifest == manifest, "what is written is read back:\n\(text)\n\(complaints)")
  checkRouter(manifest)
  return 0
}

private func check(_ diagnostic: Diagnostic, _ count: Int) {
  func isInside(_ range: SourceRange?) -> Bool {
    range.map {
      0 <= $0.lowerBound && $0.lowerBound <= $0.upperBound && $0.upperBound <= count
    } ?? true
  }
  law(isInside(diagnostic.range), "a diagnostic is inside the file: \(diagnostic)")
  law(
    diagnostic.notes.allSatisfy { isInside($0.range) }, "a note is inside the file: \(diagnostic)")
  law(
    diagnostic.fixIts.allSatisfy { $0.edits.allSatisfy { isInside($0.range) } },
    "an edit is inside the file: \(diagnostic)")
  law(!diagnostic.rule.isEmpty && !diagnostic.message.isEmpty, "a diagnostic says what is wrong")
}

private func checkRouter(_ manifest: LinkManifest) {
  let router: Router
  do {
    router = try Router([manifest])
  } catch {
    fatalError("broken law: a manifest without errors makes a router: \(error)")
  }
  let conflicts = router.conflicts(limit: 10)
  law(conflicts.pairs.count <= 10, "no more conflicts are listed than asked for")
  law(conflicts.pairs.count <= conflicts.total, "all conflicts are counted")
  for conflict in conflicts.pairs {
    // The path decides the route, so that its query may still be refused.
    _ = try? router.match(conflict.witness)
    _ = router.suggestion(for: conflict.witness)
    _ = router.masked(conflict.witness)
  }
}
