// Conversions from the types of Apple's SDKs. Other platforms do not compile this file, so tests on
// those platforms cannot cover it. Each initializer therefore only forwards values to
// `ReceivedLink`, which interprets them and is tested.

#if canImport(ObjectiveC)
  public import Foundation
  public import LinkRouting

  extension ReceivedLink {
    /// Creates a link from the activity of `onContinueUserActivity` or `scene(_:continue:)`.
    ///
    /// - Returns: `nil` unless the activity's type is `NSUserActivityTypeBrowsingWeb`.
    /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if an activity of
    ///   this type contains no URL.
    public init?(_ activity: NSUserActivity) throws(LinkError) {
      try self.init(activityType: activity.activityType, webpageURL: activity.webpageURL)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ReceivedLink {
    /// Creates a link from a URL context of `scene(_:openURLContexts:)`.
    @MainActor
    public init(_ context: UIOpenURLContext) {
      self = .opened(context.url)
    }

    /// Creates the link that launches a scene, in `scene(_:willConnectTo:options:)`.
    ///
    /// - Returns: `nil` if no link launches the scene.
    /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` for an activity of
    ///   the type `NSUserActivityTypeBrowsingWeb` without a URL.
    @MainActor
    public init?(_ options: UIScene.ConnectionOptions) throws(LinkError) {
      try self.init(
        activities: options.userActivities.map { ($0.activityType, $0.webpageURL) },
        openedURLs: options.urlContexts.map(\.url))
    }
  }
#endif

#if canImport(UserNotifications) && !os(tvOS)
  public import UserNotifications

  extension ReceivedLink {
    /// Creates a link from a notification that the user opened.
    ///
    /// - Parameters:
    ///   - response: The response from `userNotificationCenter(_:didReceive:)`.
    ///   - key: The key of the link in the payload, next to `aps`.
    /// - Returns: `nil` for a notification without a link.
    /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if the value of
    ///   the key is not a string.
    public init?(_ response: UNNotificationResponse, key: String = "link") throws(LinkError) {
      try self.init(payload: response.notification.request.content.userInfo, key: key)
    }
  }
#endif
