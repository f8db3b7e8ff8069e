// Writes PNG files with libpng. The image data is passed to zlib one row of modules at a time.
// libpng itself passes each pixel row through its filters, which takes twice as long for an image
// with many equal rows.

#if !__has_include(<png.h>)
#error "QRCodes needs libpng and is for Linux only: install libpng-dev"
#endif

#include <setjmp.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>
#include <zlib.h>

#include "CPNG.h"

/// A growable array of bytes.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} growing_bytes;

static bool reserve(growing_bytes *bytes, size_t additional) {
  if (bytes->capacity - bytes->count >= additional) return true;
  size_t capacity = bytes->capacity * 2 + additional;
  uint8_t *larger = realloc(bytes->bytes, capacity);
  if (larger == NULL) return false;
  bytes->bytes = larger;
  bytes->capacity = capacity;
  return true;
}

static bool is_dark(const waymark_png_modules *modules, int32_t x, int32_t y) {
  uint64_t word = modules->rows[(size_t)y * (size_t)modules->row_words + (size_t)(x / 64)];
  return word >> (x % 64) & 1;
}

/// Makes a run of pixels in a white row black, writing whole bytes where possible.
static void blacken(uint8_t *row, size_t start, size_t end) {
  while (start < end && start % 8 != 0) {
    row[start / 8] &= (uint8_t)~(0x80 >> start % 8);
    start++;
  }
  size_t whole = (end - start) / 8;
  memset(row + start / 8, 0, whole);
  for (start += whole * 8; start < end; start++) {
    row[start / 8] &= (uint8_t)~(0x80 >> start % 8);
  }
}

/// Draws one row of modules as pixel rows. The first pixel row has the filter type "none". The
/// pixel rows below it are equal, so the filter that subtracts the previous row makes them zero.
static void draw(const waymark_png_modules *modules, int32_t y, uint8_t *pixels, size_t row_bytes) {
  size_t scale = (size_t)modules->scale;
  pixels[0] = PNG_FILTER_VALUE_NONE;
  memset(pixels + 1, 0xFF, row_bytes - 1);
  if (y >= 0 && y < modules->side) {
    for (int32_t x = 0; x < modules->side; x++) {
      if (!is_dark(modules, x, y)) continue;
      int32_t end = x + 1;
      while (end < modules->side && is_dark(modules, end, y)) end++;
      size_t quiet = (size_t)modules->quiet_zone;
      blacken(pixels + 1, ((size_t)x + quiet) * scale, ((size_t)end + quiet) * scale);
      x = end;
    }
  }
  for (size_t copy = 1; copy < scale; copy++) {
    pixels[copy * row_bytes] = PNG_FILTER_VALUE_UP;
    memset(pixels + copy * row_bytes + 1, 0, row_bytes - 1);
  }
}

/// Compresses the remaining input of the stream; `flush` has zlib's meaning.
static bool compress_rest(z_stream *stream, growing_bytes *output, int flush) {
  while (true) {
    if (!reserve(output, 1 << 12)) return false;
    size_t room = output->capacity - output->count;
    stream->next_out = output->bytes + output->count;
    stream->avail_out = (uInt)room;
    int status = deflate(stream, flush);
    output->count += room - stream->avail_out;
    if (status == Z_STREAM_END) return true;
    if (status != Z_OK && status != Z_BUF_ERROR) return false;
    if (flush == Z_NO_FLUSH && stream->avail_in == 0 && stream->avail_out > 0) return true;
  }
}

/// Compresses the image data.
static bool compress_modules(const waymark_png_modules *modules, growing_bytes *output) {
  int32_t all = modules->side + 2 * modules->quiet_zone;
  size_t row_bytes = ((size_t)all * (size_t)modules->scale + 7) / 8 + 1;
  uint8_t *pixels = malloc(row_bytes * (size_t)modules->scale);
  if (pixels == NULL) return false;
  z_stream stream = {0};
  // A window of 4 KB contains the previous pixel row, where nearly all matches are.
  bool is_sound = deflateInit2(&stream, 1, Z_DEFLATED, 12, 3, Z_DEFAULT_STRATEGY) == Z_OK;
  if (is_sound) {
    for (int32_t y = 0; y < all && is_sound; y++) {
      draw(modules, y - modules->quiet_zone, pixels, row_bytes);
      stream.next_in = pixels;
      stream.avail_in = (uInt)(row_bytes * (size_t)modules->scale);
      is_sound = compress_rest(&stream, output, y + 1 == all ? Z_FINISH : Z_NO_FLUSH);
    }
    deflateEnd(&stream);
  }
  free(pixels);
  return is_sound;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  growing_bytes *output = png_get_io_ptr(png);
  if (!reserve(output, count)) png_error(png, "no memory");
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void say_nothing(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void jump(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

/// Writes the file with the compressed image data.
static bool write_file(const growing_bytes *data, png_uint_32 pixels, growing_bytes *file) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, jump, say_nothing);
  if (png == NULL) return false;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, file, write_bytes, flush_nothing);
  png_set_IHDR(
      png, info, pixels, pixels, 1, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_write_info(png, info);
  png_write_chunk(png, (png_const_bytep) "IDAT", data->bytes, data->count);
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  return true;
}

waymark_png_file waymark_png_create(const waymark_png_modules *modules) {
  growing_bytes data = {0};
  growing_bytes file = {0};
  png_uint_32 pixels =
      (png_uint_32)(modules->side + 2 * modules->quiet_zone) * (png_uint_32)modules->scale;
  bool is_sound = compress_modules(modules, &data) && reserve(&file, data.count + 256)
                  && write_file(&data, pixels, &file);
  free(data.bytes);
  if (is_sound) return (waymark_png_file){file.bytes, file.count};
  free(file.bytes);
  return (waymark_png_file){NULL, 0};
}

void waymark_png_delete(waymark_png_file file) { free(file.bytes); }
