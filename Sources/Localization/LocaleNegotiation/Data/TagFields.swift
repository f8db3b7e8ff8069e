internal import LanguageTags

/// The subtags of a tag, to which aliases and likely subtags are applied.
struct TagFields {
  var language: Subtag
  var script: Subtag
  var region: Subtag
  /// The variants in lower case, sorted.
  private(set) var variants: [Subtag]
  /// The extensions and private use subtags, with a hyphen before each subtag.
  private(set) var rest: String

  init(_ tag: LanguageTag) {
    // A tag that consists only of private use subtags has no language.
    language =
      tag.language == "x" ? "und" : CLDR.shortLanguages.replacement(of: Subtag(tag.language))
    script = Subtag(tag.script)
    region = Subtag(tag.region)
    variants = tag.variants.map { Subtag($0.lowercased()) }
    variants.sort { $0.description < $1.description }
    let extensions = tag.extensions.flatMap { [String($0.singleton)] + $0.subtags }
    let privateUse = tag.privateUse.isEmpty ? [] : ["x"] + tag.privateUse
    rest = (extensions + privateUse).reduce(into: "") { $0 += "-\($1)" }
  }

  /// The tag as a string.
  var text: String {
    let subtags = [language, script, region].filter { !$0.isAbsent } + variants
    return subtags.map(\.description).joined(separator: "-") + rest
  }
}

// MARK: Aliases

extension TagFields {
  /// Replaces subtags according to CLDR's aliases until no alias applies.
  ///
  /// The method follows [UTS #35, annex
  /// C](https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization).
  mutating func replaceAliases() {
    // Each rule changes the language, the script, the region or one variant. The limit prevents an
    // endless loop if the data are incorrect.
    for _ in 0..<(10 + 2 * variants.count) {
      guard replaceOne() else { break }
    }
    variants.sort { $0.description < $1.description }
    // The POSIX variant becomes a Unicode extension.
    if variants == ["posix"], rest.isEmpty || rest.hasPrefix("-x-") {
      variants = []
      rest = "-u-va-posix\(rest)"
    }
  }

  /// Applies the first matching rule; returns `false` if no rule matches.
  ///
  /// Rules with more subtags precede rules with fewer subtags.
  private mutating func replaceOne() -> Bool {
    for hasRegion in [true, false] where !(hasRegion && region.isAbsent) {
      let region = hasRegion ? region : .absent
      for variant in variants where replaceLanguage(language, region: region, variant: variant) {
        return true
      }
      if replaceLanguage(language, region: region, variant: .absent) { return true }
    }
    for variant in variants where replaceLanguage("und", region: .absent, variant: variant) {
      return true
    }
    return replaceRegion() || replaceScript() || replaceVariant()
  }

  /// Applies the rule for a language with an optional region and variant; returns `false` if there
  /// is no such rule.
  private mutating func replaceLanguage(
    _ language: Subtag, region: Subtag, variant: Subtag
  ) -> Bool {
    guard let value = CLDR.languages.value(of: language, second: region, third: variant) else {
      return false
    }
    var newRegion = Subtag.absent
    var newVariant = Subtag.absent
    let newLanguage = CLDR.languages.subtag(0, of: value)
    if newLanguage != "und" { self.language = newLanguage }
    for place in 1...3 {
      let subtag = CLDR.languages.subtag(place, of: value)
      switch subtag.count {
      case 2, 3: newRegion = subtag
      case 4: if script.isAbsent { script = subtag }
      case 5...8: newVariant = subtag
      default: break
      }
    }
    // Subtags that the rule's key contains are replaced or removed. All other subtags are set only
    // if the tag does not have them.
    if !region.isAbsent {
      self.region = newRegion
    } else if self.region.isAbsent {
      self.region = newRegion
    }
    if !variant.isAbsent { replaceVariant(variant, by: newVariant) }
    return true
  }

  private mutating func replaceRegion() -> Bool {
    guard !region.isAbsent, let value = CLDR.regions.value(of: region) else { return false }
    var likely = TagFields(language: language, script: script)
    likely.addLikelySubtags()
    var place = 0
    while case let one = CLDR.regions.subtag(place, of: value), !one.isAbsent {
      if one == likely.region {
        region = one
        return true
      }
      place += 1
    }
    region = CLDR.regions.subtag(0, of: value)
    return true
  }

  private mutating func replaceScript() -> Bool {
    guard !script.isAbsent, let value = CLDR.scripts.value(of: script) else { return false }
    script = CLDR.scripts.subtag(0, of: value)
    return true
  }

  private mutating func replaceVariant() -> Bool {
    for variant in variants {
      guard let value = CLDR.variants.value(of: variant) else { continue }
      // CLDR's replacement for `heploc` also replaces `hepburn`.
      if variant == "heploc" { replaceVariant("hepburn", by: .absent) }
      replaceVariant(variant, by: CLDR.variants.subtag(0, of: value))
      return true
    }
    return false
  }

  private mutating func replaceVariant(_ old: Subtag, by new: Subtag) {
    variants.removeAll { $0 == old || $0 == new }
    if !new.isAbsent { variants.append(new) }
  }
}

// MARK: Likely subtags

extension TagFields {
  private init(language: Subtag, script: Subtag) {
    self.language = language
    self.script = script
    region = .absent
    variants = []
    rest = ""
  }

  /// Adds the likely script and region, and replaces `und` with the likely language, if known.
  mutating func addLikelySubtags() {
    let script = script == "Zzzz" ? Subtag.absent : script
    let region = region == "ZZ" ? Subtag.absent : region
    for key in [(script, region), (script, .absent), (.absent, region), (.absent, .absent)] {
      guard let value = CLDR.likelySubtags.value(of: language, second: key.0, third: key.1) else {
        continue
      }
      // A value that changes the language starts with the new language. Any other value starts with
      // the script.
      var place = 0
      if case let first = CLDR.likelySubtags.subtag(0, of: value), first.count < 4 {
        language = first
        place = 1
      }
      // Subtags that are not in the key are kept if they are present. A region in the key is
      // replaced, because it can be a group of countries: `und-005` becomes `pt-Latn-BR`.
      self.script =
        key.0.isAbsent && !script.isAbsent ? script : CLDR.likelySubtags.subtag(place, of: value)
      self.region =
        key.1.isAbsent && !region.isAbsent
        ? region : CLDR.likelySubtags.subtag(place + 1, of: value)
      return
    }
  }

  /// The language, script and region; those that are absent are replaced by likely subtags.
  var likely: [Subtag] {
    var fields = self
    fields.addLikelySubtags()
    return [fields.language, fields.script, fields.region]
  }
}
