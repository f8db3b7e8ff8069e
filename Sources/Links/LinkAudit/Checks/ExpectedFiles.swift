import LinkAssociations
import LinkRouting

/// The files that Waymark writes from manifests, with which served files are compared.
struct ExpectedFiles: Sendable {
  /// The judge for the expected files; `nil` without manifests, or if no files can be written.
  let judge: LinkJudge?
  /// The reason why no files can be written.
  let obstacle: String?
  private let hasManifests: Bool

  init(_ manifests: [LinkManifest]) {
    hasManifests = !manifests.isEmpty
    guard hasManifests else {
      (judge, obstacle) = (nil, nil)
      return
    }
    do throws(AssociationWriteError) {
      judge = try LinkJudge(manifests: manifests)
      obstacle = nil
    } catch {
      (judge, obstacle) = (nil, error.expected)
    }
  }

  /// Returns the expected content of a file; `nil` if the host needs no such file.
  func content(of file: AuditedFile, on host: String) -> [UInt8]? {
    judge?.files.first { path, _ in
      path.lowercased() == host + "/" + file.kind.rawValue
    }?.value
  }

  /// Returns `true` if the host must serve the file.
  ///
  /// This is the case if a manifest declares an app for the platform on the host, or if no manifest
  /// declares the host.
  func isRequired(_ target: AuditTarget) -> Bool {
    guard let judge else { return true }
    let isDeclared = (judge.router?.manifests ?? []).contains { manifest in
      manifest.hosts.contains { $0.lowercased() == target.host }
    }
    return !isDeclared || content(of: target.file, on: target.host) != nil
  }
}
