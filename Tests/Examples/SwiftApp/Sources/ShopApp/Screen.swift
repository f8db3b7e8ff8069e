import LinkRouting

/// A screen of the app, with the link that its share button copies.
struct Screen {
  /// The title of the screen.
  var title: String
  /// The canonical link of the screen, or `nil` if there is none.
  var sharedLink: String?
}

extension Screen {
  /// Creates the screen for a link that arrives from outside the app.
  ///
  /// On iOS, call this initializer with the URL of `onOpenURL(perform:)`. A rejected link has a
  /// screen too, because the system has already opened the app.
  init(opening link: String) {
    do {
      let link = try ShopLink(parsing: link)
      self.init(title: Self.title(of: link), sharedLink: try link.link())
    } catch {
      self.init(title: "rejected: \(error.code.rawValue)", sharedLink: nil)
    }
  }

  /// Returns the title of the screen that a link opens.
  ///
  /// After a new route in the manifest, the compiler reports that this `switch` is not exhaustive.
  private static func title(of link: ShopLink) -> String {
    switch link {
    case .home: "home"
    case .item(let sku, let size): "item \(sku), \(size)"
    case .category(let name, let page): "category \(name), page \(page)"
    case .order(let id): "order \(id)"
    case .basket: "basket"
    }
  }
}
