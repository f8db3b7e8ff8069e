// swift-tools-version: 6.2

// Compiles the Swift that is generated from many manifests, and compares it with the router:
//
//   Tools/check-generated-swift [COUNT] [SEED]
//
// The script writes `Samples`: a module for each batch of manifests, and a program that runs all of
// them. An environment variable contains the number of batches, because the package manager caches
// the list of files that a package description finds.

import PackageDescription

let count = Context.environment["WAYMARK_GENERATED_BATCHES"].flatMap { Int($0) } ?? 0
let batches = (0..<count).map { "Batch\($0)" }

/// The strictest settings that a package with generated code can use.
let strict: [SwiftSetting] = [
  .strictMemorySafety(), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "generated-links",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .target(
      name: "Comparison", dependencies: [.product(name: "LinkRouting", package: "waymark")],
      path: "Comparison")
  ]
    + batches.map {
      .target(
        name: $0,
        dependencies: ["Comparison", .product(name: "LinkRouting", package: "waymark")],
        path: "Samples/" + $0, swiftSettings: strict)
    }
    + (batches.isEmpty
      ? []
      : [
        .executableTarget(
          name: "CompareLinks",
          dependencies: ["Comparison"] + batches.map { .init(stringLiteral: $0) },
          path: "Samples/CompareLinks")
      ]),
  swiftLanguageModes: [.v6]
)
