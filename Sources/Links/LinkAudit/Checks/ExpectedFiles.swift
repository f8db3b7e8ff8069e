import LinkAssociations
import LinkRouting

/// The files that Waymark writes from manifests, with which served files are compared.
struct ExpectedFiles: Sendable {
  /// The judge with the expected files; `nil` without manifests, or if no files can be written.
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

  /// `true` if a platform needs the file, because a manifest declares an app for it, or because no
  /// manifest declares the host.
  func isRequired(_ target: AuditTarget) -> Bool {
    guard let judge else { return true }
    let isDeclared = (judge.router?.manifests ?? []).contains { manifest in
      manifest.hosts.contains { $0.lowercased() == target.host }
    }
    return !isDeclared || content(of: target.file, on: target.host) != nil
  }
}
