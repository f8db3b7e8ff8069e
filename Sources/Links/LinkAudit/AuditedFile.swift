package import LinkAssociations

/// An association file that platforms fetch from a host.
package enum AuditedFile: String, Sendable, Hashable, CaseIterable {
  /// Apple's association file.
  case apple
  /// Android's statements.
  case android

  /// The path of the file on its host.
  package var wellKnownPath: String {
    switch self {
    case .apple: "/.well-known/apple-app-site-association"
    case .android: "/.well-known/assetlinks.json"
    }
  }

  /// The kind of association file.
  package var kind: AssociationFile.Kind {
    switch self {
    case .apple: .apple
    case .android: .assetLinks
    }
  }

  /// The name that messages use for the platform.
  var platform: String {
    switch self {
    case .apple: "Apple"
    case .android: "Android"
    }
  }

  /// Returns the address from which platforms fetch the file.
  package func url(of host: String) -> String { "https://" + host + wellKnownPath }
}
