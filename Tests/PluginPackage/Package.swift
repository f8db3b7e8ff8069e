// swift-tools-version: 6.2

import PackageDescription

// A package that uses the plug-in. The manifest is next to the sources, which use its enumeration.
let package = Package(
  name: "PluginPackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "LinkRouting", package: "waymark")],
      plugins: [.plugin(name: "GenerateLinks", package: "waymark")])
  ],
  swiftLanguageModes: [.v6]
)
