// swift-tools-version: 6.2

import PackageDescription

// A package that uses the plug-ins. The manifest is next to the sources, which use its enumeration.
// The links of the market are declared in Swift.
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
