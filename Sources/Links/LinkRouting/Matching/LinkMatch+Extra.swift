import Diagnostics
import URLSyntax
import TextPrimitives

extension LinkMatch {
  /// A key that the route does not declare, with its values.
  ///
  /// The key and the values are not masked, even if another route declares the key as secret. The
  /// description masks secrets.
  public struct ExtraItem: Sendable {
    /// The decoded key.
    public let key: String
    /// The decoded values in the order of the link; an item without `=` has an empty value.
    public let values: [String]
    /// A Boolean value that indicates whether the item is probably a secret.
    ///
    /// The item is secret if a route of the app declares its key as secret, or if the key is
    /// probably a misspelling of a secret key. If the link may contain another link, the routes of
    /// all apps are considered. Apps that share a host or a scheme are treated as one app.
    ///
    /// An item without a value that follows an empty secret is also secret: `?passcode=&4F7K`. So
    /// is an item whose value equals a secret of the link: `?passcode=4F7K&x=4F7K`.
    ///
    /// Keys are compared as leniently as in ``Router/masked(_:)-(String)``: `Passcode`, `+passcode`
    /// and `pascode` are secret if `passcode` is. The value of an item that is not secret may still
    /// contain a secret, such as a link with a passcode. The description masks such a value too.
    public let isSecret: Bool
    /// The key up to its first masked byte, followed by a mask, or `nil` if no byte is masked.
    private let maskedKey: String?
    /// For each value, the text up to its first masked byte, followed by a mask, or `nil` if no
    /// byte is masked.
    private let maskedValues: [String?]
    private let table: RouteTable
    private let scope: SecretScope

    init(
      key: String, values: [String], maskedKey: String?, hasMaskedValue: Bool,
      maskedValues: [String?], _ table: RouteTable, _ scope: SecretScope
    ) {
      self.key = key
      self.values = values
      self.table = table
      self.scope = scope
      self.maskedKey = maskedKey
      self.maskedValues = maskedValues
      isSecret =
        maskedKey == ParameterValue.mask || hasMaskedValue
        || !table.secretItemRanges(in: Bytes((key + "=?").utf8), of: scope).isEmpty
    }
  }

  /// The items that the route does not declare, such as `utm_source`.
  ///
  /// They are items of the query and, if the route declares keys in the fragment, of the fragment.
  /// Each key has one item, in the order in which the keys first appear. The route ignores these
  /// items. Do not log an item if ``ExtraItem/isSecret`` is `true`.
  public var extra: [ExtraItem] {
    link.withSpan { bytes in
      var keys: [Bytes] = []
      var values: [Bytes: [String]] = [:]
      var maskedValues: [Bytes: [String?]] = [:]
      var maskedKeys: [Bytes: String] = [:]
      var keysOfMaskedValues: Set<Bytes> = []
      let isForm = entry.flags.contains(.formEncoded)
      let masked = maskedLink.maskedRanges.map(\.range)
      // Returns the text of a range up to its first masked byte, followed by a mask, or `nil` if no
      // byte is masked.
      func shown(_ part: Range<Int>) -> String? {
        masked.first { $0.overlaps(part) }.map { mask in
          let start = part.lowerBound..<max(part.lowerBound, mask.lowerBound)
          return PercentEncoding.decode(start, of: bytes, plusIsSpace: isForm)
            + ParameterValue.mask
        }
      }
      forEachItem(bytes) { slot, item in
        guard slot < 0 else { return }
        let key = DecodedRange(item.key, of: bytes).bytes
        if values[key] == nil { keys.append(key) }
        maskedKeys[key] = shown(item.key)
        if let value = item.value, masked.contains(value) { keysOfMaskedValues.insert(key) }
        values[key, default: []].append(
          item.value.map { PercentEncoding.decode($0, of: bytes, plusIsSpace: isForm) } ?? "")
        maskedValues[key, default: []].append(item.value.flatMap(shown))
      }
      let scope = table.secrets.scope(of: Bytes(link.utf8), matchedBy: entry.app)
      return keys.map {
        ExtraItem(
          key: String(decoding: $0, as: UTF8.self), values: values[$0] ?? [],
          maskedKey: maskedKeys[$0], hasMaskedValue: keysOfMaskedValues.contains($0),
          maskedValues: maskedValues[$0] ?? [], table, scope)
      }
    }
  }
}

extension LinkMatch.ExtraItem: Hashable {
  /// Returns `true` if both items have the same key and the same values, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8)
      && left.values.elementsEqual(right.values) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Hashes the key and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Bytes(key.utf8))
    for value in values { hasher.combine(Bytes(value.utf8)) }
  }
}

extension LinkMatch.ExtraItem: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The key and the values, with secrets masked: `utm_source: mail`.
  public var description: String {
    let texts = zip(values, maskedValues).map { value, masked in
      isSecret ? ParameterValue.mask : masked ?? shown(value)
    }
    return (maskedKey ?? shown(key)) + ": " + texts.joined(separator: ", ")
  }

  /// The key and the values, with secrets masked, which is also the ``description``.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` prints no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Returns a decoded string up to its first secret, followed by a mask; without a secret, returns
  /// the whole string.
  ///
  /// The text after the secret is masked too, because the end of the secret is unknown. After
  /// decoding, an encoded separator that belongs to the secret looks like any other separator.
  private func shown(_ text: String) -> String {
    let bytes = Bytes(text.utf8)
    let ranges = table.secretRanges(in: bytes, of: scope, LenientPath.items(of: bytes, from: 0))
    guard let start = ranges.map(\.lowerBound).min() else { return text }
    return String(decoding: bytes[..<start], as: UTF8.self) + ParameterValue.mask
  }
}
