extension [LinkManifest] {
  /// The hosts, in lower case, whose `http` links a router for these apps reads as `https` links.
  package var hostsUpgradingHTTP: Set<String> {
    guard contains(where: \.upgradesHTTP) else { return [] }
    func hosts(where upgrades: Bool) -> Set<String> {
      let hosts = filter { $0.upgradesHTTP == upgrades }.flatMap(\.hosts)
      return Set(hosts.map { WildcardHost.withoutParameter($0.asciiLowercased) })
    }
    return hosts(where: true).subtracting(hosts(where: false))
  }
}
