import URLSyntax

extension Refusal {
  /// Errors in percent-encoding.
  static let percent: [Refusals] = [
    Refusals(
      .invalidPercentEncoding,
      [
        "https://w.ai/⟦%⟧", "https://w.ai/a⟦%⟧", "https://w.ai/⟦%4⟧", "https://w.ai/⟦%zz⟧",
        "https://w.ai/⟦%4z⟧", "https://w.ai/⟦%z4⟧x", "https://w.ai/⟦%⟧/a", "https://w.ai/⟦%4⟧/a",
        "https://w.ai/⟦%⟧?a", "https://w.ai/⟦%4⟧#a", "https://w.ai/⟦%⟧%41", "https://w.ai/⟦%4⟧%41",
        "https://w.ai/⟦%G0⟧", "https://w.ai/⟦%0g⟧", "https://w.ai/⟦%⟧é", "https://w.ai/⟦%4⟧é",
        "https://w.ai/⟦%⟧+1", "https://w.ai/⟦%⟧-1", "https://w.ai/⟦%4⟧\\", "https://w.ai/⟦%u0⟧0e9",
        "osqr:⟦%⟧",
        "https://w.ai/?a=%C3⟦%zz⟧", "https://w.ai/?a=%C3⟦%⟧#",
        "https://w.ai/%C3⟦%zz⟧", "https://w.ai/%C3⟦%⟧", "https://w.ai/%E2%82⟦%A⟧",
        "https://w.ai/⟦%0x⟧",
      ]),
    Refusals(
      .percentEncodedInvalidUTF8,
      [
        // The byte cannot start a sequence.
        "https://w.ai/⟦%FF⟧", "https://w.ai/⟦%ff⟧", "https://w.ai/⟦%FE⟧", "https://w.ai/⟦%80⟧",
        "https://w.ai/⟦%BF⟧", "https://w.ai/a%C3%A9⟦%A9⟧", "https://w.ai/⟦%F5⟧%80%80%80",
        "https://w.ai/⟦%F8⟧%88%80%80%80", "https://w.ai/⟦%E9⟧",
        // These are overlong encodings of a slash, a dot, NUL, and the limits of each length.
        "https://w.ai/⟦%C0⟧%AE", "https://w.ai/⟦%c0⟧%ae%c0%ae/", "https://w.ai/⟦%C0⟧%AF",
        "https://w.ai/⟦%C0⟧%80", "https://w.ai/⟦%C1⟧%BF", "https://w.ai/⟦%E0%80⟧%AF",
        "https://w.ai/⟦%E0%9F⟧%BF", "https://w.ai/⟦%F0%80⟧%80%AF", "https://w.ai/⟦%F0%8F⟧%BF%BF",
        // These are surrogates, including a CESU-8 pair, and values after the last code point.
        "https://w.ai/⟦%ED%A0⟧%80", "https://w.ai/⟦%ED%BF⟧%BF", "https://w.ai/⟦%ED%A0⟧%BD%ED%B2%A9",
        "https://w.ai/⟦%F4%90⟧%80%80",
        // The sequences are truncated.
        "https://w.ai/⟦%C3⟧", "https://w.ai/⟦%C3⟧/%A9", "https://w.ai/⟦%C3⟧?x",
        "https://w.ai/⟦%E2%82⟧",
        "https://w.ai/⟦%E2%82⟧a", "https://w.ai/⟦%F0%9F%92⟧", "https://w.ai/⟦%F0%9F%92⟧#",
        "osqr:⟦%C3⟧",
        "https://w.ai/⟦%C3⟧ ", "https://w.ai/⟦%C3⟧\\", "https://w.ai/⟦%C3⟧é",
        // The sequences have an invalid continuation byte.
        "https://w.ai/⟦%C3%28⟧", "https://w.ai/⟦%C3%C3⟧%A9", "https://w.ai/⟦%E2%28⟧%A1",
        "https://w.ai/⟦%E2%82%28⟧", "https://w.ai/⟦%F0%9F%92%41⟧", "https://w.ai/⟦%C3%2F⟧",
        // The sequences are in the query.
        "https://w.ai/?a=⟦%FF⟧", "https://w.ai/?a=⟦%C0⟧%AE", "https://w.ai/?⟦%C3⟧&x",
        "https://w.ai/?⟦%C3⟧=",
        "https://w.ai/?⟦%C3⟧#%A9",
      ]),
    Refusals(
      .percentEncodedControl,
      [
        "https://w.ai/a⟦%00⟧", "https://w.ai/⟦%00⟧.png", "https://w.ai/?a=⟦%0a⟧b",
        "https://w.ai/?⟦%0D⟧%0A#%0A",
        "https://w.ai/⟦%C2%85⟧", "https://w.ai/⟦%c2%9f⟧/x", "osqr:⟦%09⟧",
        "javascript://w.ai/⟦%0A⟧alert(1)",
        "https://w.ai/%20⟦%7f⟧",
      ]),
  ]

  /// Links with invalid UTF-8, which a string cannot contain.
  static let bytes: [Refusal] = {
    let invalid: [[UInt8]] = [
      [0x80], [0xBF], [0xC0, 0xAE], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x9F, 0x92],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFE], [0xFF],
    ]
    let fronts = [
      "", "https", "https://", "https://w", "https://w:", "https://w/", "https://w/?", "osqr:",
      "https://w/#",
    ]
    let rows = fronts.flatMap { front in
      invalid.map {
        Refusal(
          .invalidUTF8, Array(front.utf8), Array($0.prefix(1)), Array($0.dropFirst()) + [0x2F])
      }
    }
    let long = Array("https://w.ai/".utf8) + Array(repeating: UInt8(ascii: "a"), count: 8179)
    let tail = Array(repeating: UInt8(ascii: "\\"), count: 100_000)
    return rows + [
      Refusal(.tooLong, long, [UInt8(ascii: "a")], []),
      Refusal(.tooLong, long, [0xFF, 0x00], []),
      Refusal(.tooLong, long, tail, []),
    ]
  }()
}
