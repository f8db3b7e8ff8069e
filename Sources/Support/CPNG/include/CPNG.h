#ifndef WAYMARK_CPNG_H
#define WAYMARK_CPNG_H

/// The interface of this project to the functions of libpng that it uses. No declaration of libpng
/// is visible here, and its long jumps do not leave these functions.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The modules of a QR code, which form a square, to be drawn dark on light.
typedef struct {
  /// The rows from the top. Module `x` is bit `x % 64` of word `x / 64`; a set bit is a dark
  /// module.
  const uint64_t *rows;
  /// The number of words in a row.
  int32_t row_words;
  /// The number of modules per side.
  int32_t side;
  /// The number of light modules around the square.
  int32_t quiet_zone;
  /// The number of pixels per side of a module.
  int32_t scale;
} waymark_png_modules;

/// The bytes of a file; empty if memory is exhausted.
typedef struct {
  uint8_t *bytes;
  size_t count;
} waymark_png_file;

/// Draws modules as a grayscale PNG file with one bit per pixel. Each module is an exact square of
/// pixels.
waymark_png_file waymark_png_create(const waymark_png_modules *modules);

/// Frees the memory of a file.
void waymark_png_delete(waymark_png_file file);

#ifdef __cplusplus
}
#endif

#endif
