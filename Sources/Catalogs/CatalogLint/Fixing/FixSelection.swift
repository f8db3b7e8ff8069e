public import Diagnostics
public import StringCatalogs

/// The fix-its that can be applied to a file together.
///
/// If two fix-its change the same bytes, only the one that was added first is selected. The other
/// one may be selected when the fixed file is linted again.
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
  /// The number of selected fix-its.
  public private(set) var count = 0

  /// Creates an empty selection.
  ///
  /// - Parameter applicability: The least trusted kind of fix-it to select. Display-only fix-its
  ///   are never applied. So ``/Diagnostics/FixIt/Applicability/displayOnly`` selects the same
  ///   fix-its as ``/Diagnostics/FixIt/Applicability/unsafe``.
  public init(upTo applicability: FixIt.Applicability) {
    allowsUnsafe = applicability != .safe
  }

  /// Selects a diagnostic's first applicable fix-it, unless it conflicts with a selected edit.
  ///
  /// - Complexity: O(log *n*) if fix-its are added in the order of their ranges, otherwise O(*n*),
  ///   where *n* is the number of selected edits.
  public mutating func add(_ fixIts: [FixIt]) {
    let allowed = fixIts.first { fixIt in
      fixIt.applicability == .safe || fixIt.applicability == .unsafe && allowsUnsafe
    }
    guard let allowed, !allowed.edits.isEmpty else { return }
    // A fix-it is selected with all of its edits or not at all.
    guard allowed.edits.allSatisfy({ isFree($0.range) }) else { return }
    for edit in allowed.edits { edits.insert(edit, at: place(of: edit.range)) }
    count += 1
  }

  /// Returns the bytes of a file with the fix-its applied; no other byte changes.
  ///
  /// In a UTF-16 file, edits are written in UTF-16.
  ///
  /// - Parameter content: The file to which the diagnostics belong.
  /// - Throws: `FixIt.Edit.ApplyingError` if an edit does not fit this file.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func apply(
    to content: CatalogFile
  ) throws(FixIt.Edit.ApplyingError) -> [UInt8] {
    try apply(to: content.bytes, FixEncoding(of: content))
  }

  /// Returns the bytes of a file with the fix-its applied, given the file's original bytes.
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

  /// Returns `true` if no selected edit conflicts with a range.
  private func isFree(_ range: SourceRange) -> Bool {
    let place = self.place(of: range)
    return (place == 0 || !Self.conflict(edits[place - 1].range, range))
      && (place == edits.count || !Self.conflict(edits[place].range, range))
  }

  /// Returns the index of the first edit that does not precede a range.
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

  /// Returns `true` if two ranges overlap, or if one is empty and is within or next to the other.
  private static func conflict(_ left: SourceRange, _ right: SourceRange) -> Bool {
    if left.count == 0 || right.count == 0 {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
  }
}
