#ifndef WAYMARK_CZINT_H
#define WAYMARK_CZINT_H

/// What this project asks of zint, in functions of its own: no declaration of zint's is visible here.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The most modules that a side of a QR symbol has.
#define WAYMARK_QR_MAXIMUM_SIDE 177

/// The most pieces that a text is given in.
#define WAYMARK_QR_MAXIMUM_PIECES 256

/// The words of a row: module `x` is bit `x % 64` of word `x / 64`.
#define WAYMARK_QR_ROW_WORDS 3

/// What is returned where there is no symbol; all negative.
enum waymark_qr_failure {
  /// The bytes do not fit a symbol of this version and level.
  waymark_qr_too_long = -2,
  /// Anything else, such as memory that is missing.
  waymark_qr_failed = -3,
};

/// Encodes bytes as a QR symbol (ISO/IEC 18004), each byte as it is.
///
/// `version` is 1 to 40; `level` is 1 to 4, for L, M, Q and H. `rows` has room for
/// `WAYMARK_QR_MAXIMUM_SIDE * WAYMARK_QR_ROW_WORDS` words and takes the dark modules as set bits. Returns
/// the modules of a side, or a failure. May be called on several threads at once.
///
/// zint divides each piece into segments itself, nearly always as well as can be. `ends` has the offset behind
/// each of at most `WAYMARK_QR_MAXIMUM_PIECES` pieces; without any, all bytes are one.
int32_t waymark_qr_encode(
    const uint8_t *bytes, int32_t count, int32_t version, int32_t level, const int32_t *ends,
    int32_t piece_count, uint64_t *rows);

#ifdef __cplusplus
}
#endif

#endif
