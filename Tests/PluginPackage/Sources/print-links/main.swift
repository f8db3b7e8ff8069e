import LinkDeclarations
import LinkManifests
import Market

try Market.manifest.validate()
print(ManifestWriter().text(of: Market.manifest), terminator: "")
