public import LinkRouting
import TextPrimitives

extension AppleAssociationWriter {
  /// The mode of the associated domains in an entitlement.
  public enum EntitlementMode: String, Sendable, Hashable, CaseIterable {
    /// The system reads association files through Apple's servers.
    case usual
    /// A device in developer mode reads association files from the host directly.
    case developer
  }

  /// Writes the entitlement that associates an app with its hosts.
  ///
  /// The entitlement lists only hosts that have a route. It cannot list IP addresses, hosts with a
  /// port, or hosts without a dot; ``omissions(of:)`` reports them.
  ///
  /// - Throws: ``AssociationWriteError`` with `no-host`.
  public static func entitlements(
    of manifest: LinkManifest, mode: EntitlementMode = .usual
  ) throws(AssociationWriteError) -> AssociationText {
    let hosts = associatedHosts(of: manifest)
    guard !hosts.isEmpty else {
      throw AssociationWriteError(
        code: .noHost, app: manifest.app, expected: "a host with a route and without a port")
    }
    let suffix = mode == .developer ? "?mode=developer" : ""
    return AssociationText(
      text: propertyList(
        ["<key>com.apple.developer.associated-domains</key>", "<array>"]
          + hosts.map { "  <string>applinks:\(XMLEscaping.escaped($0 + suffix))</string>" } + [
            "</array>"
          ]))
  }

  /// Writes the URL types of an `Info.plist` for the schemes of an app.
  ///
  /// - Throws: ``AssociationWriteError`` with `no-scheme`, `no-identity` or `placeholder`.
  public static func urlTypes(
    of manifest: LinkManifest, allowsPlaceholders: Bool = false
  ) throws(AssociationWriteError) -> AssociationText {
    guard !manifest.schemes.isEmpty else {
      throw AssociationWriteError(
        code: .noScheme, app: manifest.app, expected: "a scheme in the manifest")
    }
    let identity = try identity(of: manifest, allowsPlaceholders: allowsPlaceholders)
    let bundle = identity.appIDs[0].drop { $0 != "." }.dropFirst()
    return AssociationText(
      text: propertyList(
        [
          "<key>CFBundleURLTypes</key>", "<array>", "  <dict>", "    <key>CFBundleTypeRole</key>",
          "    <string>Viewer</string>", "    <key>CFBundleURLName</key>",
          "    <string>\(XMLEscaping.escaped(String(bundle)))</string>",
          "    <key>CFBundleURLSchemes</key>",
          "    <array>",
        ] + manifest.schemes.map { "      <string>\(XMLEscaping.escaped($0))</string>" } + [
          "    </array>", "  </dict>", "</array>",
        ]))
  }

  /// Returns the files that the hosts of an app must serve for Apple's platforms.
  public static func hostedFiles(of manifest: LinkManifest) -> [HostedFile] {
    associatedHosts(of: manifest).map(WildcardHost.domain).unique.map { host in
      HostedFile(
        address: "https://\(host)/.well-known/apple-app-site-association",
        mediaType: "application/json",
        conditions: [
          "status 200, no redirect", "no file extension", "at most 128 KB",
          "a valid certificate, no sign-in",
        ])
    }
  }

  private static func propertyList(_ lines: [String]) -> String {
    ([
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      """,
      #"<plist version="1.0">"#, "<dict>",
    ] + lines.map { "  " + $0 } + ["</dict>", "</plist>", ""]).joined(separator: "\n")
  }
}
