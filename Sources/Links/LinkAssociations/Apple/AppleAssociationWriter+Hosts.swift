public import LinkRouting

extension AppleAssociationWriter {
  /// The hosts, in order, that have a route and that the system can associate with an app.
  ///
  /// A wildcard is replaced with its domain, from which the system reads the file.
  /// ``omissions`` contains the hosts that have a route but cannot be associated.
  public var hosts: [String] {
    var seen: Set<String> = []
    return hostGroups.flatMap(\.fileHosts).filter {
      Self.obstacle($0) == nil && seen.insert(AndroidHostPlan.key($0)).inserted
    }
  }

  /// For all apps, the hosts that have a route, but on which the system opens no link.
  public var omissions: [AssociationOmission] { manifests.flatMap(Self.omissions) }

  /// Returns the hosts of an app that have a route and that the system can associate with it.
  public static func associatedHosts(of manifest: LinkManifest) -> [String] {
    HostGroups(manifest).openHosts.filter { obstacle($0) == nil }
  }

  /// Returns the hosts of an app that have a route, but on which the system opens no link.
  public static func omissions(of manifest: LinkManifest) -> [AssociationOmission] {
    HostGroups(manifest).openHosts.compactMap { host in
      obstacle(host).map { code in
        AssociationOmission(
          code: code, app: manifest.app, host: host, explanation: explanation(code))
      }
    }
  }

  /// Returns the reason why the system cannot associate apps with a host; `nil` if it can.
  static func obstacle(_ host: String) -> AssociationOmission.Code? {
    if host.hasPrefix("[") { return .hostIsAddress }
    let name = host.prefix { $0 != ":" }
    if name.utf8.allSatisfy({ ASCIISet.digit.contains($0) || $0 == UInt8(ascii: ".") }) {
      return .hostIsAddress
    }
    if name.utf8.count < host.utf8.count { return .hostWithPort }
    return name.contains(".") ? nil : .hostWithoutDot
  }

  private static func explanation(_ code: AssociationOmission.Code) -> String {
    switch code {
    case .hostWithPort: "association files do not apply to links with a port"
    case .hostIsAddress: "an app can be associated with a domain, but not with an IP address"
    default: "the system reads no association file from a host without a dot"
    }
  }
}
