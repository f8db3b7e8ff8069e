import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting

/// The association files and property lists among those that `waymark check` is given.
struct AssociationChecks {
  private var files: [(path: String, bytes: [UInt8], content: Content)] = []

  private enum Content {
    case association(AssociationFile)
    case propertyList(ApplePropertyList)
  }

  /// A Boolean value that indicates whether there is none.
  var isEmpty: Bool { files.isEmpty }
  /// How many there are.
  var count: Int { files.count }

  /// Takes a file if its content shows that it is one.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
    if ApplePropertyList.isPropertyList(bytes) {
      files.append((path, bytes, .propertyList(ApplePropertyList(reading: bytes, path: path))))
      return true
    }
    guard let kind = AssociationFile.kind(of: bytes) else { return false }
    files.append((path, bytes, .association(AssociationFile(kind, bytes: bytes, path: path))))
    return true
  }

  /// Their paths.
  var paths: [String] { files.map(\.path) }

  /// The bytes of a file.
  func bytes(_ path: String) -> [UInt8]? { files.first { $0.path == path }?.bytes }

  /// Problems of each file, and of statements and filters together if there is one file of either.
  ///
  /// - Parameter apps: The apps of the link manifests that are checked at the same time.
  func diagnostics(of apps: [LinkManifest]) -> [Diagnostic] {
    var statements: [AssetLinks] = []
    var manifests: [AndroidManifest] = []
    var diagnostics: [Diagnostic] = []
    for (_, _, content) in files {
      switch content {
      case .association(.apple(let file)): diagnostics += file.diagnostics
      case .association(.assetLinks(let links)): statements.append(links)
      case .association(.androidManifest(let manifest)): manifests.append(manifest)
      case .propertyList(let list): diagnostics += list.diagnostics
      }
    }
    if statements.count == 1, manifests.count == 1 {
      let joined = AndroidAssociation(assetLinks: statements[0], manifest: manifests[0])
      diagnostics += joined.diagnostics(claimedHosts: Self.hosts(of: manifests[0], in: apps))
    } else {
      diagnostics += statements.flatMap(\.diagnostics)
      diagnostics += manifests.flatMap { manifest in
        AndroidAssociation(manifest: manifest)
          .diagnostics(claimedHosts: Self.hosts(of: manifest, in: apps))
      }
    }
    return diagnostics.sorted()
  }

  /// Components of the files that open more links than the manifests ask for, each with one of
  /// them.
  ///
  /// A file is compared with the manifests that name one of its apps and have no error.
  func excess(over sets: [ManifestSet]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for set in sets where !set.hasErrors {
      let manifests = set.files.map(\.manifest)
      let apps = Set(
        manifests.flatMap { manifest in
          (manifest.platforms.apple?.appIDs ?? [])
            + (manifest.platforms.android.map { [$0.package] } ?? [])
        })
      let known = files.filter { !apps.isDisjoint(with: Self.apps(of: $0.content)) }
      guard !known.isEmpty else { continue }
      do throws(AssociationWriteError) {
        let judge = try LinkJudge(manifests: manifests)
        for (path, bytes, content) in known {
          // An exact file need not be searched.
          guard case .association(let file) = content, !judge.files.values.contains(bytes)
          else { continue }
          diagnostics += Self.excess(of: file, at: path, judge)
        }
      } catch {
        diagnostics += known.map { Self.notCompared($0.path, "no file: " + error.expected) }
      }
    }
    return diagnostics.sorted()
  }

  private static func apps(of content: Content) -> [String] {
    switch content {
    case .association(.apple(let file)): file.details.flatMap { $0.appIDs.map(\.text) }
    case .association(.assetLinks(let links)): links.statements.compactMap { $0.package?.text }
    default: []
    }
  }

  private static func excess(
    of file: AssociationFile, at path: String, _ judge: LinkJudge
  ) -> [Diagnostic] {
    // In the folders of 'waymark associate --output', and of a host, a folder has the name of the
    // host.
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    let hosts = Set((judge.router?.manifests ?? []).flatMap(\.hosts).map { $0.lowercased() })
    let findings = judge.excessOpenings(of: file, host: folders.last(where: hosts.contains))
    let noun = file.kind == .apple ? "component" : "rule"
    let diagnostics = findings.openings.map { opening in
      Diagnostic(
        rule: "opens-too-much", severity: .warning, path: path, range: opening.range,
        message: "the \(noun) opens links that the router rejects",
        notes: [
          Diagnostic.Note(CheckTexts.excess(opening)), Diagnostic.Note(CheckTexts.exactFile),
        ])
    }
    return diagnostics
      + (findings.isFinished ? [] : [notCompared(path, "there are too many links to compare")])
  }

  /// Reports that a file was compared in part or not at all.
  private static func notCompared(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "comparison-not-finished", severity: .info, path: path,
      message: "the file was not wholly compared with its manifest",
      notes: [Diagnostic.Note(reason)])
  }

  /// The hosts of the apps that an Android manifest may be one of.
  private static func hosts(of manifest: AndroidManifest, in apps: [LinkManifest]) -> [String] {
    apps.filter { app in
      guard let package = manifest.package?.text, let own = app.platforms.android else {
        return true
      }
      return own.isPlaceholder || own.package == package
    }.flatMap(\.hosts)
  }
}
