/// The requests that an audit makes for one file of one host.
struct AuditTarget: Sendable {
  /// The purpose of a request.
  enum Purpose: Sendable, Hashable {
    /// Fetching the file through a proxy, which chooses the IP version.
    case plain
    /// Fetching the file over IPv4.
    case v4
    /// Fetching the file over IPv6.
    case v6
    /// Fetching the file with a request that allows compression.
    case compressed
    /// Fetching the copy of the file that the platform's service keeps.
    case copy
  }

  var host: String
  var file: AuditedFile
  /// The index of the request for each purpose in ``HostAudit/requests``.
  var requests: [Purpose: Int] = [:]

  var url: String { file.url(of: host) }
}

/// The services that keep copies of association files for devices.
enum CopyService {
  /// Returns the address of a platform's copy of a host's file.
  ///
  /// - Apple: a cache, from which devices fetch the file instead of from the host. See Apple's
  ///   article "Supporting associated domains".
  /// - Android: the [Digital Asset Links
  ///   API](https://developers.google.com/digital-asset-links/reference/rest/v1/statements/list),
  ///   with which devices verify an app's hosts.
  static func url(of file: AuditedFile, host: String) -> String {
    switch file {
    case .apple: "https://app-site-association.cdn-apple.com/a/v1/" + host
    case .android:
      "https://digitalassetlinks.googleapis.com/v1/statements:list?source.web.site=https://" + host
        + "&relation=delegate_permission/common.handle_all_urls"
    }
  }

  /// The name that messages use for the service.
  static func name(of file: AuditedFile) -> String {
    switch file {
    case .apple: "Apple's CDN"
    case .android: "Google's statement list"
    }
  }
}
