import Diagnostics
import StringCatalogs

/// Maps the ranges of diagnostics to the original bytes, for files that were converted to UTF-8.
///
/// Fix-its of such files are removed, because their edits would be in a different encoding. In an
/// ISO 8859-1 file, only fix-its that insert non-ASCII characters are removed.
struct OriginalPlaces {
  private let files: [String: CatalogFile]

  /// Finds the converted files and the ISO 8859-1 files of a catalog; `nil` if there are none.
  init?(_ catalog: LintedCatalog) {
    let others = catalog.files.filter { $0.content.decoding != nil || $0.content.isLatin1 }
    if others.isEmpty { return nil }
    files = Dictionary(
      others.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// Maps the ranges, and removes fix-its that cannot be written.
  ///
  /// - Complexity: O(*n*), where *n* is the number of diagnostics.
  func apply(to diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices {
      let path = diagnostics[index].path
      for note in diagnostics[index].notes.indices {
        let other = diagnostics[index].notes[note].path ?? path
        diagnostics[index].notes[note].range = range(
          diagnostics[index].notes[note].range, in: other)
      }
      guard let file = path.flatMap({ files[$0] }) else { continue }
      diagnostics[index].range = range(diagnostics[index].range, in: path)
      let isDecoded = file.decoding != nil
      diagnostics[index].fixIts.removeAll { fixIt in
        isDecoded || !fixIt.edits.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
      }
    }
  }

  private func range(_ range: SourceRange?, in path: String?) -> SourceRange? {
    guard let range, let decoding = path.flatMap({ files[$0]?.decoding }) else { return range }
    return decoding.originalRange(of: range)
  }
}
