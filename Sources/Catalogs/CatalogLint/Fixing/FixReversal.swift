import Diagnostics

/// The data that is needed to revert applied fix-its without a copy of the original file.
package struct FixReversal: Sendable {
  /// An applied edit.
  private struct Piece {
    /// The number of bytes between the previous edit and this one.
    let distance: Int
    /// The number of bytes that the edit writes.
    let written: Int
    /// The number of bytes that the edit removes.
    let removed: Int
  }

  private var pieces: [Piece] = []
  /// The bytes that the edits remove.
  private var removed: [UInt8] = []

  /// Records the bytes that the fix-its of a selection remove.
  ///
  /// - Parameters:
  ///   - selection: The fix-its to revert.
  ///   - bytes: The original bytes of the file.
  ///   - encoding: The encoding of the file.
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

  /// Returns the original bytes of the file.
  ///
  /// - Parameter bytes: The bytes of the file after the fix-its were applied.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
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
