/// The direction in which lines of a script or a text run.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right, as Latin.
  case leftToRight = "ltr"
  /// From right to left, as Arabic and Hebrew.
  case rightToLeft = "rtl"
}
