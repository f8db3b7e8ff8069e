import LinkRouting

// Parses a link with the enumeration that the build generates from `shop.links.yaml`, and builds
// the link again.
//
//   swift run --package-path Tests/PluginPackage Shop LINK

/// Returns a description of a link's destination.
///
/// If a route were missing in the switch, the compiler would report it.
func destination(_ link: ShopLink) -> String {
  switch link {
  case .item(let id, let size): "item \(id), \(size)"
  case .basket: "basket"
  }
}

guard CommandLine.arguments.count == 2 else { fatalError("usage: Shop LINK") }
do {
  let link = try ShopLink(parsing: CommandLine.arguments[1])
  print(destination(link))
  print(try link.link(scheme: "shop"))
} catch {
  print("refused: \(error.code.rawValue)")
}
