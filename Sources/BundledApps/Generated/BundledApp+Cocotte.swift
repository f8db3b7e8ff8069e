// Generated from cocotte.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifest of CocotteAI.
  public static let cocotte = LinkManifest(
    app: "cocotte",
    title: "CocotteAI",
    summary: "A creator's copilot",
    schemes: ["cocotte"],
    catalog: "CocotteAI.xcstrings",
    types: [
      ParameterType(
        "postId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "threadId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "actionId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "orgId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType("index", .integer(0...Int.max)),
    ],
    sharedQuery: [ParameterDeclaration(name: "org", type: .named("orgId"), occurrence: .optional)],
    platforms: Platforms(
      apple: Platforms.Apple(appIDs: ["ABCDE12345.com.atlilith.cocotte"], isPlaceholder: true),
      android: Platforms.Android(
        package: "com.atlilith.cocotte",
        fingerprints: [
          "00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00"
        ],
        isPlaceholder: true)),
    routes: [
      Route(
        name: "today",
        pattern: RoutePattern([.literal("today")]),
        title: "route.today",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "content",
        pattern: RoutePattern([.literal("content")]),
        query: [
          ParameterDeclaration(
            name: "surface",
            type: .inline(.enumeration(["of", "x", "ig", "tiktok"])),
            occurrence: .optional)
        ],
        title: "route.content",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "post",
        pattern: RoutePattern([.literal("content"), .parameter(name: "postId", type: "postId")]),
        title: "route.post",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "asset",
        pattern: RoutePattern(
          [
            .literal("content"),
            .parameter(name: "postId", type: "postId"),
            .literal("assets"),
            .parameter(name: "index", type: "index"),
          ]),
        title: "route.asset",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "engagement",
        pattern: RoutePattern([.literal("engagement")]),
        query: [
          ParameterDeclaration(
            name: "filter",
            type: .inline(.enumeration(["dms", "comments", "mentions"])),
            occurrence: .optional)
        ],
        title: "route.engagement",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "conversation",
        pattern: RoutePattern(
          [.literal("engagement"), .parameter(name: "threadId", type: "threadId")]),
        title: "route.conversation",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "compose",
        pattern: RoutePattern(
          [
            .literal("engagement"),
            .parameter(name: "threadId", type: "threadId"),
            .literal("compose"),
          ]),
        title: "route.compose",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "chat",
        pattern: RoutePattern([.literal("cocotte")]),
        title: "route.chat",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "persona",
        pattern: RoutePattern([.literal("cocotte"), .literal("persona")]),
        title: "route.persona",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "profile",
        pattern: RoutePattern([.literal("profile")]),
        title: "route.profile",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "personaSettings",
        pattern: RoutePattern([.literal("settings"), .literal("persona")]),
        title: "route.personaSettings",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "notificationSettings",
        pattern: RoutePattern([.literal("settings"), .literal("notifications")]),
        title: "route.notificationSettings",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "ssoSettings",
        pattern: RoutePattern([.literal("settings"), .literal("sso")]),
        title: "route.ssoSettings",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "specialistSettings",
        pattern: RoutePattern([.literal("settings"), .literal("specialists")]),
        title: "route.specialistSettings",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "stakesSettings",
        pattern: RoutePattern([.literal("settings"), .literal("stakes")]),
        title: "route.stakesSettings",
        requirements: [Requirement(fact: "signedIn")]),
      Route(
        name: "action",
        pattern: RoutePattern(
          [.literal("actions"), .parameter(name: "actionId", type: "actionId")]),
        query: [
          ParameterDeclaration(
            name: "stakes",
            type: .inline(.enumeration(["low", "medium", "high"])),
            occurrence: .optional,
            defaultValue: "high",
            unknownMeansDefault: true)
        ],
        title: "route.action",
        summary: "A modal, from a push notification",
        requirements: [Requirement(fact: "signedIn")]),
    ])
}
