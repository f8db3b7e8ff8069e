import Diagnostics

/// A corrected link, and what its bytes stand for in the refused one.
package struct LinkCorrection: Sendable {
  /// The corrected link, secrets included.
  package private(set) var bytes: [UInt8]
  /// For each byte those of the refused link in whose place it stands; none where it was added.
  private var sources: [Range<Int>]
  /// For each byte whether an edit has written it.
  private var isEdited: [Bool]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    sources = bytes.indices.map { $0..<$0 + 1 }
    isEdited = bytes.map { _ in false }
  }

  /// Starts with some bytes of the rejected link.
  init(_ bytes: [UInt8], keeping core: Range<Int>) {
    self.init(bytes)
    apply(Explanation.Edit(range: core.upperBound..<bytes.count, bytes: []))
    apply(Explanation.Edit(range: 0..<core.lowerBound, bytes: []))
  }

  /// A Boolean value that indicates whether an edit has written a byte of some ranges.
  func hasEdit(in ranges: [Range<Int>]) -> Bool {
    ranges.contains { isEdited[$0].contains(true) }
  }

  /// Applies edits that are in the order of the link and do not overlap.
  mutating func apply(_ edits: [Explanation.Edit]) {
    for edit in edits.reversed() { apply(edit) }
  }

  mutating func apply(_ edit: Explanation.Edit) {
    let source = source(of: edit.range)
    bytes.replaceSubrange(edit.range, with: edit.bytes)
    sources.replaceSubrange(edit.range, with: edit.bytes.map { _ in source })
    isEdited.replaceSubrange(edit.range, with: edit.bytes.map { _ in true })
  }

  /// The bytes of the refused link that a range of the corrected one stands for.
  private func source(of range: Range<Int>) -> Range<Int> {
    let end = sources.last?.upperBound ?? 0
    let lower = range.lowerBound < sources.count ? sources[range.lowerBound].lowerBound : end
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, sources[range.upperBound - 1].upperBound)
  }

  /// The bytes of the corrected link that stand for a range of the refused one.
  private func target(of range: Range<Int>) -> Range<Int>? {
    func isInside(_ source: Range<Int>) -> Bool {
      source.lowerBound < range.upperBound && range.lowerBound < source.upperBound
    }
    guard let first = sources.firstIndex(where: isInside),
      let last = sources.lastIndex(where: isInside)
    else { return nil }
    return first..<last + 1
  }

  /// The corrected link as it is shown, and what of the refused link is not.
  ///
  /// Neither shows what is masked in the other: a misspelling may hide a secret from the mask that its
  /// correction uncovers, and the other way round.
  ///
  /// - Parameters:
  ///   - secrets: The ranges that are masked in the refused link by itself.
  ///   - isMatch: Whether the link matches, so that its route decides which values are secret.
  package func masked(
    by router: Router, besides secrets: [Range<Int>], isMatch: Bool = false
  ) -> (text: String, secrets: [Range<Int>]) {
    let match = isMatch ? router.match(self) : nil
    let own =
      match.map { $0.maskedLink.maskedRanges.map(\.range) }
      ?? router.table.secretRanges(in: bytes)
    let shown = MaskedLink(bytes, masking: own + secrets.compactMap(target(of:)))
    return (shown.text, MaskedLink.merged(secrets + own.map(source(of:))))
  }
}
