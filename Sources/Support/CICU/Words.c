// Word boundaries.

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "CICU.h"

int32_t waymark_word_count(const char *locale, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  UText *reader = utext_openUTF8(NULL, text, length, &status);
  ubrk_setUText(words, reader, &status);
  if (U_SUCCESS(status)) {
    while (ubrk_next(words) != UBRK_DONE) {
      if (ubrk_getRuleStatus(words) >= UBRK_WORD_NONE_LIMIT) count++;
    }
  } else {
    count = -1;
  }
  utext_close(reader);
  ubrk_close(words);
  return count;
}
