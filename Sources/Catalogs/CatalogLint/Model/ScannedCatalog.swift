import StringCatalogs

/// A catalog and the results of the linter's first pass, shared by reference.
final class ScannedCatalog: Sendable {
  let catalog: LintedCatalog
  /// The files, in the order of the catalog.
  let files: [ScannedFile]
  /// The evidence, in translations, that strings are format strings.
  ///
  /// It is used for strings whose files do not specify whether they are format strings.
  let evidence: FormatEvidence
  /// The evidence, in translations, for the spelling of named placeholders.
  let names: NameEvidence
  /// The function signatures in the source strings.
  let signatures: FunctionSignatures

  init(_ catalog: LintedCatalog, _ texts: [ScannedTexts]) {
    self.catalog = catalog
    let escapes = EscapeHabits(of: catalog)
    files = zip(catalog.files.indices, texts).map {
      ScannedFile($0, $1, of: catalog, escapes: escapes)
    }
    evidence = FormatEvidence(catalog, files)
    names = NameEvidence(catalog, files)
    signatures = FunctionSignatures(catalog)
  }

  /// Creates a copy for one thread.
  ///
  /// Without a copy, threads would wait for each other while they count references to the same
  /// objects.
  ///
  /// - Complexity: O(*f*), where *f* is the number of files.
  init(copy scanned: ScannedCatalog) {
    catalog = scanned.catalog
    files = scanned.files.map { ScannedFile(copy: $0) }
    evidence = scanned.evidence
    names = scanned.names
    signatures = scanned.signatures
  }
}

/// A file of a catalog and the results of the linter's first pass, shared by reference.
///
/// Loops call the methods of this type for each string. The methods of a `CatalogFile` in an array
/// would be slower, because each call would retain all arrays of the file.
final class ScannedFile: Sendable {
  /// The catalog of the file.
  let catalog: LintedCatalog
  /// The content of the file.
  let shared: SharedContent
  private let texts: ScannedTexts
  private let roles: [SourceRole]

  /// The escaping conventions of the catalog.
  let escapes: EscapeHabits

  init(
    _ place: Int, _ texts: ScannedTexts, of catalog: LintedCatalog, escapes: EscapeHabits
  ) {
    self.catalog = catalog
    self.escapes = escapes
    shared = catalog.files[place].shared
    roles = catalog.sourceRoles[place]
    self.texts = texts
  }

  /// Returns the indices of the values of a localization.
  func values(of localization: LintedCatalog.Localization) -> Range<Int> {
    shared.content.localizations[localization.localization].values
  }

  init(copy file: ScannedFile) {
    catalog = file.catalog
    shared = SharedContent(file.shared.content)
    texts = file.texts
    roles = file.roles
    escapes = file.escapes
  }

  /// Returns `true` if a translation is compared with the source string in the same entry.
  ///
  /// Otherwise, it is compared with the source string that represents the key.
  func hasOwnSource(_ entry: Int) -> Bool {
    guard shared.content.format.isBilingual else { return false }
    return roles.isEmpty || roles[entry] == .own
  }

  /// Returns `true` if an entry repeats the source string that represents its key, byte by byte.
  func isRepeated(_ entry: Int) -> Bool { !roles.isEmpty && roles[entry] == .repeated }

  /// Returns `true` if a localization in a PO or Qt file is the source string that represents its
  /// key.
  func isShownSource(_ localization: LintedCatalog.Localization) -> Bool {
    !roles.isEmpty && roles[localization.entry] == .shown
      && shared.content.entries[localization.entry].localizations.first
        == localization.localization
  }

  /// Returns `true` if a localization may equal its source, judging by the lengths of the strings.
  func mayBeCopy(
    _ localization: LintedCatalog.Localization, of source: LintedCatalog.Localization,
    in file: ScannedFile
  ) -> Bool {
    let (values, others) = (values(of: localization), file.values(of: source))
    guard values.count == 1, others.count == 1, let count = count(of: values.lowerBound),
      let other = file.count(of: others.lowerBound)
    else { return true }
    return count == other
  }

  /// Returns the traits of a value, by its index.
  func traits(of place: Int) -> TextTraits { texts.traits(place) }

  /// Returns the traits of all values of a localization.
  func traits(of localization: LintedCatalog.Localization) -> TextTraits {
    var found: TextTraits = []
    for place in values(of: localization) { found.formUnion(texts.traits(place)) }
    return found
  }

  /// Returns the UTF-8 length of a value, by its index; `nil` if that requires decoding it.
  func count(of place: Int) -> Int? { texts.count(of: place, in: shared) }

  /// Calls a closure with the UTF-8 bytes of a value, by its index.
  ///
  /// - Complexity: O(1), in addition to the closure.
  @inline(__always)
  func withBytes<Result>(of place: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withBytes(of: place, in: shared, body)
  }

  /// Returns `true` if no app contains the strings of a localization.
  ///
  /// Either `msgfmt` omits the strings, or the entry only identifies a file, such as a picture.
  func isLeftOut(_ localization: LintedCatalog.Localization) -> Bool {
    guard shared.traits.states == .leftOut else { return false }
    if shared.isFileReference(localization.entry) { return true }
    guard let first = values(of: localization).first else { return false }
    return shared.content.values[first].isLeftOut
  }
}
