/// A version of Android, identified by its API level.
public struct AndroidVersion: Sendable, Hashable, Comparable {
  /// The API level.
  public let level: Int

  /// Creates a version.
  public init(level: Int) { self.level = level }

  /// Android 11, the last version that supports neither `pathAdvancedPattern` nor `pathSuffix`.
  public static let android11 = AndroidVersion(level: 30)
  /// Android 14, the last version that reads neither dynamic rules nor `uri-relative-filter-group`.
  public static let android14 = AndroidVersion(level: 34)
  /// Android 15.
  public static let android15 = AndroidVersion(level: 35)

  /// Compares two versions by API level.
  public static func < (left: AndroidVersion, right: AndroidVersion) -> Bool {
    left.level < right.level
  }

  /// `true` if the version supports a kind of pattern in `data` elements.
  func knows(_ kind: AndroidPattern.Kind) -> Bool {
    level >= 31 || kind != .advancedGlob && kind != .suffix
  }

  /// `true` if the version reads dynamic rules, and `uri-relative-filter-group` in filters.
  var readsRules: Bool { level >= 35 }
}
