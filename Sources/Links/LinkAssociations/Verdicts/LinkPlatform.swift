/// A platform that opens links.
public enum LinkPlatform: String, Sendable, Hashable, CaseIterable, Comparable {
  /// iOS and Apple's other platforms.
  case ios
  /// Android up to 14, which reads neither dynamic rules nor groups in filters.
  case android14
  /// Android 15 and later.
  case android15
  /// A browser.
  case web

  /// The platforms that can pass links to apps.
  public static let ofApps: [LinkPlatform] = [.ios, .android14, .android15]

  /// Compares two platforms by the order of their declaration.
  public static func < (left: LinkPlatform, right: LinkPlatform) -> Bool {
    left.position < right.position
  }

  private var position: Int {
    switch self {
    case .ios: 0
    case .android14: 1
    case .android15: 2
    case .web: 3
    }
  }
}
