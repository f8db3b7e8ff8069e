public import Diagnostics
import JSONSyntax

/// An association file of either platform, recognised by its shape.
public enum AssociationFile: Sendable {
  /// Apple's file: an object with `applinks`.
  case apple(AppleAssociation)
  /// Android's statements: a list.
  case assetLinks(AssetLinks)
  /// Android's intent filters: XML.
  case androidManifest(AndroidManifest)

  /// What kind of file it is.
  public enum Kind: String, Sendable, Hashable {
    /// Apple's file.
    case apple = "apple-app-site-association"
    /// Android's statements.
    case assetLinks = "assetlinks.json"
    /// Android's intent filters.
    case androidManifest = "AndroidManifest.xml"
  }

  /// Reads a file of a kind.
  public init(_ kind: Kind, bytes: [UInt8], path: String? = nil) {
    self =
      switch kind {
      case .apple: .apple(AppleAssociation(bytes: bytes, path: path))
      case .assetLinks: .assetLinks(AssetLinks(reading: bytes, path: path))
      case .androidManifest: .androidManifest(AndroidManifest(reading: bytes, path: path))
      }
  }

  /// What kind a file is, by its content; `nil` if it is no association file.
  ///
  /// XML begins with `<` and a list with `[`, neither of which a link manifest does. Of objects, and of texts with a
  /// comment in front, those are association files that have the words of one, also where its outermost key is
  /// misspelt or the list around a statement is missing: the reader says so.
  ///
  /// - Complexity: O(*n*).
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

  /// The services of associated domains, and the keys of apps.
  private static let wordsOfApple = [
    "\"applinks\"", "\"webcredentials\"", "\"appclips\"", "\"activitycontinuation\"", "\"appids\"",
    "\"appid\"",
  ]
  private static let wordsOfStatements = [
    "\"sha256_cert_fingerprints\"", "\"delegate_permission/", "\"package_name\"",
  ]

  /// What kind of file it is.
  public var kind: Kind {
    switch self {
    case .apple: .apple
    case .assetLinks: .assetLinks
    case .androidManifest: .androidManifest
    }
  }

  /// Whether a platform reads the file at all.
  public var isReadable: Bool {
    switch self {
    case .apple(let file): file.isReadable
    case .assetLinks(let file): file.isReadable
    case .androidManifest(let file): file.isReadable
    }
  }

  /// What is wrong with the file, in the order of its places.
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

  /// What a platform does with a link by this file alone; hosts that serve it are not compared.
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
