#ifndef WAYMARK_MESSAGE_ORACLE_H
#define WAYMARK_MESSAGE_ORACLE_H

/// ICU's results for a message, for tests. This header exposes no declaration of ICU.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The parts of a message, named as in ICU's UMessagePatternPartType.
typedef enum waymark_message_part {
  waymark_message_part_message_start = 0,
  waymark_message_part_message_limit = 1,
  waymark_message_part_skip_syntax = 2,
  waymark_message_part_insert_character = 3,
  waymark_message_part_replace_number = 4,
  waymark_message_part_argument_start = 5,
  waymark_message_part_argument_limit = 6,
  waymark_message_part_argument_number = 7,
  waymark_message_part_argument_name = 8,
  waymark_message_part_argument_type = 9,
  waymark_message_part_argument_style = 10,
  waymark_message_part_argument_selector = 11,
  waymark_message_part_argument_integer = 12,
  waymark_message_part_argument_double = 13,
} waymark_message_part;

/// Receives a part: its range in UTF-16, its value, and its number if it has one.
typedef void (*waymark_message_part_visitor)(
    void *context, waymark_message_part part, int32_t start, int32_t length, int32_t value,
    double number);

/// Visits the parts of a message in order. Returns false if ICU's MessagePattern rejects it.
bool waymark_visit_message_parts(
    const uint16_t *text, int32_t length, bool requires_doubling, void *context,
    waymark_message_part_visitor visit);

/// Returns true if ICU's MessageFormat accepts a message for the locale en.
bool waymark_message_format_accepts(const uint16_t *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
