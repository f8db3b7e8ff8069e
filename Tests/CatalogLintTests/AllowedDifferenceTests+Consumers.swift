import Diagnostics
import Testing

/// What the program that reads a file makes of it decides what is a defect.
extension AllowedDifferenceTests {
  private func xliff(_ source: String, _ target: String) -> [(String, String)] {
    let text = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de">\
      <body><trans-unit id="k"><source>\(source)</source><target>\(target)</target>\
      </trans-unit></body></file></xliff>
      """
    return [("messages.de.xlf", text)]
  }

  // XLIFF 1.2 §2.4: an inline element takes the place of code of the original format, which
  // `equiv-text` repeats for people. Angular takes the expression by the id.
  @Test(
    "Attributes of inline elements of XLIFF are no messages",
    arguments: [
      (#"A <x id="I" equiv-text="{{ n &gt; 1 ? n : &apos;&apos; }}"/>"#, [], true),
      (#"<x id="I" equiv-text="{n, plural, =1 {A} other {B}}"/>"#, [], true),
      ("{n, plural, one {#} other {#} } {", ["error {"], false),
    ] as [(String, [String], Bool)])
  func inlineElements(_ text: String, _ expected: [String], _ isTranslated: Bool) {
    #expect(lint("icu-syntax", xliff(text, text)) == expected)
    if isTranslated { #expect(lint("icu-syntax", xliff(text, "Z \(text)")) == expected) }
    // The braces of a message are read beside an element.
    let message = "{n, plural, one {#} other {#}}"
    #expect(lint("icu-syntax", xliff(message, "\(message) {")) == ["error {"])
  }

  // Foundation formats the argument of `@` as an object, and takes the plural of an `NSNumber`.
  @Test(
    "Objects as numbers in a .stringsdict",
    arguments: [("@", "@", []), ("d", "files", ["error files"]), ("files", "files", [])]
      as [(String, String, [String])])
  func objects(_ source: String, _ target: String, _ expected: [String]) {
    func table(_ type: String) -> String {
      """
      <plist version="1.0"><dict><key>k</key><dict>\
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\
      <key>one</key><string>A</string><key>other</key><string>B</string>\
      </dict></dict></dict></plist>
      """
    }
    let files = [
      ("en.lproj/L.stringsdict", table(source)), ("de.lproj/L.stringsdict", table(target)),
    ]
    let found = diagnostics("substitution-argument", files).filter {
      $0.path?.contains("de") == true
    }
    #expect(found.count == expected.count)
  }

  // https://itstool.org/documentation/basics/: the translation of such an entry is never used.
  @Test(
    "References of itstool to files beside a document",
    arguments: [
      ("_", "external ref='figures/picture one.png' md5='39571b7b2f355227'", []),
      ("_", "The picture of the toolbar is external", ["error \".\""]),
      ("a", "external ref='figures/picture one.png' md5='39571b7b2f355227'", ["error \".\""]),
    ] as [(String, String, [String])])
  func fileReferences(_ context: String, _ message: String, _ expected: [String]) {
    let other = "msgid \"An open file\"\nmsgstr \"Otwarty plik\"\n\n"
    let entry = "msgctxt \"\(context)\"\nmsgid \"\(message)\"\nmsgstr \".\""
    let found = lint("empty-translation", gettext("pl", other + entry))
    #expect(found.count == expected.count)
    let new = gettext("pl", other + entry.replacing("\".\"", with: "\"\""))
    #expect(lint("missing-translation", new).isEmpty == expected.isEmpty)
  }
}
