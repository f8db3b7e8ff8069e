// Generated from osqr.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifest of OSQR.
  public static let osqr = LinkManifest(
    app: "osqr",
    title: "OSQR",
    summary: "Thought capture",
    hosts: ["app.osqr.app", "osqr.app"],
    schemes: ["osqr"],
    catalog: "OSQR.xcstrings",
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
      apple: Platforms.Apple(appIDs: ["ABCDE12345.com.osqr.mobile"], isPlaceholder: true),
      android: Platforms.Android(
        package: "com.osqr.mobile",
        fingerprints: [
          "00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00"
        ],
        isPlaceholder: true)),
    routes: [
      Route(
        name: "signin",
        pattern: RoutePattern([.literal("signin")]),
        title: "route.signin",
        hosts: ["app.osqr.app"]),
      Route(
        name: "welcome",
        pattern: RoutePattern([.literal("welcome")]),
        title: "route.welcome",
        summary: "The first launch after sign-in only",
        requirements: [
          Requirement(fact: "signedIn"),
          Requirement(fact: "subscribed"),
          Requirement(fact: "firstLaunch", otherwise: .route("thread")),
        ],
        hosts: ["app.osqr.app"]),
      Route(
        name: "thread",
        pattern: RoutePattern([.literal("thread")]),
        query: [
          ParameterDeclaration(name: "text", type: .named("text"), occurrence: .optional),
          ParameterDeclaration(
            name: "input",
            type: .inline(.enumeration(["text", "voice"])),
            occurrence: .optional),
        ],
        title: "route.thread",
        requirements: [Requirement(fact: "signedIn"), Requirement(fact: "subscribed")],
        hosts: ["app.osqr.app"]),
      Route(
        name: "menu",
        pattern: RoutePattern([.literal("menu")]),
        title: "route.menu",
        requirements: [Requirement(fact: "signedIn"), Requirement(fact: "subscribed")],
        hosts: ["app.osqr.app"]),
      Route(
        name: "attend",
        pattern: RoutePattern([.literal("attend"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional),
          ParameterDeclaration(name: "lang", type: .named("language"), occurrence: .optional),
        ],
        title: "route.attend",
        requirements: [Requirement(fact: "signedIn"), Requirement(fact: "subscribed")],
        hosts: ["app.osqr.app"]),
      Route(
        name: "present",
        pattern: RoutePattern([.literal("present"), .parameter(name: "session", type: "session")]),
        query: [
          ParameterDeclaration(name: "passcode", type: .named("passcode"), occurrence: .optional)
        ],
        title: "route.present",
        requirements: [Requirement(fact: "signedIn"), Requirement(fact: "subscribed")],
        hosts: ["app.osqr.app"]),
    ],
    exclusions: [
      LinkManifest.Exclusion(
        pattern: RoutePattern([.catchAll(name: "rest", type: "text")]),
        host: "osqr.app"),
      LinkManifest.Exclusion(pattern: RoutePattern([]), host: "app.osqr.app"),
    ])
}
