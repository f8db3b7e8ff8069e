#ifndef WAYMARK_CICU_H
#define WAYMARK_CICU_H

/// What this project asks of ICU, in functions of its own: no declaration of ICU's is visible here, so
/// that this module meets no other ICU, and any release from 70 on fits behind it.
///
/// Texts are NUL-terminated ASCII. A function that writes a text takes a buffer with its capacity and
/// returns the number of bytes written without the NUL, or -1 where ICU refuses the input or the
/// buffer is too small. Nothing here reads or changes the locale of the process.

#if !__has_include(<unicode/uloc.h>)
#error "ICU is needed: install libicu-dev; LocaleNegotiation can do without it, with WAYMARK_WITHOUT_ICU=1"
#endif

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Language tags (BCP 47)

/// The canonical form of a tag by CLDR's aliases (UTS #35, annex C): legacy, grandfathered and extended
/// languages, deprecated languages, scripts, regions and variants.
int32_t waymark_canonical_tag(const char *tag, char *buffer, int32_t capacity);

/// The canonical form of a locale name as ICU's parser of them reads it: `es-MX` for `es_MEX`. A region
/// that it does not know is kept.
int32_t waymark_canonical_locale_name(const char *name, char *buffer, int32_t capacity);

/// The tag with its likely script and region (UTS #35 §4.3, "Add Likely Subtags").
int32_t waymark_add_likely_subtags(const char *tag, char *buffer, int32_t capacity);

/// The tag without the script and region that are likely anyway ("Remove Likely Subtags").
int32_t waymark_remove_likely_subtags(const char *tag, char *buffer, int32_t capacity);

// MARK: Charsets

/// No charset of ICU has the name.
#define WAYMARK_UNKNOWN_CHARSET (-1)
/// Some bytes are no text in the charset.
#define WAYMARK_INVALID_BYTES (-2)

/// Decodes bytes to UTF-16, and returns the number of units. Each unit gets the offset of the first byte
/// of its character. Where bytes are invalid, the offset of the first one is written to `invalid`.
int32_t waymark_decode(const char *charset, const char *bytes, int32_t length, uint16_t *units,
                       int32_t *offsets, int32_t capacity, int32_t *invalid);

// MARK: Subtags
//
// A subtag is a number here: its bytes in the usual case, the first lowest; 0 if it is absent.

/// The script that a canonical language is likely written in, in a region or anywhere; 0 if ICU knows
/// none. The answer is that of `waymark_add_likely_subtags`, in a tenth of the time.
uint64_t waymark_likely_script(uint64_t language, uint64_t region);

/// The region of two letters that ICU's parser of locale names reads for a code of three, both in
/// upper case: `MX` for `MEX` (ISO 3166 alpha-3); 0 if it knows none.
uint64_t waymark_region_of_long_code(uint64_t code);

/// Takes a rule of CLDR's aliases as ICU spells it, such as `iw` and `he`, `sgn_NO` and `nsl`. The kind is
/// `language`, `script`, `territory` or `variant`.
typedef void (*waymark_alias_visitor)(
    void *context, const char *kind, const char *key, const char *replacement);

/// Visits the rules of canonical forms, those of languages, scripts, regions and variants, and those that
/// ICU's parser has for languages of three letters, such as `deu` and `de`; a key may come repeatedly.
/// False if ICU's data are not in the form that is expected: then some may not have been visited.
bool waymark_visit_aliases(void *context, waymark_alias_visitor visit);

/// Takes likely subtags as ICU spells them, such as `de` and `de_Latn_DE`.
typedef void (*waymark_likely_visitor)(void *context, const char *key, const char *likely);

/// Visits the table of likely subtags. False if ICU's data are not in the form that is expected.
bool waymark_visit_likely_subtags(void *context, waymark_likely_visitor visit);

// MARK: Matching (CLDR's languageMatching data)

/// A compiled list of supported tags; not changed after it is made, so threads may share it.
typedef struct waymark_matcher waymark_matcher;

/// Compiles a list of supported tags, or returns null.
///
/// @param default_tag  counts before the others of equal distance if it is among them; null for the
///     first of the supported
/// @param favors_script  whether the script counts before the language
waymark_matcher *waymark_matcher_create(
    const char *const *supported, int32_t count, const char *default_tag, bool favors_script);

/// Gives the memory back; null is ignored.
void waymark_matcher_destroy(waymark_matcher *matcher);

/// The index of the supported tag nearest to one of the desired, -1 where none is near enough.
///
/// @param desired_index  receives the index of the desired tag that won
int32_t waymark_matcher_best(
    const waymark_matcher *matcher, const char *const *desired, int32_t count,
    int32_t *desired_index);

// MARK: Scripts and characters (Unicode Character Database)

/// Whether a script of four letters is written from right to left.
bool waymark_script_is_right_to_left(const char *script);

/// The bidirectional class of a code point, reduced to what rules P2 and P3 of UAX #9 look at.
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

/// Whether a code point is assigned in this ICU's version of Unicode.
bool waymark_is_assigned(uint32_t code_point);

/// The first code point of the canonical decomposition of one (UAX #15), which is itself for most.
uint32_t waymark_canonical_base(uint32_t code_point);

// MARK: Collation (UTS #35, part 5)

/// The order of strings by CLDR's root collation; not changed after it is made, so threads may share it.
typedef struct waymark_collation waymark_collation;

/// Makes the order, or returns null.
waymark_collation *waymark_collation_create(void);

/// Gives the memory back; null is ignored.
void waymark_collation_destroy(waymark_collation *collation);

/// Compares two strings in UTF-16: -1, 0 or 1. Digits count as numbers.
///
/// @param level  the finest difference that counts: 0 for letters, 1 for accents, 2 for case and width
int32_t waymark_collation_compare(
    const waymark_collation *collation, int32_t level, const uint16_t *left, int32_t left_count,
    const uint16_t *right, int32_t right_count);

// MARK: Plurals (UTS #35, part 3: Language Plural Rules)

/// Takes a plural category, such as `few`, and its rule with samples, as UTS #35 writes it.
typedef void (*waymark_plural_rule_visitor)(void *context, const char *category, const char *rule);

/// Visits the rules for cardinal numbers of a locale as ICU spells it, such as `uk` or `pt_PT`; `other` may be
/// left out. False if ICU has no rules of it: those of `pt_BR` are those of `pt`.
bool waymark_visit_plural_rules(
    const char *locale, void *context, waymark_plural_rule_visitor visit);

// MARK: Words (UAX #29)

/// The number of words of a text in UTF-8, by UAX #29 and ICU's dictionaries for a locale as ICU spells it: of what
/// stands between two boundaries, that which has a letter, a digit or an ideograph. -1 if ICU has no rules.
int32_t waymark_word_count(const char *locale, const char *text, int32_t length);

// MARK: What ICU knows

/// ICU's version, such as `72.1`; static.
const char *waymark_icu_version(void);

/// The version of ICU's data, such as 72; 0 if there are none.
int32_t waymark_icu_data_version(void);

/// The version of CLDR that ICU's data are of, such as `42.0`; static.
const char *waymark_cldr_version(void);

/// The version of Unicode that ICU's characters are of, such as `15.0`; static.
const char *waymark_unicode_version(void);

/// The language subtags that ICU lists, ended by null; static.
const char *const *waymark_languages(void);

/// The region subtags that ICU lists, ended by null; static.
const char *const *waymark_regions(void);

/// The number of scripts that ICU has codes for.
int32_t waymark_script_count(void);

/// The script of an index below `waymark_script_count()`, null for one without a name; static.
const char *waymark_script(int32_t index);

#ifdef __cplusplus
}
#endif

#endif
