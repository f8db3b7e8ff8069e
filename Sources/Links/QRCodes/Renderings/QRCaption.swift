/// The text below a code, for people who type the link instead of scanning it.
public struct QRCaption: Sendable, Hashable {
  /// The lines from top to bottom, which may contain secrets.
  public var lines: [String]
  /// The language of the lines as a BCP 47 tag; `nil` if it is unknown.
  public var language: String?

  /// Creates a caption.
  public init(_ lines: [String], language: String? = nil) {
    self.lines = lines
    self.language = language
  }
}
