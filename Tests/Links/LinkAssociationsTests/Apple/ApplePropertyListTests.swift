import Diagnostics
import LinkAssociations
import Testing

/// Tests property lists, and values of the two keys that Apple's documentation does not allow.
@Suite("Apple: property lists")
struct ApplePropertyListTests {
  private func read(_ inside: String) -> (list: ApplePropertyList, bytes: [UInt8]) {
    let bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(inside)</dict></plist>
      """.utf8)
    return (ApplePropertyList(reading: bytes, path: "list"), bytes)
  }

  private func domains(_ strings: [String]) -> String {
    "<key>com.apple.developer.associated-domains</key><array>"
      + strings.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  private func schemes(_ strings: [String]) -> String {
    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
      + strings.map { "<string>\($0)</string>" }.joined() + "</array></dict></array>"
  }

  /// <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains>:
  /// "Don't include path and query components or a trailing slash".
  @Test(
    "Malformed associated domains are reported",
    arguments: [
      ("applinks:shop.example", nil, nil), ("webcredentials:*.shop.example", nil, nil),
      ("appclips:shop.example?mode=developer", nil, nil),
      ("activitycontinuation:shop.example?mode=developer+managed", nil, nil),
      ("authsrv:shop.example", nil, nil), (" applinks:shop.example\n", nil, nil),
      ("applinks:$(HOST)", nil, nil), ("applinks:shop.example:8443", nil, nil),
      ("applinks:shop.example/", "domain-form", "applinks:shop.example"),
      ("applinks:shop.example/e/*", "domain-form", "applinks:shop.example"),
      ("applinks:*.shop.example/e", "domain-form", "applinks:*.shop.example"),
      ("applinks:https://shop.example", "domain-form", nil),
      ("applinks:shop.example?a=b", "domain-form", "applinks:shop.example"),
      ("applinks:a.*.example", "domain-form", nil), ("applinks:", "domain-form", nil),
      ("shop.example", "domain-form", nil), ("", "domain-form", nil),
      ("applink:shop.example", "unknown-service", "applinks"),
      ("applinks:shop.example?mode=debug", "unknown-mode", nil),
    ] as [(String, String?, String?)])
  func domains(string: String, rule: String?, fix: String?) throws {
    let (list, bytes) = read(domains([string, "applinks:other.example"]))
    #expect(list.domains.count == 2 && list.hasLinks && list.isReadable)
    #expect(list.diagnostics.map(\.rule) == (rule.map { ["apple-" + $0] } ?? []))
    guard let fix else { return }
    let edits = try #require(list.diagnostics.first?.fixIts.first?.edits)
    #expect(edits.map(\.text) == [fix])
    let fixed = try FixIt.Edit.apply(edits, to: bytes)
    #expect(ApplePropertyList(reading: fixed).diagnostics.isEmpty == (rule != "unknown-mode"))
  }

  /// The syntax is that of [RFC 3986, §3.1](https://www.rfc-editor.org/rfc/rfc3986#section-3.1).
  @Test(
    "Malformed schemes are reported",
    arguments: [
      ("shop", true), ("UTM", true), ("com.example.shop+x-1", true), ("$(SCHEME)", true),
      ("shop://", false), ("my_shop", false), ("1shop", false), ("", false), ("a b", false),
    ])
  func schemes(string: String, isValid: Bool) {
    let (list, _) = read(schemes([string]))
    #expect(list.schemes.map(\.text) == [string])
    #expect(list.diagnostics.map(\.rule) == (isValid ? [] : ["apple-scheme-form"]))
  }

  @Test("Unsupported files and values of the wrong type are reported")
  func others() {
    #expect(!read("<key>CFBundleName</key><string>Shop</string>").list.hasLinks)
    #expect(
      read("<key>CFBundleURLSchemes</key><string>shop</string>").list.diagnostics.map(\.rule)
        == ["apple-wrong-type"])
    #expect(
      read("<key>CFBundleURLSchemes</key>").list.diagnostics.map(\.rule) == ["apple-wrong-type"])
    for (text, rule) in [
      ("<plist", "apple-invalid-plist"), ("<html></html>", "apple-invalid-plist"),
      ("bplist00", "apple-binary-plist"), ("", "apple-invalid-plist"),
    ] {
      let list = ApplePropertyList(reading: Array(text.utf8))
      #expect(!list.isReadable && list.diagnostics.map(\.rule) == [rule])
    }
    for (text, isList) in [
      ("bplist00", true), ("\u{FEFF}<?xml?>\n<plist>", true), ("<manifest/>", false),
      ("[]", false), ("", false), ("# <plist", false),
    ] {
      #expect(ApplePropertyList.isPropertyList(Array(text.utf8)) == isList)
    }
  }
}
