/// The files of one kind that a link judge reads, with the hosts that serve them.
///
/// The file of a host applies to all links on that host, and to no other links.
public struct ServedFiles<File: Sendable>: Sendable {
  /// The file for every host that ``byHost`` does not contain.
  public var other: File?
  /// The files by host, in lower case.
  public var byHost: [String: File]

  /// Creates a set of files.
  public init(_ other: File? = nil, byHost: [String: File] = [:]) {
    self.other = other
    self.byHost = byHost
  }

  /// A Boolean value that indicates whether the set contains no file.
  public var isEmpty: Bool { other == nil && byHost.isEmpty }

  /// The files with their hosts, sorted by host; the file without a host is first.
  var all: [(host: String?, file: File)] {
    let others: [(host: String?, file: File)] = other.map { [(nil, $0)] } ?? []
    return others + byHost.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the host of a link, in lower case, if ``byHost`` contains a file for it.
  func host(of link: AssociationLink) -> String? {
    guard link.host != nil, !byHost.isEmpty else { return nil }
    return byHost.keys.first { link.isText(link.host, lowercase: $0) }
  }

  /// Returns the file that applies to a link.
  func file(for link: AssociationLink) -> File? {
    host(of: link).flatMap { byHost[$0] } ?? other
  }
}
