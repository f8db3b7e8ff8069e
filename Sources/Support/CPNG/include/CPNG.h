#ifndef WAYMARK_CPNG_H
#define WAYMARK_CPNG_H

/// What this project asks of libpng, in functions of its own: no declaration of libpng's is visible here,
/// and none of its jumps leaves them.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A square of modules, to be drawn dark on light.
typedef struct {
  /// The rows from the top: module `x` is bit `x % 64` of word `x / 64`, and set if it is dark.
  const uint64_t *rows;
  /// The words of a row.
  int32_t row_words;
  /// The modules of a side.
  int32_t side;
  /// The light modules around it.
  int32_t quiet_zone;
  /// The pixels of a module's side.
  int32_t scale;
} waymark_png_modules;

/// The bytes of a file; without any where memory is missing.
typedef struct {
  uint8_t *bytes;
  size_t count;
} waymark_png_file;

/// Draws modules as a PNG file of one bit a pixel, greyscale. Each module is exactly a square of pixels.
waymark_png_file waymark_png_create(const waymark_png_modules *modules);

/// Gives the memory of a file back.
void waymark_png_delete(waymark_png_file file);

#ifdef __cplusplus
}
#endif

#endif
