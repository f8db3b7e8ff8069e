public import Diagnostics
package import TextPrimitives
import URLSyntax

/// A link in which every secret is replaced by `•••`, ready to be shown.
///
/// It works on any text, sound or not, and rather masks too much:
///
/// - the values of all keys that a route declares secret, whatever their case, however they are
///   encoded, if they are probably misspelt, and if they are a word of a longer key, such as
///   `data-passcode`, `userPasscode` and `passcode_hash`;
/// - what follows such a key after a colon, a slash, a quotation mark or the like;
/// - what follows an empty value of such a key and has no key of its own: `?passcode=#4F7K`;
/// - the path components at places where a route has a secret parameter, also after a literal that
///   is probably misspelt, and in a link inside of a value or a fragment;
/// - the user name and password before a host;
/// - the value of an item, or a fragment, that is equal to one of these secrets as a whole.
///
/// In a link that matches, the values of declared parameters that are no secrets are shown, even if
/// one is equal to a secret, such as a session id that is also the passcode.
///
/// The routes are those of the app that the host or scheme of the link names, and of apps that
/// share a host or scheme with it. They are those of all apps if the host or scheme is unknown or
/// can be read differently, or if the link may have another link inside.
public struct MaskedLink: Sendable, Hashable {
  /// The link, to be shown.
  public let text: String
  /// What was replaced, as ranges of the link as given, in order.
  public let maskedRanges: [SourceRange]

  /// Where a range of the link as given stands in ``text``, in bytes.
  ///
  /// A range inside a secret becomes the mask that stands for it.
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

  /// Bytes of the link that the text spells otherwise: a secret, or bytes that are no UTF-8.
  private struct Edit: Sendable, Hashable {
    var range: SourceRange
    /// The number of bytes that stand for them.
    var length: Int
  }

  private let edits: [Edit]

  /// Ranges in order, those that overlap as one.
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

  /// Creates the masked form of a link whose secrets are known.
  ///
  /// - Parameters:
  ///   - bytes: The link; bytes that are not UTF-8 are replaced by U+FFFD.
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
  /// The link as it arrived with its secrets masked.
  ///
  /// Those are the parameters that the route declares secret, and the values of all keys that
  /// another route of the app declares so, or that are probably a misspelt one of those, read as
  /// leniently as ``Router/masked(_:)-(String)`` does. Apps that share a host or scheme count as
  /// one. If the link may have another link inside, the keys of all apps count.
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

  /// The parts of the link that may hold a path with a secret: the query, the fragment, and those
  /// values of the path that are paths or may be links.
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
  /// A link, matched or refused, with everything masked that could be a secret.
  public func masked(_ link: String) -> MaskedLink {
    masked(contiguous: Bytes(link.utf8))
  }

  /// The bytes of a link, UTF-8 or not, with everything masked that could be a secret.
  public func masked(_ bytes: [UInt8]) -> MaskedLink {
    masked(contiguous: Bytes(bytes))
  }

  private func masked(contiguous bytes: Bytes) -> MaskedLink {
    MaskedLink(bytes, masking: table.secretRanges(in: bytes))
  }
}
