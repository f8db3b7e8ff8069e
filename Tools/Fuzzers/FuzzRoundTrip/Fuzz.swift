import BundledApps
import Laws
import LinkRouting

/// Fuzzes building and parsing the links of the bundled apps.
///
/// An input that starts with a letter is a link. Any other input is a recipe: a byte for the route,
/// a byte for the scheme and the spelling, and a line for each parameter. See ``Recipe``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  guard let first = bytes.first else { return 0 }
  if first | 0x20 &- 0x61 < 26 {
    checkLink(bytes)
  } else if let recipe = Recipe(bytes[...]) {
    checkRecipe(recipe)
  }
  return 0
}

/// The router of all apps.
let router = makeRouter(BundledApp.all)

/// A router for the same apps that upgrades http links to https.
let upgradingRouter = makeRouter(
  BundledApp.all.map { manifest in
    var manifest = manifest
    manifest.upgradesHTTP = true
    return manifest
  })

private func makeRouter(_ manifests: [LinkManifest]) -> Router {
  do {
    return try Router(manifests)
  } catch {
    fatalError("the bundled apps make no router: \(error)")
  }
}
