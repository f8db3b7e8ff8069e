/// A change to the source that mends what a diagnostic reports.
public struct FixIt: Hashable, Sendable {
  /// How far a fix-it may be trusted.
  public enum Applicability: String, Hashable, Sendable {
    /// Keeps the meaning: a tool may apply it unasked.
    case safe
    /// May change the meaning: a person decides.
    case unsafe
    /// Shows the idea; it is not to be applied by a tool.
    case displayOnly
  }

  /// The replacement of some bytes of the source by a text.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace; an empty range inserts.
    public var range: SourceRange
    /// What takes their place.
    public var text: String

    /// Makes an edit.
    public init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What the change does, as an instruction: "rename the route".
  public var title: String
  /// How far it may be trusted.
  public var applicability: Applicability
  /// The edits, which do not overlap, in the order of their ranges.
  public var edits: [Edit]

  /// Makes a fix-it.
  public init(title: String, applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
