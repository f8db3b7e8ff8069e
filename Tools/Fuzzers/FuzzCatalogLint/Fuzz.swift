import CatalogLint
import CatalogLinting
import Diagnostics
import Laws
import StringCatalogs

/// Fuzzes all rules with arbitrary bytes as a file of any format and a file in the source language.
///
/// - No input may trap, and all ranges must be inside their files.
/// - The edits in a fix-it must not overlap.
/// - After safe fix-its are applied repeatedly, no safe fix-it may remain.
///
/// The first byte selects the format, and the second byte selects the language. Except for
/// `.xcstrings`, a byte 0x01 separates the file in the source language from the other file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  guard bytes.count > 2 else { return 0 }
  let formats = CatalogFormat.allCases
  let format = formats[Int(bytes[0]) % formats.count]
  let languages = ["en", "de", "fa", "ja", "pl", "ru", "ar"]
  let language = languages[Int(bytes[1]) % languages.count]
  let parts = bytes[2...].split(
    separator: 1, maxSplits: format == .xcstrings ? 0 : 1, omittingEmptySubsequences: false)
  var files = [File(bytes: Array(parts.last ?? []), language: language, path: "A")]
  if parts.count > 1 { files.append(File(bytes: Array(parts[0]), language: "en", path: "B")) }
  let found = lint(files, format)
  check(found, files)
  // A fix can reveal a problem that a different rule fixes, such as a second byte order mark after
  // the first one.
  var left = found
  for _ in 0...count {
    guard let mended = applySafeFixes(left, files) else { return 0 }
    files = mended
    left = lint(files, format).filter { $0.fixIts.contains { $0.applicability == .safe } }
    if left.isEmpty { return 0 }
  }
  law(false, "no safe fix-it remains: \(left)")
  return 0
}

private struct File {
  var bytes: [UInt8]
  let language: String
  let path: String
}

private func lint(_ files: [File], _ format: CatalogFormat) -> [Diagnostic] {
  let read = files.map { file in
    LintedCatalog.File(
      path: file.path,
      content: CatalogFile.read(
        file.bytes, format: format, language: CatalogLanguage(name: file.language)))
  }
  var severities: [String: Severity?] = [:]
  for rule in RuleRegistry.all { severities[rule.id] = .some(rule.severity) }
  return Linter(LintOptions(severities: severities)).lint(
    LintedCatalog(name: "L", files: read, atlas: .icu))
}

private func check(_ found: [Diagnostic], _ files: [File]) {
  for diagnostic in found {
    guard let file = files.first(where: { $0.path == diagnostic.path }) else { continue }
    let end = file.bytes.count
    law(
      diagnostic.range.map { $0.upperBound <= end } ?? true,
      "the range of a diagnostic is in the file: \(diagnostic)")
    law(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "\(diagnostic)")
    for note in diagnostic.notes where note.path == nil {
      law(
        note.range.map { $0.upperBound <= end } ?? true,
        "the range of a note is in the file: \(diagnostic)")
    }
    for fixIt in diagnostic.fixIts {
      do throws(FixIt.Edit.ApplyingError) {
        _ = try FixIt.Edit.apply(fixIt.edits, to: file.bytes)
      } catch {
        law(false, "a fix-it can be applied: \(error), \(diagnostic)")
      }
    }
  }
}

/// Returns the files with all safe fix-its applied; `nil` if two fix-its change the same bytes.
///
/// If they do, only one of the two can be applied.
private func applySafeFixes(_ found: [Diagnostic], _ files: [File]) -> [File]? {
  var files = files
  for index in files.indices {
    let edits = found.filter { $0.path == files[index].path }
      .compactMap { $0.fixIts.first { $0.applicability == .safe }?.edits }.flatMap(\.self)
    guard let mended = try? FixIt.Edit.apply(edits, to: files[index].bytes) else { return nil }
    files[index].bytes = mended
  }
  return files
}
