import LinkRouting

extension DraftFragment {
  /// Creates a required fragment without keys, as a pattern describes it.
  ///
  /// The result is `nil` if a fragment pattern of a manifest cannot express the pattern: if it has
  /// no values or no literals, if a literal contains one of `#?[]=&`, or if its values are not
  /// certain to be distinguishable.
  init?(_ pattern: [PathPiece]) {
    guard let pieces = PathSplitter.draftPieces(pattern, isFragment: true),
      pieces.contains(where: { $0.value == nil }), pieces.contains(where: { $0.value != nil }),
      !pieces.skeleton.contains(where: { "#?[]=&".contains($0) })
    else { return nil }
    self.init(pieces: pieces, isRequired: true)
  }
}
