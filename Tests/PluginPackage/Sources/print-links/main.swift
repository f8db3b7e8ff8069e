import LinkManifests
import Market

print(ManifestWriter().text(of: Market.manifest), terminator: "")
