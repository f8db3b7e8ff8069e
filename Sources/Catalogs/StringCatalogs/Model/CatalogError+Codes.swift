public import Diagnostics

extension CatalogError.Code {
  /// A file that cannot be read from disk.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  /// A violation of the syntax of the file format, or a path that is too long for this library.
  ///
  /// In most cases, the reader stops at the error. If the file is not valid JSON, it reads nothing
  /// at all.
  public static let syntax = Self(rawValue: "syntax")
  /// A file without content, in a format that requires a document.
  public static let emptyFile = Self(rawValue: "empty-file")
  /// Content that is not an entry; readers skip it and continue.
  public static let lostEntry = Self(rawValue: "lost-entry")
  /// An entry that this library skips because it exceeds a limit; programs may still read it.
  public static let unreadEntry = Self(rawValue: "unread-entry")
  /// Bytes that are invalid in the encoding of the file.
  public static let invalidEncoding = Self(rawValue: "invalid-encoding")
  /// An encoding that the system supports but this library does not; `expected` contains its name.
  public static let unreadEncoding = Self(rawValue: "unread-encoding")
  /// An encoding that the system supports and this library does not, but that a tool can convert.
  public static let convertibleEncoding = Self(rawValue: "convertible-encoding")
  /// A byte order mark in a format that does not allow it.
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// A file that is too large for 32-bit offsets.
  public static let tooLarge = Self(rawValue: "too-large")
  /// A key that duplicates the key of an earlier entry in the same table.
  ///
  /// In JSON, Foundation's `JSONDecoder` uses the first entry. `JSONSerialization` and most other
  /// readers use the last. In property lists and Java properties, the last entry is used. An
  /// Android build fails if a key is duplicated.
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  /// An obsolete entry of a PO file (`#~`) that has the key of a different entry.
  ///
  /// `msgfmt` and `msgmerge` reject the file. Babel and polib read it without losing content.
  public static let obsoleteDuplicate = Self(rawValue: "obsolete-duplicate")
  /// A member that has the same name as an earlier member of the same JSON object.
  ///
  /// In a string catalog, this library uses the first member. In other files, it uses the last.
  public static let duplicateJSONMember = Self(rawValue: "duplicate-json-member")
  /// A duplicate part of an entry.
  ///
  /// It is one of:
  /// - a category in an Android plural,
  /// - a key of a dictionary in `.stringsdict`,
  /// - the source or target of a unit in XLIFF,
  /// - a variant in Fluent.
  ///
  /// An Android build fails if a category is duplicated. In a property list, the last value is
  /// used. In XLIFF, this library reads the first element.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// A key outside of the object `strings`, which Xcode drops when it next writes the file.
  public static let keyOutsideStrings = Self(rawValue: "key-outside-strings")
  /// A member that has no meaning at its position, but that edits preserve.
  public static let unknownMember = Self(rawValue: "unknown-member")
  /// A required member that is missing.
  public static let missingMember = Self(rawValue: "missing-member")
  /// A missing header, or missing plural forms in the header, in a PO file that contains a plural.
  public static let missingHeader = Self(rawValue: "missing-header")
  /// Missing header fields that `msgfmt --check` requires, but that programs do not need.
  public static let missingHeaderField = Self(rawValue: "missing-header-field")
  /// A value whose type is not the one that the format specifies.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// A template's `Plural-Forms` placeholder in a PO file that has no translated plural.
  public static let openPluralForms = Self(rawValue: "open-plural-forms")
  /// A state that the format does not define.
  public static let invalidState = Self(rawValue: "invalid-state")
  /// A variation that the format does not allow, in a string catalog, a `.stringsdict` file or an
  /// Android file.
  ///
  /// It is one of:
  /// - a device inside a plural,
  /// - substitutions inside a device, or without an enclosing string,
  /// - a category or device that does not exist.
  public static let illegalVariation = Self(rawValue: "illegal-variation")
  /// Unused plural forms, at least one of which differs from the last form that is used.
  ///
  /// A plural form is unused if no number selects it.
  public static let surplusPluralForm = Self(rawValue: "surplus-plural-form")
  /// Unused plural forms that all repeat the string of the last form that is used.
  ///
  /// A plural form is unused if no number selects it.
  public static let repeatedPluralForm = Self(rawValue: "repeated-plural-form")
  /// Content between the entries of a table at which CoreFoundation silently stops.
  ///
  /// The app loads none of the keys that follow, although `plutil -lint` reports OK. This library
  /// reads them.
  public static let truncatedTable = Self(rawValue: "truncated-table")
  /// An external entity, or one that refers to other entities; this library never expands them.
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
  /// The codes of errors that prevent the reader from reading the whole file.
  package static let fatal: Set<Self> = [
    .syntax, .emptyFile, .invalidEncoding, .unreadEncoding, .convertibleEncoding, .unreadableFile,
    .tooLarge,
  ]

  /// The codes for skipped entries in files that are otherwise read completely.
  package static let losingEntries: Set<Self> = [.lostEntry, .unreadEntry]
}
