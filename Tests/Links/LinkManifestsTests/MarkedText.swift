import Diagnostics
import LinkManifests
import LinkRouting

/// A text with a range that `«` and `»` enclose.
struct MarkedText {
  var bytes: [UInt8]
  var range: SourceRange?

  init(_ text: String) {
    let open = Array("«".utf8)
    let close = Array("»".utf8)
    bytes = []
    var start: Int?
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: open) {
        start = bytes.count
        rest = rest.dropFirst(open.count)
      } else if rest.starts(with: close), let lower = start {
        range = SourceRange(lower, bytes.count)
        rest = rest.dropFirst(close.count)
      } else if let byte = rest.popFirst() {
        bytes.append(byte)
      }
    }
  }

  /// Returns the text with a byte order mark and Windows line breaks, as some editors save it.
  static func mutated(_ text: String) -> MarkedText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return MarkedText("\u{FEFF}# é ü 🌾\r\n" + lines.joined(separator: "\r\n"))
  }
}

/// Returns the manifest that a text contains, and its diagnostics.
func read(_ text: String) -> (manifest: LinkManifest?, diagnostics: [Diagnostic]) {
  let (file, diagnostics) = ManifestFile.read(Array(text.utf8), path: "test.links.yaml")
  return (file?.manifest, diagnostics)
}
