import Diagnostics

/// What takes fix-its back that were applied to a file, without a copy of the file as it was.
package struct FixReversal: Sendable {
  /// An edit that was applied.
  private struct Piece {
    /// How many bytes lie between the edit before it and this one.
    let distance: Int
    /// How many bytes the edit wrote.
    let written: Int
    /// How many bytes the edit took away.
    let removed: Int
  }

  private var pieces: [Piece] = []
  /// The bytes that the edits took away.
  private var removed: [UInt8] = []

  /// Remembers what the fix-its of a selection take away.
  ///
  /// - Parameters:
  ///   - selection: Fix-its that could be applied.
  ///   - bytes: The file as it was before.
  ///   - encoding: How the file spells texts.
  package init(of selection: FixSelection, in bytes: [UInt8], _ encoding: FixEncoding) {
    var end = 0
    for edit in selection.edits {
      let range = edit.range.range.clamped(to: bytes.indices)
      removed += bytes[range]
      pieces.append(
        Piece(
          distance: max(0, range.lowerBound - end),
          written: encoding == .utf8 ? edit.text.utf8.count : 2 * edit.text.utf16.count,
          removed: range.count))
      end = range.upperBound
    }
  }

  /// The bytes of the file as it was.
  ///
  /// - Parameter bytes: What the selection made of the file.
  /// - Complexity: O(*n*).
  package func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    var start = 0
    for piece in pieces {
      result += bytes[offset..<min(bytes.count, offset + piece.distance)]
      result += removed[start..<start + piece.removed]
      offset = min(bytes.count, offset + piece.distance + piece.written)
      start += piece.removed
    }
    result += bytes[offset...]
    return result
  }
}
