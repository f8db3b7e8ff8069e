public import Diagnostics
package import TextPrimitives
import URLSyntax

/// A link in which every secret is replaced with `•••`, so that it can be shown.
///
/// A masked link can be created from any string, valid or not. If in doubt, the masking hides too
/// much rather than too little. These parts are masked:
///
/// - The values of all keys that a route declares as secret, in upper or lower case and in any
///   encoding. The key may be misspelt, or be a word in a longer key, such as `data-passcode`,
///   `userPasscode` and `passcode_hash`.
/// - The text after such a key and a colon, a slash, a quotation mark or a similar separator.
/// - The text after an empty value of such a key, if that text does not start with another key:
///   `4F7K` in `?passcode=#4F7K`.
/// - The path components at positions where a route has a secret parameter. The literal before them
///   may be misspelt, and the path may be in a link inside a value or a fragment.
/// - The user name and password before a host.
/// - The fragment, if a route has a secret parameter in a fragment without keys.
/// - A fragment, or the value of a query or fragment item, that equals one of these secrets. If the
///   secret has at least six bytes, it is masked wherever it occurs; in a link that matches,
///   wherever it occurs after the path.
///
/// In a link that matches, the values of declared parameters that are not secret are shown, except
/// secrets inside them, such as those of a quoted link. A value that equals a secret is also shown,
/// such as a session id that is also the passcode.
///
/// The host or scheme of the link selects an app. The masking uses the routes of this app, and of
/// apps that share a host or scheme with it. It uses the routes of all apps if the host or scheme
/// is unknown or ambiguous, or if the link may contain another link.
public struct MaskedLink: Sendable, Hashable {
  /// The link with masked secrets.
  public let text: String
  /// The masked ranges of the original link, in order.
  public let maskedRanges: [SourceRange]

  /// Returns the range in ``text``, in bytes, for a range of the original link.
  ///
  /// The result for a range inside a secret is the range of the mask.
  public func range(of range: SourceRange) -> SourceRange {
    let lower = offset(of: range.lowerBound, roundsUp: false)
    let upper = offset(of: range.upperBound, roundsUp: true)
    return SourceRange(lower, max(lower, upper))
  }

  private func offset(of offset: Int, roundsUp: Bool) -> Int {
    var shift = 0
    for edit in edits {
      if offset <= edit.range.lowerBound { break }
      if offset < edit.range.upperBound || (offset == edit.range.upperBound && roundsUp) {
        return edit.range.lowerBound + shift + (roundsUp ? edit.length : 0)
      }
      shift += edit.length - edit.range.count
    }
    return offset + shift
  }

  /// A replacement of bytes in the link: of a secret, or of a byte that is not valid UTF-8.
  private struct Edit: Sendable, Hashable {
    var range: SourceRange
    /// The number of bytes in the replacement.
    var length: Int
  }

  private let edits: [Edit]

  /// Returns ranges in order, with overlapping ranges merged and empty ranges removed.
  package static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Creates the masked form of a link with known secrets.
  ///
  /// - Parameters:
  ///   - bytes: The link. Bytes that are not UTF-8 are replaced with U+FFFD.
  ///   - ranges: The secrets, as ranges of the bytes, in any order.
  package init(_ bytes: Bytes, masking ranges: [Range<Int>]) {
    let merged = Self.merged(ranges)
    var result: Bytes = []
    var edits: [Edit] = []
    func replace(_ range: Range<Int>, by text: String) {
      result += Bytes(text.utf8)
      edits.append(Edit(range: SourceRange(range), length: text.utf8.count))
    }
    var next = merged[...]
    var offset = 0
    while offset < bytes.count {
      if let range = next.first, range.lowerBound == offset {
        replace(range, by: ParameterValue.mask)
        offset = range.upperBound
        next.removeFirst()
      } else if let length = UTF8Sequence.length(at: offset, in: bytes.span),
        next.first.map({ offset + length <= $0.lowerBound }) ?? true
      {
        result += bytes[offset..<offset + length]
        offset += length
      } else {
        replace(offset..<offset + 1, by: "\u{FFFD}")
        offset += 1
      }
    }
    text = String(decoding: result, as: UTF8.self)
    maskedRanges = merged.map { SourceRange($0) }
    self.edits = edits
  }
}

extension LinkMatch {
  /// The original link, with its secrets masked.
  ///
  /// The secrets are the parameters that the route declares as secret. They also include the values
  /// of all keys that another route of the app declares as secret, or that are probably misspelt
  /// secret keys. Keys are read as leniently as in ``Router/masked(_:)-(String)``. Apps that share
  /// a host or scheme are treated as one app. If the link may contain another link, the keys of all
  /// apps are secret.
  public var maskedLink: MaskedLink {
    let entry = entry
    var ranges: [Range<Int>] = []
    var harmless: Set<Int> = []
    var shown: Set<Int> = []
    for index in 0..<entry.parameterCount {
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      if parameter.flags.contains(.secret) {
        ranges += self.ranges(at: index)
      } else if index >= Int(entry.pathCount) {
        let values = self.ranges(at: index)
        harmless.formUnion(values.map(\.lowerBound))
        shown.formUnion(values.joined())
      }
    }
    let bytes = Bytes(link.utf8)
    let scope = table.secrets.scope(of: bytes, matchedBy: entry.app)
    ranges += table.secretRanges(
      in: bytes, of: scope, segmentsBesidesPath(bytes), from: Int(parts.pathEnd), except: harmless)
    ranges += RepeatedSecrets(ranges, in: bytes)
      .ranges(from: Int(parts.pathEnd), except: shown)
    return MaskedLink(bytes, masking: ranges)
  }

  /// Returns the parts of the link after or inside its path that may contain a further path with a
  /// secret.
  ///
  /// These are the query, the fragment, and the values of the path that are paths or may be links.
  private func segmentsBesidesPath(_ bytes: Bytes) -> [LenientPath.Segment] {
    guard !table.secretPathEntries.isEmpty else { return [] }
    let entry = entry
    let values = (0..<Int(entry.pathCount)).compactMap { index -> LenientPath.Segment? in
      guard let range = captures[index] else { return nil }
      let mayBeLink = SecretScopes.mayHoldLink(bytes[range])
      let parameter = table.parameters[Int(entry.firstParameter) + index]
      guard mayBeLink || parameter.flags.contains(.catchAll) else { return nil }
      return LenientPath.Segment(range: range, isNested: true, startsWithLiteral: !mayBeLink)
    }
    return values + LenientPath.items(of: bytes, from: Int(parts.pathEnd))
  }
}

extension Router {
  /// Returns a link, matched or rejected, with all possible secrets masked.
  public func masked(_ link: String) -> MaskedLink {
    masked(contiguous: Bytes(link.utf8))
  }

  /// Returns the bytes of a link, UTF-8 or not, with all possible secrets masked.
  public func masked(_ bytes: [UInt8]) -> MaskedLink {
    masked(contiguous: Bytes(bytes))
  }

  private func masked(contiguous bytes: Bytes) -> MaskedLink {
    MaskedLink(bytes, masking: table.secretRanges(in: bytes))
  }
}
