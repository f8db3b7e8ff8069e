#ifndef WAYMARK_ZINT_OPPONENT_H
#define WAYMARK_ZINT_OPPONENT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The matrix of a text as a C program would ask zint for it, with nothing drawn; returns the modules of a
/// side, or 0.
int32_t zint_opponent_encode(const char *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
