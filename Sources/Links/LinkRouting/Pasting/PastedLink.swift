public import Diagnostics
import TextPrimitives

/// A link that a person pasted, and the surrounding text that was removed.
///
/// Mails, chats and documents put links in brackets, in quotation marks, in Markdown, or at the end
/// of a sentence. ``Router/match(pasted:)`` removes this text around the link and changes nothing
/// inside it.
public struct PastedLink: Sendable {
  /// The match of the link without the removed characters.
  ///
  /// Its ranges are relative to the start of the link, which is the lower bound of ``range``.
  public let match: LinkMatch
  /// The byte range of the link in the pasted text.
  public let range: SourceRange
  /// The removed parts, in order; empty if nothing was removed.
  public let removals: [Removal]

  /// A part of a pasted text that was removed.
  public struct Removal: Sendable, Hashable {
    /// The kind of the removed text.
    public let kind: Kind
    /// The byte range of the removed text in the pasted text.
    public internal(set) var range: SourceRange

    init(_ kind: Kind, _ range: Range<Int>) {
      self.kind = kind
      self.range = SourceRange(range)
    }

    /// A kind of text around a link.
    public struct Kind: RawRepresentable, Sendable, Hashable {
      /// The name of the kind, a stable identifier in kebab case.
      public let rawValue: String

      /// Creates a kind; the kinds of this library are static members.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// White space, and invisible characters such as U+200B.
      public static let whiteSpace = Kind(rawValue: "white-space")
      /// Punctuation of a sentence or a list, such as a full stop or a bullet.
      public static let punctuation = Kind(rawValue: "punctuation")
      /// Brackets of any script, such as `<` and `>`.
      public static let bracket = Kind(rawValue: "bracket")
      /// Quotation marks of any script.
      public static let quotationMark = Kind(rawValue: "quotation-mark")
      /// Markdown: emphasis, backticks, and the text of `[text](link)` and `<link|text>`.
      public static let markdown = Kind(rawValue: "markdown")
    }
  }
}

extension PastedLink.Removal.Kind {
  /// Creates the kind of a character that may surround a link, or returns `nil` for any other.
  ///
  /// An ellipsis has no kind, so it is never removed: it indicates that the link before it was
  /// shortened.
  init?(surrounding scalar: Unicode.Scalar) {
    switch scalar {
    case "`", "*", "_", "~": self = .markdown
    case "<", ">": self = .bracket
    case "|", "-": self = .punctuation
    case "…", "‥", "\u{2010}", "\u{2011}": return nil
    case "%", "&", "#", "@", "/", "\\": return nil
    default:
      let properties = scalar.properties
      if properties.isWhitespace || properties.generalCategory == .format {
        self = .whiteSpace
      } else if properties.isQuotationMark {
        self = .quotationMark
      } else {
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation: self = .bracket
        case .initialPunctuation, .finalPunctuation: self = .quotationMark
        case .otherPunctuation, .dashPunctuation: self = .punctuation
        default: return nil
        }
      }
    }
  }
}

extension Router {
  /// Parses a link that a person pasted or typed, and matches it with a route.
  ///
  /// The exact text is tried first. If it does not match, or if it has an empty or invalid value of
  /// an optional parameter, the method removes white space, brackets, quotation marks, Markdown and
  /// punctuation around it. It first removes the characters that cannot start or end a link, and
  /// then up to eight trailing punctuation characters, one by one:
  ///
  /// ```swift
  /// let pasted = try router.match(pasted: "(https://wordly.ai/attend/KXTR-7429).")
  /// pasted.match["session"]  // KXTR-7429
  /// pasted.removals.count    // 3
  /// ```
  ///
  /// Nothing inside the link changes. A link before an ellipsis is still rejected, because it was
  /// shortened. Use ``match(_:)-(String)`` for links that the system or a scanner delivers. Such
  /// links have no surrounding text, so removing characters would only hide a defect.
  ///
  /// - Throws: ``LinkError`` as ``match(_:)-(String)`` does; its range is relative to the pasted
  ///   text.
  /// - Complexity: Up to eleven times that of ``match(_:)-(String)``.
  public func match(pasted text: String) throws(LinkError) -> PastedLink {
    let bytes = Bytes(text.utf8)
    let reading = PastedText(bytes.span, in: self)
    do throws(LinkError) {
      let match = try match(bytes.span.extracting(reading.core))
      return PastedLink(
        match: match, range: SourceRange(reading.core), removals: reading.removals)
    } catch {
      throw error.shifted(by: reading.core.lowerBound)
    }
  }
}

extension LinkError {
  /// Returns the error with its range shifted, for a link that starts at an offset in a text.
  package func shifted(by offset: Int) -> LinkError {
    LinkError(
      code: code, range: range.shifted(by: offset), expected: expectation, parameter: parameter,
      nearest: nearest)
  }
}
