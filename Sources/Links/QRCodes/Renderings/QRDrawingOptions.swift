/// How a code is drawn as SVG.
public struct QRDrawingOptions: Sendable, Hashable {
  /// What the drawing is, in a few words: the text that assistive technology reads first.
  public var title: String
  /// What the drawing says, for those who cannot scan it; `nil` for nothing.
  ///
  /// It can be read by everything that reads the file, so a secret stands in it only if it is put there.
  public var summary: String?
  /// The language of title and summary, as BCP 47 has it; `nil` if it is not known.
  public var language: String?
  /// The width of a module in pixels; `nil` for a drawing that takes the size of its place.
  ///
  /// Drawing refuses one below ``QRSymbol/leastModuleSize``, and one that would make the drawing wider than
  /// ``QRSymbol/maximumPixels``.
  public var moduleSize: Int?
  /// What stands under the code; `nil` for nothing.
  public var caption: QRCaption?

  /// Makes options.
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
