// Calls ICU's parser of messages, which has only a C++ API, for the C functions of the header.

#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include "CMessageOracle.h"

static icu::UnicodeString text_of(const uint16_t *text, int32_t length) {
  return icu::UnicodeString(reinterpret_cast<const char16_t *>(text), length);
}

bool waymark_visit_message_parts(
    const uint16_t *text, int32_t length, bool requires_doubling, void *context,
    waymark_message_part_visitor visit) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  icu::MessagePattern pattern(
      requires_doubling ? UMSGPAT_APOS_DOUBLE_REQUIRED : UMSGPAT_APOS_DOUBLE_OPTIONAL, status);
  pattern.parse(text_of(text, length), &place, status);
  if (U_FAILURE(status)) return false;
  for (int32_t index = 0; index < pattern.countParts(); ++index) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    double number = pattern.getNumericValue(part);
    visit(
        context, static_cast<waymark_message_part>(part.getType()), part.getIndex(),
        part.getLength(), part.getValue(), number);
  }
  return true;
}

bool waymark_message_format_accepts(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  icu::MessageFormat format(text_of(text, length), icu::Locale::getEnglish(), place, status);
  return U_SUCCESS(status);
}
