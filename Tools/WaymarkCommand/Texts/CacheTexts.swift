import CatalogLinting
import Files
import TextPrimitives

/// The help and the messages of `waymark cache`.
enum CacheTexts {
  static let abstract = "Remove the cached results of 'waymark lint'."

  static let discussion = """
    EXAMPLES:
      waymark cache clean
    """

  static let cleanAbstract = "Remove the cached results of 'waymark lint'."

  static let cleanDiscussion = """
    'waymark lint' keeps the results for each catalog in the folder \(LintCache.folderName). It \
    uses them again until a file of the catalog, a waymark.yaml file, an option, or the version of \
    the tool changes. The folder is next to waymark.yaml or at the root of the git repository, \
    whichever is nearer to the current folder. If neither exists, it is in the current folder.

    Removing the results is never necessary to get correct reports. If the folder becomes larger \
    than \(LintCache.usualLimit >> 20) MiB, 'waymark lint' removes the results that have not been \
    used for the longest time. To lint without the cache, use 'waymark lint --no-cache', or set \
    the environment variable WAYMARK_NO_CACHE=1.

    JSON output is one object (Schemas/cache.schema.json).

    EXAMPLES:
      waymark cache clean
      waymark cache clean --format json

    EXIT STATUS:
      0  the results were removed, or there were none
      2  wrong usage, or a file that cannot be removed
    """

  static let format = "Output format: text (default) or json."

  static func cannotRemove(_ path: String, _ reason: String) -> String {
    "\(TextStyle.shown(path)) cannot be removed: \(reason)"
  }

  static func summary(_ path: String, _ removal: CacheFolder.Removal) -> String {
    let path = TextStyle.shown(path)
    if removal.files == 0 { return "no results in \(path)" }
    let results = removal.files == 1 ? "1 result" : "\(removal.files) results"
    let kilobytes = (removal.bytes + 999) / 1000
    return "removed \(results) (\(kilobytes) kB) from \(path)"
  }
}
