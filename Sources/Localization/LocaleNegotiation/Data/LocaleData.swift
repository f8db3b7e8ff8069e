// Negotiation reads locale data from one of two sources with the same members.
//
//   ICU    the system's library, on Linux: its release of CLDR, and distances between languages
//   CLDR   tables in this library, of one release, without distances: used where ICU cannot be
//          linked, and on Linux if `WAYMARK_WITHOUT_ICU=1` is set while the package is built

#if WAYMARK_ICU
  typealias LocaleData = ICU
#else
  typealias LocaleData = CLDR
#endif

/// An alias rule of CLDR, such as `iw` → `he`, `sgn_NO` → `nsl` or `CS` → `RS ME`.
struct Alias {
  let key: String
  let replacement: String
}
