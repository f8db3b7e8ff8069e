// swift-tools-version: 6.1

// Compares the times of Waymark, Foundation, and other libraries, interleaved in one process. In
// the root folder of the repository:
//
//   Tools/benchmark                     runs every comparison and prints a table at the end
//   Tools/benchmark --quick             only checks that every comparison builds and runs
//   Tools/benchmark 'parse a link.*'    only runs comparisons whose name contains a match
//
// Without the script, in this folder:
//
//   swift run -c release WaymarkBenchmarks [--filter EXPRESSION]
//
// Each comparison is a call to `compare(…)` in a file of `WaymarkBenchmarks`. `Main.swift` calls
// the functions in these files.

import PackageDescription

let package = Package(
  name: "waymark-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The explicit name keeps the package identity independent of the name of the clone's folder.
    .package(name: "waymark", path: "../.."),
    // Disables the default traits, which replace malloc and the runtime's reference counting.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // ICU, called as a C++ program would call it.
    .target(name: "ICUOpponent", path: "ICUOpponent", linkerSettings: [.linkedLibrary("icuuc")]),
    // zint, called as a C program would call it.
    .target(name: "ZintOpponent", path: "ZintOpponent", linkerSettings: [.linkedLibrary("zint")]),
    // A minimal Swift program, whose launch time is compared with that of the tool.
    .executableTarget(name: "BareProcess", path: "BareProcess"),
    .executableTarget(
      name: "WaymarkBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CatalogLinting", package: "waymark"),
        .product(name: "JoinLinks", package: "waymark"),
        .product(name: "LinkAssociations", package: "waymark"),
        .product(name: "LinkManifests", package: "waymark"),
        .product(name: "LinkRouting", package: "waymark"),
        .product(name: "LocaleNegotiation", package: "waymark"),
        .product(name: "QRCodes", package: "waymark"),
        .product(name: "StringCatalogs", package: "waymark"),
        "ICUOpponent",
        "ZintOpponent",
      ],
      path: "WaymarkBenchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
