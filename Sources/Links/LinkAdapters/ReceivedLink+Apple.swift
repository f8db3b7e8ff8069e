// What Apple's SDKs hand to an app. Each initializer only passes values on, because nothing here is
// compiled on other platforms; what they mean is decided, and tested, in `ReceivedLink`.

#if canImport(ObjectiveC)
  public import Foundation
  public import LinkRouting

  extension ReceivedLink {
    /// Creates the link of a user activity: `onContinueUserActivity`, `scene(_:continue:)`.
    ///
    /// - Returns: `nil` for an activity of another type than `NSUserActivityTypeBrowsingWeb`.
    /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` without a URL.
    public init?(_ activity: NSUserActivity) throws(LinkError) {
      try self.init(activityType: activity.activityType, webpageURL: activity.webpageURL)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ReceivedLink {
    /// Creates the link of a URL that a scene opens: `scene(_:openURLContexts:)`.
    @MainActor
    public init(_ context: UIOpenURLContext) {
      self = .opened(context.url)
    }
  }
#endif

#if canImport(UserNotifications) && !os(tvOS)
  public import UserNotifications

  extension ReceivedLink {
    /// Creates the link of a notification that a person opened.
    ///
    /// - Parameters:
    ///   - response: The response: `userNotificationCenter(_:didReceive:)`.
    ///   - key: The key under which the app's server puts its links, beside `aps`.
    /// - Returns: `nil` for a notification without a link.
    /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if there is
    ///   something else under the key.
    public init?(_ response: UNNotificationResponse, key: String = "link") throws(LinkError) {
      try self.init(payload: response.notification.request.content.userInfo, key: key)
    }
  }
#endif
