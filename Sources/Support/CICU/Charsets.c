// Decoding of bytes in a charset to UTF-16.

#include <unicode/ucnv.h>

#include "CICU.h"

int32_t waymark_decode(const char *charset, const char *bytes, int32_t length, uint16_t *units,
                       int32_t *offsets, int32_t capacity, int32_t *invalid) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return WAYMARK_UNKNOWN_CHARSET;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  UChar *target = (UChar *)units;
  const char *source = bytes;
  ucnv_toUnicode(converter, &target, target + capacity, &source, source + length, offsets, true,
                 &status);
  int32_t count = (int32_t)(target - (UChar *)units);
  if (U_FAILURE(status)) {
    char rest[32];
    int8_t restLength = sizeof rest;
    UErrorCode ignored = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter, rest, &restLength, &ignored);
    if (U_FAILURE(ignored)) restLength = 0;
    *invalid = (int32_t)(source - bytes) - restLength;
    count = status == U_BUFFER_OVERFLOW_ERROR ? WAYMARK_UNKNOWN_CHARSET : WAYMARK_INVALID_BYTES;
  }
  ucnv_close(converter);
  return count;
}
