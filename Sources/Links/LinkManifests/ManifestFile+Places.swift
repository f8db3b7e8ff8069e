public import Diagnostics
public import LinkRouting
import YAMLSyntax

extension ManifestFile {
  /// Returns the byte range of a manifest location in the file.
  ///
  /// If one scalar contains several steps of the location, the range is that of the part at the
  /// location or, if this part cannot be found, that of the scalar. If the file does not contain
  /// the location, the range is at the start of the nearest enclosing mapping or list.
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
    // In `{id}`, one word is both the parameter and its type. The range of a diagnostic about an
    // unknown type refers to the type.
    let target = target(
      diagnostic.location, part: diagnostic.range, isKey: diagnostic.isAboutKey,
      prefersTypes: diagnostic.code == "unknown-type", &places)
    let spelling = target.spelling
    // If the file contains no part of the location, report the start of the file.
    let range = target.range ?? SourceRange(0, 0)
    var fixIts: [FixIt] = []
    if let place = target.place, !target.isFixed,
      let replacement = diagnostic.replacement.map({
        spelling?.replacement($0, for: target.part) ?? $0
      }),
      let edit = place.edit(replacing: target.part, in: spelling, by: replacement)
    {
      let title = replacement.isEmpty ? "remove the marked text" : "write '\(replacement)'"
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
    return target(
      location, part: note.range, isKey: note.isAboutKey, prefersTypes: false, &places
    ).range
  }

  /// The part of the file that a diagnostic or a note is about.
  private struct Target {
    /// The node at the location, or a node that encloses it.
    var place: ManifestPlaces.Place?
    /// The range of the part in the string of the node; `nil` for the whole string.
    var part: SourceRange?
    /// The spelling of the pattern in the string.
    var spelling: PatternSpelling?
    /// `true` if the file divides the pattern into two strings, so that no single edit replaces it.
    var isFixed = false

    /// The byte range in the file.
    var range: SourceRange? { place?.range(of: part, in: spelling) }
  }

  private func target(
    _ location: ManifestLocation, part: SourceRange?, isKey: Bool, prefersTypes: Bool,
    _ places: inout ManifestPlaces
  ) -> Target {
    let place = places.find(location, isKey: isKey && part == nil)
    guard let written = pattern(at: location, &places), let scalar = place?.scalar else {
      return Target(place: place, part: part)
    }
    var (pattern, prefix) = (written.pattern, written.prefix)
    guard var part else { return Target(place: place, isFixed: prefix != nil) }
    if let group = prefix {
      // The file contains the pattern as two strings: the prefix of the group and the path of the
      // route.
      let count = group.pattern.components.count
      let length = count == 0 ? 0 : group.pattern.description.utf8.count
      if part.upperBound <= length {
        let node = group.node
        let place = ManifestPlaces.Place(range: node.range, scalar: node.scalar, isExact: true)
        let spelling = node.scalar.map {
          PatternSpelling($0.text, after: "", of: group.pattern, prefersTypes: prefersTypes)
        }
        return Target(place: place, part: part, spelling: spelling)
      }
      guard part.lowerBound >= length else { return Target(place: place, isFixed: true) }
      part = part.shifted(by: -length)
      pattern = pattern.dropping(count)
      prefix = nil
    }
    let spelling = PatternSpelling(
      scalar.text, after: written.origin, of: pattern, prefersTypes: prefersTypes)
    return Target(place: place, part: part, spelling: spelling)
  }

  /// Returns the pattern at a location, or `nil` if the location is not that of a pattern.
  private func pattern(
    at location: ManifestLocation, _ places: inout ManifestPlaces
  ) -> (origin: String, pattern: RoutePattern, prefix: GroupPrefix?)? {
    let steps = location.steps
    if steps.count >= 3, case .key(let name) = steps[1], steps[0] == .key("routes"),
      let index = places.routeIndex(name, in: manifest)
    {
      let route = manifest.routes[index]
      if steps.count == 3, steps[2] == .key("path") {
        return ("", route.pattern, prefixes[name])
      }
      if steps.count == 4, steps[2] == .key("aliases"), case .index(let alias) = steps[3],
        route.aliases.indices.contains(alias)
      {
        return ("", route.aliases[alias], prefixes[name])
      }
    }
    if steps.count >= 2, case .index(let index) = steps[1], steps[0] == .key("exclude"),
      manifest.exclusions.indices.contains(index)
    {
      let exclusion = manifest.exclusions[index]
      return (exclusion.origin, exclusion.pattern, nil)
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
