import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting

/// The association files and property lists among the arguments of `waymark check`.
struct AssociationChecks {
  private var files: [(path: String, bytes: [UInt8], content: Content)] = []

  private enum Content {
    case association(AssociationFile)
    case propertyList(ApplePropertyList)
  }

  var isEmpty: Bool { files.isEmpty }
  var count: Int { files.count }

  /// Adds a file; returns `false` if its content is not an association file or property list.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
    if ApplePropertyList.isPropertyList(bytes) {
      files.append((path, bytes, .propertyList(ApplePropertyList(reading: bytes, path: path))))
      return true
    }
    guard let kind = AssociationFile.kind(of: bytes) else { return false }
    files.append((path, bytes, .association(AssociationFile(kind, bytes: bytes, path: path))))
    return true
  }

  var paths: [String] { files.map(\.path) }

  /// Returns the bytes of the file at a path; `nil` if it is not one of the files.
  func bytes(_ path: String) -> [UInt8]? { files.first { $0.path == path }?.bytes }

  /// Returns the problems of all files.
  ///
  /// If there is exactly one `assetlinks.json` and one Android manifest, they are checked together.
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

  /// Returns diagnostics for components and rules that open undeclared links, each with a sample
  /// link, and for files that were not completely compared.
  ///
  /// A file is compared with the manifests that declare one of its apps and contain no errors.
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
          // A file that is equal to a generated file has no such components.
          guard case .association(let file) = content, !judge.files.values.contains(bytes)
          else { continue }
          diagnostics += Self.excess(of: file, at: path, judge)
        }
      } catch {
        diagnostics += known.map {
          Self.notCompared(
            $0.path,
            "no association file can be written for app '\(error.app)': expected "
              + error.expected)
        }
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
    // In the output of `waymark associate`, the folder is named after the host.
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    let hosts = Set(
      (judge.router?.manifests ?? []).flatMap(\.hosts)
        .map { WildcardHost.domain(of: $0.lowercased()) })
    let findings = judge.excessOpenings(of: file, host: folders.last(where: hosts.contains))
    let noun = file.kind == .apple ? "component" : "rule"
    let diagnostics = findings.openings.map { opening in
      Diagnostic(
        rule: "opens-too-much", severity: .warning, path: path, range: opening.range,
        message: "\(noun) opens links that the router rejects",
        notes: [
          Diagnostic.Note(CheckTexts.excess(opening)), Diagnostic.Note(CheckTexts.exactFile),
        ])
    }
    return diagnostics
      + (findings.isFinished ? [] : [notCompared(path, "there are too many links to compare")])
  }

  /// Returns the diagnostic for a file that was not compared completely.
  private static func notCompared(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "comparison-not-finished", severity: .info, path: path,
      message: "file was not completely compared with the manifests",
      notes: [Diagnostic.Note(reason)])
  }

  /// Returns the hosts of the apps to which an Android manifest may belong.
  private static func hosts(of manifest: AndroidManifest, in apps: [LinkManifest]) -> [String] {
    apps.filter { app in
      guard let package = manifest.package?.text, let own = app.platforms.android else {
        return true
      }
      return own.isPlaceholder || own.package == package
    }.flatMap(\.hosts).map(WildcardHost.withoutParameter)
  }
}
