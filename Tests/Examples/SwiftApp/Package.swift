// swift-tools-version: 6.2

import PackageDescription

// An app that handles its links with generated Swift, and the quick start of the README.
let package = Package(
  name: "SwiftApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "waymark", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ShopApp", dependencies: [.product(name: "LinkRouting", package: "waymark")]),
    .executableTarget(
      name: "QuickStart", dependencies: [.product(name: "LinkRouting", package: "waymark")],
      exclude: ["shop.links.yaml"]),
  ],
  swiftLanguageModes: [.v6]
)
