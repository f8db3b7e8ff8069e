import LinkRouting

// Reads a link as the enumeration that the build has made of `shop.links.yaml`, and writes it again.
//
//   swift run --package-path Tests/PluginPackage Shop LINK

/// Says where a link leads; the compiler knows whether a route is forgotten.
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
