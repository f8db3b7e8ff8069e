public import Diagnostics
import Dispatch
import StringCatalogs

/// Looks for defects in catalogs.
///
/// ```swift
/// let catalog = LintedCatalog(name: "App", files: files, atlas: .icu)
/// for diagnostic in Linter(LintOptions(), jobs: 2).lint(catalog) { print(diagnostic.message) }
/// ```
public struct Linter: Sendable {
  private let options: LintOptions
  private let jobs: Int
  private let rules: SelectedRules

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - options: What to look for.
  ///   - jobs: How many threads may share the work on a large catalog.
  public init(_ options: LintOptions, jobs: Int = 1) {
    self.options = options
    self.jobs = max(1, jobs)
    rules = SelectedRules(options)
  }

  /// What is wrong with a catalog, in the order of ``/Diagnostics/Diagnostic``.
  ///
  /// What the comments of the catalog allow is left out, and so is what `tools:ignore` allows on Android. Of one
  /// rule there are at most ``DiagnosticSink/mostOfOneRule``, and one that says that there are more.
  ///
  /// - Complexity: O(*n*) in the bytes of its texts, and the sorting of what is found.
  public func lint(_ catalog: LintedCatalog) -> [Diagnostic] {
    var sink = DiagnosticSink(catalog: catalog)
    reportErrors(catalog, &sink)
    for rule in rules.catalogs {
      sink.begin(rule.rule.id, rule.severity)
      rule.rule.check(catalog, options, &sink)
    }
    var diagnostics = sink.diagnostics
    // What the first pass finds in texts, the second one uses.
    var texts: [ScannedTexts] = []
    for file in catalog.files.indices {
      let pieces = divided(catalog.files[file].content.entries.count) { entries in
        var texts = TextPass(catalog, file, rules)
        var plurals = PluralPass(catalog, file, rules)
        return (texts: texts.run(entries), plurals: plurals.run(entries))
      }
      for piece in pieces {
        Self.add(piece.texts.diagnostics, to: &diagnostics)
        Self.add(piece.plurals, to: &diagnostics)
      }
      var found = pieces[0].texts.texts
      for piece in pieces.dropFirst() { found.append(piece.texts.texts) }
      texts.append(found)
    }
    let scanned = ScannedCatalog(catalog, texts)
    let pieces = divided(catalog.keys.count) { keys in
      var pass = KeyPass(scanned, rules, options)
      return pass.run(keys)
    }
    for piece in pieces { Self.add(piece, to: &diagnostics) }
    Self.unite(&diagnostics, catalog)
    diagnostics = DiagnosticSink.limited(diagnostics)
    if var suppressions = CatalogSuppressions(catalog) {
      diagnostics = suppressions.apply(to: diagnostics, options)
    }
    return Self.sorted(diagnostics)
  }

  /// Diagnostics in their order.
  ///
  /// There may be as many of them as there are texts, and each is large: only their places are moved until the
  /// order is known.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var order = Array(diagnostics.indices)
    order.sort { diagnostics[$0] < diagnostics[$1] }
    var sorted = diagnostics
    for place in order.indices where order[place] != place {
      // Each of a ring takes the place of the one in front.
      var free = place
      while order[free] != place {
        let next = order[free]
        sorted.swapAt(free, next)
        order[free] = free
        free = next
      }
      order[free] = free
    }
    return sorted
  }

  /// Leaves out what is said of a source text in one file in two languages already: each file has the sources of all.
  private static func unite(_ diagnostics: inout [Diagnostic], _ catalog: LintedCatalog) {
    guard catalog.files.count > 1, catalog.files[0].content.format.isBilingual,
      let source = catalog.source.map({ catalog.languages[$0].name })
    else { return }
    struct Identity: Hashable {
      let rule: String
      let subject: Diagnostic.Subject?
      let message: String
    }
    var paths: [Identity: String?] = [:]
    diagnostics.removeAll { diagnostic in
      guard diagnostic.subject?.language == source, diagnostic.subject?.key != nil else {
        return false
      }
      let identity = Identity(
        rule: diagnostic.rule, subject: diagnostic.subject, message: diagnostic.message)
      if let path = paths[identity] { return path != diagnostic.path }
      paths[identity] = .some(diagnostic.path)
      return false
    }
  }

  /// Adds diagnostics to others, without a copy of them if there are none yet.
  private static func add(_ found: [Diagnostic], to diagnostics: inout [Diagnostic]) {
    if found.isEmpty { return }
    if diagnostics.isEmpty { diagnostics = found } else { diagnostics += found }
  }

  /// Reports what the readers found wrong.
  private func reportErrors(_ catalog: LintedCatalog, _ sink: inout DiagnosticSink) {
    for file in catalog.files where !file.content.errors.isEmpty {
      let found = file.content.diagnostics(
        path: file.path, mostOfOneCode: DiagnosticSink.mostOfOneRule + 1)
      for var diagnostic in found {
        guard let rule = rules.formats[diagnostic.rule] else { continue }
        diagnostic.rule = rule.id
        // A rule that somebody gave another severity has that one; else the place decides.
        if let severity = options.severities[rule.id] ?? nil { diagnostic.severity = severity }
        diagnostic.subject = catalog.subject(of: diagnostic.range, in: file)
        sink.add(diagnostic)
      }
    }
  }

  /// Divides a range among threads, where it is large enough to be worth it; the results are in order.
  private func divided<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let pieces = count < 1024 ? 1 : jobs
    if pieces == 1 { return [work(0..<count)] }
    let results = Pieces<Result>(pieces)
    DispatchQueue.concurrentPerform(iterations: pieces) { piece in
      results.set(piece, work(count * piece / pieces..<count * (piece + 1) / pieces))
    }
    return results.all
  }
}

/// The results of threads, in the order of their pieces.
private final class Pieces<Result: Sendable>: @unchecked Sendable {
  // Each place is written by one thread only, before `concurrentPerform` returns; the queue guards the array.
  private var results: [Result?]
  private let queue = DispatchQueue(label: "waymark.pieces")

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ piece: Int, _ result: Result) { queue.sync { results[piece] = result } }

  var all: [Result] { queue.sync { results.compactMap { $0 } } }
}
