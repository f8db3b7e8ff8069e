#ifndef WAYMARK_ICU_OPPONENT_H
#define WAYMARK_ICU_OPPONENT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's own matcher, compiled once from a comma-separated list.
typedef struct icu_opponent icu_opponent;

icu_opponent *icu_opponent_create(const char *supported);

/// Returns the index of the supported tag that ICU chooses for a list of desired tags, or -1.
int32_t icu_opponent_match(const icu_opponent *opponent, const char *desired);

/// Returns ICU's base direction of a UTF-16 string: 0 left to right, 1 right to left, 3 neutral.
int32_t icu_opponent_base_direction(const uint16_t *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
