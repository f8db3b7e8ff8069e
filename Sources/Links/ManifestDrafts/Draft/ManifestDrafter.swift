public import Diagnostics
public import LinkAssociations
import LinkRouting

/// A builder that drafts a manifest from association files, intent filters, property lists and
/// links.
///
/// The links are links in use, such as those in a log. Add each source; the drafter merges the
/// sources. If several sources describe a route, the more precise type of each value is kept. The
/// routes of a draft accept the links that the sources open, as far as routes can express this.
/// ``ManifestDraft/diagnostics`` reports all losses with their locations and reasons.
///
/// ```swift
/// var drafter = ManifestDrafter(app: "shop")
/// drafter.add(
///   AppleAssociation(bytes: bytes, path: "apple-app-site-association"), host: "shop.example")
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
  /// The errors in sources that cannot be read, for example because they are not JSON or XML.
  ///
  /// Such sources contribute nothing to the draft. A tool that was asked to read them should stop.
  public private(set) var unreadable: [Diagnostic] = []

  /// Creates a drafter without sources.
  ///
  /// - Parameter app: The name of the app, or the end of its identifier or package name to select
  ///   it in files with several apps. If it is `nil`, the sources suggest a name.
  public init(app: String? = nil) {
    self.app = app
  }

  /// Adds Apple's association file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - host: The host that serves the file, which the file itself does not name; `nil` for all
  ///     hosts of the app.
  /// - Complexity: O(*n* · *e*) for *n* components, *e* of which exclude links.
  public mutating func add(_ file: AppleAssociation, host: String? = nil) {
    merge(AppleSource(file, host: host?.lowercased(), app: app, &report).draft, into: \.apple)
    if !file.isReadable, file.details.isEmpty { unreadable += file.diagnostics }
  }

  /// Adds an `assetlinks.json` file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - host: The host that serves the file; `nil` for all hosts of the app.
  public mutating func add(_ file: AssetLinks, host: String? = nil) {
    merge(RuleSource(file, host: host?.lowercased(), app: app, &report).draft, into: \.rules)
    if !file.isReadable, file.statements.isEmpty { unreadable += file.diagnostics }
  }

  /// Adds the intent filters of an Android manifest.
  public mutating func add(_ manifest: AndroidManifest) {
    merge(FilterSource(manifest, &report).draft, into: \.filters)
    if !manifest.isReadable { unreadable += manifest.diagnostics }
  }

  /// Adds the URL types of an `Info.plist`, or the associated domains of an entitlements file.
  ///
  /// - Parameters:
  ///   - bytes: The property list, as XML.
  ///   - path: The name that diagnostics use for the file.
  public mutating func add(propertyList bytes: [UInt8], path: String? = nil) {
    let list = ApplePropertyList(reading: bytes, path: path)
    merge(PropertyListSource(list, &report).draft, into: \.lists)
    if !list.isReadable { unreadable += list.diagnostics }
  }

  /// Adds a host that the sources do not name.
  public mutating func add(host: String) {
    lists.add(host: host.lowercased())
  }

  /// Adds a line of a list of real links; ignores empty lines and lines that begin with `#`.
  ///
  /// A line that is not a link is counted and reported.
  ///
  /// Memory use is bounded, regardless of the number of links: rare paths and values become
  /// patterns.
  ///
  /// - Parameters:
  ///   - line: The link; leading and trailing white space is ignored.
  ///   - number: The one-based line number.
  ///   - path: The path of the file that contains the line.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public mutating func add(link line: Span<UInt8>, number: Int, path: String? = nil) {
    if let problem = add(line.indices.map { line[$0] }) {
      report(malformedLine: number, problem, path: path)
    }
  }

  /// Adds a line of a list of real links, given as an array of bytes.
  public mutating func add(link line: [UInt8], number: Int, path: String? = nil) {
    add(link: line.span, number: number, path: path)
  }

  /// Adds a line that is not a link, such as one that is too long to be read.
  ///
  /// - Parameters:
  ///   - number: The one-based line number.
  ///   - problem: The reason why it is not a link, as an English phrase.
  ///   - path: The path of the file that contains the line.
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
      "draft-malformed-link", .error, path: path, nil, "line \(number) is not a link: \(problem)")
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

  /// Returns the manifest that results from all sources.
  ///
  /// - Complexity: O(*n*²) for *n* routes in the worst case, in which routes are in conflict.
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
