public import Diagnostics

/// Apple's association file of a host, as the system reads it.
///
/// The file may contain errors: the initializer ignores what the system would ignore, and reports
/// it in ``diagnostics``. ``details`` lists the apps in file order, with the components that
/// determine which links open in them.
///
/// ```swift
/// let file = AppleAssociation(bytes: bytes, path: "apple-app-site-association")
/// let verdict = file.verdict(for: AssociationLink("https://wordly.ai/attend/KXTR-7429"))
/// // verdict.opens, verdict.app, verdict.component, verdict.place, verdict.reason
/// ```
///
/// This type follows Apple's [documentation of associated
/// domains](https://developer.apple.com/documentation/bundleresources/applinks).
public struct AppleAssociation: Sendable {
  /// The maximum size of a file that the system reads, in bytes: 128 KB.
  public static let maximumSize = 128 * 1024

  /// The path of the file, as the caller specified it.
  public internal(set) var path: String?
  /// A Boolean value that indicates whether the system reads the file.
  ///
  /// The file must contain a JSON object, and be neither too large nor nested too deeply.
  public let isReadable: Bool
  /// `true` if the file exceeds the system's maximum size.
  let isTooLarge: Bool
  /// The apps and their components, in file order.
  public let details: [Detail]
  /// The substitution variables that the file defines.
  public let variables: [Variable]
  /// The problems in the file, in file order.
  public let diagnostics: [Diagnostic]
  /// The comparison modes that the components use; links are prepared only for these.
  let modes: Set<ComparisonMode>

  /// An application identifier.
  public struct AppID: Sendable, Hashable {
    /// The identifier, including the team prefix.
    public let text: String
    /// The byte range of the identifier, without its quotation marks.
    public let range: SourceRange
  }

  /// A list of apps, with the components that determine which links open in them.
  public struct Detail: Sendable {
    /// The byte range of the detail.
    public let range: SourceRange
    /// The apps; a detail without apps opens no link.
    public let appIDs: [AppID]
    /// The components, in the order in which they are tried.
    public let components: [Component]
    /// A Boolean value that indicates whether the detail uses `paths`, the format before iOS 13.
    public let isLegacy: Bool
    /// An index of ``components`` by the literal text at the start and end of their path patterns.
    private let index: PatternIndex

    init(range: SourceRange, appIDs: [AppID], components: [Component], isLegacy: Bool) {
      self.range = range
      self.appIDs = appIDs
      self.components = components
      self.isLegacy = isLegacy
      index = PatternIndex(components.map(\.indexTexts))
    }

    /// Returns the index of the first component that matches a link.
    ///
    /// - Complexity: O(*k* · *n*) for a link of *n* bytes and *k* components whose path patterns
    ///   have a literal start and end that match the link's path.
    func firstComponent(matching link: PreparedLink) -> Int? {
      candidates(for: link).first { components[$0].matches(link) }
    }

    /// Returns the indices of the components that may match a link, in file order.
    func candidates(for link: PreparedLink) -> [Int] {
      let paths = link.caselessPaths
      guard let first = paths.first else { return [] }
      func found(_ path: PatternSubject) -> [Int] {
        // The literal starts are compared with the path and the slash that `PatternSubject` adds to
        // it. The literal ends are compared with the path without that slash.
        index.candidates(path.bytes, endingAs: Array(path.bytes[..<path.end]))
      }
      if paths.count == 1 { return found(first) }
      return Set(paths.flatMap(found)).sorted()
    }
  }

  /// A substitution variable.
  public struct Variable: Sendable, Hashable {
    /// The name, without `$(` and `)`.
    public let name: String
    /// The values that are strings, as the file lists them.
    public let values: [String]
    /// The byte range of the name, without its quotation marks.
    public let range: SourceRange
  }

  /// A component, with the defaults of the detail and the file applied.
  public struct Component: Sendable {
    /// The condition for the query of a link.
    public enum Query: Sendable {
      /// Any query matches.
      case any
      /// The whole query must match one pattern.
      case text(Pattern)
      /// The values of the named items must match.
      case items([Item])
    }

    /// A condition for the values of a query item.
    public struct Item: Sendable {
      /// The name of the item, which is compared exactly.
      public let name: String
      /// The pattern for each value; an absent item is matched as an empty value.
      public let pattern: Pattern
    }

    /// The byte range of the component.
    public let range: SourceRange
    /// The pattern for the path; `nil` if any path matches.
    public let path: Pattern?
    /// The condition for the query.
    public let query: Query
    /// The pattern for the fragment; `nil` if any fragment matches.
    public let fragment: Pattern?
    /// A Boolean value that indicates whether matching links stay in the browser.
    public let excludes: Bool
    /// A Boolean value that indicates whether patterns are compared case-sensitively.
    public let isCaseSensitive: Bool
    /// A Boolean value that indicates whether patterns are compared with the link as written.
    ///
    /// If it is `false`, patterns are compared with the decoded link.
    public let isPercentEncoded: Bool
    /// The comment of the component; `nil` if it has none.
    public let comment: String?

    var mode: ComparisonMode {
      ComparisonMode(isCaseSensitive: isCaseSensitive, isPercentEncoded: isPercentEncoded)
    }
  }

  /// A pattern for a part of a link.
  public struct Pattern: Sendable, Hashable {
    /// The text of the pattern, with JSON escapes decoded.
    public let text: String
    /// The byte range of the pattern, without its quotation marks; that of the default if the
    /// component inherits the pattern.
    public let range: SourceRange
    let elements: [PatternElement]

    /// A Boolean value that indicates whether the pattern matches everything.
    public var isCatchAll: Bool { elements.isUniversal }
  }
}

/// A mode in which parts of a link are compared.
struct ComparisonMode: Hashable, Sendable {
  var isCaseSensitive = true
  var isPercentEncoded = true
}
