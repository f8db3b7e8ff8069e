import Diagnostics
import XMLSyntax

// Checks of the outermost element of a file.

extension AndroidManifestReader {
  /// The namespace of attributes that only tools read.
  static let toolsNamespace = "http://schemas.android.com/tools"

  /// The elements that a file may begin with: a manifest, or a part of one with intent filters.
  private static let roots = [
    "manifest", "application", "activity", "activity-alias", "service", "receiver", "provider",
    "intent-filter",
  ]

  /// Reports a file that is not a manifest, such as an HTML page that a server sent in place of the
  /// manifest.
  ///
  /// - Returns: `true` if the file is an Android manifest or a part of one.
  mutating func checkRoot(_ table: XMLElementTable) -> Bool {
    guard let root = table.elements.first else { return false }
    let name = text(root.name)
    if Self.roots.contains(name) { return true }
    let notes: [String] =
      switch name.lowercased() {
      case "plist":
        ["the file is a property list, which declares URL types or domains for Apple's platforms"]
      case "html": ["the file is an HTML page; a server may have sent it instead of the manifest"]
      default: []
      }
    report(
      "android-not-manifest", .error, SourceRange(root.name),
      "expected an Android manifest, whose outermost element is <manifest>", notes: notes,
      fix: notes.isEmpty ? Spelling.nearest(to: name, among: Self.roots) : nil)
    return false
  }

  /// Returns the [`tools:targetApi`][level] of the outermost element; `nil` if it is absent or not
  /// a number.
  ///
  /// This attribute is the lowest API level that supports the whole file.
  ///
  /// [level]: https://developer.android.com/studio/write/tool-attributes#toolstargetapi
  func toolsLevel(_ table: XMLElementTable) -> Int? {
    guard let root = table.elements.first,
      let space = root.attributes.first(where: {
        text($0.value) == Self.toolsNamespace && text($0.name).hasPrefix("xmlns:")
      })
    else { return nil }
    let name = text(space.name).dropFirst("xmlns:".count) + ":targetApi"
    return root.attributes.first { text($0.name) == name }.flatMap { Int(text($0.value)) }
  }
}
