// The order of strings by the root collation of CLDR.

#include <stdlib.h>
#include <unicode/ucol.h>

#include "CICU.h"

// One collator for each level, because threads cannot share a collator whose attributes change.
struct waymark_collation {
  UCollator *levels[3];
};

static UCollator *level(UCollationStrength strength, UColAttributeValue has_case_level) {
  UErrorCode error = U_ZERO_ERROR;
  UCollator *collator = ucol_open("", &error);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
  ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &error);
  ucol_setAttribute(
      collator, UCOL_NORMALIZATION_MODE, strength == UCOL_PRIMARY ? UCOL_OFF : UCOL_ON, &error);
  ucol_setAttribute(collator, UCOL_STRENGTH, strength, &error);
  ucol_setAttribute(collator, UCOL_CASE_LEVEL, has_case_level, &error);
  if (U_SUCCESS(error)) return collator;
  ucol_close(collator);
  return NULL;
}

struct waymark_collation *waymark_collation_create(void) {
  struct waymark_collation *collation = calloc(1, sizeof *collation);
  if (collation == NULL) return NULL;
  collation->levels[0] = level(UCOL_PRIMARY, UCOL_OFF);
  collation->levels[1] = level(UCOL_SECONDARY, UCOL_OFF);
  collation->levels[2] = level(UCOL_TERTIARY, UCOL_ON);
  for (int index = 0; index < 3; index++) {
    if (collation->levels[index] != NULL) continue;
    waymark_collation_destroy(collation);
    return NULL;
  }
  return collation;
}

void waymark_collation_destroy(struct waymark_collation *collation) {
  if (collation == NULL) return;
  for (int index = 0; index < 3; index++) {
    if (collation->levels[index] != NULL) ucol_close(collation->levels[index]);
  }
  free(collation);
}

int32_t waymark_collation_compare(
    const struct waymark_collation *collation, int32_t level, const uint16_t *left,
    int32_t left_count, const uint16_t *right, int32_t right_count) {
  return ucol_strcoll(collation->levels[level], left, left_count, right, right_count);
}
