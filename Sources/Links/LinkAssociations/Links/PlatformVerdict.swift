public import Diagnostics

/// The decision of a platform on whether to open a link in an app, with the reason.
///
/// A verdict contains no part of the link.
public struct PlatformVerdict: Sendable, Hashable {
  /// A reason for a verdict, as a stable identifier in kebab case.
  public struct Reason: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `matched`.
    public let rawValue: String

    /// Creates a reason; the reasons that this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A Boolean value that indicates whether the link opens in the app.
  public var opens: Bool
  /// The application identifier or package of the app that the verdict is about, if it is known.
  public var app: String?
  /// The zero-based index, in its list, of the component, filter or rule that determines the
  /// verdict; `nil` if none does.
  public var component: Int?
  /// The byte range of the text that determines the verdict, in the file at ``path``.
  public var place: SourceRange?
  /// The path of the file that determines the verdict, as the caller specified it.
  public var path: String?
  /// The reason for the verdict.
  public var reason: Reason
  /// The reason as an English sentence without a final period.
  public var explanation: String

  /// Creates a verdict.
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
  /// A component, filter or rule matches the link.
  public static let matched = Self(rawValue: "matched")
  /// A component, filter or rule excludes the link.
  public static let excluded = Self(rawValue: "excluded")
  /// No component, filter or rule of the file matches the link.
  public static let noComponent = Self(rawValue: "no-component")
  /// The app has no association with the host of the link.
  public static let hostNotAssociated = Self(rawValue: "host-not-associated")
  /// According to the files, no app opens links with the scheme of the link.
  public static let notHTTPS = Self(rawValue: "not-https")
  /// The app declares the custom scheme of the link.
  public static let customScheme = Self(rawValue: "custom-scheme")
  /// The text has no scheme or no host.
  public static let noLink = Self(rawValue: "no-link")
  /// The file is larger than the platform's limit and is ignored.
  public static let fileTooLarge = Self(rawValue: "file-too-large")
  /// The file cannot be read and is ignored.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
}
