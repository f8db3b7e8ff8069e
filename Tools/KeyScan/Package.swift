// swift-tools-version: 6.2

// Lists the keys that the sources in a folder such as `App` use, for `waymark lint --usage`. In the
// root folder of this repository:
//
//   swift run --package-path Tools/KeyScan keyscan App > usage.ndjson
//
// This is a separate package, so that users of the libraries do not need to resolve swift-syntax,
// which takes minutes to build.

import PackageDescription

let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "waymark-key-scan",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "keyscan", targets: ["keyscan"]),
    // `waymark keyscan` finds the program by this name.
    .executable(name: "waymark-keyscan", targets: ["keyscan"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The first two targets are shared with the main package: their folders are symbolic links.
    .target(name: "CFiles", path: "CFiles"),
    .target(name: "Files", dependencies: ["CFiles"], path: "Files", swiftSettings: settings),
    .target(
      name: "KeyScanning",
      dependencies: [
        "Files",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "KeyScanning", swiftSettings: settings),
    .executableTarget(
      name: "keyscan",
      dependencies: [
        "KeyScanning", "Files",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "keyscan", swiftSettings: settings),
    .testTarget(
      name: "KeyScanningTests", dependencies: ["KeyScanning"], path: "KeyScanningTests",
      swiftSettings: settings),
  ]
)
