import FormatStrings
import StringCatalogs

extension FormatString.Dialect {
  init(_ format: CatalogFormat, _ syntax: PlaceholderSyntax?, isSubstitution: Bool) {
    switch format.traits.formatStrings {
    case .java: self = .java
    case .appleWithArguments where isSubstitution: self = .appleSubstitution
    case .apple, .appleWithArguments: self = .apple
    case .flagged: self = syntax.map { Self($0) } ?? .c
    case .numberedPercents: self = .numberedWithCount
    case .inferred: self = .script
    case .none: self = .unformatted
    }
  }

  private init(_ syntax: PlaceholderSyntax) {
    switch syntax {
    case .printf, .otherPrintf: self = .c
    case .objectiveC: self = .apple
    case .java: self = .java
    case .python: self = .python
    case .numberedPercents: self = .numbered
    case .none, .braces, .pythonBraces, .composite, .messageFormat, .qtPlural, .shell, .tildes,
      .percents, .other:
      self = .unformatted
    }
  }
}

extension CatalogEntry {
  /// `true` if the file specifies that the entry's strings are format strings with percent signs.
  var isSaidToBeFormatted: Bool {
    switch placeholderSyntax {
    case .printf, .otherPrintf, .objectiveC, .java, .python, .numberedPercents, .qtPlural,
      .percents:
      true
    case nil, .some(.none), .braces, .pythonBraces, .composite, .messageFormat, .shell, .tildes,
      .other:
      false
    }
  }
}

extension CatalogFile {
  /// Returns the placeholder dialect of the formatter that processes an entry's strings.
  ///
  /// The entry may specify its placeholder syntax. In an XLIFF file, the original file format
  /// determines the dialect.
  func dialect(of entry: Int, isSubstitution: Bool = false) -> FormatString.Dialect {
    let syntax = entries[entry].placeholderSyntax
    if origin == .javaScript, syntax == nil { return .script }
    return FormatString.Dialect(
      originalFormat(of: entry), syntax, isSubstitution: isSubstitution)
  }

  /// Returns the file format for which the strings of an entry were originally written.
  private func originalFormat(of entry: Int) -> CatalogFormat {
    guard format.traits.hasOriginalFormats else { return format }
    return entries[entry].scope.flatMap { scopes[$0].originalFormat } ?? format
  }

  /// Returns `true` if names between percent signs, such as `%name%`, are usual in an entry.
  ///
  /// In an XLIFF file with the strings of a .NET program, they are not.
  func mayHavePercentNames(_ entry: Int) -> Bool {
    format.traits.mayHavePercentNames && !originalFormat(of: entry).traits.hasNumberedBraces
  }

  /// Returns `true` if the file does not specify that an entry's strings are format strings.
  ///
  /// In that case, placeholders are certain only if both the source and a translation contain them.
  /// This applies to an entry without a flag in a file format with flags. It also applies to file
  /// formats in which placeholders usually have a different syntax.
  func needsTwoFormats(_ entry: Int) -> Bool {
    let traits = originalFormat(of: entry).traits
    let hasFlag = traits.formatStrings == .flagged && entries[entry].isSaidToBeFormatted
    return !traits.isFormattedByDefault && !hasFlag
  }
}
