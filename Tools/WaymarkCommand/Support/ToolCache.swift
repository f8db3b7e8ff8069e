internal import BuildInfo
internal import CICU
import CatalogLinting

/// The cache of `waymark lint`.
enum ToolCache {
  /// The cache for the current folder; `nil` if the environment turns it off.
  static var current: LintCache? {
    guard ["", "0"].contains(System.environment("WAYMARK_NO_CACHE") ?? "") else { return nil }
    return LintCache(at: LintCache.path(), versions: versions)
  }

  /// The versions of the tool and of ICU.
  ///
  /// The size and the time of the program distinguish two builds of one revision.
  private static var versions: [String] {
    let revision = unsafe String(cString: waymark_revision())
    let icu = unsafe String(cString: waymark_icu_version())
    return [
      Waymark.version, revision, System.programStamp, icu, String(waymark_icu_data_version()),
    ]
  }
}
