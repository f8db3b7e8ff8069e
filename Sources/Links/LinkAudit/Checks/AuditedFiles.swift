import Diagnostics
import LinkAssociations

/// The association files that hosts served.
struct AuditedFiles {
  typealias Item = (target: AuditTarget, file: AssociationFile)

  let items: [Item]

  init(_ items: [Item]) { self.items = items }

  /// Returns the files of one kind.
  func all(_ file: AuditedFile) -> [Item] { items.filter { $0.target.file == file } }

  /// Reports hosts whose files differ although the hosts should serve the same file.
  ///
  /// Hosts for which the manifests require different files are not compared.
  ///
  /// - Parameter faulty: The addresses of files for which the comparison with the manifests reports
  ///   errors. They are not compared, because each of them is reported separately.
  func differences(_ expectations: ExpectedFiles, except faulty: Set<String>) -> [Diagnostic] {
    AuditedFile.allCases.flatMap { kind -> [Diagnostic] in
      // For each expected content, the file of the first host, with which later files are compared.
      var first: [[UInt8]?: Item] = [:]
      return all(kind).compactMap { item in
        if faulty.contains(item.target.url) { return nil }
        let content = expectations.content(of: kind, on: item.target.host)
        guard let known = first[content] else {
          first[content] = item
          return nil
        }
        if Self.areEqual(known.file, item.file) { return nil }
        return Diagnostic(
          rule: "hosts-differ", severity: .warning, path: item.target.url,
          message: "the file differs from the file of \(known.target.host)",
          notes: [
            Diagnostic.Note("serve the same file on both hosts"),
            Diagnostic.Note("links that open on one host may stay in the browser on the other"),
          ])
      }
    }
  }

  /// Returns `true` if two files certainly have the same effect on every link.
  private static func areEqual(_ left: AssociationFile, _ right: AssociationFile) -> Bool {
    guard case .assetLinks(let left) = left, case .assetLinks(let right) = right else {
      return left.decidesAlike(right)
    }
    if left.bytes == right.bytes { return true }
    // Dynamic rules are not compared, so files with rules are equal only if all of their bytes are.
    func statements(_ links: AssetLinks) -> [[[String]]]? {
      links.statements.contains { $0.rules != nil }
        ? nil
        : links.statements.map { statement in
          [
            statement.relations.map(\.text).sorted(), [statement.package?.text ?? ""],
            statement.fingerprints.map(\.text).sorted(),
          ]
        }.sorted { $0.joined().lexicographicallyPrecedes($1.joined()) }
    }
    guard let own = statements(left), let other = statements(right) else { return false }
    return own == other && left.isReadable == right.isReadable
      && Set(left.includes.map(\.text)) == Set(right.includes.map(\.text))
  }
}
