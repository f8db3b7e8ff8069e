public import Diagnostics

extension CatalogError.Code {
  /// A file that cannot be read from disk.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  /// A violation of the syntax of the file format.
  ///
  /// The reader reads nothing after the error. In JSON, it reads nothing at all.
  public static let syntax = Self(rawValue: "syntax")
  /// A file without content in a format that requires a document.
  public static let emptyFile = Self(rawValue: "empty-file")
  /// A part of a file that is not an entry; readers skip it and continue after it.
  public static let lostEntry = Self(rawValue: "lost-entry")
  /// An entry that exceeds a limit of this library, which skips it; programs may read it.
  public static let unreadEntry = Self(rawValue: "unread-entry")
  /// Bytes that are not valid in the encoding of the file.
  public static let invalidEncoding = Self(rawValue: "invalid-encoding")
  /// An encoding that the system supports and this library does not; `expected` names it.
  public static let unreadEncoding = Self(rawValue: "unread-encoding")
  /// An unsupported encoding that the system supports and a tool can convert.
  public static let convertibleEncoding = Self(rawValue: "convertible-encoding")
  /// A byte order mark in a format that has none.
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// A file with more bytes than the offsets of this library can address.
  public static let tooLarge = Self(rawValue: "too-large")
  /// A key that an earlier entry of the same table also has.
  ///
  /// In JSON, Foundation's `JSONDecoder` keeps the first entry. `JSONSerialization` and most other
  /// readers keep the last. In a property list, the last entry is used. An Android build fails with
  /// a duplicate.
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  /// An obsolete entry of a PO file, `#~`, with the key of a different entry.
  ///
  /// `msgfmt` and `msgmerge` reject the file. Babel and polib read it, and nothing is lost.
  public static let obsoleteDuplicate = Self(rawValue: "obsolete-duplicate")
  /// A member of a JSON object with the name of an earlier member.
  ///
  /// In a string catalog, this library uses the first member. In other files, it uses the last.
  public static let duplicateJSONMember = Self(rawValue: "duplicate-json-member")
  /// A duplicate part of an entry.
  ///
  /// It is one of:
  /// - a category of an Android plural,
  /// - a key of a dictionary in `.stringsdict`,
  /// - the source or target of a unit in XLIFF,
  /// - a variant in Fluent.
  ///
  /// An Android build fails with a duplicate. In a property list the last value is used. In XLIFF,
  /// this library reads the first.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// A key outside of `strings`: Xcode drops it when it next writes the file.
  public static let keyOutsideStrings = Self(rawValue: "key-outside-strings")
  /// A member that has no meaning in its place, which edits keep.
  public static let unknownMember = Self(rawValue: "unknown-member")
  /// A required member that is missing.
  public static let missingMember = Self(rawValue: "missing-member")
  /// A missing header, or missing plural forms in the header, of a PO file with a plural.
  public static let missingHeader = Self(rawValue: "missing-header")
  /// Missing header fields of a PO file that `msgfmt --check` requires and that have no effect.
  public static let missingHeaderField = Self(rawValue: "missing-header-field")
  /// A value whose type differs from the one that the format specifies.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// Unfilled plural forms of a template, in the header of a PO file without a translated plural.
  public static let openPluralForms = Self(rawValue: "open-plural-forms")
  /// A state that the format does not define.
  public static let invalidState = Self(rawValue: "invalid-state")
  /// A variation that Xcode does not compile.
  ///
  /// It is one of:
  /// - a device in a plural,
  /// - substitutions in a device, or without a string around them,
  /// - a category or device that does not exist.
  public static let illegalVariation = Self(rawValue: "illegal-variation")
  /// Unused plural forms of a PO file, at least one of which differs from the last used form.
  ///
  /// No number selects an unused form.
  public static let surplusPluralForm = Self(rawValue: "surplus-plural-form")
  /// Unused plural forms of a PO file that all repeat the string of the last used form.
  ///
  /// No number selects an unused form.
  public static let repeatedPluralForm = Self(rawValue: "repeated-plural-form")
  /// Content between the entries of a table at which CoreFoundation silently stops.
  ///
  /// The app has none of the keys that follow, although `plutil -lint` reports OK. This library
  /// reads them.
  public static let truncatedTable = Self(rawValue: "truncated-table")
  /// An entity that consists of other entities or is external; this library never expands one.
  public static let entityExpansion = Self(rawValue: "entity-expansion")
}

extension CatalogError {
  /// The severity, unless the file format defines a different one.
  public var severity: Severity {
    switch code {
    case .unknownMember, .openPluralForms, .missingHeaderField: .info
    case .truncatedTable: lostKeys == 0 ? .warning : .error
    case .duplicateJSONMember, .duplicateKey, .obsoleteDuplicate, .duplicateMember, .byteOrderMark,
      .emptyFile, .unreadEntry, .missingMember, .invalidState, .repeatedPluralForm:
      .warning
    default: .error
    }
  }
}

extension CatalogError.Code {
  /// The codes of errors that keep a file from being read to its end.
  package static let fatal: Set<Self> = [
    .syntax, .emptyFile, .invalidEncoding, .unreadEncoding, .convertibleEncoding, .unreadableFile,
    .tooLarge,
  ]

  /// The codes of skipped entries, in files that are read to their end.
  package static let losingEntries: Set<Self> = [.lostEntry, .unreadEntry]
}
