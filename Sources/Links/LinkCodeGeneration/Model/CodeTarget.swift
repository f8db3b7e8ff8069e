/// A kind of output that can be generated from a manifest.
public enum CodeTarget: String, Hashable, Sendable, CaseIterable {
  /// A Swift enumeration of links, which depends only on LinkRouting and the app's own types.
  case swift
  /// A Kotlin sealed class of links, which depends only on the app's own types and, if it reads
  /// intents, on the Android SDK.
  case kotlin
  /// A TypeScript discriminated union of links, without dependencies except the app's own types.
  case typescript
  /// A Markdown reference for an app's links.
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
