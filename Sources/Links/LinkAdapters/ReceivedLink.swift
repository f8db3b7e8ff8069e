import Diagnostics
public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link as an app received it.
///
/// An app creates a value of this type wherever it receives a link, and passes the value to one
/// function. A test can call that function without an app. <doc:ReceivingLinks> shows all ways in
/// which an app receives links.
///
/// ```swift
/// let match = try ReceivedLink.opened(url).match(in: router)
/// ```
///
/// The description never contains the link, because the link may contain a secret.
public enum ReceivedLink: Sendable, Hashable {
  /// A URL that the system opened, passed to `onOpenURL` or `scene(_:openURLContexts:)`.
  ///
  /// The URL can have any scheme.
  case opened(URL)
  /// The `webpageURL` of a user activity of the type `NSUserActivityTypeBrowsingWeb`.
  ///
  /// It is a Universal Link, or a page handed over from another device. Only https and http are
  /// accepted. The router accepts http links only if their manifest contains `http: upgrade`.
  case continued(URL)
  /// A string from the payload of a notification.
  ///
  /// Pass the string itself: a conversion to `URL` may change the link.
  case pushed(String)
  /// The payload of a scanned QR code, which must be a link without any other text.
  case scanned(String)
  /// A string that the user pasted.
  ///
  /// The text around the link is ignored, as in `Router.match(pasted:)`.
  case pasted(String)

  /// Creates a link from a user activity.
  ///
  /// - Parameters:
  ///   - type: The `activityType`. The result is `nil` for all types except
  ///     `NSUserActivityTypeBrowsingWeb`, because only this type contains a link that the app
  ///     opens.
  ///   - webpageURL: The `webpageURL`.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if `webpageURL` is
  ///   `nil`.
  public init?(activityType type: String, webpageURL: URL?) throws(LinkError) {
    guard type == Self.browsingWeb else { return nil }
    guard let webpageURL else { throw LinkError(.noText, ofBytes: 0, expected: .text) }
    self = .continued(webpageURL)
  }

  /// Creates the link that launches a scene.
  ///
  /// The system passes such a link in the options with which it connects the scene, and does not
  /// call the methods for links afterwards.
  ///
  /// - Parameters:
  ///   - activities: The types and the `webpageURL` of the user activities in the options.
  ///   - openedURLs: The URLs of the URL contexts in the options.
  /// - Returns: `nil` if no link launches the scene.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` for an activity of
  ///   the type `NSUserActivityTypeBrowsingWeb` without a URL.
  public init?(
    activities: [(type: String, webpageURL: URL?)], openedURLs: [URL]
  ) throws(LinkError) {
    for (type, webpageURL) in activities {
      guard let link = try Self(activityType: type, webpageURL: webpageURL) else { continue }
      self = link
      return
    }
    guard let url = openedURLs.first else { return nil }
    self = .opened(url)
  }

  /// The value of `NSUserActivityTypeBrowsingWeb`, which only Apple's SDKs declare.
  static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Creates a link from the payload of a notification.
  ///
  /// If the payload does not contain the key, the notification has no link, and the result is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - payload: The payload, which is the system's `userInfo`.
  ///   - key: The key of the link in the payload, next to `aps`.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if the value of the
  ///   key is not a string.
  public init?(payload: [AnyHashable: Any], key: String = "link") throws(LinkError) {
    guard let value = payload[key] else { return nil }
    guard let text = value as? String else {
      throw LinkError(.noText, ofBytes: 0, expected: .text)
    }
    self = .pushed(text)
  }

  /// Returns the string that a router matches.
  ///
  /// For pasted text, the string includes the text around the link.
  ///
  /// - Throws: `LinkError` for a URL with a base, and for the URL of a user activity whose scheme
  ///   is neither https nor http.
  public func text() throws(LinkError) -> String {
    switch self {
    case .opened(let url): return try url.linkText()
    case .pushed(let text), .scanned(let text), .pasted(let text): return text
    case .continued(let url):
      let text = try url.linkText()
      guard ["https", "http"].contains(url.scheme?.lowercased()) else {
        let count = url.scheme?.utf8.count ?? 0
        throw LinkError(
          code: .unknownScheme, range: SourceRange(0, count), expected: .names(.scheme, ["https"]))
      }
      return text
    }
  }

  /// Matches the link.
  ///
  /// If the link was pasted, the text around it is ignored. To find out what was ignored, use
  /// `Router.match(pasted:)`.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of ``text()``.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func match(in router: Router) throws(LinkError) -> LinkMatch {
    let text = try text()
    if case .pasted = self { return try router.match(pasted: text).match }
    return try router.match(text)
  }
}

extension ReceivedLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The way in which the link was received, without the link.
  public var description: String {
    switch self {
    case .opened: "opened(•••)"
    case .continued: "continued(•••)"
    case .pushed: "pushed(•••)"
    case .scanned: "scanned(•••)"
    case .pasted: "pasted(•••)"
    }
  }

  /// The way in which the link was received, which is also the ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not print the link.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
