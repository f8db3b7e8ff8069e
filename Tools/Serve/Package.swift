// swift-tools-version: 6.2

// Previews the site of `waymark site` on this computer. In the root folder of this repository:
//
//   swift build --package-path Tools/Serve
//   waymark serve
//
// This is a separate package, so that users of the libraries do not need to resolve FlyingFox. The
// server is FlyingFox, because Hummingbird would take minutes to build.

import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "waymark-serve",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "waymark-serve", targets: ["waymark-serve"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "waymark-serve",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      path: "Sources", swiftSettings: settings)
  ]
)
