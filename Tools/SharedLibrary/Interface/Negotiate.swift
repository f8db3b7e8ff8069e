public import CWaymark
import LinkTexts
import LocaleNegotiation

/// The implementation of `waymark_negotiate`, which `waymark.h` documents.
@_cdecl("waymark_negotiate")
public func negotiate(
  preferences: UnsafePointer<CChar>?, supported: UnsafePointer<CChar>?,
  defaultLanguage: UnsafePointer<CChar>?, result: UnsafeMutablePointer<waymark_negotiation>?,
  error: UnsafeMutablePointer<OpaquePointer?>?
) -> waymark_status {
  unsafe reporting(to: error) { () throws(LibraryError) in
    guard let preferences = unsafe preferences else { throw .argument("preferences is NULL") }
    guard let result = unsafe result else { throw .argument("result is NULL") }
    let languages = unsafe supported.map { list in
      PreferenceChain(list: unsafe String(cString: list)).preferences.map(\.text)
    }
    if let languages, languages.isEmpty { throw .argument("supported contains no language") }
    let negotiator = Negotiator(
      supported: languages ?? LinkTexts.languages,
      defaultLanguage: unsafe defaultLanguage.map { unsafe String(cString: $0) })
    let chosen = negotiator.negotiate(PreferenceChain(list: unsafe String(cString: preferences)))
    unsafe result.initialize(
      to: waymark_negotiation(
        language: CString.copy(chosen.language),
        preference_index: Int64(chosen.preferenceIndex ?? -1),
        is_right_to_left: chosen.direction == .rightToLeft ? 1 : 0))
  }
}
