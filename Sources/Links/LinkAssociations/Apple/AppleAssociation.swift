public import Diagnostics

/// Apple's association file of a host, as the system reads it.
///
/// Any file is read, also one that is broken: what the system would ignore is ignored, and ``diagnostics`` says so.
/// The members of ``details`` are the apps in their order, each with the components that decide.
///
/// ```swift
/// let file = AppleAssociation(bytes: bytes, path: "apple-app-site-association")
/// let verdict = file.verdict(for: AssociationLink("https://wordly.ai/attend/KXTR-7429"))
/// // verdict.opens, verdict.app, verdict.component, verdict.place, verdict.reason
/// ```
///
/// Follows Apple's [documentation of associated
/// domains](https://developer.apple.com/documentation/bundleresources/applinks).
public struct AppleAssociation: Sendable {
  /// The largest file that the system reads, in bytes: 128 KB.
  public static let maximumSize = 128 * 1024

  /// The file, as the caller named it.
  public internal(set) var path: String?
  /// Whether the system reads the file at all: it is JSON, and not too large.
  public let isReadable: Bool
  /// Whether the file is larger than the system reads.
  let isTooLarge: Bool
  /// The apps and their components, in the order of the file.
  public let details: [Detail]
  /// The file's own substitution variables.
  public let variables: [Variable]
  /// Everything that is suspicious or wrong, in the order of its places.
  public let diagnostics: [Diagnostic]
  /// In which ways parts of links are compared, so that only these are prepared.
  let modes: Set<ComparisonMode>

  /// An application identifier.
  public struct AppID: Sendable, Hashable {
    /// The identifier, team prefix included.
    public let text: String
    /// Where it stands, without its quotation marks.
    public let range: SourceRange
  }

  /// Apps and the components that decide for them.
  public struct Detail: Sendable {
    /// Where it stands.
    public let range: SourceRange
    /// The apps; none of them in a detail that opens nothing.
    public let appIDs: [AppID]
    /// The components, in the order in which they are tried.
    public let components: [Component]
    /// Whether the components come from `paths`, the form before iOS 13.
    public let isLegacy: Bool
    /// The components by the texts of their paths.
    private let index: PatternIndex

    init(range: SourceRange, appIDs: [AppID], components: [Component], isLegacy: Bool) {
      self.range = range
      self.appIDs = appIDs
      self.components = components
      self.isLegacy = isLegacy
      index = PatternIndex(components.map(\.indexTexts))
    }

    /// The index of the first component that matches a link.
    ///
    /// - Complexity: O(*k* · *n*) for a link of *n* bytes and *k* components whose paths begin and
    ///   end as its path does.
    func firstComponent(matching link: PreparedLink) -> Int? {
      candidates(for: link).first { components[$0].matches(link) }
    }

    /// The components that may match a link, in their order.
    func candidates(for link: PreparedLink) -> [Int] {
      let paths = link.caselessPaths
      guard let first = paths.first else { return [] }
      func found(_ path: PatternSubject) -> [Int] {
        // At the start, the slash at the end of the subject counts; at its end, it does not.
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
    /// The values that are strings.
    public let values: [String]
    /// Where the name stands, without its quotation marks.
    public let range: SourceRange
  }

  /// One component, with the defaults of the detail and of the file in it.
  public struct Component: Sendable {
    /// What the query of a link must be.
    public enum Query: Sendable {
      /// Anything.
      case any
      /// The full query, as one text.
      case text(Pattern)
      /// The values of the items of these names.
      case items([Item])
    }

    /// What the values of a query item must be.
    public struct Item: Sendable {
      /// The name, which is compared exactly.
      public let name: String
      /// The pattern of each value; an absent item has the empty one.
      public let pattern: Pattern
    }

    /// Where it stands.
    public let range: SourceRange
    /// The path; `nil` for any.
    public let path: Pattern?
    /// The query.
    public let query: Query
    /// The fragment; `nil` for any.
    public let fragment: Pattern?
    /// Whether a link that matches stays in the browser.
    public let excludes: Bool
    /// Whether the case of letters counts.
    public let isCaseSensitive: Bool
    /// Whether patterns are compared with the link as it is written; if not, with the decoded link.
    public let isPercentEncoded: Bool
    /// What the file says about it.
    public let comment: String?

    var mode: ComparisonMode {
      ComparisonMode(isCaseSensitive: isCaseSensitive, isPercentEncoded: isPercentEncoded)
    }
  }

  /// A pattern.
  public struct Pattern: Sendable, Hashable {
    /// The text as the file has it, after its JSON escapes.
    public let text: String
    /// Where it stands, without its quotation marks; it may be in the defaults.
    public let range: SourceRange
    let elements: [PatternElement]

    /// Whether everything matches.
    public var isCatchAll: Bool { elements.isUniversal }
  }
}

/// A way in which a part of a link is compared.
struct ComparisonMode: Hashable, Sendable {
  var isCaseSensitive = true
  var isPercentEncoded = true
}
