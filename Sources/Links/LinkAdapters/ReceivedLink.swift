import Diagnostics
public import LinkRouting

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link in the form in which an app received it.
///
/// Each way in which a link arrives makes a value of this type, and one function handles it, which
/// a test can call without an app; <doc:ReceivingLinks> shows all of them.
///
/// ```swift
/// let match = try ReceivedLink.opened(url).match(in: router)
/// ```
///
/// Its description never shows the link, which may carry a secret.
public enum ReceivedLink: Sendable, Hashable {
  /// A URL that the system opened: `onOpenURL`, `scene(_:openURLContexts:)`. It may have any scheme.
  case opened(URL)
  /// The `webpageURL` of a user activity of the type `NSUserActivityTypeBrowsingWeb`: a Universal Link,
  /// or a page handed over from another device. Only https and http are accepted; of http links the
  /// router accepts those of manifests that ask for it.
  case continued(URL)
  /// A text out of the payload of a notification, which no `URL` has changed yet.
  case pushed(String)
  /// The payload of a code that a person scanned. It is matched exactly as it is.
  case scanned(String)
  /// A text that a person pasted. What surrounds the link is removed, as `Router.match(pasted:)`
  /// does.
  case pasted(String)

  /// Creates the link of a user activity.
  ///
  /// - Parameters:
  ///   - type: The `activityType`. The result is `nil` for all but `NSUserActivityTypeBrowsingWeb`,
  ///     because only such an activity has a link that the app has to open.
  ///   - webpageURL: The `webpageURL`.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` without a URL.
  public init?(activityType type: String, webpageURL: URL?) throws(LinkError) {
    guard type == Self.browsingWeb else { return nil }
    guard let webpageURL else { throw LinkError(.noText, ofBytes: 0, expected: .text) }
    self = .continued(webpageURL)
  }

  /// The value of `NSUserActivityTypeBrowsingWeb`, which is declared by Apple's SDKs only.
  static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Takes a link out of the payload of a notification.
  ///
  /// A payload without the key is a notification without a link: the result is `nil`.
  ///
  /// - Parameters:
  ///   - payload: The payload, `userInfo` as the system gives it.
  ///   - key: The key under which the app's server puts its links, beside `aps`.
  /// - Throws: `LinkError` with the code ``LinkRouting/LinkError/Code/noText`` if there is something
  ///   else under the key.
  public init?(payload: [AnyHashable: Any], key: String = "link") throws(LinkError) {
    guard let value = payload[key] else { return nil }
    guard let text = value as? String else {
      throw LinkError(.noText, ofBytes: 0, expected: .text)
    }
    self = .pushed(text)
  }

  /// The text that is matched; of a pasted text, with what surrounds the link.
  ///
  /// - Throws: `LinkError` for a URL with a base, and for a user activity whose page is not on the web.
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
  /// Only of a pasted text is anything removed; `Router.match(pasted:)` reports what.
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
  /// The way in which the link came, without the link.
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
