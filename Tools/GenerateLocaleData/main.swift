import CICU
import Foundation

// Writes CLDR's tables of aliases and likely subtags from ICU's copy of the data. Builds without
// ICU use these tables:
//
//   swift run GenerateLocaleData
//
// A test compares the results of the tables with the results of the installed ICU.

/// The rules by topic; each rule consists of a key, `>`, and a value.
typealias Rules = [String: [String]]

/// The grandfathered tags of RFC 5646 §2.2.8, irregular and regular.
let wholeTags = """
  art-lojban cel-gaulish en-GB-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo \
  i-navajo i-pwn i-tao i-tay i-tsu no-bok no-nyn sgn-BE-FR sgn-BE-NL sgn-CH-DE zh-guoyu zh-hakka \
  zh-min zh-min-nan zh-xiang
  """.split(separator: " ").map { String($0) }

/// Returns the content of a C string.
func text(_ start: UnsafePointer<CChar>?) -> String {
  unsafe start.map { unsafe String(cString: $0) } ?? ""
}

var rules: Rules = [:]
let hasAliases = unsafe withUnsafeMutablePointer(to: &rules) { context in
  unsafe waymark_visit_aliases(context) { context, kind, key, replacement in
    let rules = unsafe context?.assumingMemoryBound(to: Rules.self)
    let (kind, rule) = unsafe (text(kind), "\(text(key))>\(text(replacement))")
    unsafe rules?.pointee[kind, default: []].append(rule)
  }
}
let hasLikelySubtags = unsafe withUnsafeMutablePointer(to: &rules) { context in
  unsafe waymark_visit_likely_subtags(context) { context, key, likely in
    let rules = unsafe context?.assumingMemoryBound(to: Rules.self)
    let (key, likely) = unsafe (text(key), text(likely))
    // If the value has the language of the key, as it usually does, the language is omitted.
    let language = key.prefix { $0 != "_" }
    let isSame = likely.hasPrefix(language + "_")
    let value = isSame ? String(likely.dropFirst(language.count + 1)) : "=" + likely
    unsafe rules?.pointee["likely", default: []].append("\(key)>\(value)")
  }
}
guard hasAliases, hasLikelySubtags else { fatalError("ICU has its tables in another form") }

func key(_ rule: String) -> Substring { rule.prefix { $0 != ">" } }

func value(_ rule: String) -> Substring { rule.drop { $0 != ">" }.dropFirst() }

/// Returns the result of an ICU function for a tag.
func answer(
  of function: (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32) -> Int32, _ tag: String
) -> String {
  var buffer = [CChar](repeating: 0, count: 512)
  let count = unsafe function(tag, &buffer, Int32(buffer.count))
  guard count > 0 else { fatalError("ICU does not know \(tag)") }
  return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

rules["tag"] = wholeTags.map { tag in
  let canonical = unsafe answer(of: waymark_canonical_tag, tag)
  return "\(tag.replacingOccurrences(of: "-", with: "_"))>\(canonical)"
}

// ICU has two rules for some codes: `heb` becomes both `he` and the former code `iw`. Of two rules
// for a code, the one whose value is itself replaced is removed.
let languages = Set(rules["language"] ?? [])
let languageKeys = Set(languages.map(key))
rules["language"] = languages.filter { rule in
  !languageKeys.contains(value(rule)) || languages.count { key($0) == key(rule) } == 1
}

// The three-letter codes that ICU's parser replaces: languages, which CLDR may replace further, and
// regions. ICU contains a few more regions than CLDR.
let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
let triples = letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }
for code in triples where code != "und" {
  let language = unsafe answer(of: waymark_add_likely_subtags, code).prefix { $0 != "-" }
  if language != code { rules["short language", default: []].append("\(code)>\(language)") }
}
var longRegions: [String: String] = [:]
for code in triples.map({ $0.uppercased() }) {
  let number = code.utf8.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
  let region = waymark_region_of_long_code(number)
  if region != 0 {
    let short = [UInt8(truncatingIfNeeded: region), UInt8(truncatingIfNeeded: region >> 8)]
    longRegions[code] = String(decoding: short, as: UTF8.self)
  }
}
rules["territory"] =
  (rules["territory"] ?? []).filter { longRegions[String(key($0))] == nil }
  + longRegions.map { "\($0.key)>\($0.value)" }

/// Returns the lines of a literal, each with as many rules as fit.
func literal(_ rules: [String]) -> String {
  var lines: [String] = []
  var line = ""
  for rule in rules {
    if line.utf8.count + rule.utf8.count + 1 > 92 {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : ";") + rule
  }
  lines.append(line)
  return lines.map { "    " + $0 }.joined(separator: ";\\\n")
}

@MainActor func table(_ name: String, of kind: String, _ comment: String) -> String {
  let rules = Set(rules[kind] ?? []).sorted()
  guard !rules.isEmpty, Set(rules.map(key)).count == rules.count else {
    fatalError("no rules, or two for a key: \(kind)")
  }
  return """
      /// \(comment)
      static let \(name) = RuleTable(
        \"""
    \(literal(rules))
        \""")

    """
}

let version = unsafe text(waymark_cldr_version())
let source =
  """
  // Generated by `swift run GenerateLocaleData` from CLDR \(version). Do not edit.
  // swift-format-ignore-file

  extension CLDR {
    /// The release of CLDR.
    static let version = "\(version)"


  """
  + [
    table(
      "languages", of: "language", "Aliases of languages, alone or with a region or a variant."),
    table(
      "shortLanguages", of: "short language",
      "Three-letter language codes, with the two-letter codes that replace them."),
    table("scripts", of: "script", "Aliases of scripts."),
    table(
      "regions", of: "territory",
      "Aliases of regions; if a region has several successors, the likely one is used."),
    table("variants", of: "variant", "Aliases of variants."),
    table("wholeTags", of: "tag", "Aliases of tags that were registered as a whole."),
    table(
      "likelySubtags", of: "likely",
      "Likely subtags; an equals sign precedes a value with another language."),
  ].joined(separator: "\n") + "}\n"
let path = "Sources/Localization/LocaleNegotiation/Data/Generated/CLDR+Tables.swift"
try source.write(toFile: path, atomically: true, encoding: .utf8)
print("\(path): CLDR \(version), \(source.utf8.count) bytes")
