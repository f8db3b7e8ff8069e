public import Diagnostics

extension CatalogError.Code {
  /// A file that cannot be read from its disk.
  public static let unreadableFile = Self(rawValue: "unreadable-file")
  /// Not the syntax of the format: nothing behind the place is read, in JSON nothing at all.
  public static let syntax = Self(rawValue: "syntax")
  /// A file without a character, where the format needs a document.
  public static let emptyFile = Self(rawValue: "empty-file")
  /// A part of a file that is no entry: readers pass over it, and read on after it.
  public static let lostEntry = Self(rawValue: "lost-entry")
  /// An entry that is not read here because it exceeds a limit of this library; programs may read it.
  public static let unreadEntry = Self(rawValue: "unread-entry")
  /// Bytes that are not text in the encoding of the file.
  public static let invalidEncoding = Self(rawValue: "invalid-encoding")
  /// An encoding that the system reads and this library does not; what was expected names it.
  public static let unreadEncoding = Self(rawValue: "unread-encoding")
  /// An encoding that the system reads and this library does not, and that a tool converts.
  public static let convertibleEncoding = Self(rawValue: "convertible-encoding")
  /// A byte order mark where the format has none.
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// More bytes than a place can point at.
  public static let tooLarge = Self(rawValue: "too-large")
  /// A key that an earlier entry of the same table has too.
  ///
  /// In JSON, Foundation's `JSONDecoder` keeps the first, `JSONSerialization` and most other readers the last.
  /// In a property list the last counts; Android does not build with one.
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  /// An obsolete entry of a PO file, `#~`, with the key of another entry.
  ///
  /// `msgfmt` and `msgmerge` reject the file; Babel and polib read it, and nothing is lost.
  public static let obsoleteDuplicate = Self(rawValue: "obsolete-duplicate")
  /// A member of a JSON object that an earlier one has too; in a string catalog the first counts here, else the last.
  public static let duplicateJSONMember = Self(rawValue: "duplicate-json-member")
  /// A category of an Android plural, a key of a dictionary in `.stringsdict`, or the source or target of a unit in
  /// XLIFF, that is there twice.
  ///
  /// Android does not build with one; in a property list the last counts, in XLIFF the first is read here.
  public static let duplicateMember = Self(rawValue: "duplicate-member")
  /// A key beside `strings` instead of in it: Xcode drops it when it next writes the file.
  public static let keyOutsideStrings = Self(rawValue: "key-outside-strings")
  /// A member without a meaning in its place; it is kept.
  public static let unknownMember = Self(rawValue: "unknown-member")
  /// A member that has to be there.
  public static let missingMember = Self(rawValue: "missing-member")
  /// The header of a PO file with a plural, or what the header specifies for plurals.
  public static let missingHeader = Self(rawValue: "missing-header")
  /// Fields of the header of a PO file that `msgfmt --check` asks for, and that change nothing.
  public static let missingHeaderField = Self(rawValue: "missing-header-field")
  /// A value of another type than the format has there.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// The plural forms of a template in the header of a PO file without a translated plural.
  public static let openPluralForms = Self(rawValue: "open-plural-forms")
  /// A state that the format does not have.
  public static let invalidState = Self(rawValue: "invalid-state")
  /// Variations that Xcode does not compile: a device in a plural, substitutions in a device or without a text
  /// around them, a category or device that does not exist.
  public static let illegalVariation = Self(rawValue: "illegal-variation")
  /// Plural forms of a PO file that no number takes, of which one differs from the last that a
  /// number takes.
  public static let surplusPluralForm = Self(rawValue: "surplus-plural-form")
  /// Plural forms of a PO file that no number takes, all with the string of the last.
  public static let repeatedPluralForm = Self(rawValue: "repeated-plural-form")
  /// Something between the entries of a table at which CoreFoundation stops without a word.
  ///
  /// All keys behind it do not exist for the app, though `plutil -lint` says OK. Here they are read.
  public static let truncatedTable = Self(rawValue: "truncated-table")
  /// An entity that is made of others or read from elsewhere; none is ever expanded here.
  public static let entityExpansion = Self(rawValue: "entity-expansion")
}

extension CatalogError {
  /// How much it matters if nobody says otherwise.
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
  /// The codes of what keeps a file from being read to its end.
  package static let fatal: Set<Self> = [
    .syntax, .emptyFile, .invalidEncoding, .unreadEncoding, .convertibleEncoding, .unreadableFile,
    .tooLarge,
  ]

  /// The errors of entries that are not read, in files that are read to their end.
  package static let losingEntries: Set<Self> = [.lostEntry, .unreadEntry]
}
