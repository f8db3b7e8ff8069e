import Diagnostics
import LinkAssociations
import TextPrimitives

/// The files that verdicts name, for showing places in them.
package struct VerdictSources: Sendable {
  private let indices: [String: LineIndex]

  /// Takes the bytes of files by their paths.
  package init(_ files: [String: [UInt8]]) {
    indices = files.mapValues { LineIndex($0) }
  }

  /// Where the deciding rule begins; `nil` if nothing decided, or the file is not at hand.
  func position(of verdict: PlatformVerdict) -> LineIndex.Position? {
    guard let path = verdict.path, let place = verdict.place else { return nil }
    return indices[path]?.position(of: place.lowerBound)
  }

  /// The deciding rule on one line, or its beginning.
  func excerpt(of verdict: PlatformVerdict) -> String? {
    guard let path = verdict.path, let place = verdict.place, let index = indices[path] else {
      return nil
    }
    let words = index.text(in: place).prefix(2_000).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return DisplayCell.shown(String(line.prefix(120))) + (line.count > 120 ? "…" : "")
  }
}
