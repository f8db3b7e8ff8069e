// Other platforms do not compile this file, so it only forwards values to `ReceivedLink`.

#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Calls a function for each link that the system opens in the app.
    ///
    /// The modifier handles links with custom schemes and Universal Links. Apply it once, to the
    /// root view of each scene.
    ///
    /// - Parameter action: A function that receives the link.
    public func onReceivedLink(perform action: @escaping (ReceivedLink) -> Void) -> some View {
      onOpenURL { url in action(.opened(url)) }
        .onContinueUserActivity(ReceivedLink.browsingWeb) { activity in
          // An activity without a URL has no link to open.
          if let url = activity.webpageURL { action(.continued(url)) }
        }
    }
  }
#endif
