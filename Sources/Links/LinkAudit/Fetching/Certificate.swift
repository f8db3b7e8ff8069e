/// The certificate of a server.
package struct Certificate: Sendable, Hashable {
  /// The name of the subject, such as `shop.example`.
  package var subject = ""
  /// The name of the authority that issued the certificate.
  package var issuer = ""
  /// The host names for which the certificate is valid, if the TLS library reports them.
  package var names: [String] = []
  /// The first moment at which the certificate is valid.
  package var start: UTCTime?
  /// The last moment at which the certificate is valid.
  package var expiry: UTCTime?

  /// Creates an empty certificate.
  package init() {}

  /// Adds a field in the form `NAME:VALUE`, as libcurl reports it.
  mutating func add(_ field: String) {
    guard let colon = field.firstIndex(of: ":") else { return }
    let value = String(field[field.index(after: colon)...])
    switch field[..<colon] {
    case "Subject": subject = Self.commonName(value)
    case "Issuer": issuer = Self.commonName(value)
    case "Start date": start = UTCTime(certificate: value)
    case "Expire date": expiry = UTCTime(certificate: value)
    case "X509v3 Subject Alternative Name":
      names = value.split(separator: ",").compactMap { name in
        let name = name.drop { $0 == " " }
        return name.hasPrefix("DNS:") ? String(name.dropFirst(4)) : nil
      }
    default: break
    }
  }

  /// Returns the common name of a distinguished name, or the whole name if it has none.
  private static func commonName(_ name: String) -> String {
    for part in name.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      if sides.count == 2, sides[0] == "CN" { return sides[1] }
    }
    return name.trimmed
  }
}

extension StringProtocol {
  /// The string without leading and trailing spaces.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
