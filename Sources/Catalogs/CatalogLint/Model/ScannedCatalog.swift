import StringCatalogs

/// A catalog, and what the first pass found in its texts, behind one reference: loops hand it around.
final class ScannedCatalog: Sendable {
  let catalog: LintedCatalog
  /// Its files, in its order.
  let files: [ScannedFile]
  /// What the translations show about strings whose files do not say whether they are format
  /// strings.
  let evidence: FormatEvidence
  /// What the translations show about the forms of names.
  let names: NameEvidence
  /// The signatures of functions among its source strings.
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

  /// The same for one thread: threads that count references to the same objects wait for one another.
  ///
  /// - Complexity: O(*f*) in the files.
  init(copy scanned: ScannedCatalog) {
    catalog = scanned.catalog
    files = scanned.files.map { ScannedFile(copy: $0) }
    evidence = scanned.evidence
    names = scanned.names
    signatures = scanned.signatures
  }
}

/// A file of a catalog, and what was found in its texts, behind one reference.
///
/// What loops ask for each text is asked here: who calls a method of a `CatalogFile` that lies in an array copies its
/// seven arrays.
final class ScannedFile: Sendable {
  /// The catalog that it belongs to.
  let catalog: LintedCatalog
  /// The file.
  let shared: SharedContent
  private let texts: ScannedTexts
  private let roles: [SourceRole]

  /// How the strings of the catalog are escaped.
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

  /// The places of the texts of a localization.
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

  /// Whether translations of an entry are compared with a source of its own, and not with that which shows the key.
  func hasOwnSource(_ entry: Int) -> Bool {
    guard shared.content.format.isBilingual else { return false }
    return roles.isEmpty || roles[entry] == .own
  }

  /// Whether the source texts of an entry are those that show its key, spelled in the same way.
  func isRepeated(_ entry: Int) -> Bool { !roles.isEmpty && roles[entry] == .repeated }

  /// Whether a localization has the source texts that stand beside the translations of a PO file, and shows the key.
  func isShownSource(_ localization: LintedCatalog.Localization) -> Bool {
    !roles.isEmpty && roles[localization.entry] == .shown
      && shared.content.entries[localization.entry].localizations.first
        == localization.localization
  }

  /// Whether a text of a localization may be the same as one of its source: a quick look at their lengths.
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

  /// The traits of a text, by its place.
  func traits(of place: Int) -> TextTraits { texts.traits(place) }

  /// The traits of all texts of a localization.
  func traits(of localization: LintedCatalog.Localization) -> TextTraits {
    var found: TextTraits = []
    for place in values(of: localization) { found.formUnion(texts.traits(place)) }
    return found
  }

  /// How many bytes of UTF-8 a text has; `nil` if it would have to be decoded for that.
  func count(of place: Int) -> Int? { texts.count(of: place, in: shared) }

  /// Calls a function with the UTF-8 of a text, by its place.
  ///
  /// - Complexity: O(1), but for what the function does.
  @inline(__always)
  func withBytes<Result>(of place: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    texts.withBytes(of: place, in: shared, body)
  }

  /// Whether no app has the texts of a localization.
  func isLeftOut(_ localization: LintedCatalog.Localization) -> Bool {
    guard shared.traits.states == .leftOut else { return false }
    if shared.isFileReference(localization.entry) { return true }
    guard let first = values(of: localization).first else { return false }
    return shared.content.values[first].isLeftOut
  }
}
