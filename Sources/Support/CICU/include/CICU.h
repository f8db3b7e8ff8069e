#ifndef WAYMARK_CICU_H
#define WAYMARK_CICU_H

/// The interface of this project to the functions of ICU that it uses.
///
/// No declaration of ICU is visible here. The module therefore does not conflict with a different
/// copy of ICU, and it works with any release of ICU from 70.
///
/// Strings are NUL-terminated ASCII. A function that writes a string takes a buffer and its
/// capacity. It returns the number of bytes written without the NUL. It returns -1 if ICU rejects
/// the input or the buffer is too small. No function here reads or changes the locale of the
/// process.

#if !__has_include(<unicode/uloc.h>)
#error "ICU is needed: install libicu-dev; LocaleNegotiation can do without it, with WAYMARK_WITHOUT_ICU=1"
#endif

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Language tags (BCP 47)

/// Writes the canonical form of a tag by CLDR's aliases (UTS #35, annex C). The aliases cover
/// legacy and grandfathered tags, extended languages, and deprecated languages, scripts, regions
/// and variants.
int32_t waymark_canonical_tag(const char *tag, char *buffer, int32_t capacity);

/// Writes the canonical form of a locale name as ICU's parser reads it: `es-MX` for `es_MEX`. An
/// unknown region is kept.
int32_t waymark_canonical_locale_name(const char *name, char *buffer, int32_t capacity);

/// Writes a tag with its likely script and region (UTS #35 §4.3, "Add Likely Subtags").
int32_t waymark_add_likely_subtags(const char *tag, char *buffer, int32_t capacity);

/// Writes a tag without its likely script and region (UTS #35 §4.3, "Remove Likely Subtags").
int32_t waymark_remove_likely_subtags(const char *tag, char *buffer, int32_t capacity);

// MARK: Charsets

/// The result if ICU has no charset of that name, or if the capacity is too small.
#define WAYMARK_UNKNOWN_CHARSET (-1)
/// The result if some bytes are invalid in the charset.
#define WAYMARK_INVALID_BYTES (-2)

/// Decodes bytes to UTF-16. Returns the number of code units, or one of the negative results above.
/// `offsets` receives, for each unit, the offset of the first byte of its character. `invalid`
/// receives the offset of the first invalid byte, if there is one.
int32_t waymark_decode(const char *charset, const char *bytes, int32_t length, uint16_t *units,
                       int32_t *offsets, int32_t capacity, int32_t *invalid);

// MARK: Subtags
//
// A subtag is represented as a number: its bytes in canonical case, the first byte lowest. 0
// represents an absent subtag.

/// Returns the likely script of a canonical language, in a region or in general; 0 if ICU has none.
/// The result is that of `waymark_add_likely_subtags`, in a tenth of the time.
uint64_t waymark_likely_script(uint64_t language, uint64_t region);

/// Returns the two-letter region that ICU's parser of locale names reads for a three-letter code,
/// or 0. Both are uppercase: `MX` for `MEX` (ISO 3166 alpha-3).
uint64_t waymark_region_of_long_code(uint64_t code);

/// A callback for a rule of CLDR's aliases as ICU spells it, such as `iw` and `he`, or `sgn_NO` and
/// `nsl`. The kind is `language`, `script`, `territory` or `variant`.
typedef void (*waymark_alias_visitor)(
    void *context, const char *kind, const char *key, const char *replacement);

/// Visits the alias rules of languages, scripts, regions and variants. It also visits the rules of
/// ICU's parser for three-letter languages, such as `deu` and `de`. A key may be visited
/// repeatedly. Returns false if ICU's data has an unexpected form; some rules may then be missing.
bool waymark_visit_aliases(void *context, waymark_alias_visitor visit);

/// A callback for likely subtags as ICU spells them, such as `de` and `de_Latn_DE`.
typedef void (*waymark_likely_visitor)(void *context, const char *key, const char *likely);

/// Visits the table of likely subtags. Returns false if ICU's data has an unexpected form.
bool waymark_visit_likely_subtags(void *context, waymark_likely_visitor visit);

// MARK: Matching (CLDR's languageMatching data)

/// A compiled list of supported tags. It is immutable, so threads may share it.
typedef struct waymark_matcher waymark_matcher;

/// Compiles a list of supported tags, or returns null.
///
/// @param default_tag the tag to prefer among supported tags of equal distance, if it is supported;
/// null to prefer the first one
/// @param favors_script true if the script has precedence over the language
waymark_matcher *waymark_matcher_create(
    const char *const *supported, int32_t count, const char *default_tag, bool favors_script);

/// Frees the memory; null is ignored.
void waymark_matcher_destroy(waymark_matcher *matcher);

/// Returns the index of the supported tag nearest to a desired tag, or -1 if none is near enough.
///
/// @param desired_index receives the index of the desired tag that matched
int32_t waymark_matcher_best(
    const waymark_matcher *matcher, const char *const *desired, int32_t count,
    int32_t *desired_index);

// MARK: Scripts and characters (Unicode Character Database)

/// Returns true if a four-letter script is written from right to left.
bool waymark_script_is_right_to_left(const char *script);

/// The bidirectional class of a code point, reduced to the classes that rules P2 and P3 of UAX #9
/// use.
typedef enum waymark_bidi_class {
  waymark_bidi_class_other = 0,
  /// L
  waymark_bidi_class_left_to_right = 1,
  /// R, AL
  waymark_bidi_class_right_to_left = 2,
  /// LRI, RLI, FSI
  waymark_bidi_class_isolate_initiator = 3,
  /// PDI
  waymark_bidi_class_pop_isolate = 4,
  /// B
  waymark_bidi_class_paragraph_separator = 5,
} waymark_bidi_class;

waymark_bidi_class waymark_bidi_class_of(uint32_t code_point);

/// Returns true if a code point is assigned in this ICU's version of Unicode.
bool waymark_is_assigned(uint32_t code_point);

/// Returns the first code point of the canonical decomposition of a code point (UAX #15). Most code
/// points have no decomposition; the result is then the code point.
uint32_t waymark_canonical_base(uint32_t code_point);

// MARK: Collation (UTS #35, part 5)

/// The order of strings by CLDR's root collation. It is immutable, so threads may share it.
typedef struct waymark_collation waymark_collation;

/// Creates the order, or returns null.
waymark_collation *waymark_collation_create(void);

/// Frees the memory; null is ignored.
void waymark_collation_destroy(waymark_collation *collation);

/// Compares two strings in UTF-16, and returns -1, 0 or 1. Digits are compared as numbers.
///
/// @param level the finest difference to compare: 0 for letters, 1 for accents, 2 for case and
/// width
int32_t waymark_collation_compare(
    const waymark_collation *collation, int32_t level, const uint16_t *left, int32_t left_count,
    const uint16_t *right, int32_t right_count);

// MARK: Plurals (UTS #35, part 3: Language Plural Rules)

/// A callback for a plural category, such as `few`, and its rule with samples, as UTS #35 writes
/// it.
typedef void (*waymark_plural_rule_visitor)(void *context, const char *category, const char *rule);

/// Visits the cardinal plural rules of a locale as ICU spells it, such as `uk` or `pt_PT`. `other`
/// may be missing. Returns false if ICU has no rules for the locale; the rules of `pt_BR`, for
/// example, are those of `pt`.
bool waymark_visit_plural_rules(
    const char *locale, void *context, waymark_plural_rule_visitor visit);

// MARK: Words (UAX #29)

/// Returns the number of words in UTF-8 text, by UAX #29 and ICU's dictionaries for a locale. A
/// segment is a word if it has a letter, a digit or an ideograph. Returns -1 if ICU has no rules.
int32_t waymark_word_count(const char *locale, const char *text, int32_t length);

// MARK: Versions and lists of ICU

/// Returns ICU's version, such as `72.1`; the string is static.
const char *waymark_icu_version(void);

/// Returns the version of ICU's data, such as 72, or 0 if there is no data.
int32_t waymark_icu_data_version(void);

/// Returns the version of CLDR in ICU's data, such as `42.0`; the string is static.
const char *waymark_cldr_version(void);

/// Returns the version of Unicode in ICU's data, such as `15.0`; the string is static.
const char *waymark_unicode_version(void);

/// Returns the language subtags that ICU lists, terminated by null; the array is static.
const char *const *waymark_languages(void);

/// Returns the region subtags that ICU lists, terminated by null; the array is static.
const char *const *waymark_regions(void);

/// Returns the number of scripts for which ICU has codes.
int32_t waymark_script_count(void);

/// Returns the script at an index less than `waymark_script_count()`, or null for one without a
/// name; the string is static.
const char *waymark_script(int32_t index);

#ifdef __cplusplus
}
#endif

#endif
