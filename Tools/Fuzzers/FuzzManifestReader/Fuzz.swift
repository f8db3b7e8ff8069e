import Diagnostics
import Laws
import LinkCodeGeneration
import LinkManifests
import LinkRouting

/// Fuzzes the reader of manifests with arbitrary bytes.
///
/// - No input may trap or hang.
/// - Every diagnostic must be inside the file, with a line and a column.
/// - If a manifest without errors is written and read again, it must be the same, and a router must
///   be built from it.
/// - The example links of its conflicts must be valid input for the router.
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
      // A byte order mark has the same position as the character after it.
      lines.offset(of: lines.position(of: start)) == max(start, lines.offset(of: first) ?? 0),
      "a diagnostic has a line and a column: \(diagnostic)")
  }
  let hasError = diagnostics.contains { $0.severity == .error }
  law(file != nil || hasError, "a file without a manifest has a diagnostic")
  guard let file else { return 0 }
  let manifest = file.manifest
  let text = ManifestWriter().text(of: manifest)
  // Generating code must not trap, even if the manifest contains errors.
  _ = SwiftGenerator().file(for: file)
  guard !hasError else {
    // If a manifest was read only in part, it must not make the router trap.
    _ = try? Router([manifest])
    return 0
  }
  let (again, complaints) = ManifestFile.read(Array(text.utf8), path: "again.links.yaml")
  law(again?.manifest == manifest, "a written manifest is read again:\n\(text)\n\(complaints)")
  checkRouter(manifest)
  return 0
}

private func check(_ diagnostic: Diagnostic, _ count: Int) {
  func isInside(_ range: SourceRange?) -> Bool {
    range.map {
      0 <= $0.lowerBound && $0.lowerBound <= $0.upperBound && $0.upperBound <= count
    } ?? true
  }
  law(isInside(diagnostic.range), "the range of a diagnostic is in the file: \(diagnostic)")
  law(
    diagnostic.notes.allSatisfy { isInside($0.range) },
    "the range of a note is in the file: \(diagnostic)")
  law(
    diagnostic.fixIts.allSatisfy { $0.edits.allSatisfy { isInside($0.range) } },
    "the range of an edit is in the file: \(diagnostic)")
  law(
    !diagnostic.rule.isEmpty && !diagnostic.message.isEmpty, "a diagnostic has a rule and a message"
  )
}

private func checkRouter(_ manifest: LinkManifest) {
  let router: Router
  do {
    router = try Router([manifest])
  } catch {
    fatalError("broken law: a manifest without errors makes a router: \(error)")
  }
  let conflicts = router.conflicts(limit: 10)
  law(conflicts.pairs.count <= 10, "the limit applies to the listed conflicts")
  law(conflicts.pairs.count <= conflicts.total, "all conflicts are counted")
  for conflict in conflicts.pairs {
    // The example link matches both routes by its path, but the router may reject its query.
    _ = try? router.match(conflict.witness)
    _ = router.suggestion(for: conflict.witness)
    _ = router.masked(conflict.witness)
  }
}
