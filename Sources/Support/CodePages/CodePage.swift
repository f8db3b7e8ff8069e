/// The explanation of one diagnostic code: its meaning, its causes, and ways to fix it.
///
/// The pages are sections of the Markdown files in `Pages`. Each family of codes has one file.
package struct CodePage: Hashable, Sendable {
  /// The code, in kebab case.
  package let code: String
  /// The title of the family of codes, which names the part of the project that reports the code.
  package let family: String
  /// The content of the page without its heading, as Markdown.
  package let text: String

  package init(code: String, family: String, text: String) {
    self.code = code
    self.family = family
    self.text = text
  }

  /// The first paragraph, on one line.
  package var summary: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.drop { $0.isEmpty || $0.hasPrefix("#") }
    return start.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// All pages, in the order of the families and then of the codes in the file.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all pages, on first access.
  package static let all = families.flatMap { name in
    pages(of: CodePageFiles.page(of: name)?.description ?? "")
  }

  /// The names of the files in `Pages`, which determine the order of ``all``.
  package static let families = [
    "link-syntax", "link-matching", "manifests", "apple-files", "android-files",
    "associations", "hosting", "drafts", "qr-codes", "sessions", "languages", "speech", "catalogs",
    "configuration", "formats",
  ]

  /// Divides a file into its pages: `# ` starts the family's title, and `## ` starts a page.
  private static func pages(of file: String) -> [CodePage] {
    var family = ""
    var pages: [CodePage] = []
    var code: String?
    var lines: [Substring] = []
    func end() {
      guard let code else { return }
      var text = lines.drop { $0.isEmpty }
      while text.last?.isEmpty == true { text.removeLast() }
      pages.append(
        CodePage(code: code, family: family, text: text.joined(separator: "\n") + "\n"))
    }
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        family = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        end()
        code = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    end()
    return pages
  }
}
