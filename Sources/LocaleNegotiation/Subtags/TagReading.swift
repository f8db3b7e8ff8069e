/// What negotiation looks at in a tag: its language, the script it is written in, and its region.
struct TagReading: Hashable, Sendable {
  /// The canonical language.
  var language: Subtag
  /// The script of the tag, or the likely one of its language and region; absent where none is known.
  var script: Subtag
  /// The region of the tag; a likely one is not filled in.
  var region: Subtag
}
