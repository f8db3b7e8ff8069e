/// A programming or markup language of source files.
package enum SourceLanguage: String, Hashable, Sendable, CaseIterable {
  case swift, kotlin, java, xml, typescript, javascript, vue

  /// Creates the language that the extension of a file name represents; `nil` if it is unsupported,
  /// or if the name ends with `.d.ts` or `.min.js`.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName.hasSuffix(".d.ts"),
      !fileName.hasSuffix(".min.js")
    else { return nil }
    switch fileName[dot...] {
    case ".swift": self = .swift
    case ".kt", ".kts": self = .kotlin
    case ".java": self = .java
    case ".xml": self = .xml
    case ".ts", ".mts", ".cts", ".tsx": self = .typescript
    case ".js", ".mjs", ".cjs", ".jsx": self = .javascript
    case ".vue": self = .vue
    default: return nil
    }
  }
}
