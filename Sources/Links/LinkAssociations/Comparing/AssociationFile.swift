public import Diagnostics
import JSONSyntax

/// An association file of Apple's platforms or of Android, recognized by its content.
public enum AssociationFile: Sendable {
  /// Apple's association file: an object with `applinks`.
  case apple(AppleAssociation)
  /// Android's statements: a list.
  case assetLinks(AssetLinks)
  /// Android's intent filters: an XML file.
  case androidManifest(AndroidManifest)

  /// The kind of an association file.
  public enum Kind: String, Sendable, Hashable {
    /// Apple's association file.
    case apple = "apple-app-site-association"
    /// Android's statements.
    case assetLinks = "assetlinks.json"
    /// Android's intent filters.
    case androidManifest = "AndroidManifest.xml"
  }

  /// Reads a file of the given kind.
  public init(_ kind: Kind, bytes: [UInt8], path: String? = nil) {
    self =
      switch kind {
      case .apple: .apple(AppleAssociation(bytes: bytes, path: path))
      case .assetLinks: .assetLinks(AssetLinks(reading: bytes, path: path))
      case .androidManifest: .androidManifest(AndroidManifest(reading: bytes, path: path))
      }
  }

  /// Returns the kind of a file, based on its content; `nil` if it is not an association file.
  ///
  /// XML begins with `<` and a list with `[`; no link manifest begins with either. An object, or a
  /// file with a leading comment, is an association file if it contains words that are typical of
  /// one. This also recognizes a file with a misspelled outermost key, and a statement that is not
  /// in a list. The reader reports both errors.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func kind(of bytes: [UInt8]) -> Kind? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch bytes[start...].first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): return .androidManifest
    case UInt8(ascii: "["): return .assetLinks
    case UInt8(ascii: "{"), UInt8(ascii: "/"):
      let text = String(decoding: bytes[start...], as: UTF8.self).lowercased()
      if Self.wordsOfApple.contains(where: { text.contains($0) }) { return .apple }
      return Self.wordsOfStatements.contains { text.contains($0) } ? .assetLinks : nil
    default: return nil
    }
  }

  /// Words that identify Apple's association file: the names of services and of the keys for apps.
  private static let wordsOfApple = [
    "\"applinks\"", "\"webcredentials\"", "\"appclips\"", "\"activitycontinuation\"", "\"appids\"",
    "\"appid\"",
  ]
  private static let wordsOfStatements = [
    "\"sha256_cert_fingerprints\"", "\"delegate_permission/", "\"package_name\"",
  ]

  /// The kind of the file.
  public var kind: Kind {
    switch self {
    case .apple: .apple
    case .assetLinks: .assetLinks
    case .androidManifest: .androidManifest
    }
  }

  /// A Boolean value that indicates whether a platform can read the file.
  public var isReadable: Bool {
    switch self {
    case .apple(let file): file.isReadable
    case .assetLinks(let file): file.isReadable
    case .androidManifest(let file): file.isReadable
    }
  }

  /// The problems in the file, in file order.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .apple(let file): file.diagnostics
    case .assetLinks(let file): file.diagnostics
    case .androidManifest(let file): file.diagnostics
    }
  }

  /// The platforms that read the file.
  public var platforms: [LinkPlatform] {
    kind == .apple ? [.ios] : [.android14, .android15]
  }

  /// Returns a platform's decision about a link, based only on this file and regardless of hosts.
  public func verdict(for link: AssociationLink, on platform: LinkPlatform) -> PlatformVerdict {
    switch self {
    case .apple(let file): file.verdict(for: link)
    case .assetLinks(let file):
      AndroidAssociation(assetLinks: file).platformVerdict(for: link, on: platform)
    case .androidManifest(let file):
      AndroidAssociation(manifest: file).platformVerdict(for: link, on: platform)
    }
  }
}
