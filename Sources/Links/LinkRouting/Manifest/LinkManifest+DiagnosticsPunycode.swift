import TextPrimitives

/// Punycode, [RFC 3492](https://www.rfc-editor.org/rfc/rfc3492), for the labels `xn--…` of hosts.
enum Punycode {
  // The parameters of RFC 3492 §5.
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let skew = 38
  private static let damp = 700
  private static let initialBias = 72
  private static let initialN = 0x80

  /// Returns the problem with a label that starts with `xn--`, or `nil` if the label is valid.
  ///
  /// A valid label is the only possible Punycode spelling of a non-ASCII name.
  static func problem(label: String) -> String? {
    let encoded = String(label.dropFirst(4))
    guard let scalars = decode(encoded), scalars.contains(where: { !$0.isASCII }),
      encode(scalars) == encoded
    else { return "label '\(label)' is not valid Punycode" }
    guard !scalars.contains(where: \.properties.changesWhenNFKCCaseFolded) else {
      return "label '\(label)' encodes characters that browsers convert; encode the converted ones"
    }
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        return "label '\(label)' encodes characters that are not allowed in host names"
      default: break
      }
    }
    switch scalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return "label '\(label)' encodes a leading combining mark"
    default: return nil
    }
  }

  /// Decodes the part after `xn--`; returns `nil` if it is not Punycode.
  static func decode(_ text: String) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var rest = Bytes(text.utf8)[...]
    if let delimiter = rest.lastIndex(of: UInt8(ascii: "-")) {
      guard rest[..<delimiter].allSatisfy({ $0 < 0x80 }) else { return nil }
      output = rest[..<delimiter].map { Unicode.Scalar($0) }
      rest = rest[(delimiter + 1)...]
    }
    var n = initialN
    var i = 0
    var bias = initialBias
    while !rest.isEmpty {
      let oldI = i
      var weight = 1
      var k = base
      while true {
        guard let digit = rest.popFirst().flatMap(digit) else { return nil }
        // If the calculation overflows, the number is much greater than every Unicode scalar, so
        // the label is invalid.
        let (step, overflow) = digit.multipliedReportingOverflow(by: weight)
        let (sum, overflow2) = i.addingReportingOverflow(step)
        guard !overflow, !overflow2 else { return nil }
        i = sum
        let threshold = min(max(k - bias, tMin), tMax)
        if digit < threshold { break }
        let (next, overflow3) = weight.multipliedReportingOverflow(by: base - threshold)
        guard !overflow3 else { return nil }
        weight = next
        k += base
      }
      let count = output.count + 1
      bias = adapt(delta: i - oldI, count: count, isFirst: oldI == 0)
      let (sum, overflow) = n.addingReportingOverflow(i / count)
      guard !overflow, let value = UInt32(exactly: sum), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      n = sum
      i %= count
      output.insert(scalar, at: i)
      i += 1
    }
    return output
  }

  /// Encodes a label without the prefix `xn--`; returns `nil` if it has more than 63 scalars.
  static func encode(_ scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count <= 63 else { return nil }
    var output = scalars.filter(\.isASCII).map { UInt8($0.value) }
    let basicCount = output.count
    var handled = basicCount
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var n = initialN
    var delta = 0
    var bias = initialBias
    while handled < scalars.count {
      guard let next = scalars.map({ Int($0.value) }).filter({ $0 >= n }).min() else { return nil }
      delta += (next - n) * (handled + 1)
      n = next
      for scalar in scalars {
        if Int(scalar.value) < n { delta += 1 }
        guard Int(scalar.value) == n else { continue }
        var q = delta
        var k = base
        while true {
          let threshold = min(max(k - bias, tMin), tMax)
          if q < threshold { break }
          output.append(letter(threshold + (q - threshold) % (base - threshold)))
          q = (q - threshold) / (base - threshold)
          k += base
        }
        output.append(letter(q))
        bias = adapt(delta: delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      n += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func adapt(delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var k = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * delta / (delta + skew)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }

  private static func letter(_ digit: Int) -> UInt8 {
    digit < 26 ? UInt8(ascii: "a") + UInt8(digit) : UInt8(ascii: "0") + UInt8(digit - 26)
  }
}
