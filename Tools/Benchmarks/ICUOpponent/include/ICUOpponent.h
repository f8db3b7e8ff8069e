#ifndef WAYMARK_ICU_OPPONENT_H
#define WAYMARK_ICU_OPPONENT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's own matcher, compiled once from a list with commas.
typedef struct icu_opponent icu_opponent;

icu_opponent *icu_opponent_create(const char *supported);

/// The index in the list of the tag that ICU chooses for a list of desired tags; -1 for none.
int32_t icu_opponent_match(const icu_opponent *opponent, const char *desired);

/// ICU's base direction of a text in UTF-16: 0 left to right, 1 right to left, 3 none.
int32_t icu_opponent_base_direction(const uint16_t *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
