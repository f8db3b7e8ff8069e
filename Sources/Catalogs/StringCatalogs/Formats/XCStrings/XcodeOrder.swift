import Foundation

/// The order in which Xcode writes the keys of a string catalog, and the languages of a key.
///
/// It is that of Foundation's `localizedStandardCompare` in English: without regard to case and width at first,
/// digits by their numbers, and never undecided between two different texts.
public enum XcodeOrder {
  private static let locale = Locale(identifier: "en")
  private static let options: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]

  /// Whether a text stands in front of another one.
  ///
  /// - Complexity: O(*n*), about a microsecond for short texts.
  public static func isOrdered(_ left: String, before right: String) -> Bool {
    left.compare(right, options: options, range: nil, locale: locale) == .orderedAscending
  }
}
