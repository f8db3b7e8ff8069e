// swift-tools-version: 6.2

import PackageDescription

// A package that uses the plug-ins. `Shop` uses the enumeration that is generated from the manifest
// next to its sources. `Market` declares its links in Swift.
let package = Package(
  name: "PluginPackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "LinkRouting", package: "waymark")],
      plugins: [.plugin(name: "GenerateLinks", package: "waymark")]),
    .target(name: "Market", dependencies: [.product(name: "LinkRouting", package: "waymark")]),
    .executableTarget(
      name: "print-links",
      dependencies: [
        "Market", .product(name: "LinkRouting", package: "waymark"),
        .product(name: "LinkManifests", package: "waymark"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
