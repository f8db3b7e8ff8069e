// Scripts, bidirectional classes, and the lists of subtags and versions of ICU.

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/icudataver.h>
#include <unicode/uversion.h>

#include "CICU.h"

bool waymark_script_is_right_to_left(const char *script) {
  int32_t code = u_getPropertyValueEnum(UCHAR_SCRIPT, script);
  return code != UCHAR_INVALID_CODE && uscript_isRightToLeft((UScriptCode)code);
}

waymark_bidi_class waymark_bidi_class_of(uint32_t code_point) {
  switch (u_charDirection((UChar32)code_point)) {
    case U_LEFT_TO_RIGHT: return waymark_bidi_class_left_to_right;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return waymark_bidi_class_right_to_left;
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE: return waymark_bidi_class_isolate_initiator;
    case U_POP_DIRECTIONAL_ISOLATE: return waymark_bidi_class_pop_isolate;
    case U_BLOCK_SEPARATOR: return waymark_bidi_class_paragraph_separator;
    default: return waymark_bidi_class_other;
  }
}

uint32_t waymark_canonical_base(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(&error);
  UChar decomposition[8];
  int32_t count = U_FAILURE(error)
                      ? -1
                      : unorm2_getDecomposition(
                            normalizer, (UChar32)code_point, decomposition, 8, &error);
  if (U_FAILURE(error) || count <= 0) return code_point;
  UChar32 first;
  U16_GET(decomposition, 0, 0, count, first);
  return (uint32_t)first;
}

bool waymark_is_assigned(uint32_t code_point) { return u_isdefined((UChar32)code_point); }

const char *waymark_icu_version(void) { return U_ICU_VERSION; }

int32_t waymark_icu_data_version(void) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo version = {0};
  u_getDataVersion(version, &error);
  return U_FAILURE(error) ? 0 : version[0];
}

const char *waymark_unicode_version(void) { return U_UNICODE_VERSION; }

const char *const *waymark_languages(void) { return uloc_getISOLanguages(); }

const char *const *waymark_regions(void) { return uloc_getISOCountries(); }

int32_t waymark_script_count(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

const char *waymark_script(int32_t index) {
  // This list differs from the scripts of characters: it also has Hans, Jpan and Aran.
  return uscript_getShortName((UScriptCode)index);
}
