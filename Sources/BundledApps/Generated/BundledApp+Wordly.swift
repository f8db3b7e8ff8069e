// Generated from wordly.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifest of Wordly.
  public static let wordly = LinkManifest(
    app: "wordly",
    title: "Wordly",
    summary: "Live translated sessions",
    hosts: ["wordly.ai"],
    schemes: ["wordly"],
    catalog: "Wordly.xcstrings",
    types: [
      ParameterType(
        "session",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A]),
            length: 4...64,
            folding: .uppercase))),
      ParameterType(
        "passcode",
        .text(
          TextRule(allowed: ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]), length: 4...16)),
        isSecret: true),
    ],
    platforms: Platforms(
      apple: Platforms.Apple(
        appIDs: ["ABCDE12345.ai.wordly.mobile"],
        appStoreID: 0,
        isPlaceholder: true),
      android: Platforms.Android(
        package: "ai.wordly.mobile",
        fingerprints: [
          "00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00"
        ],
        isPlaceholder: true)),
    routes: [
      Route(
        name: "attend",
        pattern: RoutePattern([.literal("attend"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional),
          ParameterDeclaration(name: "lang", type: .named("language"), occurrence: .optional),
        ],
        title: "route.attend",
        summary: "Join a session as an attendee"),
      Route(
        name: "present",
        pattern: RoutePattern([.literal("present"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional)
        ],
        title: "route.present",
        summary: "Join a session as a presenter"),
    ],
    exclusions: [LinkManifest.Exclusion(pattern: RoutePattern([]))])
}
