// Creates QR symbols with zint.

#if !__has_include(<zint.h>)
#error "QRCodes needs zint and is for Linux only: install libzint-dev"
#endif

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include <zint.h>

#include "CZint.h"

static int32_t take(const struct zint_symbol *symbol, uint64_t *rows) {
  int32_t side = symbol->rows;
  if (side < 21 || side > WAYMARK_QR_MAXIMUM_SIDE || symbol->width != side)
    return waymark_qr_failed;
  for (int32_t y = 0; y < side; y++) {
    // Module `x` is bit `x % 8` of byte `x / 8`, regardless of the byte order of a word.
    const unsigned char *bytes = symbol->encoded_data[y];
    for (int32_t word = 0; word < WAYMARK_QR_ROW_WORDS; word++) {
      uint64_t bits = 0;
      for (int32_t byte = 0; byte < 8; byte++) {
        bits |= (uint64_t)bytes[word * 8 + byte] << (byte * 8);
      }
      rows[y * WAYMARK_QR_ROW_WORDS + word] = bits;
    }
  }
  return side;
}

_Static_assert(WAYMARK_QR_MAXIMUM_PIECES <= ZINT_MAX_SEG_COUNT, "zint refuses so many");

static int encode(
    struct zint_symbol *symbol, const uint8_t *bytes, int32_t count, const int32_t *ends,
    int32_t piece_count) {
  if (piece_count < 2) return ZBarcode_Encode(symbol, bytes, count);
  struct zint_seg segments[WAYMARK_QR_MAXIMUM_PIECES];
  for (int32_t index = 0, start = 0; index < piece_count; start = ends[index], index++) {
    // The cast is safe, because zint does not modify its input.
    segments[index].source = (unsigned char *)bytes + start;
    segments[index].length = ends[index] - start;
    segments[index].eci = 0;
  }
  return ZBarcode_Encode_Segs(symbol, segments, piece_count);
}

int32_t waymark_qr_encode(
    const uint8_t *bytes, int32_t count, int32_t version, int32_t level, const int32_t *ends,
    int32_t piece_count, uint64_t *rows) {
  if (piece_count > WAYMARK_QR_MAXIMUM_PIECES) return waymark_qr_failed;
  struct zint_symbol *symbol = ZBarcode_Create();
  if (symbol == NULL) return waymark_qr_failed;
  symbol->symbology = BARCODE_QRCODE;
  symbol->input_mode = DATA_MODE;
  symbol->option_1 = level;
  symbol->option_2 = version;
  int status = encode(symbol, bytes, count, ends, piece_count);
  int32_t side = status < ZINT_ERROR             ? take(symbol, rows)
                 : status == ZINT_ERROR_TOO_LONG ? waymark_qr_too_long
                                                 : waymark_qr_failed;
  ZBarcode_Delete(symbol);
  return side;
}
