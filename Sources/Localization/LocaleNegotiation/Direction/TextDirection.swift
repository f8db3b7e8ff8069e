/// The horizontal direction of a script or a text.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right, as in Latin script.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
