import Foundation
import TestSupport

/// A catalog in one of the formats, written without the library.
///
/// The catalog contains English strings, and Polish strings for some of the keys.
struct GeneratedCatalog: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case xcstrings, strings, propertyList, stringsdict, android, gettext, properties, xliff12,
      xliff20
    case arb, nested, i18next, messages, resx, qt, fluent
  }

  struct Key: Sendable {
    let name: String
    let isPlural: Bool
    let source: String
    let target: String?
  }

  let files: [String: String]

  /// The plural categories that Polish uses for integers, in the order in which formats list them.
  static let categories = ["one", "few", "many", "other"]

  /// - Parameter fewest: The minimum number of keys.
  init(_ format: Format, fewest: Int = 4, _ random: inout SplitMix64) {
    var keys: [Key] = []
    for index in 0..<(fewest + Int.random(in: 0...6, using: &random)) {
      let word = random.pick(["Apple", "Blue cat", "Café", "Dog & bone", "Eat", "Now", "Über"])
      let isPlural: Bool =
        switch format {
        case .stringsdict: true
        case .android, .gettext, .i18next, .qt, .xcstrings, .fluent: random.oneIn(3)
        default: false
        }
      keys.append(
        Key(
          name: "key\(index)", isPlural: isPlural, source: "\(word) \(index)",
          target: random.oneIn(3) ? nil : "Pl \(word) \(index)"))
    }
    var files = Self.files(keys, format)
    let hasReturns = random.oneIn(3)
    let hasNoEnd = random.oneIn(4) && format != .android
    for (path, text) in files {
      var text = text
      if hasNoEnd, text.hasSuffix("\n") { text.removeLast() }
      files[path] = hasReturns ? text.replacing("\n", with: "\r\n") : text
    }
    self.files = files
  }

  private static func files(_ keys: [Key], _ format: Format) -> [String: String] {
    let known = keys.filter { $0.target != nil }
    switch format {
    case .xcstrings: return ["A.xcstrings": xcstrings(keys)]
    case .strings:
      func table(_ keys: [Key], _ text: (Key) -> String) -> String {
        keys.map { "/* About \($0.name) */\n\"\($0.name)\" = \"\(text($0))\";\n" }
          .joined(separator: "\n")
      }
      return [
        "en.lproj/T.strings": table(keys) { $0.source },
        "pl.lproj/T.strings": table(known) { $0.target ?? "" },
      ]
    case .propertyList:
      func table(_ keys: [Key], _ text: (Key) -> String) -> String {
        plist(
          keys.map { "\t<key>\($0.name)</key>\n\t<string>\(xml(text($0)))</string>\n" }.joined())
      }
      return [
        "en.lproj/T.strings": table(keys) { $0.source },
        "pl.lproj/T.strings": table(known) { $0.target ?? "" },
      ]
    case .stringsdict:
      return [
        "en.lproj/T.stringsdict": plist(
          keys.map { rules($0, ["one", "other"], $0.source) }.joined()),
        "pl.lproj/T.stringsdict": plist(
          known.map { rules($0, categories, $0.target ?? "") }.joined()),
      ]
    case .android:
      return [
        "res/values/strings.xml": resources(keys, ["one", "other"]) { $0.source },
        "res/values-pl/strings.xml": resources(known, categories) { $0.target ?? "" },
      ]
    case .gettext:
      return ["po/app.pot": messages(keys, nil), "po/pl.po": messages(known, "pl")]
    case .qt:
      return [
        "i18n/app.ts": linguist(keys, nil), "i18n/app_pl.ts": linguist(known, "pl"),
      ]
    case .properties:
      func table(_ keys: [Key], _ text: (Key) -> String) -> String {
        "# Texts\n" + keys.map { "\($0.name) = \(text($0))\n" }.joined()
      }
      return [
        "m_en.properties": table(keys) { $0.source },
        "m_pl.properties": table(known) { $0.target ?? "" },
      ]
    case .resx:
      func table(_ keys: [Key], _ text: (Key) -> String) -> String {
        let data = keys.map {
          "  <data name=\"\($0.name)\" xml:space=\"preserve\">\n"
            + "    <value>\(xml(text($0)))</value>\n    <comment>D</comment>\n  </data>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<root>\n" + data.joined() + "</root>\n"
      }
      return [
        "Strings.resx": table(keys) { $0.source },
        "Strings.pl.resx": table(known) { $0.target ?? "" },
      ]
    case .fluent:
      return [
        "locales/en/app.ftl": fluent(keys, ["one", "other"]) { $0.source },
        "locales/pl/app.ftl": fluent(known, categories) { $0.target ?? "" },
      ]
    case .xliff12: return ["l/pl.xliff": xliff12(keys)]
    case .xliff20: return ["l/pl.xliff": xliff20(keys)]
    case .arb:
      func bundle(_ keys: [Key], _ language: String, _ text: (Key) -> String) -> String {
        let members =
          ["\"@@locale\": \"\(language)\""]
          + keys.flatMap { key in
            ["\"\(key.name)\": \"\(text(key))\"", "\"@\(key.name)\": {\"description\": \"D\"}"]
          }
        return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
      }
      return [
        "app_en.arb": bundle(keys, "en") { $0.source },
        "app_pl.arb": bundle(known, "pl") { $0.target ?? "" },
      ]
    case .nested:
      return [
        "locales/en.json": nested(keys) { $0.source },
        "locales/pl.json": nested(known) { $0.target ?? "" },
      ]
    case .i18next:
      return [
        "locales/en.json": flat(keys, ["one", "other"]) { $0.source },
        "locales/pl.json": flat(known, categories) { $0.target ?? "" },
      ]
    case .messages:
      func table(_ keys: [Key], _ text: (Key) -> String) -> String {
        let members = keys.map {
          "  \"\($0.name)\": {\n    \"message\": \"\(text($0))\",\n    \"description\": \"D\"\n  }"
        }
        return "{\n" + members.joined(separator: ",\n") + "\n}\n"
      }
      return [
        "_locales/en/messages.json": table(keys) { $0.source },
        "_locales/pl/messages.json": table(known) { $0.target ?? "" },
      ]
    }
  }

  private static func xml(_ text: String) -> String { text.replacing("&", with: "&amp;") }

  private static func plist(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n" + members
      + "</dict>\n</plist>\n"
  }

  private static func rules(_ key: Key, _ categories: [String], _ text: String) -> String {
    func text2(_ name: String, _ value: String) -> String {
      "\t\t\t<key>\(name)</key>\n\t\t\t<string>\(xml(value))</string>\n"
    }
    return "\t<key>\(key.name)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
      + "\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>\n"
      + text2("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      + text2("NSStringFormatValueTypeKey", "d")
      + categories.map { text2($0, "%d \(text) \($0)") }.joined() + "\t\t</dict>\n\t</dict>\n"
  }

  private static func resources(
    _ keys: [Key], _ categories: [String], _ text: (Key) -> String
  ) -> String {
    let elements = keys.map { key in
      key.isPlural
        ? "    <plurals name=\"\(key.name)\">\n"
          + categories.map {
            "        <item quantity=\"\($0)\">%d \(xml(text(key))) \($0)</item>\n"
          }.joined() + "    </plurals>\n"
        : """
            <!-- About \(key.name) -->
            <string name="\(key.name)">\(xml(text(key)))</string>

        """
    }
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n" + elements.joined()
      + "</resources>\n"
  }

  private static func messages(_ keys: [Key], _ language: String?) -> String {
    let header =
      "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      + (language.map {
        "\"Language: \($0)\\n\"\n\"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 "
          + "&& (n%100<10 || n%100>=20) ? 1 : 2);\\n\"\n"
      } ?? "")
    return header
      + keys.map { key in
        var text = "\n#. About \(key.name)\n#: a.c:\(key.name.count)\n"
        func target(_ form: Int) -> String { language == nil ? "" : "\(key.target ?? "") \(form)" }
        if key.isPlural {
          text += "#, c-format\nmsgid \"%d \(key.source) one\"\nmsgid_plural \"%d \(key.source)\"\n"
          for form in 0..<(language == nil ? 2 : 3) {
            text += "msgstr[\(form)] \"\(language == nil ? "" : "%d " + target(form))\"\n"
          }
        } else {
          text += "msgctxt \"\(key.name)\"\nmsgid \"\(key.source)\"\nmsgstr \"\(target(0))\"\n"
        }
        return text
      }.joined()
  }

  private static func linguist(_ keys: [Key], _ language: String?) -> String {
    func message(_ key: Key) -> String {
      let attributes = key.isPlural ? " numerus=\"yes\"" : ""
      let source = (key.isPlural ? "%n " : "") + xml(key.source)
      var text =
        "    <message\(attributes)>\n        <location filename=\"../a.cpp\" line=\"7\"/>\n"
      text += "        <source>\(source)</source>\n        <comment>\(key.name)</comment>\n"
      text += "        <extracomment>About \(key.name)</extracomment>\n        <translation"
      text += language == nil ? " type=\"unfinished\">" : ">"
      let target = language == nil ? "" : xml(key.target ?? "")
      if key.isPlural {
        for form in 0..<(language == nil ? 1 : 3) {
          let spelled = target.isEmpty ? "" : "%n \(target) \(form)"
          text += "\n            <numerusform>\(spelled)</numerusform>"
        }
        text += "\n        "
      } else {
        text += target
      }
      return text + "</translation>\n    </message>\n"
    }
    let parts = [keys.filter { !$0.isPlural }, keys.filter(\.isPlural)]
    let contexts = zip(["Main", "Dialog"], parts).filter { !$0.1.isEmpty }.map { name, keys in
      "<context>\n    <name>\(name)</name>\n" + keys.map(message).joined() + "</context>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\""
      + (language.map { " language=\"\($0)\"" } ?? "") + ">\n" + contexts.joined() + "</TS>\n"
  }

  private static func xliff12(_ keys: [Key]) -> String {
    "<xliff version=\"1.2\">\n<file original=\"a\" source-language=\"en\" target-language=\"pl\" "
      + "datatype=\"x\">\n<body>\n"
      + keys.map { key in
        "  <trans-unit id=\"\(key.name)\">\n    <source>\(xml(key.source))</source>\n"
          + (key.target.map { "    <target>\(xml($0))</target>\n" } ?? "") + "  </trans-unit>\n"
      }.joined() + "</body>\n</file>\n</xliff>\n"
  }

  private static func xliff20(_ keys: [Key]) -> String {
    "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"pl\">\n<file id=\"a\">\n"
      + keys.map { key in
        "  <unit id=\"\(key.name)\">\n    <segment>\n      <source>\(xml(key.source))</source>\n"
          + (key.target.map { "      <target>\(xml($0))</target>\n" } ?? "")
          + "    </segment>\n  </unit>\n"
      }.joined() + "</file>\n</xliff>\n"
  }

  private static func fluent(
    _ keys: [Key], _ categories: [String], _ text: (Key) -> String
  ) -> String {
    "### Texts\n\n-brand = Waymark\n    .gender = neuter\n"
      + keys.enumerated().map { place, key in
        if key.isPlural {
          let forms = categories.map {
            "\($0 == "other" ? "       *" : "        ")[\($0)] {$n} \(text(key)) \($0)\n"
          }
          return "\(key.name) =\n    { $n ->\n\(forms.joined())    }\n"
        }
        return place % 3 == 0
          ? "# About \(key.name)\n\(key.name) =\n    { \"\" }\(text(key))\n      more\n"
          : "\(key.name) = \(text(key))\n"
      }.joined()
  }

  private static func nested(_ keys: [Key], _ text: (Key) -> String) -> String {
    let parts = [Array(keys.prefix(2)), Array(keys.dropFirst(2))]
    func members(_ keys: [Key], _ indentation: String) -> String {
      keys.map { "\(indentation)\"\($0.name)\": \"\(text($0))\"" }.joined(separator: ",\n")
    }
    let inner = parts[1].isEmpty ? "" : "  \"more\": {\n\(members(parts[1], "    "))\n  }"
    return "{\n" + [members(parts[0], "  "), inner].filter { !$0.isEmpty }.joined(separator: ",\n")
      + "\n}\n"
  }

  private static func flat(
    _ keys: [Key], _ categories: [String], _ text: (Key) -> String
  ) -> String {
    let members = keys.flatMap { key in
      key.isPlural
        ? categories.map { "\t\"\(key.name)_\($0)\": \"{{count}} \(text(key)) \($0)\"" }
        : ["\t\"\(key.name)\": \"\(text(key))\""]
    }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private static func xcstrings(_ keys: [Key]) -> String {
    func unit(_ text: String, _ space: String) -> String {
      "{\n\(space)  \"stringUnit\" : {\n\(space)    \"state\" : \"translated\",\n"
        + "\(space)    \"value\" : \"\(text)\"\n\(space)  }\n\(space)}"
    }
    func localization(_ key: Key, _ text: String, _ categories: [String]) -> String {
      let space = "          "
      if !key.isPlural { return unit(text, "        ") }
      let forms = categories.sorted().map {
        "\(space)    \"\($0)\" : " + unit("%lld \(text) \($0)", space + "    ")
      }
      return "{\n\(space)\"variations\" : {\n\(space)  \"plural\" : {\n"
        + forms.joined(separator: ",\n") + "\n\(space)  }\n\(space)}\n        }"
    }
    let entries = keys.sorted {
      $0.name.count == $1.name.count ? $0.name < $1.name : $0.name.count < $1.name.count
    }
    .map { key in
      var languages = ["        \"en\" : " + localization(key, key.source, ["one", "other"])]
      if let target = key.target {
        languages.append("        \"pl\" : " + localization(key, target, categories))
      }
      return "    \"\(key.name)\" : {\n      \"localizations\" : {\n"
        + languages.joined(separator: ",\n") + "\n      }\n    }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
      + entries.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }
}
