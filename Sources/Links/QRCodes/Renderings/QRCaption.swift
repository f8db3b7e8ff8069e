/// What is printed beside a code for those who type instead of scanning.
public struct QRCaption: Sendable, Hashable {
  /// The lines, from the top; they may hold secrets.
  public var lines: [String]
  /// The language of the lines, as BCP 47 has it; `nil` if it is not known.
  public var language: String?

  /// Makes a caption.
  public init(_ lines: [String], language: String? = nil) {
    self.lines = lines
    self.language = language
  }
}
