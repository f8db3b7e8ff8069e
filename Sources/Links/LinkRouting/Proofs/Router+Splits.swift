import FiniteAutomata
import TextPrimitives

extension Router {
  /// Returns an error for each component whose text can be split into values in two ways.
  ///
  /// An error is also reported if the proof that only one split exists is too long.
  func splitDiagnostics(limit: Int) -> [ManifestDiagnostic] {
    guard !table.compounds.isEmpty else { return [] }
    let budget = ProofBudget(ProofBudget.standard)
    var known: [Int32: SplitProof] = [:]
    var diagnostics: [ManifestDiagnostic] = []
    // The table lacks the components of a pattern that is in no trie, such as an exception in a
    // list without exclusions. They are therefore compiled here.
    let (compounds, patterns) = table.compoundPatterns
    for (manifest, patterns) in patterns {
      for (location, pieces, compound) in patterns where diagnostics.count < limit {
        let proof = known[compound] ?? SplitProof(compounds[Int(compound)], budget)
        known[compound] = proof
        if let diagnostic = proof.diagnostic(of: pieces, in: manifest, at: location) {
          diagnostics.append(diagnostic)
        }
      }
    }
    return diagnostics
  }
}

/// The result of a search for a text that a component can split in two ways.
private enum SplitProof {
  case unique
  case ambiguous(Bytes, [[Range<Int>]])
  case unknown

  init(_ compound: CompiledCompound, _ budget: ProofBudget) {
    if Self.hasDistinctTexts(compound) {
      self = .unique
      return
    }
    var search = TextSearch(
      inside: [SplitPairAutomaton(CompoundAutomaton(compound))], order: WitnessAlphabet.order)
    func whole(_ scalars: [UInt32]) -> Bytes {
      compound.leadingText + WitnessAlphabet.utf8(scalars) + compound.trailingText
    }
    search.maximumCost = CompiledCompound.maximumLength
    search.isReal = { scalars in
      let text = whole(scalars)
      return ProofLanguages.isPossible(text) && compound.splits(text).count > 1
    }
    switch ProofLanguages.run(&search, budget) {
    case .text(let scalars):
      let text = whole(scalars)
      self = .ambiguous(text, compound.splits(text))
    case .none: self = search.rejectedCount == 0 ? .unique : .unknown
    case .unknown: self = .unknown
    }
  }

  /// Returns `true` if each text between values contains a character that no value contains.
  ///
  /// The places of these characters then determine the split.
  private static func hasDistinctTexts(_ compound: CompiledCompound) -> Bool {
    let alphabet = ScalarSet(
      compound.types.flatMap { ComponentLanguage($0).summary.alphabet.ranges })
    var isAfterValue = false
    for piece in compound.innerPieces {
      switch piece {
      case .literal(let text):
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        if scalars.allSatisfy(alphabet.contains) { return false }
        isAfterValue = false
      case .value:
        if isAfterValue { return false }
        isAfterValue = true
      }
    }
    return true
  }

  func diagnostic(
    of pieces: [RoutePattern.Piece], in app: String, at location: ManifestLocation
  ) -> ManifestDiagnostic? {
    let component = pieces.map(\.spelling).joined()
    let advice = ManifestDiagnostic.Note(
      "separate the parameters with text that their values cannot contain")
    switch self {
    case .unique: return nil
    case .unknown:
      return ManifestDiagnostic(
        code: "ambiguous-component", app: app, location: location,
        message: "could not prove that every text matches '\(component)' in only one way",
        notes: [advice])
    case .ambiguous(let text, let splits):
      let names = pieces.compactMap { piece in
        if case .parameter(let name, _) = piece { name } else { nil }
      }
      let values = splits.map { ranges in
        zip(names, ranges).map { "\($0) '\(String(decoding: text[$1], as: UTF8.self))'" }
          .joined(separator: ", ")
      }
      return ManifestDiagnostic(
        code: "ambiguous-component", app: app, location: location,
        message:
          "'\(String(decoding: text, as: UTF8.self))' matches '\(component)' in two ways",
        notes: values.map { .init("one way is \($0)") } + [advice])
    }
  }
}

extension RouteTable {
  /// The components with several parameters and the fragments without keys of each manifest.
  ///
  /// The components are numbered; the result also contains their compiled forms.
  fileprivate var compoundPatterns:
    (
      compounds: [CompiledCompound],
      patterns: [(
        app: String,
        components: [(location: ManifestLocation, pieces: [RoutePattern.Piece], compound: Int32)]
      )]
    )
  {
    var builder = RouteTableBuilder(manifests)
    let patterns = manifests.map { manifest in
      builder.prepareTypes(of: manifest)
      let routes = manifest.routes.flatMap { route in
        route.patterns.enumerated().map { ($1, route.location(ofPattern: $0)) }
      }
      let exclusions = manifest.exclusions.enumerated().map { index, exclusion in
        (exclusion.pattern, manifest.location(ofExclusion: index))
      }
      let components = (routes + exclusions).flatMap { pattern, location in
        pattern.components.compactMap { component in
          guard case .compound(let pieces) = component, let index = builder.compound(of: pieces)
          else {
            return (location: ManifestLocation, pieces: [RoutePattern.Piece], compound: Int32)?.none
          }
          return (location, pieces, index)
        }
      }
      let fragments = manifest.routes.compactMap { route in
        route.fragmentPattern.flatMap { pattern in
          builder.compound(of: pattern.pieces).map {
            (
              location: ManifestLocation("routes", route.name, "fragment"),
              pieces: pattern.pieces, compound: $0
            )
          }
        }
      }
      return (app: manifest.app, components: components + fragments)
    }
    return (builder.compounds, patterns)
  }
}
