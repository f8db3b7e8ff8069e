import Diagnostics
package import TextPrimitives

/// A corrected link that records which bytes of the original link each of its bytes replaces.
package struct LinkCorrection: Sendable {
  /// The corrected link, secrets included.
  package private(set) var bytes: Bytes
  /// The original link.
  private let original: Bytes
  /// For each byte, the range of the original link that it replaces; empty for an added byte.
  private var sources: [Range<Int>]
  /// For each byte, `true` if an edit wrote it.
  private var isEdited: [Bool]

  init(_ bytes: Bytes) {
    self.bytes = bytes
    original = bytes
    sources = bytes.indices.map { $0..<$0 + 1 }
    isEdited = bytes.map { _ in false }
  }

  /// Creates a correction that keeps only a range of the original link.
  init(_ bytes: Bytes, keeping core: Range<Int>) {
    self.init(bytes)
    apply(Explanation.Edit(range: core.upperBound..<bytes.count, bytes: []))
    apply(Explanation.Edit(range: 0..<core.lowerBound, bytes: []))
  }

  /// Returns `true` if an edit has written a byte in any of the given ranges.
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

  /// Converts a range of the corrected link into the range of the original link that it replaces.
  private func source(of range: Range<Int>) -> Range<Int> {
    let end = sources.last?.upperBound ?? 0
    let lower = range.lowerBound < sources.count ? sources[range.lowerBound].lowerBound : end
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, sources[range.upperBound - 1].upperBound)
  }

  /// Converts a range of the original link into the range of the corrected link that replaces it.
  ///
  /// - Returns: `nil` if the correction removed the range.
  private func target(of range: Range<Int>) -> Range<Int>? {
    func isInside(_ source: Range<Int>) -> Bool {
      source.lowerBound < range.upperBound && range.lowerBound < source.upperBound
    }
    guard let first = sources.firstIndex(where: isInside),
      let last = sources.lastIndex(where: isInside)
    else { return nil }
    return first..<last + 1
  }

  /// Returns the corrected link with its secrets masked, and the ranges of the original link to
  /// mask.
  ///
  /// Neither link shows what is masked in the other. A misspelling may hide a secret that its
  /// correction uncovers, and vice versa. An item that the correction separates from a secret is
  /// shown, at least its key; see ``shownTail(of:_:in:)``.
  ///
  /// - Parameters:
  ///   - secrets: The ranges that are masked in the original link without its correction.
  ///   - isMatch: `true` if the link matches, so that its route decides which values are secret.
  /// - Returns: The masked text, which is `nil` if the masks hide the whole correction, and the
  ///   ranges of the original link to mask.
  package func masked(
    by router: Router, besides secrets: [Range<Int>], isMatch: Bool = false
  ) -> (text: String?, secrets: [Range<Int>]) {
    let match = router.match(self)
    let own =
      match.flatMap { isMatch ? $0.maskedLink.maskedRanges.map(\.range) : nil }
      ?? router.table.secretRanges(in: bytes)
    let others = secrets.flatMap { secret -> [Range<Int>] in
      guard let target = target(of: secret) else { return [] }
      guard let shown = match.flatMap({ shownTail(of: target, secret, in: $0) }) else {
        return [target]
      }
      return [target.lowerBound..<shown.lowerBound, shown.upperBound..<target.upperBound]
    }
    let shown = MaskedLink(bytes, masking: own + others).text
    let hidden = MaskedLink.merged(secrets + own.map(source(of:)))
    let isUseful = shown != MaskedLink(original, masking: hidden).text
    return (isUseful ? shown : nil, hidden)
  }

  /// Returns the range of masked bytes that may be shown after the correction.
  ///
  /// The correction of `?passcode=4F7K?lang=fr` separates the item `lang=fr` from the secret. The
  /// whole item is shown if `4F7K?lang=fr` cannot be a passcode. Otherwise, only its key is shown.
  ///
  /// - Parameters:
  ///   - target: The range of the masked bytes in the corrected link.
  ///   - secret: The range of the masked bytes in the original link.
  /// - Returns: `nil` if the correction separates no item.
  private func shownTail(
    of target: Range<Int>, _ secret: Range<Int>, in match: LinkMatch
  ) -> Range<Int>? {
    for index in 0..<match.entry.parameterCount {
      let parameter = match.table.parameters[Int(match.entry.firstParameter) + index]
      guard parameter.flags.contains(.secret) else { continue }
      for value in match.spelledRanges(at: index)
      where target.contains(value.upperBound) && target.lowerBound <= value.lowerBound {
        let end = value.upperBound
        guard isEdited[end], bytes[end] == UInt8(ascii: "&") else { continue }
        let isValue = match.table.accepts(
          parameter.type, secret, of: original.span, isEncoded: true,
          plusIsSpace: match.isForm(index))
        guard isValue else { return end..<target.upperBound }
        let equals = bytes[end..<target.upperBound].firstIndex(of: UInt8(ascii: "="))
        return end..<(equals.map { $0 + 1 } ?? end + 1)
      }
    }
    return nil
  }
}
