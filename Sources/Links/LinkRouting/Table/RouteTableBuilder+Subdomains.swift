import TextPrimitives
import URLSyntax

extension RouteTableBuilder {
  /// Adds the parameter in a route's host, such as `{team}.example.com`, after those of the query.
  mutating func addSubdomain(_ subdomain: SubdomainParameter, in manifest: LinkManifest) {
    guard let type = type(named: subdomain.type, in: .optionalItem) else {
      report(undefined: subdomain.type, in: manifest, at: ManifestLocation("hosts"))
      return
    }
    // A key with a special byte clears `isSimple` of the whole table. The key of a subdomain must
    // not have this effect, because no link contains it.
    let wasSimple = isSimple
    addParameter(
      subdomain.name, key: RouteTable.Subdomain.key, type: type, flags: [.subdomain])
    isSimple = wasSimple
  }

  /// Marks an entry whose last query parameter is the parameter in the host.
  mutating func mark(_ subdomain: SubdomainParameter, of entry: Int32) {
    let slot = Int(entries[Int(entry)].pathCount) + Int(entries[Int(entry)].queryCount) - 1
    let first = entries[Int(entry)].firstParameter
    guard slot >= 0, parameters[Int(first) + slot].flags.contains(.subdomain) else { return }
    subdomains[first] = RouteTable.Subdomain(
      slot: slot, suffix: Bytes(("." + subdomain.domain.asciiLowercased).utf8))
    entries[Int(entry)].flags.insert(.conditional)
  }
}
