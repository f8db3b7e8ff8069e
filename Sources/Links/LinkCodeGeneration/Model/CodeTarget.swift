/// What a manifest can be turned into.
public enum CodeTarget: String, Hashable, Sendable, CaseIterable {
  /// An enumeration of links in Swift, which stands on LinkRouting alone.
  case swift
  /// A sealed class of links in Kotlin, which stands on nothing.
  case kotlin
  /// A discriminated union of links in TypeScript, which stands on nothing.
  case typescript
  /// A table of the routes for people.
  case markdown
  /// The JSON Schema of link manifests, for editors; the same for every app.
  case schema

  /// The ending of the target's files, without the dot.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .kotlin: "kt"
    case .typescript: "ts"
    case .markdown: "md"
    case .schema: "json"
    }
  }
}
