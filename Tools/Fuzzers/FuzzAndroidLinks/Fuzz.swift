import Diagnostics
import Laws
import LinkAssociations

/// Fuzzes the readers of Android's association files with arbitrary bytes.
///
/// - No input may trap, and all ranges must be inside the file.
/// - The matchers must agree with slow matchers, which first split a pattern into steps and use no
///   indices.
/// - Android 15 must not open a link that the filters exclude.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let links = AssetLinks(reading: bytes)
  let manifest = AndroidManifest(reading: bytes)
  for diagnostic in links.diagnostics + manifest.diagnostics {
    law((diagnostic.range?.upperBound ?? 0) <= bytes.count, "ranges are in the file")
  }
  let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  let pattern = String(decoding: parts[0].prefix(40), as: UTF8.self)
  let text = Array(
    String(decoding: (parts.count > 1 ? parts[1] : []).prefix(40), as: UTF8.self).utf16)
  let simple = AndroidPattern(.simpleGlob, pattern)
  law(
    simple.matches(text) == NaiveGlob(Array(pattern.utf16)).matches(text[...]),
    "simple patterns match like the slow implementation")
  let advanced = AndroidPattern(.advancedGlob, pattern)
  if advanced.isValid, let naive = NaiveAdvanced(Array(pattern.utf16)) {
    law(
      advanced.matches(text) == naive.matches(text[...]),
      "advanced patterns match like the slow implementation")
  }
  let link = AssociationLink(bytes: Array(bytes.suffix(60)))
  let both = AndroidAssociation(assetLinks: links, manifest: manifest)
  let filters = AndroidAssociation(manifest: manifest)
  if both.verdict(for: link, on: .android15).opens {
    law(
      filters.verdict(for: link, on: .android15).opens,
      "rules open no links that filters do not open")
  }
  _ = both.diagnostics()
  return 0
}
