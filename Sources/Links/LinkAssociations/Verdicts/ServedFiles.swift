import LinkRouting

/// The files of one kind that a link judge reads, with the hosts that serve them.
///
/// The file of a host applies to all links on that host, and to no other links. The host may be a
/// wildcard such as `*.shop.example`, whose file applies to all subdomains that have no separate
/// file.
public struct ServedFiles<File: Sendable>: Sendable {
  /// The file for every host that ``byHost`` does not contain.
  public var other: File?
  /// The files, by their hosts in lower case.
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

  /// Returns the host or the wildcard in ``byHost`` that matches the host of a link, or `nil`.
  func host(of link: AssociationLink) -> String? {
    guard let host = link.host, !byHost.isEmpty else { return nil }
    return byHost.key(ofHost: AndroidHostPlan.key(link.text(host)))
  }

  /// Adds the file of the domain for each wildcard that the manifests declare and that has no file.
  ///
  /// Devices read the file of the domain for all its subdomains.
  mutating func addWildcards(of manifests: [LinkManifest]) {
    for host in manifests.flatMap(\.hosts).map(AndroidHostPlan.key)
    where WildcardHost.isWildcard(host) && byHost[host] == nil {
      byHost[host] = byHost[WildcardHost.domain(of: host)]
    }
  }

  /// Returns the file that applies to a link.
  func file(for link: AssociationLink) -> File? {
    host(of: link).flatMap { byHost[$0] } ?? other
  }
}

extension ServedFiles<AndroidAssociation> {
  /// Returns the statements and filters that apply to a link.
  ///
  /// The statements of a wildcard's domain apply to all of its subdomains. The result then has the
  /// host of the link as its only host.
  func association(for link: AssociationLink) -> AndroidAssociation? {
    guard var found = file(for: link) else { return nil }
    if let host = link.host, found.hosts?.contains(where: WildcardHost.isWildcard) ?? false {
      found.hosts = [AndroidHostPlan.key(link.text(host))]
    }
    return found
  }
}

extension Dictionary where Key == String {
  /// Returns the value of a host in lower case, or that of the longest wildcard that matches it.
  func value(ofHost host: String) -> Value? { key(ofHost: host).flatMap { self[$0] } }

  /// Returns a host in lower case if it is a key, or the longest wildcard that matches it.
  func key(ofHost host: String) -> String? {
    if self[host] != nil { return host }
    var rest = host[...]
    while let dot = rest.firstIndex(of: ".") {
      let wildcard = "*" + rest[dot...]
      if self[wildcard] != nil { return wildcard }
      rest = rest[rest.index(after: dot)...]
    }
    return nil
  }
}
