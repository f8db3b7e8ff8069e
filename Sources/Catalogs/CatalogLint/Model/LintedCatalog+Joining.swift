public import LanguageTags
import StringCatalogs

extension LintedCatalog {
  /// Creates a catalog from its files.
  ///
  /// If `sourceLanguage` is `nil`, or if no file contains it, the source language is the first of
  /// these that exists:
  ///
  /// - The source language that the files declare.
  /// - The language of the only ARB file with metadata.
  /// - English, the default for a file that specifies no language, such as `values/strings.xml` on
  ///   Android.
  /// - English. `en` and `en-US` precede other variants of English if they contain at least nine
  ///   tenths of the keys of the most complete variant.
  /// - The first language. In this case, the source language is treated as unknown.
  ///
  /// An inferred source language is replaced if its strings are keys or empty, and those of another
  /// language are neither. The replacement is a variant of English whose strings are neither. If
  /// there is none, the source language is treated as unknown.
  ///
  /// - Parameters:
  ///   - name: The name of the catalog.
  ///   - files: The files, including both the `.strings` and the `.stringsdict` of a table.
  ///   - sourceLanguage: The source language; `nil` to infer it from the files.
  ///   - atlas: The facts about languages.
  /// - Complexity: O(*n*), where *n* is the number of localizations in the files.
  public convenience init(
    name: String, files: [File], sourceLanguage: LanguageTag? = nil, atlas: LanguageAtlas
  ) {
    let files = files.map { $0.namingPluralForms(atlas) }
    var joining = Joining(sourceLanguage: sourceLanguage, atlas: atlas)
    joining.join(files)
    self.init(
      name: name, files: files, languages: joining.languages, source: joining.source,
      sourceChoice: joining.choice, atlas: atlas, keys: joining.keys,
      localizations: joining.localizations, sourceRoles: joining.roles)
  }

  private struct Joining {
    let sourceLanguage: LanguageTag?
    let atlas: LanguageAtlas
    var languages: [LintedLanguage] = []
    var indices: [String: Int] = [:]
    var source: Int?
    var choice = SourceChoice()
    var keys: [Key] = []
    var localizations: [Localization] = []
    /// For each PO or Qt file, the roles of its source strings in the catalog; empty for other
    /// files.
    var roles: [[SourceRole]] = []

    init(sourceLanguage: LanguageTag?, atlas: LanguageAtlas) {
      self.sourceLanguage = sourceLanguage
      self.atlas = atlas
    }

    mutating func join(_ files: [File]) {
      // For each file, its languages, as indices into the languages of the catalog.
      let places = files.map { file in
        file.content.languages.map { language in
          // In a bilingual file, the source strings have no language code. They are assigned the
          // source language, because a different file may contain translations into that language.
          language.name.isEmpty && !file.content.format.traits.namesSourceLanguage
            ? index(of: CatalogLanguage(name: sourceLanguage?.description ?? "en"))
            : index(of: language)
        }
      }
      let counts = entryCounts(files, places)
      source = sourceIndex(of: files, places: places, counts: counts)
      judgeSource(of: files, places: places, counts: counts)
      let joined = files.indices.filter { files[$0].qualifiers.isEmpty }
      if joined.count == 1, let file = joined.first,
        files[file].content.format.traits.languages == .all
      {
        roles = files.map { _ in [] }
        joinOne(files[file].content, file: file, places: places[file])
      } else {
        joinMany(files, joined: joined, places: places)
      }
    }

    /// Returns the index of a language, which is added if it is new.
    ///
    /// For a file that specifies no language, this is the index of the given source language, or of
    /// English.
    private mutating func index(of language: CatalogLanguage) -> Int {
      let tag = language.name.isEmpty ? (sourceLanguage ?? Self.english) : language.tag
      let name = language.name.isEmpty ? "" : tag?.description ?? language.name
      if let index = indices[name] { return index }
      let shown = tag?.description ?? name
      languages.append(
        LintedLanguage(name: shown, tag: tag, facts: tag.map { atlas[$0] } ?? LanguageFacts()))
      indices[name] = languages.count - 1
      return languages.count - 1
    }

    private static let english = LanguageTag("en")

    private mutating func sourceIndex(
      of files: [File], places: [[Int]], counts: [Int]
    ) -> Int? {
      if let sourceLanguage, let index = indices[sourceLanguage.description] { return index }
      for (file, places) in zip(files, places) {
        if let index = file.content.sourceLanguage { return places[index] }
      }
      if let template = Self.template(files) { return places[template].first }
      let english = languages.indices.filter { languages[$0].tag?.language == "en" }
      if let unnamed = indices[""], counts[unnamed] > 0 || english.allSatisfy({ counts[$0] == 0 }) {
        return unnamed
      }
      if let index = fullest(among: english, counts) { return index }
      if let unnamed = indices[""] { return unnamed }
      choice.isKnown = false
      return languages.indices.first
    }

    /// Returns the variant of English to use as the source language; `nil` if there is none.
    ///
    /// Unless the result is `en`, the most complete other variant is recorded as its rival.
    private mutating func fullest(among english: [Int], _ counts: [Int]) -> Int? {
      guard let most = english.max(by: { counts[$0] < counts[$1] }) else { return nil }
      let usual = ["en", "en-US"].compactMap { indices[$0] }
      let found = usual.first { counts[$0] * 10 >= counts[most] * 9 } ?? most
      let others = english.filter { $0 != found && counts[$0] > 0 }
      if let other = others.max(by: { counts[$0] < counts[$1] }), found != indices["en"] {
        choice.rival = SourceChoice.Rival(
          language: other, count: counts[other], ownCount: counts[found])
      }
      return found
    }

    /// Returns the number of entries for each language, counting only files with one language.
    private func entryCounts(_ files: [File], _ places: [[Int]]) -> [Int] {
      var counts = Array(repeating: 0, count: languages.count)
      for (file, places) in zip(files, places) where file.hasOneLanguage {
        if let language = places.first { counts[language] += file.shared.content.entries.count }
      }
      return counts
    }

    /// Records in ``choice`` whether the files contain the source strings.
    ///
    /// This method may also replace an inferred source language.
    private mutating func judgeSource(of files: [File], places: [[Int]], counts: [Int]) {
      guard choice.isKnown, let source else { return }
      let others = counts.indices.filter { $0 != source }
      let most = others.map { counts[$0] }.max() ?? 0
      let mayBeInCode = files.contains { $0.content.format.traits.mayHaveSourcesInCode }
      if sourceLanguage == nil, mayBeInCode {
        choice.larger = others.filter { counts[$0] > counts[source] * 2 }.map {
          SourceChoice.Rival(language: $0, count: counts[$0], ownCount: counts[source])
        }
      }
      if mayBeInCode, counts[source] * 10 < most {
        choice.emptyFile = files.indices.first { index in
          let file = files[index]
          return file.hasOneLanguage && places[index].first == source
            && file.shared.content.entries.isEmpty
            && !file.shared.content.errors.contains { CatalogError.Code.fatal.contains($0.code) }
        }
        if choice.emptyFile != nil { choice.isInCode = true }
      }
      if sourceLanguage == nil { replaceUnwritten(source, of: files, places: places) }
      let sources = KeyLikeSources(files, places, source: source)
      choice.targetFiles = sources.files
      choice.keyLikeFile = sources.keyLikeFile
      if sources.keyLikeFile != nil, sources.files.isEmpty { choice.isKnown = false }
    }

    /// Replaces a source language whose strings are keys or empty, if the strings of another
    /// language are neither.
    ///
    /// The new source language is a variant of English whose strings are neither. If there is none,
    /// the source language is unknown.
    private mutating func replaceUnwritten(_ source: Int, of files: [File], places: [[Int]]) {
      guard WrittenStrings(in: files, places: places, language: source).areKeys else { return }
      let written = languages.indices.filter { language in
        language != source
          && WrittenStrings(in: files, places: places, language: language).areStrings
      }
      guard !written.isEmpty else { return }
      choice.unwrittenFile = files.indices.first {
        files[$0].hasOneLanguage && places[$0].first == source
      }
      if let english = written.first(where: { languages[$0].tag?.language == "en" }) {
        self.source = english
      } else {
        choice.isKnown = false
      }
    }

    /// Returns the only ARB file with metadata; `nil` if several files have metadata, or none has.
    ///
    /// If a translation tool copied the metadata to all files, the template cannot be identified.
    private static func template(_ files: [File]) -> Int? {
      let described = files.indices.filter { index in
        let content = files[index].content
        return content.format.traits.hasTemplateMetadata
          && (!content.placeholders.isEmpty || content.entries.contains { $0.comment != nil })
      }
      return described.count == 1 ? described.first : nil
    }

    /// Joins a single file with all languages, in which the parser has already joined equal keys.
    private mutating func joinOne(_ content: CatalogFile, file: Int, places: [Int]) {
      keys.reserveCapacity(content.entries.count)
      localizations.reserveCapacity(content.localizations.count)
      // For each language, the last entry that contains it. If an entry contains several
      // localizations for a language, only the first is used.
      var last = Array(repeating: -1, count: languages.count)
      for (index, entry) in content.entries.enumerated() where !entry.isSuperseded {
        let start = localizations.count
        for place in entry.localizations {
          let localization = Localization(
            language: places[content.localizations[place].language], file: file, entry: index,
            localization: place)
          if last[localization.language] == index { continue }
          last[localization.language] = index
          localizations.append(localization)
          if localization.language == source, localizations.count > start + 1 {
            localizations.swapAt(start, localizations.count - 1)
          }
        }
        keys.append(
          Key(
            file: file, entry: index, localizations: start..<localizations.count, isInSource: true))
      }
    }

    private mutating func joinMany(_ files: [File], joined: [Int], places: [[Int]]) {
      let contents = files.map(\.shared)
      let sourceFiles = sourceFiles(among: joined, contents: contents, places: places)
      // Files in the source language come first, so that the catalog keeps their keys and their
      // order. `.stringsdict` files precede `.strings` tables, because the system reads them first.
      let order = joined.sorted { left, right in
        if sourceFiles.contains(left) != sourceFiles.contains(right) {
          return sourceFiles.contains(left)
        }
        let isLeft = places[left].first == source
        let isRight = places[right].first == source
        if isLeft != isRight { return isLeft }
        // Files with translations into the source language precede other files.
        let isLeftShown = choice.targetFiles.contains(left)
        if isLeftShown != choice.targetFiles.contains(right) { return isLeftShown }
        let isLeftFirst = files[left].content.format.traits.overridesTables
        let isRightFirst = files[right].content.format.traits.overridesTables
        return isLeftFirst != isRightFirst ? isLeftFirst : left < right
      }
      var found = KeyTable(capacity: order.first.map { files[$0].content.entries.count } ?? 0)
      var buffers: (decoded: [UInt8], other: [UInt8]) = ([], [])
      // For each file, the index of each entry's key.
      var keyPlaces: [[UInt32]] = []
      keys.reserveCapacity(order.first.map { files[$0].content.entries.count } ?? 0)
      roles = files.map { file in
        let content = file.shared.content
        let repeatsSources = content.format.traits.keys == .sourceString
        return Array(repeating: .own, count: repeatsSources ? content.entries.count : 0)
      }
      for file in order {
        let content = contents[file].content
        let isSource =
          places[file].first == source
          && (sourceFiles.isEmpty || sourceFiles.contains(file)
            || content.format.traits.languages != .sourceAndTarget)
        let repeatsSources = content.format.traits.keys == .sourceString
        var run = KeySequence(keys: Array(repeating: Self.none, count: content.entries.count))
        while run.index < content.entries.count {
          if run.next < keys.count {
            let other = keys[run.next].file
            run.follow(
              content, beside: (contents[other].content, other), among: keys, roles: &roles[file])
          }
          guard run.index < content.entries.count else { break }
          defer { run.index += 1 }
          let entry = content.entries[run.index]
          if entry.isSuperseded { continue }
          // The hash depends on the kind of entry, because an Android string and a string array may
          // have the same name.
          let hash = content.hash(of: entry, &buffers.decoded)
          let known = found.place(of: keys.count, hash: hash) { place in
            let other = contents[keys[place].file]
            return content.hasSameKey(
              entry, as: other.content.entries[keys[place].entry], in: other.content,
              decoded: buffers.decoded, other: &buffers.other)
          }
          if let known {
            let other = contents[keys[known].file]
            if repeatsSources {
              roles[file][run.index] = SourceRole.of(
                entry, in: content, beside: other.content.entries[keys[known].entry],
                in: other.content, isKeySame: false)
            }
          } else {
            keys.append(
              Key(file: file, entry: run.index, localizations: 0..<0, isInSource: isSource))
            if repeatsSources { roles[file][run.index] = .shown }
          }
          run.add(known ?? keys.count - 1)
        }
        keyPlaces.append(run.keys)
      }
      gather(files, order: order, places: places, keyPlaces: keyPlaces)
    }

    /// Returns the files that list all keys of a catalog, if its other files repeat these keys.
    ///
    /// These are XLIFF files that contain only the source language. The other files may contain
    /// outdated units.
    private func sourceFiles(
      among joined: [Int], contents: [SharedContent], places: [[Int]]
    ) -> Set<Int> {
      Set(
        joined.filter { file in
          let content = contents[file].content
          return content.format.traits.languages == .sourceAndTarget
            && !content.format.traits.usesTemplates && !content.entries.isEmpty
            && places[file].allSatisfy { $0 == source }
        })
    }

    /// The value for an entry that a later entry supersedes, and that therefore has no key.
    private static let none = UInt32.max

    /// Returns the localizations of an entry that become part of the catalog.
    ///
    /// A source string that is a key is included only if its language is the source language of the
    /// catalog.
    private func shown(
      of entry: Int, in content: CatalogFile, _ places: [Int]
    ) -> Range<Int> {
      let own = content.entries[entry].localizations
      guard choice.keyLikeFile != nil, own.count > 1, content.format.traits.sourcesMayBeKeys,
        let first = own.first, content.localizations[first].language == 0,
        places.first != source
      else { return own }
      return own.dropFirst()
    }

    /// Sorts the localizations by key and then by file.
    private mutating func gather(
      _ files: [File], order: [Int], places: [[Int]], keyPlaces: [[UInt32]]
    ) {
      var starts = Array(repeating: UInt32(0), count: keys.count + 1)
      for (file, keyPlaces) in zip(order, keyPlaces) {
        let content = files[file].content
        for (index, key) in keyPlaces.enumerated() where key != Self.none {
          let count = shown(of: index, in: content, places[file]).count
          starts[Int(key) + 1] += UInt32(truncatingIfNeeded: count)
        }
      }
      for key in keys.indices { starts[key + 1] += starts[key] }
      for key in keys.indices {
        keys[key].localizations = Int(starts[key])..<Int(starts[key + 1])
      }
      let unset = Localization(language: 0, file: 0, entry: 0, localization: 0)
      localizations = Array(repeating: unset, count: Int(starts[keys.count]))
      for (file, keyPlaces) in zip(order, keyPlaces) {
        let content = files[file].content
        let hasTargets = choice.targetFiles.contains(file)
        for (index, key) in keyPlaces.enumerated() where key != Self.none {
          var own = Array(shown(of: index, in: content, places[file]))
          // Translations are compared with the first localization in the source language, so a
          // translation into that language must come first.
          if hasTargets, let target = own.last, content.hasText(target) { own.reverse() }
          for place in own {
            let language = places[file][content.localizations[place].language]
            localizations[Int(starts[Int(key)])] = Localization(
              language: language, file: file, entry: index, localization: place)
            starts[Int(key)] += 1
          }
        }
      }
    }
  }
}
