import Laws
import LocaleNegotiation

/// Fuzzes preference chains and negotiation with arbitrary bytes.
///
/// - No input may trap. A chain may contain at most two more items than the input contains
///   separators.
/// - The explanation must contain the same result and one step for each preference, and at most one
///   step may match.
/// - A list must produce the same result as its chain.
/// - The result must be a supported language or the default.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  guard let kind = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let chain =
    switch kind % 4 {
    case 0: PreferenceChain(list: text)
    case 1: PreferenceChain(acceptLanguage: text)
    case 2: PreferenceChain(environment: ["LANGUAGE": text, "LANG": "de_DE.UTF-8"])
    default: PreferenceChain(androidLocales: text)
    }
  let separators = text.utf8.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
  law(chain.preferences.count <= separators + 2, "a chain has no more items than the string")

  let negotiator = negotiators[Int(kind / 4) % negotiators.count]
  let result = negotiator.negotiate(chain)
  let explanation = negotiator.explain(chain)
  law(explanation.result == result, "an explanation has the same result: \(text)")
  law(explanation.steps.map(\.preference) == chain.preferences, "each preference has a step")
  let winners = explanation.steps.indices.filter { explanation.steps[$0].outcome == .matched }
  law(
    winners == (result.preferenceIndex.map { [$0] } ?? []),
    "at most one preference matches: \(text)")
  if result.isMatched {
    law(negotiator.supported.contains(result.language), "a matched language is supported: \(text)")
  } else {
    law(
      result.language == negotiator.defaultLanguage,
      "without a match, the result is the default: \(text)")
  }
  if kind % 4 == 0 {
    law(
      negotiator.negotiate(list: text) == result, "a list has the same result as its chain: \(text)"
    )
  }
  return 0
}

private let supported = [
  "en", "en-GB", "es-419", "fr", "ja", "zh-CN", "zh-HK", "sr-Latn", "nb", "he",
]

/// One negotiator for each policy.
private let negotiators = [
  Negotiator(supported: supported),
  Negotiator(supported: supported, policy: NegotiationPolicy(nearest: .favoringLanguage)),
  Negotiator(supported: supported, policy: NegotiationPolicy(acceptsOtherHanScript: true)),
  Negotiator(
    supported: supported,
    policy: NegotiationPolicy(nearest: .favoringScript, comparesOnlyDistances: true)),
]
