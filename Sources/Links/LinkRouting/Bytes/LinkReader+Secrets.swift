import Diagnostics
import TextPrimitives
import URLSyntax

extension LinkReader {
  /// Stores the ranges of all possible secrets of a link that matched, as ``LinkMatch/maskedLink``
  /// finds them, in ``LinkReading/secrets``; stores none if the reader shows secrets.
  ///
  /// Nearly every link is plain ASCII, and its secrets follow the keys of secret parameters. Such a
  /// link needs one pass over its equals signs. All other links take the slow path, which creates a
  /// match.
  @inline(__always)
  func findSecrets(_ bytes: Span<UInt8>, _ reading: inout LinkReading) {
    if !reading.secrets.isEmpty { reading.secrets.removeAll(keepingCapacity: true) }
    guard masksSecrets else { return }
    let hasPercent =
      reading.parts.flags.contains(.percentInPath)
      || reading.parts.flags.contains(.percentAfterPath)
    let isUsual =
      !hasPercent && table.secretPathEntries.isEmpty && !reading.plan.hasSecretInPath
      // In a link with a custom scheme, the masking treats an `@` as the end of a user name.
      && (reading.parts.hasWebScheme
        || bytes.firstOffset(of: UInt8(ascii: "@"), from: 0) == bytes.count)
    if isUsual, !mayHoldLink(bytes, reading.parts), !hasSecretWord(bytes, reading),
      findSecretItems(bytes, &reading)
    {
      return
    }
    reading.secrets = match(reading, bytes).maskedLink.maskedRanges.map(\.range)
  }

  /// Returns `true` if a link without percent-encoding may contain another link.
  ///
  /// The result equals that of the check in ``SecretScopes``, which also looks for backslashes and
  /// empty path components: a link that matches contains neither.
  @inline(__always)
  private func mayHoldLink(_ bytes: Span<UInt8>, _ parts: URLParts) -> Bool {
    let colon = UInt8(ascii: ":")
    if bytes.firstOffset(of: colon, from: Int(parts.authorityEnd)) < bytes.count { return true }
    let start = Int(parts.pathEnd) + 1
    guard start < bytes.count else { return false }
    return bytes.firstOffset(of: UInt8(ascii: "/"), or: UInt8(ascii: "?"), or: colon, from: start)
      < bytes.count
  }

  /// Returns `true` if a secret key that is not followed by an equals sign may occur after the
  /// path.
  ///
  /// The result is also `true` if the bytes after the path contain unusual separators.
  @inline(__always)
  private func hasSecretWord(_ bytes: Span<UInt8>, _ reading: LinkReading) -> Bool {
    let start = Int(reading.parts.pathEnd)
    guard start < bytes.count else { return false }
    for offset in start..<bytes.count where !Self.isUsual(bytes[offset]) { return true }
    for index in reading.plan.secretKeys.range {
      let key = secretKeys[index]
      let initial = pool[key.start]
      let capital = initial.asciiUppercased
      var offset = bytes.firstOffset(of: initial, or: capital, or: capital, from: start)
      while offset + key.length < bytes.count {
        var length = 1
        while length < key.length,
          bytes[offset + length].asciiLowercased == pool[key.start + length]
        {
          length += 1
        }
        if length == key.length, bytes[offset + length] != UInt8(ascii: "=") { return true }
        offset = bytes.firstOffset(of: initial, or: capital, or: capital, from: offset + 1)
      }
    }
    return false
  }

  /// Adds the values of secret keys to ``LinkReading/secrets``; keys are compared ignoring case.
  ///
  /// A link with a key that only resembles a secret key takes the slow path.
  ///
  /// - Returns: `true` if ``LinkReading/secrets`` is complete; `false` if the slow path must find
  ///   the secrets.
  private func findSecretItems(
    _ bytes: Span<UInt8>, _ reading: inout LinkReading
  ) -> Bool {
    let plan = reading.plan
    // No byte before this offset is part of the current key.
    var floor = 0
    while true {
      let equals = bytes.firstOffset(of: UInt8(ascii: "="), from: floor)
      guard equals < bytes.count else { break }
      let start = equals + 1
      let isSecret = isSecretKey(bytes, plan, from: floor, to: equals)
      guard isSecret else {
        // The value of a declared parameter that is not secret is shown, even if its key resembles
        // a secret key.
        if capture(at: start, reading) == nil, mayBeMisspelt(bytes, plan, from: floor, to: equals) {
          return false
        }
        floor = start
        continue
      }
      floor = start
      // If the value is empty or was not captured, the slow path must find the secret. The secret
      // may be in the bytes after an empty value.
      guard let index = capture(at: start, reading),
        let range = reading.captures[index], !range.isEmpty || start == bytes.count
      else { return false }
      guard slots[plan.firstSlot + index].isSecret else { continue }
      if !range.isEmpty { reading.secrets.append(range) }
      floor = range.upperBound
    }
    guard plan.hasSecret else { return true }
    for index in 0..<plan.slotCount where slots[plan.firstSlot + index].isSecret {
      guard let range = reading.captures[index], !range.isEmpty else { continue }
      // Only the first value of a list is captured, so the slow path finds the other values.
      guard !slots[plan.firstSlot + index].isList, reading.secrets.contains(range) else {
        return false
      }
    }
    return !reading.secrets.contains { isRepeated($0, bytes, from: Int(reading.parts.pathEnd)) }
  }

  /// Returns `true` if the bytes after the path may repeat a secret.
  ///
  /// A secret of fewer than ``RepeatedSecrets/leastInWord`` bytes is found only at the start of a
  /// word.
  private func isRepeated(_ secret: Range<Int>, _ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard bytes.count >= secret.count else { return false }
    let initial = bytes[secret.lowerBound].asciiLowercased
    let isInWord = secret.count >= RepeatedSecrets.leastInWord
    for offset in start..<(bytes.count - secret.count + 1)
    where bytes[offset].asciiLowercased == initial && offset != secret.lowerBound
      && offset > start && (isInWord || !PercentEncoding.isUnreserved(bytes[offset - 1]))
    {
      var length = 1
      while length < secret.count,
        bytes[offset + length].asciiLowercased
          == bytes[secret.lowerBound + length].asciiLowercased
      {
        length += 1
      }
      if length == secret.count { return true }
    }
    return false
  }

  /// Returns the index of the query or fragment parameter whose captured value starts at an offset,
  /// or `nil` if there is none.
  ///
  /// The result is also `nil` for a dropped value: the route does not read it, so it may be secret.
  private func capture(at start: Int, _ reading: LinkReading) -> Int? {
    for index in reading.plan.pathCount..<reading.plan.slotCount
    where reading.captures[index]?.lowerBound == start {
      return reading.captures.hasDropped(index) ? nil : index
    }
    return nil
  }

  /// Returns `true` if a secret key ends at an offset.
  ///
  /// The key may start at a separator, at the lower bound, or in the middle of a longer key.
  private func isSecretKey(
    _ bytes: Span<UInt8>, _ plan: Plan, from floor: Int, to end: Int
  ) -> Bool {
    for index in plan.secretKeys.range {
      let key = secretKeys[index]
      let start = end - key.length
      guard start >= floor else { continue }
      var offset = 0
      while offset < key.length,
        bytes[start + offset].asciiLowercased == pool[key.start + offset]
      {
        offset += 1
      }
      if offset == key.length { return true }
    }
    return false
  }

  /// Returns `true` if the key that ends at an offset may be a misspelt secret key.
  ///
  /// Only `false` is definite: the result is also `true` for a key with unusual bytes.
  private func mayBeMisspelt(
    _ bytes: Span<UInt8>, _ plan: Plan, from floor: Int, to end: Int
  ) -> Bool {
    var stop = end
    while stop > floor, !Self.isSeparator(bytes[stop - 1]) {
      if mayEndWithMisspelt(bytes, plan, from: floor, to: stop) { return true }
      // The name of a secret may be the start or the middle of a key: `passcode_hash`.
      repeat { stop -= 1 } while stop > floor && !Self.mayEndWord(before: bytes[stop])
      // This separator precedes the key, so the whole key has been checked.
      if Self.isSeparator(bytes[stop]) { return false }
    }
    return false
  }

  /// Returns `true` if the part of a key before an offset may end with a misspelt secret key.
  ///
  /// The result is also `true` for unusual bytes.
  private func mayEndWithMisspelt(
    _ bytes: Span<UInt8>, _ plan: Plan, from floor: Int, to end: Int
  ) -> Bool {
    var sketch = SecretKeys.Sketch()
    var start = end
    while start > floor, !Self.isSeparator(bytes[start - 1]) {
      start -= 1
      // The lenient parser ignores some bytes, as in `passcode[0]` and `+passcode`.
      let byte = bytes[start]
      guard LenientWord.isOrdinary(byte) else { return true }
      // Nearly all bytes of keys are lower-case letters.
      if byte &- 0x61 < 26 {
        sketch.add(byte)
        continue
      }
      // The end of a key may be a secret key: `data-passcode`, `userPasscode`.
      if SecretKeys.separatesWords(byte), resembles(sketch, plan) { return true }
      sketch.add(byte)
      if SecretKeys.isCapital(byte), resembles(sketch, plan) { return true }
    }
    guard start < end else { return false }
    guard plan.hasSketches else { return true }
    return resembles(sketch, plan)
  }

  /// Returns `true` if a word of a key may end before a byte, as in ``SecretKeys/endsWord(_:at:)``.
  @inline(__always)
  private static func mayEndWord(before byte: UInt8) -> Bool {
    byte &- 0x61 >= 26
  }

  /// Returns `true` if a byte is unreserved, or one of the separators `&`, `=`, `?`, `#` and `+`.
  @inline(__always)
  private static func isUsual(_ byte: UInt8) -> Bool {
    PercentEncoding.isUnreserved(byte) || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "+")
  }

  private func resembles(_ sketch: SecretKeys.Sketch, _ plan: Plan) -> Bool {
    for index in plan.secretKeys.range
    where secretSketches[index].mayResemble(sketch) {
      return true
    }
    return false
  }

  /// Returns `true` if a key may start after a byte, as in RouteTable+Secrets.swift.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: ";"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
