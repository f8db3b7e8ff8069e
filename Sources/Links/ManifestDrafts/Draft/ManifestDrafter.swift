public import Diagnostics
public import LinkAssociations
import LinkRouting

/// Drafts a manifest from association files, intent filters, URL types and real links.
///
/// Sources are added one after the other and merged: what several say of one route becomes one route, of which the
/// account that says more is kept. A draft opens what the sources open, as far as routes can say it; what is not
/// carried over is in ``ManifestDraft/diagnostics``, each with its place and the reason.
///
/// ```swift
/// var drafter = ManifestDrafter(app: "shop")
/// drafter.add(AppleAssociation(bytes: bytes, path: "apple-app-site-association"), host: "shop.example")
/// print(drafter.draft().text)
/// ```
public struct ManifestDrafter {
  private let app: String?
  private var report = DraftReport()
  private var apple = SourceDraft()
  private var rules = SourceDraft()
  private var filters = SourceDraft()
  private var lists = SourceDraft()
  private var links: LinkObservations?
  /// What is wrong with sources that could not be read at all: no JSON, no XML.
  ///
  /// Nothing is drafted from them. A tool that was told to read them had better stop.
  public private(set) var unreadable: [Diagnostic] = []

  /// Starts a draft.
  ///
  /// - Parameter app: The name of the app, or the end of its identifier or package where a file has several apps;
  ///   `nil` for a name that the sources suggest.
  public init(app: String? = nil) {
    self.app = app
  }

  /// Adds Apple's association file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - host: The host that serves it, which the file does not say; `nil` for every host of the app.
  /// - Complexity: O(*n*) in the components, times those that exclude.
  public mutating func add(_ file: AppleAssociation, host: String? = nil) {
    merge(AppleSource(file, host: host?.lowercased(), app: app, &report).draft, into: \.apple)
    if !file.isReadable, file.details.isEmpty { unreadable += file.diagnostics }
  }

  /// Adds an `assetlinks.json`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - host: The host that serves it; `nil` for every host of the app.
  public mutating func add(_ file: AssetLinks, host: String? = nil) {
    merge(RuleSource(file, host: host?.lowercased(), app: app, &report).draft, into: \.rules)
    if !file.isReadable, file.statements.isEmpty { unreadable += file.diagnostics }
  }

  /// Adds the intent filters of an Android manifest.
  public mutating func add(_ manifest: AndroidManifest) {
    merge(FilterSource(manifest, &report).draft, into: \.filters)
    if !manifest.isReadable { unreadable += manifest.diagnostics }
  }

  /// Adds the URL types of an Info.plist, or the associated domains of an entitlements file.
  ///
  /// - Parameters:
  ///   - bytes: The property list, as XML.
  ///   - path: What diagnostics call it.
  public mutating func add(propertyList bytes: [UInt8], path: String? = nil) {
    let list = ApplePropertyList(reading: bytes, path: path)
    merge(PropertyListSource(list, &report).draft, into: \.lists)
    if !list.isReadable { unreadable += list.diagnostics }
  }

  /// Adds a host that the sources do not name.
  public mutating func add(host: String) {
    lists.add(host: host.lowercased())
  }

  /// Adds a line of a list of real links; an empty one, and one that begins with `#`, is passed over.
  ///
  /// However many links there are, the memory that they take is bounded: rare paths and values become patterns.
  ///
  /// - Parameters:
  ///   - line: The link, perhaps with white space around it.
  ///   - number: The number of the line, from 1.
  ///   - path: The file of the line.
  /// - Complexity: O(*n*) in the link.
  public mutating func add(link line: Span<UInt8>, number: Int, path: String? = nil) {
    if let problem = add(line.indices.map { line[$0] }) {
      report(malformedLine: number, problem, path: path)
    }
  }

  /// The same for bytes in an array.
  public mutating func add(link line: [UInt8], number: Int, path: String? = nil) {
    add(link: line.span, number: number, path: path)
  }

  /// Counts a line that is no link, such as one that is too long to be read.
  ///
  /// - Parameters:
  ///   - number: The number of the line, from 1.
  ///   - problem: Why it is no link, as an English phrase.
  ///   - path: The file of the line.
  public mutating func add(malformedLine number: Int, _ problem: String, path: String? = nil) {
    if links == nil { links = LinkObservations() }
    links?.addMalformed()
    report(malformedLine: number, problem, path: path)
  }

  private mutating func add(_ line: [UInt8]) -> String? {
    if links == nil { links = LinkObservations() }
    return links?.add(line)
  }

  private mutating func report(malformedLine number: Int, _ problem: String, path: String?) {
    report.report(
      "draft-malformed-link", .error, path: path, nil, "line \(number) is no link: \(problem)")
  }

  private mutating func merge(
    _ source: SourceDraft, into place: WritableKeyPath<ManifestDrafter, SourceDraft>
  ) {
    for route in source.routes { self[keyPath: place].add(route) }
    for exclusion in source.exclusions { self[keyPath: place].add(exclusion) }
    for host in source.hosts { self[keyPath: place].add(host: host) }
    for scheme in source.schemes { self[keyPath: place].add(scheme: scheme) }
    func append(_ values: WritableKeyPath<SourceDraft, [String]>) {
      for value in source[keyPath: values]
      where !self[keyPath: place][keyPath: values].contains(value) {
        self[keyPath: place][keyPath: values].append(value)
      }
    }
    append(\.appIDs)
    append(\.packages)
    append(\.fingerprints)
    if let upgrades = source.upgradesHTTP {
      self[keyPath: place].upgradesHTTP = upgrades && self[keyPath: place].upgradesHTTP ?? true
    }
  }

  /// The manifest of everything that was added.
  ///
  /// - Complexity: O(*n*²) in the routes at worst, for those that are in conflict.
  public func draft() -> ManifestDraft {
    var report = report
    var sources = [apple, rules, filters, lists]
    if let links { sources.append(links.draft(&report)) }
    var assembly = ManifestAssembly(app: app, sources, report)
    var draft = assembly.draft()
    draft.counts.links = links?.count ?? 0
    draft.counts.malformedLines = links?.malformed ?? 0
    return draft
  }
}
