/// A change that fixes the reported problem; without edits, it is advice in words.
public struct FixIt: Hashable, Sendable {
  /// The conditions under which a fix-it may be applied.
  public enum Applicability: String, Hashable, Sendable {
    /// The fix keeps the meaning, so a tool may apply it without confirmation.
    case safe
    /// The fix may change the meaning, so a person must decide.
    case unsafe
    /// The fix only illustrates a solution, and a tool must not apply it.
    case displayOnly
  }

  /// A replacement for a byte range of the source.
  public struct Edit: Hashable, Sendable {
    /// The byte range to replace; an empty range inserts text.
    public var range: SourceRange
    /// The replacement text; an empty string deletes the range.
    public var text: String

    /// Creates an edit.
    public init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The change, phrased as an instruction, such as "rename the route".
  public var title: String
  /// The conditions under which the fix-it may be applied.
  public var applicability: Applicability
  /// The edits, which do not overlap, in the order of their ranges.
  public var edits: [Edit]

  /// Creates a fix-it.
  public init(title: String, applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
