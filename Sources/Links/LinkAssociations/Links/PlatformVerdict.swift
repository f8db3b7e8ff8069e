public import Diagnostics

/// Whether a platform hands a link to an app, and what decided it.
///
/// A verdict holds nothing of the link.
public struct PlatformVerdict: Sendable, Hashable {
  /// Why, as a stable identifier in kebab case.
  public struct Reason: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `matched`.
    public let rawValue: String

    /// Makes a reason; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the link opens in the app.
  public var opens: Bool
  /// The application identifier or the package that takes the link, or that declined it.
  public var app: String?
  /// The index of the deciding component, filter or rule in its list, from 0.
  public var component: Int?
  /// The bytes of what decided, in the file that ``path`` names.
  public var place: SourceRange?
  /// The file that decided, as the caller named it.
  public var path: String?
  /// Why.
  public var reason: Reason
  /// The same as an English sentence without a full stop.
  public var explanation: String

  /// Makes a verdict.
  public init(
    opens: Bool, app: String? = nil, component: Int? = nil, place: SourceRange? = nil,
    path: String? = nil, reason: Reason, explanation: String
  ) {
    self.opens = opens
    self.app = app
    self.component = component
    self.place = place
    self.path = path
    self.reason = reason
    self.explanation = explanation
  }
}

extension PlatformVerdict.Reason {
  /// A component, filter or rule takes the link.
  public static let matched = Self(rawValue: "matched")
  /// A component, filter or rule excludes the link.
  public static let excluded = Self(rawValue: "excluded")
  /// Nothing in the file takes the link.
  public static let noComponent = Self(rawValue: "no-component")
  /// The app has no association with the host of the link.
  public static let hostNotAssociated = Self(rawValue: "host-not-associated")
  /// The link is no web link that the platform hands to apps, and no app declares its scheme.
  public static let notHTTPS = Self(rawValue: "not-https")
  /// The app declares the custom scheme of the link.
  public static let customScheme = Self(rawValue: "custom-scheme")
  /// The text has no scheme or no host.
  public static let noLink = Self(rawValue: "no-link")
  /// The file is larger than the platform reads, so that it associates nothing.
  public static let fileTooLarge = Self(rawValue: "file-too-large")
  /// The file cannot be read, so that it associates nothing.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
}
