public import Diagnostics
public import StringCatalogs

/// The fix-its that can be applied to a file together.
///
/// Of two that change the same bytes the first wins; the other may fit when the file is looked at again.
///
/// ```swift
/// var selection = FixSelection(upTo: .safe)
/// for diagnostic in diagnostics { selection.add(diagnostic.fixIts) }
/// let bytes = try selection.apply(to: content)
/// ```
public struct FixSelection: Sendable {
  private let allowsUnsafe: Bool
  /// The edits, in the order of their ranges.
  private(set) var edits: [FixIt.Edit] = []
  /// How many fix-its were taken.
  public private(set) var count = 0

  /// Makes an empty selection.
  ///
  /// - Parameter applicability: How far fix-its must be trusted; ``/Diagnostics/FixIt/Applicability/displayOnly`` takes no
  ///   more than ``/Diagnostics/FixIt/Applicability/unsafe``, because nobody may apply those.
  public init(upTo applicability: FixIt.Applicability) {
    allowsUnsafe = applicability != .safe
  }

  /// Takes the first fix-it of a diagnostic that may be applied, if it leaves alone what others change.
  ///
  /// - Complexity: O(log *n*) where fix-its come in the order of their places, else O(*n*).
  public mutating func add(_ fixIts: [FixIt]) {
    let allowed = fixIts.first { fixIt in
      fixIt.applicability == .safe || fixIt.applicability == .unsafe && allowsUnsafe
    }
    guard let allowed, !allowed.edits.isEmpty else { return }
    // All edits of a fix-it or none.
    guard allowed.edits.allSatisfy({ isFree($0.range) }) else { return }
    for edit in allowed.edits { edits.insert(edit, at: place(of: edit.range)) }
    count += 1
  }

  /// The bytes of a file with the fix-its applied; no other byte changes.
  ///
  /// In a file in UTF-16 the texts of edits are written in UTF-16.
  ///
  /// - Parameter content: The file that the diagnostics are about.
  /// - Throws: `FixIt.Edit.ApplyingError` for edits that are not of this file.
  /// - Complexity: O(*n*).
  public func apply(
    to content: CatalogFile
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    try apply(to: content.bytes, FixEncoding(of: content))
  }

  /// The bytes of a file with the fix-its applied, for whoever keeps nothing else of the file.
  package func apply(
    to bytes: [UInt8], _ encoding: FixEncoding
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    if encoding == .utf8 { return try FixIt.Edit.apply(edits, to: bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits {
      guard edit.range.upperBound <= bytes.count else { throw .outOfBounds(edit.range) }
      result += bytes[end..<edit.range.lowerBound]
      for unit in edit.text.utf16 {
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        result += encoding == .utf16LittleEndian ? pair : pair.reversed()
      }
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return result
  }

  /// Whether no edit changes a range.
  private func isFree(_ range: SourceRange) -> Bool {
    let place = self.place(of: range)
    return (place == 0 || !Self.conflict(edits[place - 1].range, range))
      && (place == edits.count || !Self.conflict(edits[place].range, range))
  }

  /// The place of the first edit that is not in front of a range.
  private func place(of range: SourceRange) -> Int {
    if let last = edits.last, last.range < range { return edits.count }
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range < range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether two ranges share a byte, or one inserts at an end of the other.
  private static func conflict(_ left: SourceRange, _ right: SourceRange) -> Bool {
    if left.count == 0 || right.count == 0 {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
  }
}
