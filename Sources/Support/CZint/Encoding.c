// QR symbols by zint. Where WAYMARK_ZINT_SONAME names the library, it is loaded when the first symbol is
// asked for: Debian has no static archive of it, and a program that is linked statically starts faster.

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include <zint.h>

#include "CZint.h"

typedef struct zint_symbol *(*create_function)(void);
typedef int (*encode_function)(struct zint_symbol *, const unsigned char *, int);
typedef int (*encode_segments_function)(struct zint_symbol *, const struct zint_seg *, int);
typedef void (*delete_function)(struct zint_symbol *);

typedef struct {
  create_function create;
  encode_function encode;
  encode_segments_function encode_segments;
  delete_function delete;
} zint_functions;

#ifdef WAYMARK_ZINT_SONAME

#include <dlfcn.h>
#include <pthread.h>

static zint_functions loaded;
static bool is_loaded;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
  // Never unloaded: the functions are used until the process ends.
  void *library = dlopen(WAYMARK_ZINT_SONAME, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  loaded.create = (create_function)dlsym(library, "ZBarcode_Create");
  loaded.encode = (encode_function)dlsym(library, "ZBarcode_Encode");
  loaded.encode_segments = (encode_segments_function)dlsym(library, "ZBarcode_Encode_Segs");
  loaded.delete = (delete_function)dlsym(library, "ZBarcode_Delete");
  is_loaded = loaded.create != NULL && loaded.encode != NULL && loaded.encode_segments != NULL
              && loaded.delete != NULL;
}

static const zint_functions *functions(void) {
  pthread_once(&loading, load);
  return is_loaded ? &loaded : NULL;
}

#else

static const zint_functions linked = {
    ZBarcode_Create, ZBarcode_Encode, ZBarcode_Encode_Segs, ZBarcode_Delete};

static const zint_functions *functions(void) { return &linked; }

#endif

static int32_t take(const struct zint_symbol *symbol, uint64_t *rows) {
  int32_t side = symbol->rows;
  if (side < 21 || side > WAYMARK_QR_MAXIMUM_SIDE || symbol->width != side) return waymark_qr_failed;
  for (int32_t y = 0; y < side; y++) {
    // Bit `x % 8` of byte `x / 8`, whatever the order of bytes in a word is.
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
    const zint_functions *zint, struct zint_symbol *symbol, const uint8_t *bytes, int32_t count,
    const int32_t *ends, int32_t piece_count) {
  if (piece_count < 2) return zint->encode(symbol, bytes, count);
  struct zint_seg segments[WAYMARK_QR_MAXIMUM_PIECES];
  for (int32_t index = 0, start = 0; index < piece_count; start = ends[index], index++) {
    // zint only reads what it is given.
    segments[index].source = (unsigned char *)bytes + start;
    segments[index].length = ends[index] - start;
    segments[index].eci = 0;
  }
  return zint->encode_segments(symbol, segments, piece_count);
}

int32_t waymark_qr_encode(
    const uint8_t *bytes, int32_t count, int32_t version, int32_t level, const int32_t *ends,
    int32_t piece_count, uint64_t *rows) {
  const zint_functions *zint = functions();
  if (zint == NULL) return waymark_qr_unavailable;
  if (piece_count > WAYMARK_QR_MAXIMUM_PIECES) return waymark_qr_failed;
  struct zint_symbol *symbol = zint->create();
  if (symbol == NULL) return waymark_qr_failed;
  symbol->symbology = BARCODE_QRCODE;
  symbol->input_mode = DATA_MODE;
  symbol->option_1 = level;
  symbol->option_2 = version;
  int status = encode(zint, symbol, bytes, count, ends, piece_count);
  int32_t side = status < ZINT_ERROR             ? take(symbol, rows)
                 : status == ZINT_ERROR_TOO_LONG ? waymark_qr_too_long
                                                 : waymark_qr_failed;
  zint->delete(symbol);
  return side;
}
