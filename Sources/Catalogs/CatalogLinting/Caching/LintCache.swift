package import Files
import TextPrimitives

/// The results of earlier lint runs, by the content of the catalogs.
///
/// An entry is the result for one catalog. Its key is a hash of the paths, contents and languages
/// of the files, the configuration, the options, and the versions of the tool and of ICU. The hash
/// is not resistant to files that are made to collide. An attacker who can write such files can
/// also suppress diagnostics with a comment.
package struct LintCache: Sendable {
  /// The name of the cache folder.
  package static let folderName = ".waymark_cache"

  /// The default size limit in bytes; if the cache exceeds it, the least recently used entries are
  /// removed.
  package static let usualLimit = 256 << 20

  private static let checksumSize = 32
  private static let signature = Array("waymark lint 1\n".utf8)

  /// The folder with the entries.
  package let folder: CacheFolder
  /// The versions of the tool and of its libraries.
  let versions: [String]
  private let limit: Int
  /// The maximum size of an entry in bytes.
  private var largest: Int { limit / 4 }

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - path: The path of the folder; it is created for the first entry.
  ///   - versions: The versions of the tool and of the libraries that affect results.
  ///   - limit: The maximum size in bytes.
  package init(at path: String, versions: [String], limit: Int = usualLimit) {
    folder = CacheFolder(path)
    self.versions = versions
    self.limit = limit
  }

  /// Returns the path of the cache for a project.
  ///
  /// The cache is in the nearest folder with a `waymark.yaml` file or a git repository, at or above
  /// the given folder. If there is none, it is in the given folder.
  package static func path(for folder: String = ".") -> String {
    let start = FilePath.parts(folder)
    var parts = start
    while !ConfigurationFinder.isProject(parts) {
      guard !parts.isEmpty else {
        parts = start
        break
      }
      parts.removeLast()
    }
    return "/" + (parts + [folderName]).joined(separator: "/")
  }

  /// Returns the findings for a catalog; `nil` if there is no entry, or if it is damaged.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the entry.
  func findings(for key: String) -> CatalogFindings? {
    guard let bytes = folder.bytes(of: key, limit: largest) else { return nil }
    let start = Self.signature + Array(key.utf8)
    guard bytes.starts(with: start), bytes.count >= start.count + Self.checksumSize
    else { return nil }
    let end = bytes.count - Self.checksumSize
    guard bytes[end...].elementsEqual(Self.checksum(bytes, end)) else { return nil }
    var reader = CacheReader(bytes[start.count..<end])
    return try? CatalogFindings(reading: &reader)
  }

  /// Stores the findings for a catalog, unless they are too large; a failure is ignored.
  func store(_ findings: CatalogFindings, for key: String) {
    var writer = CacheWriter()
    findings.write(to: &writer)
    var bytes = Self.signature + Array(key.utf8) + writer.bytes
    bytes += Self.checksum(bytes, bytes.count)
    guard bytes.count <= largest else { return }
    folder.write(bytes, to: key)
  }

  /// Removes entries if the cache is larger than its limit.
  func trim() { folder.trim(to: limit) }

  /// Returns a checksum of the first bytes, which detects damaged entries.
  private static func checksum(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    Array(MurmurHash3.hash(bytes.span.extracting(0..<count)).digits.utf8)
  }
}
