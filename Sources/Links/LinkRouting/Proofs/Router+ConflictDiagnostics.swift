import Diagnostics

extension Router {
  /// The code of the diagnostic that reports unlisted conflicts or a search that ended early.
  package static let restOfConflicts = "more-conflicts"

  /// Returns the conflicts as diagnostics of the manifests, in the order of ``conflicts(limit:)``.
  ///
  /// A diagnostic is located at the later of two ambiguous patterns, or at the unreachable route.
  /// It has a note for each of the other patterns. If some conflicts are not listed, or if the
  /// search ended early, a further diagnostic reports this.
  ///
  /// The result also contains diagnostics about components that can be split in two ways,
  /// exclusions without effect, and redirects whose links are all rejected.
  ///
  /// - Parameter limit: The maximum number of listed conflicts, or `nil` for
  ///   ``Conflicts/maximumCount``.
  public func conflictDiagnostics(limit: Int? = nil) -> [ManifestDiagnostic] {
    let conflicts = conflicts(limit: limit)
    var diagnostics = conflicts.pairs.map(\.diagnostic)
    diagnostics += splitDiagnostics(limit: limit ?? Conflicts.maximumCount)
    let rest = conflicts.total - conflicts.pairs.count
    if rest > 0 || !conflicts.isTotalExact, let app = manifests.first?.app {
      let pairs = rest == 1 ? "more pair of patterns conflicts" : "more pairs of patterns conflict"
      let message =
        conflicts.isTotalExact
        ? "\(rest) \(pairs)"
        : rest > 0
          ? "at least \(rest) \(pairs); the conflict search ended early"
          : "could not prove that the routes have no conflicts; the search ended early"
      diagnostics.append(
        ManifestDiagnostic(
          code: Self.restOfConflicts,
          app: conflicts.pairs.last?.second.app ?? app, location: ManifestLocation("routes"),
          message: message))
    }
    return diagnostics + idleExclusions() + redirectDiagnostics()
  }

  /// Returns warnings about exclusions and exceptions without effect, in lists with exceptions.
  private func idleExclusions() -> [ManifestDiagnostic] {
    guard !table.exclusionLayers.isEmpty else { return [] }
    let search = ConflictSearch(table, limit: 0, budget: ProofBudget(ProofBudget.standard))
    return search.idleExclusions().map { idle in
      let entry = table.pattern(at: idle.place)
      let takers = idle.takers.map(table.pattern(at:))
      var message = "\(entry.phrase) has no effect, because "
      switch takers.count {
      case 0: message += "no later exclusion matches its links"
      case 1: message += "\(takers[0].phrase) matches all its links"
      default: message += "earlier entries match all its links"
      }
      return ManifestDiagnostic(
        code: "idle-exclusion", severity: .warning, app: entry.app, location: entry.location,
        message: message,
        notes: takers.map { $0.note("'\($0.pattern)' precedes this entry") }
          + (idle.witness.map { [.init("one of these links is '\($0)'")] } ?? []))
    }
  }
}

extension Router.Conflict {
  /// The conflict as a diagnostic.
  public var diagnostic: ManifestDiagnostic {
    switch kind {
    case .ambiguous:
      ManifestDiagnostic(
        code: "ambiguous-routes", app: second.app, location: second.location,
        message: "\(first.phrase) and \(second.phrase) both match "
          + (isWitnessPathOnly ? "the path of '\(witness)'" : "'\(witness)'"),
        notes: [first.note("the other pattern is '\(first.pattern)'")])
    case .unreachable:
      ManifestDiagnostic(
        code: "unreachable-route", app: second.app, location: second.location,
        message: others.isEmpty
          ? "\(second.phrase) is unreachable, because \(first.phrase) matches all its links"
          : "\(second.phrase) is unreachable, because other patterns together match all its links",
        notes: ([first] + others).map { $0.note("'\($0.pattern)' has precedence") }
          + [
            ManifestDiagnostic.Note(
              isWitnessPathOnly
                ? "these links begin with '\(witness)'" : "one of these links is '\(witness)'")
          ])
    }
  }
}

extension PatternReference {
  fileprivate var phrase: String {
    guard let route else {
      let isException = location.steps.last == .key("except")
      return "\(isException ? "exception" : "exclusion") '\(pattern)'"
    }
    // Among the patterns of routes, only an alias has a location that ends with an index.
    if case .index? = location.steps.last { return "alias '\(pattern)' of route '\(route)'" }
    return "route '\(route)'"
  }

  fileprivate func note(_ message: String) -> ManifestDiagnostic.Note {
    ManifestDiagnostic.Note(message, app: app, location: location)
  }
}
