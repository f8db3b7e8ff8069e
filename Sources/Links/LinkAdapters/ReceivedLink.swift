import Diagnostics
public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link in the form in which an app received it.
///
/// Each way to receive a link creates a value of this type. One function handles the value, and a
/// test can call it without an app. <doc:ReceivingLinks> shows all of the ways.
///
/// ```swift
/// let match = try ReceivedLink.opened(url).match(in: router)
/// ```
///
/// The description never contains the link, which may have a secret.
public enum ReceivedLink: Sendable, Hashable {
  /// A URL with any scheme that the system opened: `onOpenURL`, `scene(_:openURLContexts:)`.
  case opened(URL)
  /// The `webpageURL` of a user activity of the type `NSUserActivityTypeBrowsingWeb`.
  ///
  /// It is a Universal Link, or a page handed over from another device. Only https and http are
  /// accepted. The router accepts http links only if their manifest has `http: upgrade`.
  case continued(URL)
  /// A string from the payload of a notification, which has not been converted to a `URL`.
  case pushed(String)
  /// The payload of a scanned code, which is matched exactly.
  case scanned(String)
  /// A string that the user pasted.
  ///
  /// The text around the link is removed, as `Router.match(pasted:)` does.
  case pasted(String)

  /// Creates a link from a user activity.
  ///
  /// - Parameters:
  ///   - type: The `activityType`. The result is `nil` for all types except
  ///     `NSUserActivityTypeBrowsingWeb`, because only this type has a link for the app to open.
  ///   - webpageURL: The `webpageURL`.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if `webpageURL` is
  ///   `nil`.
  public init?(activityType type: String, webpageURL: URL?) throws(LinkError) {
    guard type == Self.browsingWeb else { return nil }
    guard let webpageURL else { throw LinkError(.noText, ofBytes: 0, expected: .text) }
    self = .continued(webpageURL)
  }

  /// The value of `NSUserActivityTypeBrowsingWeb`, which only Apple's SDKs declare.
  static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Creates a link from the payload of a notification.
  ///
  /// If the payload does not have the key, the notification has no link, and the result is `nil`.
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

  /// Returns the string to match; for pasted text, with the text around the link.
  ///
  /// - Throws: `LinkError` for a URL with a base, and for a user activity whose page is not a web
  ///   page.
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
  /// Only the text around a pasted link is removed; `Router.match(pasted:)` reports it.
  ///
  /// - Throws: `LinkError` with ranges in the bytes of ``text()``.
  /// - Complexity: O(*n*) in the length of the link.
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

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not show the link.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
