// swift-tools-version: 6.2

// Compiles the Swift that is generated of many manifests, and compares it with the router:
//
//   Tools/check-generated-swift [COUNT] [SEED]
//
// The script writes `Samples`: a module for each batch of manifests, and the program that runs all. It says
// in the environment how many there are: what a package description finds in a folder is not looked up again.

import PackageDescription

let count = Context.environment["WAYMARK_GENERATED_BATCHES"].flatMap { Int($0) } ?? 0
let batches = (0..<count).map { "Batch\($0)" }

/// As strict as anybody may be who compiles the generated code.
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
