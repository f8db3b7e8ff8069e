// Generated from offload.links.yaml by GenerateBundledApps. Do not edit.

public import LinkRouting

extension BundledApp {
  /// The link manifest of Offload.
  public static let offload = LinkManifest(
    app: "offload",
    title: "Offload",
    summary: "Capture first, organise later",
    schemes: ["offload"],
    catalog: "Offload.xcstrings",
    types: [
      ParameterType("thoughtText", .text(TextRule()), isSecret: true),
      ParameterType("thoughtId", .uuid),
      ParameterType("taskId", .uuid),
      ParameterType("projectId", .uuid),
      ParameterType("categoryId", .uuid),
      ParameterType("tagId", .uuid),
    ],
    platforms: Platforms(
      apple: Platforms.Apple(appIDs: ["ABCDE12345.com.example.offload"], isPlaceholder: true),
      android: Platforms.Android(
        package: "com.example.offload",
        fingerprints: [
          "00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00:00"
        ],
        isPlaceholder: true)),
    routes: [
      Route(
        name: "capture",
        pattern: RoutePattern([.literal("capture")]),
        query: [
          ParameterDeclaration(
            name: "mode",
            type: .inline(.enumeration(["text", "voice"])),
            occurrence: .optional,
            defaultValue: "text"),
          ParameterDeclaration(name: "text", type: .named("thoughtText"), occurrence: .optional),
        ],
        title: "route.capture"),
      Route(
        name: "inbox",
        pattern: RoutePattern([.literal("inbox")]),
        query: [
          ParameterDeclaration(
            name: "status",
            type: .inline(.enumeration(["open", "organized", "archived"])),
            occurrence: .optional)
        ],
        title: "route.inbox"),
      Route(
        name: "thought",
        pattern: RoutePattern(
          [.literal("inbox"), .parameter(name: "thoughtId", type: "thoughtId")]),
        title: "route.thought"),
      Route(
        name: "organize",
        pattern: RoutePattern([.literal("organize")]),
        title: "route.organize"),
      Route(
        name: "task",
        pattern: RoutePattern([.literal("task"), .parameter(name: "taskId", type: "taskId")]),
        title: "route.task"),
      Route(
        name: "project",
        pattern: RoutePattern(
          [.literal("project"), .parameter(name: "projectId", type: "projectId")]),
        title: "route.project"),
      Route(
        name: "category",
        pattern: RoutePattern(
          [.literal("category"), .parameter(name: "categoryId", type: "categoryId")]),
        title: "route.category"),
      Route(
        name: "tag",
        pattern: RoutePattern([.literal("tag"), .parameter(name: "tagId", type: "tagId")]),
        title: "route.tag"),
    ])
}
