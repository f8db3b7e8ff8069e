import Files
import StringCatalogs

/// Lists the files that may belong to the same catalog as a given file, without searching the whole
/// tree.
enum CatalogSiblings {
  /// The maximum number of files to list; the parent folder may contain many folders.
  private static let maximumCount = 20_000

  /// Returns the files in the folder that contains all languages of a catalog, and in its
  /// subfolders.
  ///
  /// Only files whose names match a catalog format are returned. Hidden files and folders are
  /// skipped, and so are subfolders that are deeper than the given file.
  ///
  /// For `res/values-de/strings.xml`, these are the files in `res` and its subfolders. For
  /// `po/de.po`, these are the files in `po`. A folder that cannot be read is treated as empty.
  ///
  /// - Parameter path: The path of the file, which must contain a slash.
  static func listing(of path: String) -> CatalogFinder.Listing {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let depth = parts.count - 1 - folderCount(of: parts)
    let root = parts.dropLast(depth + 1).joined(separator: "/")
    var files: [String] = []
    list("", below: root.isEmpty ? "/" : root, depth: depth, to: &files)
    return CatalogFinder.Listing(root: root.isEmpty ? "/" : root, files: files)
  }

  /// Returns the number of path components of the folder that contains the languages.
  private static func folderCount(of parts: [String]) -> Int {
    let folders = parts.count - 1
    guard let format = parts.last.flatMap({ CatalogFormat(fileName: $0) }) else { return folders }
    guard let naming = format.naming else {
      let outer = parts.dropLast()
      let folder = outer.last.flatMap { LanguageFolder($0, in: outer.dropLast().last) }
      return folder == nil ? folders : folders - 1
    }
    let around = CatalogPath(parts, naming).folder
    let count = around.split(separator: "/", omittingEmptySubsequences: false).count
    // For `de.xcloc/Localized Contents/de.xliff`, `CatalogPath` returns a folder that begins with
    // `*.xcloc`. This folder does not exist, so the folder of the file is used.
    return parts.starts(
      with: around.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
      ? count : folders
  }

  private static func list(
    _ folder: String, below root: String, depth: Int, to files: inout [String]
  ) {
    let path = folder.isEmpty ? root : root + "/" + folder
    let names: [String]
    do throws(FileError) {
      names = try FilePath.names(in: path)
    } catch {
      // The folder may not exist yet, because the file may be new.
      return
    }
    for name in names where !name.hasPrefix(".") && files.count < maximumCount {
      let inner = folder.isEmpty ? name : folder + "/" + name
      if CatalogFormat(fileName: name) != nil, FilePath.isRegular(root + "/" + inner) == true {
        files.append(inner)
      } else if depth > 0, FilePath.isFolder(root + "/" + inner) == true {
        list(inner, below: root, depth: depth - 1, to: &files)
      }
    }
  }
}
