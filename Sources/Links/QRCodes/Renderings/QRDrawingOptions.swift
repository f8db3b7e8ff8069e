/// The options of an SVG drawing of a code.
public struct QRDrawingOptions: Sendable, Hashable {
  /// A short title of the drawing, which assistive technology reads first.
  public var title: String
  /// The content of the drawing in words, for people who cannot scan it; `nil` for none.
  ///
  /// Everyone who can open the file can read the summary, so include a secret only deliberately.
  public var summary: String?
  /// The language of the title and the summary as a BCP 47 tag; `nil` if it is unknown.
  public var language: String?
  /// The width of a module in pixels; `nil` for a drawing that adapts to its container.
  ///
  /// A size below ``QRSymbol/leastModuleSize`` is rejected. So is a size that would make the
  /// drawing wider than ``QRSymbol/maximumPixels``.
  public var moduleSize: Int?
  /// The caption below the code; `nil` for none.
  public var caption: QRCaption?

  /// Creates options.
  public init(
    title: String = "QR code", summary: String? = nil, language: String? = nil,
    moduleSize: Int? = nil, caption: QRCaption? = nil
  ) {
    self.title = title
    self.summary = summary
    self.language = language
    self.moduleSize = moduleSize
    self.caption = caption
  }
}
