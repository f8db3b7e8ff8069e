// swift-tools-version: 6.1

// Runs the readers with inputs from a coverage-guided fuzzer. In the root folder of the repository:
//
//   Tools/fuzz                               every target, ten seconds each
//   Tools/fuzz --seconds 600 FuzzRoundTrip   one target, ten minutes
//
// Without the script, in this folder (linking fails without the flag, because the fuzzer provides
// `main`):
//
//   swift build -c release --sanitize=fuzzer && .build/release/FuzzRoundTrip -max_total_time=10
//
// A target is a folder with a file that defines `LLVMFuzzerTestOneInput`, and a line in `targets`
// below. `Seeds/TARGET/` may contain initial inputs, and `Dictionaries/TARGET.txt` words to try.
// Every input that has ever failed is kept as a seed.

import PackageDescription

/// The fuzz targets, each with the modules of Waymark that it imports.
let targets: [(name: String, modules: [String])] = [
  ("FuzzAndroid", ["Diagnostics", "StringCatalogs"]),
  ("FuzzARB", ["Diagnostics", "StringCatalogs"]),
  ("FuzzAndroidLinks", ["Diagnostics", "LinkAssociations"]),
  ("FuzzAppleAssociation", ["Diagnostics", "LinkAssociations"]),
  ("FuzzAssociationComparison", ["Diagnostics", "LinkAssociations"]),
  ("FuzzCSV", ["CatalogExchange", "Diagnostics"]),
  ("FuzzCatalogLint", ["CatalogLinting", "CatalogLint", "Diagnostics", "StringCatalogs"]),
  ("FuzzFluent", ["Diagnostics", "StringCatalogs"]),
  ("FuzzGettext", ["Diagnostics", "StringCatalogs"]),
  ("FuzzJSONCatalog", ["Diagnostics", "StringCatalogs"]),
  ("FuzzJSONSyntax", ["Diagnostics", "JSONSyntax"]),
  ("FuzzLanguageTags", ["LanguageTags", "LocaleNegotiation"]),
  ("FuzzLinkScanner", ["Diagnostics", "LinkRouting", "URLSyntax"]),
  ("FuzzManifestDraft", ["Diagnostics", "LinkManifests", "LinkRouting", "ManifestDrafts"]),
  (
    "FuzzManifestReader", ["Diagnostics", "LinkCodeGeneration", "LinkManifests", "LinkRouting"]
  ),
  ("FuzzMessageLines", ["Diagnostics", "SpeechBubbles"]),
  ("FuzzMessageSyntax", ["Diagnostics", "MessageSyntax"]),
  ("FuzzPreferences", ["LocaleNegotiation"]),
  ("FuzzProperties", ["Diagnostics", "StringCatalogs"]),
  ("FuzzQtLinguist", ["Diagnostics", "StringCatalogs"]),
  ("FuzzQRCodes", ["BundledApps", "LinkRouting", "QRCodes"]),
  ("FuzzResx", ["Diagnostics", "StringCatalogs"]),
  ("FuzzRoundTrip", ["BundledApps", "Diagnostics", "JoinLinks", "LinkRouting", "URLSyntax"]),
  ("FuzzStrings", ["Diagnostics", "StringCatalogs"]),
  ("FuzzStringsdict", ["Diagnostics", "StringCatalogs"]),
  ("FuzzTextDirection", ["LocaleNegotiation"]),
  ("FuzzXCStrings", ["Diagnostics", "StringCatalogs"]),
  ("FuzzXLIFF", ["Diagnostics", "StringCatalogs"]),
]

/// The product of each module that belongs to a product with a different name.
let products = [
  "BundledApps": "JoinLinks", "CatalogExchange": "CatalogLinting", "CatalogLint": "CatalogLinting",
  "Diagnostics": "LinkRouting", "JSONSyntax": "_Syntax", "LanguageTags": "LinkRouting",
  "LinkCodeGeneration": "LinkManifests", "ManifestDrafts": "LinkAssociations",
  "MessageSyntax": "_Syntax", "URLSyntax": "LinkRouting",
]

/// Returns the dependencies on the products that contain the given modules.
func products(with modules: [String]) -> [Target.Dependency] {
  Set(modules.map { products[$0] ?? $0 }).sorted().map { .product(name: $0, package: "waymark") }
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "waymark-fuzzers",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The explicit name keeps the package identity independent of the name of the clone's folder.
    .package(name: "waymark", path: "../..")
  ],
  targets: [
    .target(name: "Laws", path: "Laws", swiftSettings: settings),
    .target(
      name: "CatalogLaws",
      dependencies: ["Laws"] + products(with: ["Diagnostics", "StringCatalogs"]),
      path: "CatalogLaws", swiftSettings: settings),
    // The test oracle, through a symbolic link to its folder.
    .target(
      name: "CMessageOracle", path: "CMessageOracle",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(
      name: "MessageOracle",
      dependencies: ["CMessageOracle"] + products(with: ["MessageSyntax"]),
      path: "MessageOracle", swiftSettings: settings),
  ]
    + targets.map { target in
      .executableTarget(
        name: target.name,
        dependencies: (target.modules.contains("StringCatalogs") ? ["CatalogLaws"] : [])
          + (target.modules.contains("MessageSyntax") ? ["MessageOracle"] : []) + ["Laws"]
          + products(with: target.modules),
        path: target.name,
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
