import LinkAssociations
import LinkRouting

/// The files that Waymark writes from manifests, with which served files are compared.
struct ExpectedFiles: Sendable {
  /// The judge that makes decisions about links with the expected files; `nil` if there are no
  /// manifests, or if no files can be written.
  let judge: LinkJudge?
  /// The reason why no files can be written.
  let obstacle: String?

  init(_ manifests: [LinkManifest]) {
    guard !manifests.isEmpty else {
      (judge, obstacle) = (nil, nil)
      return
    }
    do throws(AssociationWriteError) {
      judge = try LinkJudge(manifests: manifests)
      obstacle = nil
    } catch {
      judge = nil
      obstacle =
        "no association file can be written for app '\(error.app)': expected \(error.expected)"
    }
  }

  /// Returns the expected content of a file; `nil` if the host needs no such file.
  func content(of file: AuditedFile, on host: String) -> [UInt8]? {
    judge?.files.first { path, _ in
      path.lowercased() == host + "/" + file.kind.rawValue
    }?.value
  }

  /// Returns `true` if a manifest declares an app for the platform on the host.
  ///
  /// If no files can be written, the result is `true` for each host.
  func isDeclared(_ file: AuditedFile, on host: String) -> Bool {
    obstacle != nil || content(of: file, on: host) != nil
  }

  /// Returns `true` if the host must serve the file.
  ///
  /// This is the case if a manifest declares an app for the platform on the host, or if no manifest
  /// declares the host. The result is also `true` if there are no manifests, or if no files can be
  /// written.
  func isRequired(_ file: AuditedFile, on host: String) -> Bool {
    guard let judge else { return true }
    let isKnown = (judge.router?.manifests ?? []).contains { manifest in
      manifest.hosts.contains { WildcardHost.domain(of: $0.lowercased()) == host }
    }
    return !isKnown || content(of: file, on: host) != nil
  }
}
