public import LinkRouting

/// A type of links, such as a generated enumeration, in which each link opens a list of screens.
///
/// <doc:ReceivingLinks> shows an example.
public protocol NavigableLink: LinkParsable {
  /// A screen of the app.
  associatedtype Screen: Hashable

  /// The screens above the root, from the bottom to the visible one; empty for the root itself.
  var screens: [Screen] { get }
}

/// The screens of a navigation stack, which links replace.
///
/// The value is independent of a user interface, so tests can open links without an app. A SwiftUI
/// app stores it as state, and passes the ``path`` to a `NavigationStack`. <doc:ReceivingLinks>
/// shows an example.
public struct LinkNavigation<Link: NavigableLink> {
  /// The screens above the root, from the bottom to the visible one.
  ///
  /// The user can also change the path, for example with the back button.
  public var path: [Link.Screen]
  /// The reason why the last link was rejected; `nil` if it was accepted.
  ///
  /// The app must show a message, because for most links, the system has already opened the app.
  /// Set the property to `nil` when the user closes the message.
  public var rejection: LinkError?

  /// Creates a navigation stack.
  public init(path: [Link.Screen] = []) {
    self.path = path
  }

  /// Replaces the screens with those of a link.
  ///
  /// An accepted link sets ``rejection`` to `nil`. A rejected link leaves the screens unchanged,
  /// and sets ``rejection`` to the error.
  ///
  /// - Returns: The link, or `nil` if it is rejected.
  @discardableResult
  public mutating func open(_ received: ReceivedLink) -> Link? {
    do throws(LinkError) {
      let link = try Link(parsing: received)
      open(link)
      return link
    } catch {
      rejection = error
      return nil
    }
  }

  /// Replaces the screens with those of a link that the app has parsed or created.
  public mutating func open(_ link: Link) {
    path = link.screens
    rejection = nil
  }
}

extension LinkNavigation: Equatable {}
extension LinkNavigation: Hashable {}
extension LinkNavigation: Sendable where Link.Screen: Sendable {}
