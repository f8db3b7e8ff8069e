// Generated from Pages by GenerateEmbeddedTexts. Do not edit.
// swift-format-ignore-file

/// The pages of the diagnostic codes, as Markdown.
enum CodePageFiles {
  /// The file of a family; `nil` if there is none.
  static func page(of family: String) -> StaticString? {
    switch family {
    case "link-syntax": #"""
# Link syntax

## backslash

The link contains a backslash.

**Cause:** Browsers read a backslash as a slash, and other URL parsers do not. They can therefore read different
hosts in one link: `https://evil.com\@wordly.ai/` leads to `evil.com` in a browser.

**Fix:** Write a slash, or `%5C` where the backslash is data.

"""#
    default: nil
    }
  }
}
