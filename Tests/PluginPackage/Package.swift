// swift-tools-version: 6.2

import PackageDescription

// A package as somebody writes it who uses the plug-in: a manifest beside the sources, and its enumeration
// in them.
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
