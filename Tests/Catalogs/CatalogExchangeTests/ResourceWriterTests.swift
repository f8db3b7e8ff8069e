import LanguageTags
import Testing

@testable import CatalogExchange
@testable import StringCatalogs

/// Tests the writers of Android resources, Java properties, and Flutter bundles.
///
/// The expectations follow from the specifications of the formats.
@Suite("Writers of resources")
struct ResourceWriterTests {
  @Test("Android resources contain strings, plurals and arrays with comments")
  func android() {
    let catalog = PortableCatalog.sample(
      [
        .text("title", [.en: "Hello", .de: "Hallo"]).with { $0.comment = "The first line" },
        .plurals(
          "items", [.en: [.one: "%d item", .other: "%d items"], .de: [.other: "%d Teile"]]),
        .array("days", [.en: ["Mon", "Tue"]]),
        .text("brand", [.en: "Waymark"]).with { $0.shouldTranslate = false },
      ], [.en, .de])
    let written = Written(catalog, by: AndroidWriter.self)
    #expect(
      written.files == [
        "values/strings.xml": """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <!-- The first line -->
            <string name="title">Hello</string>
            <plurals name="items">
                <item quantity="one">%d item</item>
                <item quantity="other">%d items</item>
            </plurals>
            <string-array name="days">
                <item>Mon</item>
                <item>Tue</item>
            </string-array>
            <string name="brand" translatable="false">Waymark</string>
        </resources>

        """,
        "values-de/strings.xml": """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <!-- The first line -->
            <string name="title">Hallo</string>
            <plurals name="items">
                <item quantity="other">%d Teile</item>
            </plurals>
        </resources>

        """,
      ])
    #expect(written.lost == [])
  }

  /// See [Handle special characters][quotes].
  ///
  /// [quotes]: https://developer.android.com/guide/topics/resources/string-resource#escaping_quotes
  @Test(
    "Android strings are escaped",
    arguments: [
      ("it's", #"it\'s"#), ("say \"x\"", #"say \"x\""#), ("@me", #"\@me"#), ("?me", #"\?me"#),
      (" a", "\" a\""), ("a  b", "\"a  b\""), ("a\nb", #"a\nb"#), ("a\\b", #"a\\b"#),
      ("<b>&", "&lt;b>&amp;"), ("]]>", "]]&gt;"), ("\u{1}", #"\u0001"#), ("\r", #"\u000d"#),
      ("@\u{301}", "\\@\u{301}"), ("", ""),
    ])
  func androidText(_ text: String, _ spelled: String) {
    let written = Written(.sample([.text("a", [.en: text])], [.en]), by: AndroidWriter.self)
    let line = "<string name=\"a\">\(spelled)</string>"
    #expect(written.files["values/strings.xml"]?.contains(line) ?? false)
    #expect(written.lost == [])
  }

  @Test(
    "Android folders are named after the languages",
    arguments: [
      ("de", "values-de"), ("zh-CN", "values-zh-rCN"), ("zh-Hans", "values-b+zh+Hans"),
      ("es-419", "values-b+es+419"), ("sr-Latn-RS", "values-b+sr+Latn+RS"), ("he", "values-iw"),
      ("id", "values-in"), ("fil", "values-fil"), ("ca-valencia", "values-b+ca+valencia"),
      ("car", "values-b+car"),
    ])
  func androidFolder(_ tag: String, _ folder: String) {
    let catalog = PortableCatalog.sample([], [.en, .known(tag)])
    #expect(
      Set(Written(catalog, by: AndroidWriter.self).files.keys)
        == ["values/strings.xml", folder + "/strings.xml"])
    #expect(LanguageFolder(folder)?.language?.tag == LanguageTag(tag))
  }

  @Test(
    "A key that is not a valid resource name is lost",
    arguments: ["", "a b", "1a", "class", "%@", "a/b", "-a", "_"])
  func androidKey(_ key: String) {
    let written = Written(.sample([.text(key, [.en: "x"])], [.en]), by: AndroidWriter.self)
    #expect(written.lost == ["key \(key)"])
    #expect(written.files["values/strings.xml"]?.contains("<string") == false)
  }

  @Test("Keys that have the same name in Java are reported")
  func androidCollision() {
    let entries = ["a.b", "a_b", "a-b"].map { PortableEntry.text($0, [.en: $0]) }
    let written = Written(.sample(entries, [.en]), by: AndroidWriter.self)
    #expect(written.lost == ["key a_b", "key a-b"])
  }

  @Test("Comments are kept, unless XML cannot represent them")
  func androidComment() {
    let entries = ["a--b", "a-", "\u{1}"].enumerated().map { number, comment in
      PortableEntry.text("k\(number)", [.en: "x"]).with { $0.comment = comment }
    }
    let written = Written(.sample(entries, [.en]), by: AndroidWriter.self)
    #expect(written.lost == ["comment k0", "comment k2"])
  }

  /// See [Properties][java].
  ///
  /// [java]: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Properties.html
  @Test("Properties are written in ASCII with escapes")
  func properties() {
    let catalog = PortableCatalog.sample(
      [
        .text("a b=c:d", [.en: " x \t\n\r\u{C}\\ ü😀", .de: ""])
          .with { $0.comment = "First\n\nthird ü" },
        .text("#k", [.en: "#v=:!"]), .text("", [.en: "empty\u{1}"]),
        .plurals("n", [.en: [.one: "one", .other: "other"]]),
        .array("list", [.en: ["x", "y"]]),
      ], [.en, .de])
    let written = Written(catalog, by: PropertiesWriter.self)
    #expect(
      written.files == [
        "app.properties": ##"""
        # First
        #
        # third ü
        a\ b\=c\:d=\ x \t\n\r\f\\ \u00fc\ud83d\ude00
        \#k=#v=:!
        =empty\u0001
        n=other
        list.0=x
        list.1=y

        """##,
        "app_de.properties": #"""
        # First
        #
        # third ü
        a\ b\=c\:d=

        """#,
      ])
    #expect(written.lost == ["kind n", "text n en", "kind list"])
  }

  /// See the specification:
  /// <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>.
  @Test("Bundles contain messages with their attributes")
  func bundles() {
    let catalog = PortableCatalog.sample(
      [
        .text("hello", [.en: "Hello {name}", .de: "Hallo {name}"]).with {
          $0.comment = "Greets"
          $0.placeholders = [PortablePlaceholder(name: "name", type: "String")]
        },
        .plurals(
          "files", [.en: [.one: "{n} file", .other: "{n} files"], .de: [.other: "{n} Dateien"]]
        ).with { $0.number = "n" },
        .text("Done", [.en: "Done"]), .text("in", [.en: "In"]),
      ], [.en, .de], dialect: .arb)
    let written = Written(catalog, by: ARBWriter.self)
    #expect(
      written.files == [
        "app_en.arb": #"""
        {
          "@@locale": "en",
          "hello": "Hello {name}",
          "@hello": {
            "description": "Greets",
            "placeholders": {
              "name": {
                "type": "String"
              }
            }
          },
          "files": "{n, plural, one{{n} file} other{{n} files}}",
          "@files": {
            "placeholders": {
              "n": {
                "type": "num"
              }
            }
          }
        }

        """#,
        "app_de.arb": #"""
        {
          "@@locale": "de",
          "hello": "Hallo {name}",
          "files": "{n, plural, other{{n} Dateien}}"
        }

        """#,
      ])
    #expect(written.lost == ["key Done", "key in"])
  }
}
