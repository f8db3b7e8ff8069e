// swift-tools-version: 6.2

import PackageDescription

/// The compiler settings of all Swift targets: strict memory safety and upcoming features of Swift.
///
/// If `WAYMARK_STRICT` is set, warnings are errors. `.ci/run` sets it; packages that depend on this
/// package do not.
let strict: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The system's ICU, linked statically if `WAYMARK_STATIC_ICU` is set.
///
/// `Tools/waymark` sets it, because loading the shared libraries takes most of the start time.
let icu: [LinkerSetting] =
  Context.environment["WAYMARK_STATIC_ICU"] == nil
  ? [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
  : [
    .linkedLibrary(":libicui18n.a"), .linkedLibrary(":libicuuc.a"), .linkedLibrary(":libicudata.a"),
    .linkedLibrary("stdc++"),
    .linkedLibrary("m"),
  ]

/// `true` if `LocaleNegotiation` uses the system's ICU on Linux.
///
/// On other platforms, and if `WAYMARK_WITHOUT_ICU` is set, it uses its own tables of CLDR data.
let asksICU = Context.environment["WAYMARK_WITHOUT_ICU"] == nil
let icuFlag: [SwiftSetting] = asksICU ? [.define("WAYMARK_ICU", .when(platforms: [.linux]))] : []
let onLinux = TargetDependencyCondition.when(platforms: [.linux])

/// The path, in this package, of an artifact bundle with a released tool, which the plug-ins run.
///
/// If it is `nil`, the programs that the plug-ins run are built from source.
let bundle = Context.environment["WAYMARK_BUNDLE"].flatMap { $0.isEmpty ? nil : $0 }

/// The revision that `waymark --version` prints.
let revision: [CSetting] =
  Context.environment["WAYMARK_REVISION"].map { [.define("WAYMARK_REVISION", to: "\"\($0)\"")] }
  ?? []

/// The linker settings for libpng, which depends on zlib and libm.
let png: [LinkerSetting] = [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("m")]

let package = Package(
  name: "waymark",
  // `Tools/check-availability` checks each of these platforms. watchOS is not in the list, because
  // the script cannot check 32-bit systems.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    // ARCHITECTURE.md explains why each product exists.
    .library(
      name: "LinkRouting",
      targets: ["LinkRouting", "LinkDeclarations", "URLSyntax", "LanguageTags", "Diagnostics"]),
    .library(name: "LinkAdapters", targets: ["LinkAdapters"]),
    .library(name: "LinkManifests", targets: ["LinkManifests", "LinkCodeGeneration"]),
    .library(name: "LinkAssociations", targets: ["LinkAssociations", "ManifestDrafts"]),
    .library(name: "JoinLinks", targets: ["JoinLinks", "BundledApps"]),
    .library(name: "InstantSessions", targets: ["InstantSessions"]),
    .library(name: "QRCodes", targets: ["QRCodes"]),
    .library(name: "LocaleNegotiation", targets: ["LocaleNegotiation"]),
    .library(name: "SpeechBubbles", targets: ["SpeechBubbles"]),
    .library(name: "LocalizedTexts", targets: ["LocalizedTexts"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(
      name: "CatalogLinting",
      targets: ["CatalogLinting", "CatalogLint", "CatalogExchange", "DiagnosticReporters"]),
    // For the fuzzers in Tools/Fuzzers.
    .library(name: "_Syntax", targets: ["JSONSyntax", "MessageSyntax"]),
    .library(name: "_SharedLibrary", type: .dynamic, targets: ["SharedLibrary"]),
    .executable(name: "waymark", targets: ["waymark"]),
    .plugin(name: "GenerateLinks", targets: ["GenerateLinks"]),
    .plugin(name: "LintCatalogs", targets: ["LintCatalogs"]),
    .plugin(name: "RunWaymark", targets: ["RunWaymark"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Layer 0: targets without dependencies outside this layer.
    .target(name: "CICU", path: "Sources/Support/CICU", linkerSettings: icu),
    .target(
      name: "CZint", path: "Sources/Support/CZint", linkerSettings: [.linkedLibrary("zint")]),
    .target(name: "CPNG", path: "Sources/Support/CPNG", linkerSettings: png),
    .target(
      name: "CYAML", path: "Sources/Support/CYAML", linkerSettings: [.linkedLibrary("yaml")]),
    .target(name: "TextPrimitives", path: "Sources/Support/TextPrimitives", swiftSettings: strict),
    .target(name: "CFiles", path: "Sources/Support/CFiles"),
    .target(
      name: "Files", dependencies: ["CFiles"], path: "Sources/Support/Files",
      swiftSettings: strict),
    .target(name: "FiniteAutomata", path: "Sources/Support/FiniteAutomata", swiftSettings: strict),
    .target(name: "Diagnostics", path: "Sources/Support/Diagnostics", swiftSettings: strict),
    .target(
      name: "LocalizedTexts", path: "Sources/Localization/LocalizedTexts", swiftSettings: strict),
    // Layer 1: syntax.
    .target(
      name: "JSONSyntax", dependencies: ["Diagnostics", "TextPrimitives"],
      path: "Sources/Support/JSONSyntax", swiftSettings: strict),
    .target(
      name: "LanguageTags", dependencies: ["Diagnostics"],
      path: "Sources/Localization/LanguageTags", swiftSettings: strict),
    .target(
      name: "URLSyntax", dependencies: ["Diagnostics", "TextPrimitives"],
      path: "Sources/Links/URLSyntax", swiftSettings: strict),
    .target(
      name: "MessageSyntax", dependencies: ["Diagnostics", "TextPrimitives"],
      path: "Sources/Catalogs/MessageSyntax", swiftSettings: strict),
    .target(
      name: "FormatStrings", dependencies: ["MessageSyntax", "TextPrimitives"],
      path: "Sources/Catalogs/FormatStrings", swiftSettings: strict),
    .target(
      name: "XMLSyntax", dependencies: ["TextPrimitives"], path: "Sources/Support/XMLSyntax",
      swiftSettings: strict),
    .target(
      name: "YAMLSyntax", dependencies: ["Diagnostics", "CYAML"],
      path: "Sources/Support/YAMLSyntax", swiftSettings: strict),
    // Layer 2: the models of links, catalogs and languages.
    .target(
      name: "LinkRouting",
      dependencies: [
        "URLSyntax", "LanguageTags", "Diagnostics", "TextPrimitives", "FiniteAutomata",
      ],
      path: "Sources/Links/LinkRouting", swiftSettings: strict),
    .target(
      name: "LocaleNegotiation",
      dependencies: ["LanguageTags", "Diagnostics", "TextPrimitives"]
        + (asksICU ? [.target(name: "CICU", condition: onLinux)] : []),
      path: "Sources/Localization/LocaleNegotiation",
      swiftSettings: strict + icuFlag),
    .target(
      name: "StringCatalogs",
      dependencies: [
        "FormatStrings", "MessageSyntax", "JSONSyntax", "XMLSyntax", "LanguageTags", "Diagnostics",
        "Files", "TextPrimitives", "CICU",
      ],
      path: "Sources/Catalogs/StringCatalogs", swiftSettings: strict),
    // Layer 3: libraries that use the models.
    .target(
      name: "DiagnosticReporters",
      dependencies: ["TextPrimitives", "URLSyntax", "Diagnostics"],
      path: "Sources/Support/DiagnosticReporters", swiftSettings: strict),
    .target(
      name: "SpeechBubbles", dependencies: ["LocaleNegotiation", "JSONSyntax", "Diagnostics"],
      path: "Sources/Apps/SpeechBubbles", swiftSettings: strict),
    .target(
      name: "LinkDeclarations", dependencies: ["LinkRouting", "Diagnostics", "TextPrimitives"],
      path: "Sources/Links/LinkDeclarations", swiftSettings: strict),
    .target(
      name: "LinkManifests",
      dependencies: ["LinkRouting", "YAMLSyntax", "Diagnostics", "TextPrimitives"],
      path: "Sources/Links/LinkManifests", swiftSettings: strict),
    .target(
      name: "LinkCodeGeneration",
      dependencies: ["LinkManifests", "LinkRouting", "Diagnostics", "Files", "TextPrimitives"],
      path: "Sources/Links/LinkCodeGeneration",
      exclude: ["TypeScript/Runtime", "Kotlin/Runtime"], swiftSettings: strict),
    // Localized explanations of rejected links, for the tool and for apps.
    .target(
      name: "LinkTexts", dependencies: ["LinkRouting", "LocalizedTexts"],
      path: "Sources/Links/LinkTexts", swiftSettings: strict),
    .target(
      name: "LinkAdapters",
      dependencies: [
        "LinkRouting", "LinkTexts", "LocalizedTexts", "URLSyntax", "LanguageTags", "Diagnostics",
      ],
      path: "Sources/Links/LinkAdapters", swiftSettings: strict),
    .target(
      name: "BundledApps", dependencies: ["LinkRouting", "LanguageTags"],
      path: "Sources/Apps/BundledApps", exclude: ["Manifests"],
      swiftSettings: strict),
    .target(
      name: "CatalogLint",
      dependencies: [
        "StringCatalogs", "FormatStrings", "MessageSyntax", "JSONSyntax", "LanguageTags",
        "Diagnostics", "Files", "TextPrimitives",
      ],
      path: "Sources/Catalogs/CatalogLint", swiftSettings: strict),
    // The documentation pages of the rules. Only the tool prints them, so a program that lints does
    // not need this target.
    .target(
      name: "CatalogRulePages", path: "Sources/Catalogs/CatalogRulePages", exclude: ["Pages"],
      swiftSettings: strict),
    .target(
      name: "LinkAssociations",
      dependencies: [
        "LinkRouting", "JSONSyntax", "XMLSyntax", "URLSyntax", "Diagnostics", "TextPrimitives",
        "FiniteAutomata",
      ],
      path: "Sources/Links/LinkAssociations", swiftSettings: strict),
    .target(
      name: "QRCodes",
      dependencies: ["LinkRouting", "CZint", "CPNG", "TextPrimitives"],
      path: "Sources/Links/QRCodes", swiftSettings: strict),
    // Layer 4: audits, websites and drafts of manifests.
    .target(
      name: "LinkAudit",
      dependencies: ["LinkAssociations", "LinkRouting", "JSONSyntax", "Diagnostics"],
      path: "Sources/Links/LinkAudit", swiftSettings: strict),
    .target(
      name: "LinkSite",
      dependencies: [
        "LinkAssociations", "LinkCodeGeneration", "LinkManifests", "LinkRouting", "QRCodes",
        "LocaleNegotiation", "LocalizedTexts", "TextPrimitives",
      ],
      path: "Sources/Links/LinkSite", exclude: ["Browser", "Resources"], swiftSettings: strict),
    .target(
      name: "ManifestDrafts",
      dependencies: [
        "LinkAssociations", "LinkManifests", "LinkRouting", "LanguageTags", "URLSyntax",
        "XMLSyntax", "Diagnostics",
      ],
      path: "Sources/Links/ManifestDrafts", swiftSettings: strict),
    // Layer 5: linting, and other features of the tool.
    .target(
      name: "CatalogLinting",
      dependencies: [
        "CatalogLint", "LocaleNegotiation", "StringCatalogs", "YAMLSyntax", "LanguageTags",
        "Diagnostics", "Files", "TextPrimitives", "CICU",
      ],
      path: "Sources/Catalogs/CatalogLinting", swiftSettings: strict),
    .target(
      name: "CatalogConversion",
      dependencies: [
        "CatalogLinting", "CatalogLint", "StringCatalogs", "FormatStrings", "LanguageTags",
        "JSONSyntax", "Diagnostics", "Files", "TextPrimitives",
      ],
      path: "Sources/Catalogs/CatalogConversion", swiftSettings: strict),
    .target(
      name: "CatalogExchange",
      dependencies: [
        "CatalogLinting", "CatalogLint", "StringCatalogs", "FormatStrings", "LanguageTags",
        "JSONSyntax", "Diagnostics", "Files", "TextPrimitives", "CICU",
      ],
      path: "Sources/Catalogs/CatalogExchange", swiftSettings: strict),
    .target(
      name: "JoinLinks",
      dependencies: [
        "BundledApps", "LinkRouting", "LanguageTags", "URLSyntax", "Diagnostics",
      ],
      path: "Sources/Apps/JoinLinks", swiftSettings: strict),
    // Layer 6: sessions, and output for users.
    .target(
      name: "InstantSessions",
      dependencies: [
        "JoinLinks", "QRCodes", "LinkRouting", "LanguageTags", "YAMLSyntax", "Diagnostics",
      ],
      path: "Sources/Apps/InstantSessions", swiftSettings: strict),
    // The documentation pages of the diagnostic codes, which only the tool prints.
    .target(
      name: "CodePages", path: "Sources/Support/CodePages", exclude: ["Pages"],
      swiftSettings: strict),
    .target(
      name: "Reports",
      dependencies: [
        "LinkRouting", "LinkTexts", "URLSyntax", "LocaleNegotiation", "SpeechBubbles",
        "LocalizedTexts", "LanguageTags", "DiagnosticReporters", "Diagnostics", "TextPrimitives",
        "QRCodes", "InstantSessions", "JoinLinks", "LinkAssociations", "LinkAudit", "Files",
      ],
      path: "Sources/Support/Reports", swiftSettings: strict),

    // Programs for users.
    .target(name: "BuildInfo", path: "Tools/BuildInfo", cSettings: revision),
    .executableTarget(
      name: "waymark",
      dependencies: [
        "BuildInfo", "CICU",
        "Reports", "LinkCodeGeneration", "LinkManifests", "BundledApps", "LinkRouting",
        "LocaleNegotiation", "LocalizedTexts", "QRCodes",
        "SpeechBubbles", "CatalogLint", "CatalogLinting", "CatalogExchange",
        "CatalogConversion", "CatalogRulePages", "CodePages", "StringCatalogs",
        "URLSyntax", "LanguageTags", "DiagnosticReporters", "Diagnostics", "Files",
        "TextPrimitives",
        "InstantSessions", "JoinLinks", "JSONSyntax", "LinkAssociations", "LinkAudit",
        "LinkSite", "ManifestDrafts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/WaymarkCommand", swiftSettings: strict),

    // The shared library with the C interface. `Tools/library` builds it.
    .target(name: "CWaymark", path: "Tools/CWaymark", exclude: ["exports.map"]),
    .target(
      name: "SharedLibrary",
      dependencies: [
        "CWaymark", "BundledApps", "LinkManifests", "LinkRouting", "LinkTexts",
        "LocaleNegotiation", "Diagnostics", "TextPrimitives",
      ],
      path: "Tools/SharedLibrary", swiftSettings: strict),

    // Fetches files for `waymark audit`.
    .executableTarget(
      name: "waymark-fetch", path: "Tools/WaymarkFetch", publicHeadersPath: ".",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    // The generator that the build-tool plug-in runs to create Swift code from link manifests.
    .executableTarget(
      name: "GenerateLinkCode",
      dependencies: ["LinkCodeGeneration", "LinkManifests", "DiagnosticReporters", "Diagnostics"],
      path: "Tools/GenerateLinkCode", swiftSettings: strict),
    .plugin(
      name: "GenerateLinks", capability: .buildTool(),
      dependencies: [bundle == nil ? "GenerateLinkCode" : "WaymarkBundle"]),

    // The command plug-in does not request write permission. A user who wants to apply fixes passes
    // `--allow-writing-to-package-directory` to `swift package`.
    .plugin(
      name: "LintCatalogs",
      capability: .command(
        intent: .custom(verb: "lint-catalogs", description: "Lint the package's string catalogs")),
      dependencies: [bundle == nil ? "waymark" : "WaymarkBundle"]),

    // Runs the tool with links that are declared in Swift.
    .plugin(
      name: "RunWaymark",
      capability: .command(
        intent: .custom(
          verb: "waymark", description: "Run waymark with a link manifest that a program prints")),
      dependencies: [bundle == nil ? "waymark" : "WaymarkBundle"]),

    // Programs for the developers of this package.
    .executableTarget(
      name: "GenerateBundledApps",
      dependencies: ["LinkCodeGeneration", "LinkManifests", "LinkRouting", "Diagnostics"],
      path: "Tools/GenerateBundledApps", swiftSettings: strict),
    .executableTarget(
      name: "GenerateBidiClasses", dependencies: ["CICU"], path: "Tools/GenerateBidiClasses",
      swiftSettings: strict),
    .executableTarget(
      name: "GenerateLocaleData", dependencies: ["CICU"], path: "Tools/GenerateLocaleData",
      swiftSettings: strict),
    .executableTarget(
      name: "GenerateEmbeddedTexts", dependencies: ["CatalogLint", "TextPrimitives"],
      path: "Tools/GenerateEmbeddedTexts", swiftSettings: strict),
    .target(
      name: "LocalizedTextsGeneration",
      dependencies: ["StringCatalogs", "LocalizedTexts", "Diagnostics", "TextPrimitives"],
      path: "Tools/LocalizedTextsGeneration", swiftSettings: strict),
    .executableTarget(
      name: "GenerateLocalizedTexts", dependencies: ["LocalizedTextsGeneration"],
      path: "Tools/GenerateLocalizedTexts", swiftSettings: strict),
    .executableTarget(
      name: "MakeManifestSamples",
      dependencies: [
        "ManifestSamples", "LinkCodeGeneration", "LinkManifests", "LinkRouting", "TestSupport",
      ],
      path: "Tools/MakeManifestSamples", swiftSettings: strict),
    .executableTarget(
      name: "CheckSessionIDs", dependencies: ["InstantSessions", "JoinLinks"],
      path: "Tools/CheckSessionIDs", swiftSettings: strict),

    // Support for several test targets.
    .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: strict),
    .target(
      name: "LinkTestSupport", dependencies: ["LinkRouting", "URLSyntax", "TestSupport"],
      path: "Tests/Links/LinkTestSupport", swiftSettings: strict),
    .target(
      name: "ManifestSamples",
      dependencies: [
        "LinkManifests", "LinkRouting", "Diagnostics", "LinkTestSupport", "TestSupport",
      ],
      path: "Tests/Links/ManifestSamples", swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"],
      path: "Tests/Support/DiagnosticsTests", swiftSettings: strict),
    .testTarget(
      name: "JSONSyntaxTests", dependencies: ["JSONSyntax", "Diagnostics", "TestSupport"],
      path: "Tests/Support/JSONSyntaxTests", swiftSettings: strict),
    .testTarget(
      name: "LanguageTagsTests", dependencies: ["LanguageTags", "Diagnostics"],
      path: "Tests/Localization/LanguageTagsTests", swiftSettings: strict),
    .testTarget(
      name: "URLSyntaxTests",
      dependencies: ["URLSyntax", "Diagnostics", "TextPrimitives", "TestSupport"],
      path: "Tests/Links/URLSyntaxTests", swiftSettings: strict),
    // ICU's own parser of messages, against which tests and a fuzzer compare the parser of this
    // project.
    .target(
      name: "CMessageOracle", path: "Tests/Catalogs/CMessageOracle",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(
      name: "MessageOracle", dependencies: ["MessageSyntax", "CMessageOracle"],
      path: "Tests/Catalogs/MessageOracle", swiftSettings: strict),
    .testTarget(
      name: "MessageSyntaxTests",
      dependencies: ["MessageSyntax", "MessageOracle", "Diagnostics", "TestSupport"],
      path: "Tests/Catalogs/MessageSyntaxTests", swiftSettings: strict),
    .testTarget(
      name: "FormatStringsTests", dependencies: ["FormatStrings"],
      path: "Tests/Catalogs/FormatStringsTests", swiftSettings: strict),
    .testTarget(
      name: "XMLSyntaxTests", dependencies: ["XMLSyntax"],
      path: "Tests/Support/XMLSyntaxTests", swiftSettings: strict),
    .testTarget(
      name: "FiniteAutomataTests", dependencies: ["FiniteAutomata", "TestSupport"],
      path: "Tests/Support/FiniteAutomataTests", swiftSettings: strict),
    .testTarget(
      name: "LinkRoutingTests",
      dependencies: [
        "LinkRouting", "BundledApps", "URLSyntax", "LanguageTags", "TextPrimitives", "Diagnostics",
        "FiniteAutomata", "LinkTestSupport", "TestSupport",
      ],
      path: "Tests/Links/LinkRoutingTests", swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "LinkAdapters", "LinkAssociations", "LinkDeclarations", "LinkManifests", "LinkRouting",
        "ManifestDrafts", "BundledApps", "JoinLinks", "InstantSessions", "QRCodes",
        "LocaleNegotiation", "LocalizedTexts",
        "CatalogExchange", "LanguageTags", "Diagnostics", "waymark", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LinkAdaptersTests",
      dependencies: [
        "LinkAdapters", "LinkRouting", "LinkTexts", "BundledApps", "JoinLinks",
        "LocaleNegotiation", "LocalizedTexts", "URLSyntax", "LanguageTags", "Diagnostics",
        "TestSupport",
      ],
      path: "Tests/Links/LinkAdaptersTests", exclude: ["Readers/Programs"], swiftSettings: strict),
    .testTarget(
      name: "LinkDeclarationsTests",
      dependencies: [
        "LinkDeclarations", "LinkManifests", "LinkRouting", "LanguageTags", "Diagnostics",
        "TestSupport",
      ],
      path: "Tests/Links/LinkDeclarationsTests", swiftSettings: strict),
    .testTarget(
      name: "LinkManifestsTests",
      dependencies: [
        "LinkCodeGeneration", "LinkManifests", "LinkRouting", "LanguageTags", "LocaleNegotiation",
        "YAMLSyntax", "Diagnostics", "TextPrimitives", "TestSupport",
      ],
      path: "Tests/Links/LinkManifestsTests", swiftSettings: strict),
    .testTarget(
      name: "TypeScriptCodeTests",
      dependencies: [
        "LinkCodeGeneration", "LinkManifests", "LinkRouting", "Diagnostics", "ManifestSamples",
        "TestSupport",
      ],
      path: "Tests/Links/TypeScriptCodeTests", exclude: ["Runner"], swiftSettings: strict),
    .testTarget(
      name: "KotlinCodeTests",
      dependencies: [
        "LinkCodeGeneration", "LinkManifests", "LinkRouting", "Diagnostics", "ManifestSamples",
        "TestSupport",
      ],
      path: "Tests/Links/KotlinCodeTests", swiftSettings: strict),
    .testTarget(
      name: "BundledAppsTests",
      dependencies: [
        "BundledApps", "JoinLinks", "LinkCodeGeneration", "LinkManifests", "LinkRouting",
        "Diagnostics", "TestSupport",
      ],
      path: "Tests/Apps/BundledAppsTests", swiftSettings: strict),
    .testTarget(
      name: "LinkAssociationsTests",
      dependencies: [
        "FiniteAutomata",
        "LinkAssociations", "BundledApps", "LinkManifests", "LinkRouting", "LinkTestSupport",
        "JSONSyntax", "Diagnostics", "ManifestSamples", "TestSupport",
      ],
      path: "Tests/Links/LinkAssociationsTests", swiftSettings: strict),
    .testTarget(
      name: "LinkAuditTests", dependencies: ["LinkAudit", "waymark-fetch", "TestSupport"],
      path: "Tests/Links/LinkAuditTests", swiftSettings: strict),
    .testTarget(
      name: "LinkSiteTests",
      dependencies: [
        "LinkSite", "LinkAssociations", "LinkCodeGeneration", "LinkManifests", "LinkRouting",
        "LocaleNegotiation", "LocalizedTexts", "Diagnostics", "TextPrimitives", "LinkTestSupport",
        "ManifestSamples", "TestSupport",
      ],
      path: "Tests/Links/LinkSiteTests", swiftSettings: strict),
    .testTarget(
      name: "ManifestDraftsTests",
      dependencies: [
        "ManifestDrafts", "LinkAssociations", "BundledApps", "LinkManifests", "LinkRouting",
        "LinkTestSupport", "Diagnostics", "ManifestSamples", "TestSupport",
      ],
      path: "Tests/Links/ManifestDraftsTests", swiftSettings: strict),
    .testTarget(
      name: "JoinLinksTests",
      dependencies: [
        "JoinLinks", "BundledApps", "LinkManifests", "LinkRouting", "LanguageTags", "Diagnostics",
        "TestSupport",
      ],
      path: "Tests/Apps/JoinLinksTests", swiftSettings: strict),
    .testTarget(
      name: "DiagnosticReportersTests",
      dependencies: ["DiagnosticReporters", "TextPrimitives", "Diagnostics", "TestSupport"],
      path: "Tests/Support/DiagnosticReportersTests", swiftSettings: strict),
    .testTarget(
      name: "InstantSessionsTests",
      dependencies: [
        "InstantSessions", "JoinLinks", "QRCodes", "LinkRouting", "LanguageTags", "Diagnostics",
        "TestSupport",
      ],
      path: "Tests/Apps/InstantSessionsTests", swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Reports", "LinkRouting", "BundledApps", "LocaleNegotiation", "SpeechBubbles",
        "TextPrimitives", "Diagnostics", "TestSupport",
      ],
      path: "Tests/Support/ReportsTests", swiftSettings: strict),
    .testTarget(
      name: "LocaleNegotiationTests",
      dependencies: ["LocaleNegotiation", "LanguageTags", "Diagnostics", "CICU", "TestSupport"],
      path: "Tests/Localization/LocaleNegotiationTests", swiftSettings: strict + icuFlag),
    .testTarget(
      name: "SpeechBubblesTests",
      dependencies: ["SpeechBubbles", "LocaleNegotiation", "Diagnostics", "TestSupport"],
      path: "Tests/Apps/SpeechBubblesTests", swiftSettings: strict),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: ["StringCatalogs", "Diagnostics", "LanguageTags", "TestSupport"],
      path: "Tests/Catalogs/StringCatalogsTests", swiftSettings: strict),
    .testTarget(
      name: "CatalogLintTests",
      dependencies: [
        "CatalogLint", "CatalogLinting", "CatalogRulePages", "StringCatalogs", "FormatStrings",
        "LanguageTags", "Diagnostics", "TestSupport",
      ],
      path: "Tests/Catalogs/CatalogLintTests", swiftSettings: strict),
    .testTarget(
      name: "CatalogLintingTests",
      dependencies: [
        "CatalogLinting", "CatalogLint", "LanguageTags", "Diagnostics", "Files",
        "TextPrimitives", "TestSupport",
      ],
      path: "Tests/Catalogs/CatalogLintingTests", swiftSettings: strict),
    .testTarget(
      name: "CatalogExchangeTests",
      dependencies: [
        "CatalogExchange", "CatalogConversion", "CatalogLinting", "CatalogLint", "StringCatalogs",
        "FormatStrings",
        "LanguageTags", "Diagnostics", "TextPrimitives", "TestSupport",
      ],
      path: "Tests/Catalogs/CatalogExchangeTests", swiftSettings: strict),
    .testTarget(
      name: "QRCodesTests",
      dependencies: [
        "QRCodes", "BundledApps", "LinkRouting", "TextPrimitives", "CZint", "TestSupport",
      ],
      path: "Tests/Links/QRCodesTests", swiftSettings: strict),
    .testTarget(
      name: "WaymarkCommandTests", dependencies: ["waymark", "waymark-fetch", "TestSupport"],
      path: "Tests/Tools/WaymarkCommandTests", exclude: ["Audit/Servers"], swiftSettings: strict),
    .testTarget(
      name: "SharedLibraryTests",
      dependencies: ["SharedLibrary", "CWaymark", "TestSupport"],
      path: "Tests/Tools/SharedLibraryTests", swiftSettings: strict),
    .testTarget(
      name: "LocalizedTextsTests",
      dependencies: ["LocalizedTexts", "LocalizedTextsGeneration", "TestSupport"],
      path: "Tests/Localization/LocalizedTextsTests", swiftSettings: strict),

    // A program that links libraries for apps, and the test that these link neither Foundation nor
    // system libraries such as ICU.
    .executableTarget(
      name: "EmbeddedProbe",
      dependencies: [
        "JoinLinks", "BundledApps", "LinkDeclarations", "LinkRouting", "URLSyntax", "LanguageTags",
        "LocalizedTexts",
      ] + (asksICU ? [] : ["LocaleNegotiation", "SpeechBubbles"]),
      path: "Tests/EmbeddedProbe", swiftSettings: strict + icuFlag),
    .testTarget(
      name: "LinkageTests",
      dependencies: ["EmbeddedProbe", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  // ICU's headers require C++17.
  cxxLanguageStandard: .cxx17
)

if let bundle {
  package.targets.append(.binaryTarget(name: "WaymarkBundle", path: bundle))
}

// If the package has plug-ins, every build also builds their programs for the host. The scripts of
// this package need no plug-ins, so they set `WAYMARK_WITHOUT_PLUGINS` to save this time.
if Context.environment["WAYMARK_WITHOUT_PLUGINS"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// `waymark-fetch` loads libcurl at run time, which a static program cannot do, so static builds use
// `Tools/fetch-program` in its place. The linker options of a static program are invalid for the
// shared library, which `Tools/library` builds separately.
if Context.environment["WAYMARK_STATIC_ICU"] != nil {
  package.products.removeAll { $0.name == "_SharedLibrary" }
  package.targets.removeAll { $0.name == "waymark-fetch" }
  for target in package.targets {
    target.dependencies.removeAll { dependency in
      if case .byNameItem("waymark-fetch", _) = dependency { true } else { false }
    }
  }
}

// If `WAYMARK_ONLY_TESTS` is set, only the test suite with this name and its dependencies remain.
// `.ci/run` sets it for the thread sanitizer, which requires a separate build, because a build of
// all targets takes minutes.
if let suite = Context.environment["WAYMARK_ONLY_TESTS"] {
  // Without this check, a wrong name would remove all targets, and a run of no tests succeeds.
  guard package.targets.contains(where: { $0.name == suite && $0.isTest }) else {
    fatalError("WAYMARK_ONLY_TESTS names no suite of tests: '\(suite)'")
  }
  var kept: Set<String> = []
  var open = [suite]
  while let name = open.popLast() {
    guard kept.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): open.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll()
}
