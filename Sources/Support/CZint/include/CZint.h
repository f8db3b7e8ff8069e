#ifndef WAYMARK_CZINT_H
#define WAYMARK_CZINT_H

/// The interface of this project to the functions of zint that it uses. No declaration of zint is
/// visible here.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The maximum number of modules per side of a QR symbol.
#define WAYMARK_QR_MAXIMUM_SIDE 177

/// The maximum number of pieces into which the bytes can be divided.
#define WAYMARK_QR_MAXIMUM_PIECES 256

/// The number of words in a row. Module `x` is bit `x % 64` of word `x / 64`.
#define WAYMARK_QR_ROW_WORDS 3

/// The results if no symbol was created; all are negative.
enum waymark_qr_failure {
  /// The bytes do not fit into a symbol of this version and level.
  waymark_qr_too_long = -2,
  /// Any other failure, such as exhausted memory.
  waymark_qr_failed = -3,
};

/// Encodes bytes as a QR symbol (ISO/IEC 18004), each byte unchanged.
///
/// `version` is 1 to 40; `level` is 1 to 4, for L, M, Q and H. `rows` has space for
/// `WAYMARK_QR_MAXIMUM_SIDE * WAYMARK_QR_ROW_WORDS` words, and receives the dark modules as set
/// bits. Returns the number of modules per side, or a failure. Several threads may call this
/// function at the same time.
///
/// `ends` has the end offset of each of `piece_count` pieces, at most `WAYMARK_QR_MAXIMUM_PIECES`.
/// Without pieces, all bytes are one piece. zint divides each piece into segments, nearly always
/// optimally.
int32_t waymark_qr_encode(
    const uint8_t *bytes, int32_t count, int32_t version, int32_t level, const int32_t *ends,
    int32_t piece_count, uint64_t *rows);

#ifdef __cplusplus
}
#endif

#endif
