import Diagnostics
package import Files
package import StringCatalogs

/// A run that sorts `.xcstrings` files in the order in which Xcode writes them.
package enum SortingRun {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// The number of files that were already sorted.
    package fileprivate(set) var sortedCount = 0
    /// The files that were not sorted before the run, including those that could not be written.
    package fileprivate(set) var unsorted: [String] = []
    /// The files that are not valid string catalogs, with the error in each.
    package fileprivate(set) var errors: [(path: String, bytes: [UInt8], error: CatalogError)] = []
    /// The errors from reading and writing files.
    package fileprivate(set) var failures: [FileError] = []
    /// The searched paths in which no string catalog was found.
    package fileprivate(set) var fruitless: [String] = []
  }

  /// Sorts files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; if empty, the current folder.
  ///   - writes: `true` to write files; `false` to only check them.
  /// - Complexity: O(*n* log *n*) for each file, where *n* is the number of keys in the file.
  package static func run(_ paths: [String], writes: Bool) -> Outcome {
    var outcome = Outcome()
    var seen: Set<String> = []
    for path in paths.isEmpty ? ["."] : paths {
      let finder = CatalogFinder(searching: [path])
      for path in finder.unreadable {
        let reason = finder.reasons[path].map { FileError.Reason.system($0) }
        outcome.failures.append(
          FileError(
            path: FilePath.shown(path),
            reason: reason ?? FilePath.reason(ofNothingAt: path)))
      }
      let files = finder.catalogs.flatMap { $0.files }.filter { $0.format.traits.isSorted }
      if files.isEmpty, finder.unreadable.isEmpty { outcome.fruitless.append(path) }
      for file in files where seen.insert(FilePath.absolute(file.path)).inserted {
        do throws(FileError) {
          try sort(file.path, format: file.format, writes: writes, &outcome)
        } catch {
          outcome.failures.append(
            FileError(path: FilePath.shown(error.path), reason: error.reason))
        }
      }
    }
    return outcome
  }

  private static func sort(
    _ path: String, format: CatalogFormat, writes: Bool, _ outcome: inout Outcome
  ) throws(FileError) {
    let bytes = try FileBytes.read(path)
    let shown = FilePath.shown(path)
    do throws(CatalogError) {
      let edits = try format.definition.edits(sorting: bytes) ?? []
      if edits.isEmpty {
        outcome.sortedCount += 1
        return
      }
      outcome.unsorted.append(shown)
      guard writes else { return }
      let sorted: [UInt8]
      do throws(FixIt.Edit.ApplyingError) {
        sorted = try FixIt.Edit.apply(edits, to: bytes)
      } catch {
        // The edits cannot overlap, so this error never occurs.
        throw CatalogError(code: .syntax, range: SourceRange(0, 0), expected: "separate members")
      }
      do throws(FileError) {
        try AtomicFile.write(sorted, to: path, replacing: FileFingerprint(bytes))
      } catch {
        outcome.failures.append(FileError(path: shown, reason: error.reason))
      }
    } catch {
      outcome.errors.append((shown, bytes, error))
    }
  }
}
