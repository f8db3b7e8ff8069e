#include "ZintOpponent.h"

#include <stddef.h>

#include <zint.h>

int32_t zint_opponent_encode(const char *text, int32_t length) {
  struct zint_symbol *symbol = ZBarcode_Create();
  if (symbol == NULL) return 0;
  symbol->symbology = BARCODE_QRCODE;
  int status = ZBarcode_Encode(symbol, (const unsigned char *)text, length);
  int32_t side = status < ZINT_ERROR ? symbol->rows : 0;
  ZBarcode_Delete(symbol);
  return side;
}
