#ifndef WAYMARK_ZINT_OPPONENT_H
#define WAYMARK_ZINT_OPPONENT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Makes the matrix of a string with zint, as a C program does, and draws nothing. Returns the
/// number of modules of a side, or 0.
int32_t zint_opponent_encode(const char *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
