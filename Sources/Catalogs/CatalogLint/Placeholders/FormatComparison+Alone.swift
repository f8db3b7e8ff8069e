import Diagnostics
import FormatStrings
import StringCatalogs

extension FormatComparison {
  /// Reports the defects in a localization that can be found without comparing it with the source.
  mutating func checkAlone(_ meaning: ArgumentUsage, isSource: Bool = false) {
    guard meaning.dialect.isApple, meaning.hasPercent else {
      for text in meaning.texts { checkPositions(text, meaning, isSource: isSource) }
      return
    }
    for text in meaning.texts where !text.isKeyOfSource {
      checkPositions(text, meaning, isSource: isSource)
      checkTokens(text, meaning)
    }
    checkSubstitutions(meaning, isSource: isSource)
  }

  /// Reports a string in which only some placeholders have argument numbers.
  ///
  /// On Android, several placeholders without any argument number are also reported.
  private mutating func checkPositions(
    _ text: ArgumentUsage.Text, _ meaning: ArgumentUsage, isSource: Bool
  ) {
    guard text.variation.substitution == nil, !text.isKeyOfSource else { return }
    let uses = text.uses.map { meaning.uses[$0] }.filter {
      !$0.isProse && !$0.isUncertain && !$0.isUndefined
    }
    let unnumbered = uses.first { !$0.placeholder.isExplicit }
    guard let first = unnumbered ?? uses.first(where: \.placeholder.isRelative) else { return }
    let isMixed =
      unnumbered != nil
      && uses.contains { $0.placeholder.isExplicit && !$0.placeholder.isRelative }
    guard isMixed || isRefused(uses, meaning) else { return }
    let edits = uses.filter { !$0.placeholder.isExplicit && $0.placeholder.kind == .value }.map {
      numbering($0, text: text, meaning: meaning)
    }
    // The fix-it only numbers values. A width from an argument, or a relative index, would need an
    // argument number too.
    let isSimple = uses.allSatisfy {
      $0.placeholder.kind == .value && (isMixed || !$0.placeholder.isRelative)
    }
    differences.append(
      FormatDifference(
        kind: .mixedPositional, cause: isMixed ? .usual : .notFormatted,
        // Apple's formatter counts unnumbered placeholders from 1, whatever numbers the other
        // placeholders have. If a source contains no numbers, the app passes the values in the
        // order of the placeholders. In both cases, no value is lost.
        consequence: meaning.dialect.isApple || !isMixed && isSource ? .none : .lost,
        site: site(text, meaning),
        range: range(of: first.placeholder.range, in: text, from: meaning),
        found: spelling(of: first.placeholder.range, in: text, from: meaning),
        expected: "\(first.argument)$",
        fixIts: isSimple ? numberingFixIt(edits, in: text, of: meaning) : []))
  }

  /// Returns `true` if Android's resource compiler rejects a string without argument numbers.
  ///
  /// The compiler checks translatable strings, but not plurals and arrays.
  private func isRefused(
    _ uses: [ArgumentUsage.Use], _ meaning: ArgumentUsage
  ) -> Bool {
    guard meaning.dialect == .java, uses.count > 1,
      catalog.files[meaning.file].content.format.traits.compilerRequiresPositions
    else { return false }
    let entry = catalog.files[meaning.file].content.entries[meaning.entry]
    return entry.kind == .string && entry.isFormatted && entry.shouldTranslate
  }

  /// Returns the edit that inserts an argument number into a placeholder.
  func numbering(
    _ use: ArgumentUsage.Use, text: ArgumentUsage.Text, meaning: ArgumentUsage,
    as argument: Int? = nil
  ) -> FixIt.Edit {
    let start = use.placeholder.range.lowerBound + 1
    let sign = range(of: start - 1..<start, in: text, from: meaning)
    return FixIt.Edit(
      range: SourceRange(sign.upperBound, sign.upperBound),
      text: "\(argument ?? use.argument)$")
  }

  /// Reports substitution tokens that are unclosed, misspelled, undefined, circular or misplaced.
  private mutating func checkTokens(_ text: ArgumentUsage.Text, _ meaning: ArgumentUsage) {
    // The file's content is copied only if a defective token is found, because most strings
    // contain none.
    for stray in text.strays.map({ meaning.strays[$0] })
    where stray.reason == .unclosedSubstitution {
      differences.append(
        FormatDifference(
          kind: .substitutionToken, cause: .unclosed, consequence: .wrong,
          site: site(text, meaning), range: range(of: stray.range, in: text, from: meaning)))
    }
    for stray in text.strays.map({ meaning.strays[$0] }) where stray.reason == .ownNumber {
      let blamed = range(of: stray.range, in: text, from: meaning)
      let found = spelling(of: stray.range, in: text, from: meaning)
      differences.append(
        FormatDifference(
          kind: .malformed, consequence: .wrong, site: site(text, meaning), range: blamed,
          found: found, expected: "%arg",
          fixIts: fixIt(
            "write %arg", applicability: found.contains("$") ? .unsafe : .safe, in: text,
            edits: [FixIt.Edit(range: blamed, text: "%arg")])))
    }
    for use in text.uses.map({ meaning.uses[$0] }) {
      let place = use.placeholder.range
      if use.placeholder.kind == .substitution {
        let isCircular =
          use.substitution != nil && use.substitution == text.variation.substitution
        guard use.substitution == nil || isCircular else { continue }
        // Substitutions are part of localizations, so a key has none.
        guard text.value != nil else { continue }
        differences.append(
          FormatDifference(
            kind: .substitutionToken, cause: isCircular ? .circular : .undefined,
            consequence: .wrong, site: site(text, meaning),
            range: range(of: place, in: text, from: meaning),
            found: spelling(of: place, in: text, from: meaning),
            fixIts: isCircular
              ? []
              : renaming(use, text: text, meaning: meaning, in: catalog.files[meaning.file].content)
          ))
      } else if use.isOwnNumberOutside {
        // Only Xcode's tools write such keys, and only to string catalogs.
        let isInKey =
          catalog.files[meaning.file].shared.traits.formatStrings == .appleWithArguments
          && (text.value == nil || key.map { catalog.name(of: $0).contains("%arg") } ?? false)
        var difference = FormatDifference(
          kind: .substitutionArgument, cause: isInKey ? .untyped : .outside, consequence: .wrong,
          site: site(text, meaning),
          range: range(of: place.lowerBound..<place.upperBound + 2, in: text, from: meaning),
          found: "%arg")
        if isInKey {
          // The app displays the string in its code, so only the translations are lost.
          difference.isProved = false
          difference.notes = ["the tool that extracted the key did not know the type of the value"]
        }
        differences.append(difference)
      }
    }
  }

  /// Returns the fix-it that replaces a name with that of the only unused substitution.
  ///
  /// Returns an empty array if no substitution, or more than one, is unused.
  private func renaming(
    _ use: ArgumentUsage.Use, text: ArgumentUsage.Text, meaning: ArgumentUsage,
    in content: CatalogFile
  ) -> [FixIt] {
    guard let name = use.placeholder.name, let place = meaning.localization else { return [] }
    let unused = content.localizations[place].substitutions.filter { index in
      !meaning.uses.contains { $0.substitution == index }
    }
    guard unused.count == 1 else { return [] }
    let written = content.string(content.substitutions[unused[0]].name)
    return fixIt(
      "write %#@\(written)@", applicability: .unsafe, in: text,
      edits: [FixIt.Edit(range: range(of: name, in: text, from: meaning), text: written)])
  }

  /// Reports substitutions that no string uses, and argument formats that are invalid.
  private mutating func checkSubstitutions(_ meaning: ArgumentUsage, isSource: Bool) {
    guard let place = meaning.localization else { return }
    let content = catalog.files[meaning.file].content
    for index in content.localizations[place].substitutions {
      let substitution = content.substitutions[index]
      let site = LintSite(file: meaning.file, entry: meaning.entry, localization: place)
      if !meaning.uses.contains(where: { $0.substitution == index }) {
        differences.append(
          FormatDifference(
            kind: .substitutionToken, cause: .unused, consequence: .lost, site: site,
            range: substitution.name.sourceRange, found: content.string(substitution.name)))
      }
      if let specifier = substitution.formatSpecifier,
        !takesNumber(substitution, in: content),
        isSource || !isSourceSpecifier(substitution, in: content)
      {
        differences.append(
          FormatDifference(
            kind: .substitutionArgument, consequence: .wrong, site: site,
            range: specifier.sourceRange, found: content.string(specifier)))
      }
    }
  }

  /// Returns `true` if the format of a substitution accepts a number.
  ///
  /// In a `.stringsdict` file, Foundation also accepts an object for the number.
  private func takesNumber(
    _ substitution: CatalogSubstitution, in content: CatalogFile
  ) -> Bool {
    let value = content.valueClass(of: substitution)
    return value?.isNumber == true || value == .object && content.format.traits.formatsNumberObjects
  }

  /// Returns `true` if the substitution with the same name in the source has the same format.
  ///
  /// In that case, only the source is reported.
  private func isSourceSpecifier(
    _ substitution: CatalogSubstitution, in content: CatalogFile
  ) -> Bool {
    guard let sourcePlace, let specifier = substitution.formatSpecifier else { return false }
    let source = catalog.files[sourcePlace.file].content
    let name = content.string(substitution.name)
    let places = source.localizations[sourcePlace.localization].substitutions
    return source.substitutions[places].contains { other in
      source.string(other.name) == name
        && other.formatSpecifier.map { source.string($0) } == content.string(specifier)
    }
  }
}
