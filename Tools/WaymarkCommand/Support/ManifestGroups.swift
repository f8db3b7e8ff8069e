import CatalogLinting
import Files
import LinkManifests

/// The manifests that `waymark check` reads; those in one group are compared with each other.
///
/// The files passed as arguments form one group. The files found below a folder form one group per
/// folder, because a command without `--manifest` reads the manifests of one folder.
struct ManifestGroups {
  private var passed: [ManifestSource] = []
  private var found: [[ManifestSource]] = []
  private var identities: Set<String> = []

  /// The groups: first the files passed as arguments, then one group for each folder with found
  /// files.
  var all: [[ManifestSource]] { (passed.isEmpty ? [] : [passed]) + found }

  /// The manifests of all groups.
  var sources: [ManifestSource] { all.flatMap(\.self) }

  /// Adds a file that was passed as an argument.
  mutating func add(path: String, _ bytes: [UInt8]) {
    identities.insert(FilePath.absolute(path))
    passed.append(ManifestSource(path: path, bytes: bytes))
  }

  /// Adds the manifests below a folder that are not yet in a group.
  ///
  /// - Returns: The errors for manifests that could not be added, or an error if there are no
  ///   manifests.
  mutating func add(folder: String) -> [Failure] {
    var failures: [Failure] = []
    var places: [ArraySlice<String>: Int] = [:]
    do throws(Failure) {
      let paths = try ManifestFinder.below(folder)
      if paths.isEmpty { failures.append(Failure(CheckTexts.noManifests(below: folder))) }
      for path in paths where identities.insert(FilePath.absolute(path)).inserted {
        do throws(Failure) {
          let source = ManifestSource(path: path, bytes: try InputFile.read(path))
          let place = places[FilePath.parts(path).dropLast(), default: found.count]
          if place == found.count { found.append([]) }
          found[place].append(source)
          places[FilePath.parts(path).dropLast()] = place
        } catch {
          // An unreadable manifest does not prevent checks of the remaining ones.
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
    return failures
  }
}
