/// A kind of output that can be generated from a manifest.
public enum CodeTarget: String, Hashable, Sendable, CaseIterable {
  /// An enumeration of links in Swift, which depends only on LinkRouting.
  case swift
  /// A sealed class of links in Kotlin, without dependencies.
  case kotlin
  /// A discriminated union of links in TypeScript, without dependencies.
  case typescript
  /// A table of the routes in Markdown.
  case markdown
  /// The JSON Schema of link manifests for editors, which is the same for every app.
  case schema

  /// The file extension of the target, without the dot.
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
