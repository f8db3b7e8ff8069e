/// A file that a web host must serve, with the conditions for serving it.
public struct HostedFile: Sendable, Hashable {
  /// The URL, such as `https://example.com/.well-known/assetlinks.json`.
  public var address: String
  /// The media type of the response.
  public var mediaType: String
  /// Further conditions, as short English phrases.
  public var conditions: [String]

  /// Creates a description of a file.
  public init(address: String, mediaType: String, conditions: [String]) {
    self.address = address
    self.mediaType = mediaType
    self.conditions = conditions
  }

  /// Returns a Markdown table of files, in the given order.
  public static func markdown(_ files: [HostedFile]) -> String {
    var text = "| address | media type | conditions |\n| --- | --- | --- |\n"
    for file in files {
      text +=
        "| `\(file.address)` | `\(file.mediaType)` | \(file.conditions.joined(separator: "; ")) |\n"
    }
    return text
  }
}
