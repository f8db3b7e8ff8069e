import Diagnostics
import FormatStrings
import StringCatalogs
import TextPrimitives

/// A difference that may be caused by missing source values.
protocol ValueLoss {
  /// The site of the string.
  var site: LintSite { get }
  /// `true` if a value of the source is missing in the string.
  var isLoss: Bool { get }
  /// The values that are missing in the string, as the source writes them.
  var lostValues: [String] { get }
  /// `true` if the string is known to be a format string.
  var isProved: Bool { get }
  /// `true` if a build tool of the program rejects the string.
  var isRejected: Bool { get }
  /// `true` if the difference is uncertain, because too few other translations contain the values.
  var isGuess: Bool { get set }

  /// Returns the difference without values that are reported elsewhere; `nil` if no value is left.
  func without(_ values: Set<String>) -> Self?

  /// Returns a difference that reports, at the source, values that most or all translations lack.
  static func lost(
    _ values: [String], everywhere: Bool, at place: (site: LintSite, range: SourceRange)
  ) -> Self
}

/// The source values that are missing in translations.
///
/// If at least three translations lack a value and none contains it, the value was probably added
/// to the source later, or translators were instructed to omit it. In both cases, it is reported
/// once, for the source. If only translations show that the source contains placeholders, a value
/// that most of them lack is also reported for the source.
struct LostValues<Difference: ValueLoss> {
  private var losses: [Difference] = []
  private let scanned: ScannedCatalog

  init(_ scanned: ScannedCatalog) { self.scanned = scanned }

  /// The minimum number of translations that are sufficient evidence about a source string.
  private var fewest: Int { 3 }

  /// Moves the differences that are caused by missing values into this collection.
  mutating func take(from differences: inout [Difference]) {
    guard differences.contains(where: \.isLoss) else { return }
    losses += differences.filter(\.isLoss)
    differences.removeAll(where: \.isLoss)
  }

  /// Returns the losses to report for a key, after all of its translations have been compared.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of losses and *m* the number of distinct
  ///   missing values.
  mutating func finish(
    _ key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> [Difference] {
    guard !losses.isEmpty else { return [] }
    defer { losses.removeAll(keepingCapacity: true) }
    let all = translationCount(of: key, source)
    guard all >= fewest, !isArray(key) else { return losses }
    let hasCopies = hasCopies(of: key, source)
    var (everywhere, mostly): ([String], [String]) = ([], [])
    var guesses: Set<String> = []
    var suggested: Set<String> = []
    var values: [String] = []
    for value in losses.flatMap(\.lostValues) where !values.contains(value) { values.append(value) }
    for value in values {
      let lacking = losses.filter { $0.lostValues.contains(value) && isOfLastString($0) }
      if lacking.contains(where: \.isRejected) { continue }
      let count = Set(lacking.map { [$0.site.file, $0.site.localization ?? 0] }).count
      let isProved = lacking.contains(where: \.isProved)
      let kept = max(0, all - count)
      if count >= all, !hasCopies {
        everywhere.append(value)
      } else if !isProved && count * 2 > all {
        mostly.append(value)
      } else if kept < 2 || kept * 2 < all {
        guesses.insert(value)
      } else {
        suggested.insert(value)
      }
    }
    let joined = Set(everywhere + mostly)
    let place = scanned.sourcePlace(of: key, source)
    let atSource = [(everywhere, true), (mostly, false)].compactMap { values, isEverywhere in
      values.isEmpty ? nil : Difference.lost(values, everywhere: isEverywhere, at: place)
    }
    return atSource
      + losses.compactMap { loss in
        guard var rest = joined.isEmpty || loss.isRejected ? loss : loss.without(joined) else {
          return nil
        }
        if !rest.isProved { rest.isGuess = !suggested.isSuperset(of: rest.lostValues) }
        return rest
      }
  }

  /// Returns `true` if a difference is in the last string of its localization.
  ///
  /// In a plural, earlier strings may intentionally omit a value.
  private func isOfLastString(_ loss: Difference) -> Bool {
    guard let place = loss.site.localization else { return true }
    let content = scanned.files[loss.site.file].shared.content
    return content.localizations[place].values.last == loss.site.value
  }

  private func isArray(_ key: LintedCatalog.Key) -> Bool {
    scanned.files[key.file].shared.content.entries[key.entry].kind == .stringArray
  }

  /// Returns the number of translations that are neither empty nor copies of the source.
  private func translationCount(
    of key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> Int {
    let catalog = scanned.catalog
    return catalog.localizations[key.localizations].count { target in
      let file = scanned.files[target.file]
      guard target.language != catalog.source,
        !scanned.catalog.testLanguages.contains(target.language),
        !file.isLeftOut(target), !scanned.catalog.testLanguages.isMark(target, in: catalog),
        let last = file.values(of: target).last,
        !file.shared.content.values[last].text.isEmpty
      else { return false }
      guard let source, let other = scanned.files[source.file].values(of: source).last else {
        return true
      }
      return !scanned.files[source.file].withBytes(of: other) { bytes in
        file.withBytes(of: last) { bytes.isSame($0) }
      }
    }
  }

  /// Returns `true` if more than half of the translations are empty or copies of the source string.
  private func hasCopies(
    of key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> Bool {
    let languages = scanned.catalog.localizations[key.localizations]
      .count { $0.language != scanned.catalog.source }
    return translationCount(of: key, source) * 2 < languages
  }
}

extension ScannedCatalog {
  /// Returns the location of the last source string, or of the key if there is none.
  func sourcePlace(
    of key: LintedCatalog.Key, _ source: LintedCatalog.Localization?
  ) -> (LintSite, SourceRange) {
    if let source, let value = files[source.file].values(of: source).last {
      let site = LintSite(
        file: source.file, entry: source.entry, localization: source.localization, value: value)
      return (site, files[source.file].shared.content.values[value].text.sourceRange)
    }
    let content = files[key.file].shared.content
    return (
      LintSite(file: key.file, entry: key.entry), content.entries[key.entry].key.sourceRange
    )
  }
}

extension FormatDifference: ValueLoss {
  var isRejected: Bool { isRefused == true }

  func without(_ values: Set<String>) -> Self? {
    let rest = lostValues.filter { !values.contains($0) }
    if rest.count == lostValues.count { return self }
    guard let first = rest.first else { return nil }
    var other = FormatDifference(
      kind: kind, cause: cause, consequence: consequence, site: site, range: range, found: found,
      expected: first, alsoLost: Array(rest.dropFirst()), notes: notes)
    (other.isProved, other.isRefused, other.isGuess) = (isProved, isRefused, isGuess)
    return other
  }

  static func lost(
    _ values: [String], everywhere: Bool, at place: (site: LintSite, range: SourceRange)
  ) -> Self {
    FormatDifference(
      kind: .missing, cause: everywhere ? .everywhere : .mostly, consequence: .lost,
      site: place.site, range: place.range, expected: values[0],
      alsoLost: Array(values.dropFirst()),
      notes: ["the value may be new in the source, or omitted intentionally"])
  }
}

extension MessageDifference: ValueLoss {
  var isLoss: Bool { !lostValues.isEmpty }
  var isProved: Bool { true }
  var isRejected: Bool { false }
  var isGuess: Bool {
    get { false }
    set {}
  }

  var lostValues: [String] {
    switch matter {
    case .missing(let names): names
    case .renamed(_, let expected): [expected]
    default: []
    }
  }

  func without(_ values: Set<String>) -> Self? {
    let rest = lostValues.filter { !values.contains($0) }
    if rest.count == lostValues.count { return self }
    return rest.isEmpty
      ? nil : MessageDifference(matter: .missing(names: rest), site: site, range: range)
  }

  static func lost(
    _ values: [String], everywhere: Bool, at place: (site: LintSite, range: SourceRange)
  ) -> Self {
    MessageDifference(
      matter: .lostEverywhere(names: values), site: place.site, range: place.range)
  }
}
