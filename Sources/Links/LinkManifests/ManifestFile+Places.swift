public import Diagnostics
public import LinkRouting
import YAMLSyntax

extension ManifestFile {
  /// Returns the byte range of a manifest location in the file.
  ///
  /// If one scalar contains several steps of the location, the range is that of the scalar.
  ///
  /// - Returns: `nil` if the file does not contain even the first step of the location.
  public func sourceRange(of location: ManifestLocation) -> SourceRange? {
    var places = ManifestPlaces(root)
    return places.find(location)?.range
  }

  /// Converts diagnostics about the manifest into diagnostics with byte ranges in the file.
  ///
  /// If the file contains the exact bytes of a string, plain or in quotes, a range inside the
  /// string is converted into a range of the file. Otherwise, the result is the range of the whole
  /// string.
  ///
  /// - Parameter diagnostics: Diagnostics of ``/LinkRouting/LinkManifest/diagnostics()`` or of a
  ///   `ManifestError`. Notes about other apps lose their ranges; to keep them, use
  ///   ``diagnostics(for:in:)``.
  public func diagnostics(for diagnostics: [ManifestDiagnostic]) -> [Diagnostic] {
    var places = ManifestPlaces(root)
    return diagnostics.map { diagnostic in
      translate(diagnostic, &places) { _, _ in nil }
    }
  }

  /// Converts diagnostics about several manifests into diagnostics with byte ranges in their files.
  ///
  /// Diagnostics about apps without a file have no range.
  public static func diagnostics(
    for diagnostics: [ManifestDiagnostic], in files: [ManifestFile]
  ) -> [Diagnostic] {
    let byApp = Dictionary(files.map { ($0.manifest.app, $0) }, uniquingKeysWith: { $1 })
    var places = byApp.mapValues { ManifestPlaces($0.root) }
    return diagnostics.map { diagnostic in
      guard let file = byApp[diagnostic.app], var own = places[diagnostic.app] else {
        return Diagnostic(
          rule: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
          notes: diagnostic.notes.map { Diagnostic.Note($0.message) })
      }
      let result = file.translate(diagnostic, &own) { app, note in
        guard let file = byApp[app], var others = places[app] else { return nil }
        let range = file.range(of: note, &others)
        places[app] = others
        return range.map { ($0, file.path) }
      }
      places[diagnostic.app] = own
      return result
    }
  }

  private func translate(
    _ diagnostic: ManifestDiagnostic, _ places: inout ManifestPlaces,
    other: (String, ManifestDiagnostic.Note) -> (SourceRange, String)?
  ) -> Diagnostic {
    let isKey = diagnostic.isAboutKey && diagnostic.range == nil
    let place = places.find(diagnostic.location, isKey: isKey)
    // In `{id}`, one word is both the parameter and its type, so both have the same range.
    let isAboutType = diagnostic.code == "unknown-type"
    let spelling = diagnostic.range.flatMap { _ in
      self.spelling(at: diagnostic.location, place?.scalar, prefersTypes: isAboutType, &places)
    }
    // If the file contains no part of the location, report the start of the file.
    let range = place?.range(of: diagnostic.range, in: spelling) ?? SourceRange(0, 0)
    var fixIts: [FixIt] = []
    if let place,
      let replacement = diagnostic.replacement.map({
        spelling?.replacement($0, for: diagnostic.range) ?? $0
      }),
      let edit = place.edit(replacing: diagnostic.range, in: spelling, by: replacement)
    {
      let title = replacement.isEmpty ? "remove it" : "write '\(replacement)'"
      fixIts = [FixIt(title: title, applicability: .unsafe, edits: [edit])]
    }
    let notes = diagnostic.notes.map { note in
      if let app = note.app, app != diagnostic.app {
        let place = other(app, note)
        return Diagnostic.Note(note.message, range: place?.0, path: place?.1)
      }
      return Diagnostic.Note(note.message, range: self.range(of: note, &places))
    }
    return Diagnostic(
      rule: diagnostic.code, severity: diagnostic.severity, path: path, range: range,
      message: diagnostic.message, notes: notes, fixIts: fixIts)
  }

  /// Returns the byte range of a note; `nil` for a note without a location.
  private func range(
    of note: ManifestDiagnostic.Note, _ places: inout ManifestPlaces
  ) -> SourceRange? {
    guard let location = note.location else { return nil }
    let place = places.find(location, isKey: note.isAboutKey && note.range == nil)
    let spelling = note.range.flatMap { _ in
      self.spelling(at: location, place?.scalar, prefersTypes: false, &places)
    }
    return place?.range(of: note.range, in: spelling)
  }

  /// Returns the file's spelling of the pattern at a location, or `nil` for any other location.
  private func spelling(
    at location: ManifestLocation, _ scalar: YAMLScalar?, prefersTypes: Bool,
    _ places: inout ManifestPlaces
  ) -> PatternSpelling? {
    guard let scalar else { return nil }
    let steps = location.steps
    if steps.count == 3, case .key(let name) = steps[1], steps[0] == .key("routes"),
      steps[2] == .key("path"), let index = places.routeIndex(name, in: manifest)
    {
      let pattern = manifest.routes[index].pattern
      return PatternSpelling(scalar.text, after: "", of: pattern, prefersTypes: prefersTypes)
    }
    if steps.count == 4, case .key(let name) = steps[1], steps[0] == .key("routes"),
      steps[2] == .key("aliases"), case .index(let alias) = steps[3],
      let index = places.routeIndex(name, in: manifest),
      manifest.routes[index].aliases.indices.contains(alias)
    {
      return PatternSpelling(
        scalar.text, after: "", of: manifest.routes[index].aliases[alias],
        prefersTypes: prefersTypes)
    }
    if steps.count == 2, case .index(let index) = steps[1], steps[0] == .key("exclude"),
      manifest.exclusions.indices.contains(index)
    {
      let exclusion = manifest.exclusions[index]
      return PatternSpelling(
        scalar.text, after: exclusion.origin, of: exclusion.pattern, prefersTypes: prefersTypes)
    }
    return nil
  }
}

extension LinkManifest.Exclusion {
  /// The exclusion as a manifest spells it.
  package var text: String {
    origin + pattern.description
  }

  /// The origin of the excluded links, such as `https://shop.example`; empty without a host.
  var origin: String { host.map { "https://" + $0 } ?? "" }
}
