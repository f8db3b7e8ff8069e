import Diagnostics
import LinkAssociations
import TextPrimitives

/// The association files that verdicts refer to, for printing locations in them.
package struct VerdictSources: Sendable {
  private let indices: [String: LineIndex]

  /// Creates the sources from the bytes of files by path.
  package init(_ files: [String: [UInt8]]) {
    indices = files.mapValues { LineIndex($0) }
  }

  /// Returns the position of the rule that decided a verdict; `nil` if there is no rule or no file.
  func position(of verdict: PlatformVerdict) -> LineIndex.Position? {
    guard let path = verdict.path, let place = verdict.place else { return nil }
    return indices[path]?.position(of: place.lowerBound)
  }

  /// Returns the source text of the rule that decided a verdict, on one line and shortened; `nil`
  /// if there is no rule or no file.
  func excerpt(of verdict: PlatformVerdict) -> String? {
    guard let path = verdict.path, let place = verdict.place, let index = indices[path] else {
      return nil
    }
    return DisplayCell.shown(index.oneLine(of: place, maximumLength: 120))
  }
}
