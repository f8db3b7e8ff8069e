// swift-tools-version: 6.1

// Times our code beside Foundation's and others', interleaved in one process. From any folder:
//
//   Tools/benchmark                     every comparison, a table at the end
//   Tools/benchmark --quick             each for a moment only: does it build and run?
//   Tools/benchmark 'parse a link.*'    only those whose whole name matches an expression
//
// Without the script, from this folder:
//
//   swift run -c release WaymarkBenchmarks [--filter EXPRESSION]
//
// A comparison is one `compare(…)` in one file of `WaymarkBenchmarks`, called from `Main.swift`.

import PackageDescription

let package = Package(
  name: "waymark-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name keeps the identity the same whatever the clone's folder is called.
    .package(name: "waymark", path: "../.."),
    // Its default traits replace malloc and the runtime's reference counting: never wanted here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // ICU as a C++ program would use it.
    .target(name: "ICUOpponent", path: "ICUOpponent", linkerSettings: [.linkedLibrary("icuuc")]),
    // zint as a C program would use it.
    .target(name: "ZintOpponent", path: "ZintOpponent", linkerSettings: [.linkedLibrary("zint")]),
    // A Swift program that does nothing: what the start of a process costs.
    .executableTarget(name: "BareProcess", path: "BareProcess"),
    .executableTarget(
      name: "WaymarkBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CatalogLinting", package: "waymark"),
        .product(name: "JoinLinks", package: "waymark"),
        .product(name: "LinkAssociations", package: "waymark"),
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
