public import Diagnostics

extension CatalogFile {
  /// Returns a diagnostic for each of the ``errors``; the error code becomes the rule's name.
  ///
  /// A fix-it removes a byte order mark, or a duplicate whose value equals that of the first entry.
  /// For an invalid state, a display-only fix-it suggests the nearest valid state. All obsolete
  /// duplicates in a file share one diagnostic.
  ///
  /// - Parameter path: The path of the file in the diagnostics.
  /// - Complexity: O(*n*) if the file contains duplicates, where *n* is its size in bytes.
  public func diagnostics(path: String?) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    forEachDiagnostic(path: path) { diagnostics.append($0) }
    return diagnostics
  }

  /// Returns the diagnostics for errors with the given codes.
  package func diagnostics(path: String?, of codes: Set<CatalogError.Code>) -> [Diagnostic] {
    guard errors.contains(where: { codes.contains($0.code) }) else { return [] }
    let names = Set(codes.map(\.rawValue))
    return diagnostics(path: path).filter { names.contains($0.rule) }
  }

  /// Calls a closure with each of the ``diagnostics(path:)``; only one is in memory at a time.
  package func forEachDiagnostic(path: String?, _ body: (Diagnostic) -> Void) {
    guard !errors.isEmpty else { return }
    let removals = DuplicateRemovals(of: self)
    var hasObsoleteDuplicate = false
    for error in errors {
      if error.code == .obsoleteDuplicate {
        if hasObsoleteDuplicate { continue }
        hasObsoleteDuplicate = true
      }
      body(
        Diagnostic(
          rule: error.code.rawValue, severity: severity(of: error, removals), path: path,
          range: error.range,
          message: message(for: error), notes: notes(on: error, removals),
          fixIts: fixIts(for: error, removals)))
    }
  }

  private var isBinaryPropertyList: Bool { bytes.starts(with: Array("bplist".utf8)) }

  /// Returns the severity of an error in this file.
  ///
  /// It is that of the file format, or info if the error is harmless here, such as a duplicate with
  /// an equal value.
  private func severity(of error: CatalogError, _ removals: DuplicateRemovals) -> Severity {
    let severity = severity(of: error)
    if isOfNoKey(error) { return .info }
    // If the values are equal, it does not matter which of them a program reads.
    let isHarmless =
      [.duplicateKey, .duplicateJSONMember].contains(error.code)
      && (removals.edit(at: error.range) != nil || isHarmlessUnit(error)
        || isHarmlessEntry(error))
    return isHarmless && (severity == .warning || hasICUMessages) ? .info : severity
  }

  /// Returns `true` if an error affects only a key directly after it, but no key is there.
  ///
  /// For example, a byte order mark in a properties file becomes part of the first key only if no
  /// comment or empty line precedes the key.
  private func isOfNoKey(_ error: CatalogError) -> Bool {
    guard format.definition.errorWords[error.code]?.isOfKey == true else { return false }
    return entries.first?.key.range.lowerBound != error.range.upperBound
  }

  /// Returns `true` if a duplicate entry is harmless.
  ///
  /// Either both entries have the same strings, or the key identifies an object of Interface
  /// Builder, so that a tool can generate the entries again.
  private func isHarmlessEntry(_ error: CatalogError) -> Bool {
    guard let entry = entry(withKeyIn: error.range.range),
      let first = entry.firstOccurrence.map({ entries[$0] })
    else { return false }
    return isEqual(entry, first)
      || format.traits.mayNameObjects && isObject(string(entry.key))
  }

  /// Returns `true` if a key begins with the identifier of an Interface Builder object.
  ///
  /// An example is `8rC-1f-xQ2.title`.
  private func isObject(_ key: String) -> Bool {
    guard let identifier = key.split(separator: ".").first, identifier.count < key.count else {
      return false
    }
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3]
      && parts.allSatisfy { part in
        part.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      }
  }

  /// Returns `true` if it does not matter which of two XLIFF units with the same id is used.
  ///
  /// Either the targets of the units are equal, or the source strings are different keys, so that
  /// programs do not look up the units by id.
  private func isHarmlessUnit(_ error: CatalogError) -> Bool {
    guard format.traits.keysAreIDs, let entry = entry(withKeyIn: error.range.range),
      let first = entry.firstOccurrence.map({ entries[$0] })
    else { return false }
    func texts(_ entry: CatalogEntry, _ part: Range<Int>) -> [CatalogText] {
      localizations[part.clamped(to: entry.localizations)]
        .flatMap { values[$0.values] }.map(\.text)
    }
    func areEqual(_ left: [CatalogText], _ right: [CatalogText]) -> Bool {
      left.count == right.count && zip(left, right).allSatisfy { self.areEqual($0, $1) }
    }
    let sources = [first, entry].map { texts($0, $0.localizations.prefix(1)) }
    let targets = [first, entry].map { texts($0, $0.localizations.dropFirst()) }
    if !targets[0].isEmpty, areEqual(targets[0], targets[1]) { return true }
    return !areEqual(sources[0], sources[1])
      && sources.allSatisfy { !$0.isEmpty && $0.allSatisfy { isKey(string($0)) } }
  }

  /// Returns `true` if a string looks like an identifier, such as `user.email.label`.
  private func isKey(_ string: String) -> Bool {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
      }
  }

  private func severity(of error: CatalogError) -> Severity {
    // Apps read a binary property list, although this library cannot.
    if error.code == .unreadEncoding, isBinaryPropertyList { return .warning }
    return format.definition.errorWords[error.code]?.severity ?? error.severity
  }

  private func message(for error: CatalogError) -> String {
    switch error.code {
    case .unreadableFile: "file cannot be read"
    case .tooLarge: "file is too large: expected \(error.expected)"
    case .invalidEncoding: "invalid bytes: expected \(error.expected)"
    case .unreadEncoding, .convertibleEncoding: "\(error.expected) is not supported"
    case .byteOrderMark where error.range.lowerBound > 0:
      "file begins with more than one byte order mark"
    case .byteOrderMark: "file begins with a byte order mark"
    case .duplicateKey where format.traits.keysArePaths:
      "duplicate key \(duplicate(error).name)"
    case .duplicateKey: "duplicate key \(quoted(error.range))"
    case .obsoleteDuplicate: obsoleteDuplicates(error)
    case .duplicateMember:
      "duplicate \(parts(of: error).part) \(quoted(error.range)) in this \(parts(of: error).whole)"
    case .duplicateJSONMember: "duplicate member \(quoted(error.range)) in this object"
    case .emptyFile: "file is empty"
    case .keyOutsideStrings:
      "key \(quoted(error.range)) is outside of the object 'strings'"
    case .unknownMember:
      "unexpected \(quoted(error.range)): expected \(error.expected)"
    case .missingHeaderField where error.expected.hasPrefix("header fields "):
      "\(error.expected) are missing"
    case .missingMember, .missingHeader, .missingHeaderField: "\(error.expected) is missing"
    case .invalidState: "unknown state \(quoted(error.range)): expected \(error.expected)"
    case .illegalVariation:
      "\(quoted(error.range)) is not allowed here: expected \(error.expected)"
    case .surplusPluralForm, .repeatedPluralForm:
      (format.definition.formWords?.surplus(word(error.range)) ?? "no number uses this form")
        + ": expected \(error.expected)"
    case .truncatedTable: truncation(error)
    case .unreadEntry: "entry is not read: expected \(error.expected)"
    case .entityExpansion: "entity is not read: expected \(error.expected)"
    default: "expected \(error.expected)"
    }
  }

  /// Returns the name of a duplicate JSON key, which is its path.
  ///
  /// A path can be spelled with nested objects or with full stops.
  ///
  /// - Returns: The name, and a note if the two keys are spelled differently.
  private func duplicate(_ error: CatalogError) -> (name: String, note: String?) {
    let entry = entry(withKeyIn: error.range.range)
    let first = entry?.firstOccurrence.map { entries[$0] }
    guard let entry, let first else { return (quoted(error.range), nil) }
    let name = "'\(name(of: entry))'"
    if entry.scope == first.scope { return (name, nil) }
    func spelled(_ entry: CatalogEntry) -> String { "'\(string(entry.key))'" }
    return (
      name,
      "the key is written as \(spelled(entry)) here, and as \(spelled(first)) where it is first "
        + "defined; the names of the enclosing objects precede it"
    )
  }

  /// Returns the first entry whose key is in a range; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of entries. The entries are in the order of
  ///   the file.
  private func entry(withKeyIn range: Range<Int>) -> CatalogEntry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < entries.count, range.contains(entries[low].key.range) else { return nil }
    return entries[low]
  }

  /// Returns a message with the first obsolete duplicate and the number of all others.
  private func obsoleteDuplicates(_ error: CatalogError) -> String {
    let others = errors.count { $0.code == .obsoleteDuplicate } - 1
    let entry = "obsolete entry \(quoted(error.range))"
    return switch others {
    case 0: entry + " has the key of another entry"
    case 1: entry + " and 1 more have the key of another entry"
    default: entry + " and \(others) more have the key of another entry"
    }
  }

  private func truncation(_ error: CatalogError) -> String {
    guard let lost = error.lostKeys, lost > 0 else {
      return "expected \(error.expected); the app stops reading the table here"
    }
    return
      "expected \(error.expected); the app stops reading here and loses \(lost) of "
      + "\(keyCount) keys"
  }

  private func notes(
    on error: CatalogError, _ removals: DuplicateRemovals
  ) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    if error.code == .byteOrderMark, error.range.lowerBound > 0 {
      notes.append(Diagnostic.Note("Xcode drops the additional marks when it copies the file"))
    } else if isOfNoKey(error) {
      notes.append(Diagnostic.Note("no key follows on the same line, so no string is lost"))
    } else if let note = note(on: error.code) {
      notes.append(Diagnostic.Note(note))
    }
    if error.code == .duplicateKey, format.traits.keysArePaths, let note = duplicate(error).note {
      notes.append(Diagnostic.Note(note))
    }
    if let related = error.related {
      let isEqual = removals.edit(at: error.range) != nil
      // An obsolete message may precede or follow the message whose key it duplicates.
      let other =
        related.lowerBound < error.range.lowerBound ? "first defined here" : "also defined here"
      notes.append(
        Diagnostic.Note(isEqual ? "\(other), with the same value" : other, range: related))
    }
    if let lost = error.lostKeys, lost > 0 { notes += places(around: error) }
    return notes
  }

  /// The number of distinct keys.
  private var keyCount: Int { entries.count { $0.firstOccurrence == nil } }

  /// Returns notes about the last key that the app reads and the first key that it loses.
  private func places(around error: CatalogError) -> [Diagnostic.Note] {
    let kept = entries.last { $0.key.range.lowerBound < error.range.lowerBound }
    let lost = entries.first {
      $0.key.range.lowerBound >= error.range.lowerBound && $0.firstOccurrence == nil
    }
    return [(kept, "the last key that the app reads"), (lost, "the first key that the app loses")]
      .compactMap { entry, note in
        entry.map {
          Diagnostic.Note("\(note), \(quoted($0.key.sourceRange))", range: $0.key.sourceRange)
        }
      }
  }

  /// Returns the kind of element that is duplicated, and the kind of element that contains it.
  private func parts(of error: CatalogError) -> (part: String, whole: String) {
    format.definition.errorWords[error.code]?.parts ?? ("key", "dictionary")
  }

  /// Returns a note about the consequence of an error; `nil` if the message already states it.
  private func note(on code: CatalogError.Code) -> String? {
    if code == .duplicateKey, hasICUMessages { return "libraries use only one of the duplicates" }
    if let note = format.definition.errorWords[code]?.note { return note }
    return switch code {
    case .duplicateJSONMember: "JSONDecoder uses the first of these members, other readers the last"
    case .duplicateKey, .duplicateMember: "the app uses the last of the duplicates"
    case .obsoleteDuplicate:
      "msgfmt and msgmerge reject the file; Babel and polib ignore obsolete entries"
    case .truncatedTable: "the system reports no error"
    case .unreadEncoding:
      isBinaryPropertyList
        ? "the file is not checked; convert it with 'plutil -convert xml1'"
        : "the file is not checked; save it as UTF-8"
    case .convertibleEncoding: "convert the file to UTF-8 with 'msgconv -t UTF-8'"
    case .openPluralForms: "no plural is translated; msgfmt --check rejects the file"
    case .keyOutsideStrings: "Xcode drops keys that are not in 'strings'"
    case .syntax: "the system does not read the file"
    case .emptyFile: "readers of the file format expect a document, and may reject the file"
    case .missingHeader: "msgfmt --check rejects the file"
    case .missingHeaderField:
      "msgfmt --check rejects the file, but msgfmt without --check accepts it"
    case .surplusPluralForm:
      "the form differs from the last form that numbers use, so nplurals may be wrong; "
        + "msgfmt --check rejects the file"
    case .repeatedPluralForm:
      "the form repeats the last form that numbers use; msgfmt --check rejects the file"
    case .byteOrderMark: "UTF-8 has only one byte order, so the file needs no mark"
    default: nil
    }
  }
}

extension CatalogFile {
  private func fixIts(for error: CatalogError, _ removals: DuplicateRemovals) -> [FixIt] {
    switch error.code {
    case .duplicateKey, .duplicateJSONMember:
      guard let edit = removals.edit(at: error.range) else { return [] }
      return [
        FixIt(
          title: "remove the duplicate",
          applicability: removals.isSafe(at: error.range) ? .safe : .unsafe,
          edits: [edit])
      ]
    case .byteOrderMark:
      let edit = FixIt.Edit(range: error.range, text: "")
      return [FixIt(title: "remove the byte order mark", applicability: .safe, edits: [edit])]
    case .invalidState:
      let states = error.expected.split { $0 == "," || $0 == " " }.filter { $0 != "or" }
        .map { String($0) }
      guard let nearest = Spelling.nearest(to: word(error.range), among: states) else { return [] }
      let edit = FixIt.Edit(range: error.range, text: nearest)
      return [FixIt(title: "write '\(nearest)'", applicability: .displayOnly, edits: [edit])]
    default: return []
    }
  }

  /// Returns at most 40 characters from the beginning of a range, unescaped and in quotation marks.
  private func quoted(_ range: SourceRange) -> String { "'\(word(range))'" }

  private func word(_ range: SourceRange) -> String {
    var range = range.range.clamped(to: bytes.indices)
    let mark = UInt8(ascii: "\"")
    if format.traits.isJSON, range.count >= 2, bytes[range.lowerBound] == mark,
      bytes[range.upperBound - 1] == mark
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var text = string(CatalogText(range, format.definition.quotedSpelling(in: self)))
    // A tag decodes to no characters, so its bytes are quoted instead.
    if text.isEmpty { text = string(CatalogText(range, .verbatim)) }
    let isLong = text.unicodeScalars.count > Self.longestWord
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestWord)))
    return shown.split(whereSeparator: \.isNewline).joined(separator: " ") + (isLong ? "…" : "")
  }

  private static let longestWord = 40
}
