// Generated from fieldnotes.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifest of FieldNotes.
  public static let fieldnotes = LinkManifest(
    app: "fieldnotes",
    title: "FieldNotes",
    summary: "Field observations of crops, without a network",
    schemes: ["fieldnotes"],
    catalog: "FieldNotes.xcstrings",
    types: [
      ParameterType(
        "observationId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "playbookId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "patchId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "traceId",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2D, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...64))),
      ParameterType(
        "version",
        .text(
          TextRule(
            allowed: ScalarSet([0x2D...0x2E, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]),
            length: 1...32))),
      ParameterType(
        "status",
        .enumeration(
          [
            "idle",
            "recording",
            "transcribing",
            "extracting",
            "extracted",
            "recommending",
            "recommendation_ready",
            "confirmed",
            "logged",
            "mic_permission_denied",
            "asr_failed",
            "extraction_invalid",
            "recommendation_blocked",
            "sync_deferred",
          ])),
    ],
    states: [
      StateOrder(
        fact: "observation",
        states: [
          "idle",
          "recording",
          "transcribing",
          "extracting",
          "extracted",
          "recommending",
          "recommendation_ready",
          "confirmed",
          "logged",
        ],
        asides: [
          StateOrder.Aside(name: "mic_permission_denied", reached: "idle"),
          StateOrder.Aside(name: "asr_failed", reached: "recording"),
          StateOrder.Aside(name: "extraction_invalid", reached: "transcribing"),
          StateOrder.Aside(name: "recommendation_blocked", reached: "extracted"),
          StateOrder.Aside(name: "sync_deferred", reached: "logged"),
        ])
    ],
    platforms: Platforms(
      apple: Platforms.Apple(appIDs: ["ABCDE12345.com.example.fieldnotes"], isPlaceholder: true),
      android: Platforms.Android(
        package: "com.example.fieldnotes",
        fingerprints: [
          "00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00"
        ],
        isPlaceholder: true)),
    routes: [
      Route(name: "home", pattern: RoutePattern([.literal("home")]), title: "route.home"),
      Route(
        name: "newObservation",
        pattern: RoutePattern([.literal("observation"), .literal("new")]),
        query: [
          ParameterDeclaration(
            name: "mode",
            type: .inline(.enumeration(["voice", "typed"])),
            occurrence: .optional,
            defaultValue: "typed")
        ],
        title: "route.newObservation",
        requirements: [
          Requirement(
            fact: "microphone",
            need: .equals("granted"),
            when: [Requirement.Assignment(name: "mode", value: "voice")],
            otherwise: .parameters([Requirement.Assignment(name: "mode", value: "typed")]))
        ]),
      Route(
        name: "review",
        pattern: RoutePattern(
          [
            .literal("observation"),
            .parameter(name: "observationId", type: "observationId"),
            .literal("review"),
          ]),
        title: "route.review"),
      Route(
        name: "recommendation",
        pattern: RoutePattern(
          [
            .literal("observation"),
            .parameter(name: "observationId", type: "observationId"),
            .literal("recommendation"),
          ]),
        title: "route.recommendation",
        requirements: [
          Requirement(
            fact: "observation",
            need: .atLeast("extracted"),
            otherwise: .route("review"))
        ]),
      Route(
        name: "history",
        pattern: RoutePattern([.literal("history")]),
        query: [
          ParameterDeclaration(name: "status", type: .named("status"), occurrence: .optional)
        ],
        title: "route.history"),
      Route(
        name: "historyEntry",
        pattern: RoutePattern(
          [.literal("history"), .parameter(name: "observationId", type: "observationId")]),
        title: "route.historyEntry"),
      Route(
        name: "share",
        pattern: RoutePattern(
          [.literal("share"), .parameter(name: "observationId", type: "observationId")]),
        query: [
          ParameterDeclaration(
            name: "format",
            type: .inline(.enumeration(["json", "text"])),
            occurrence: .optional,
            defaultValue: "text")
        ],
        title: "route.share"),
      Route(
        name: "playbook",
        pattern: RoutePattern(
          [
            .literal("playbook"),
            .parameter(name: "playbookId", type: "playbookId"),
            .parameter(name: "version", type: "version"),
          ]),
        title: "route.playbook"),
      Route(
        name: "patch",
        pattern: RoutePattern(
          [
            .literal("playbook"),
            .parameter(name: "playbookId", type: "playbookId"),
            .parameter(name: "version", type: "version"),
            .literal("patch"),
            .parameter(name: "patchId", type: "patchId"),
          ]),
        title: "route.patch"),
      Route(
        name: "trace",
        pattern: RoutePattern([.literal("trace"), .parameter(name: "traceId", type: "traceId")]),
        title: "route.trace"),
    ])
}
