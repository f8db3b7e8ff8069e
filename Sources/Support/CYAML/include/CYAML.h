#ifndef WAYMARK_CYAML_H
#define WAYMARK_CYAML_H

/// The interface of this project to the parser events of libyaml. No declaration of libyaml is
/// visible here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kind of an event.
enum waymark_yaml_kind {
  waymark_yaml_stream_end,
  waymark_yaml_document,
  waymark_yaml_alias,
  waymark_yaml_scalar,
  waymark_yaml_list,
  waymark_yaml_mapping,
  /// The end of a sequence or a mapping.
  waymark_yaml_end,
};

/// The style of a scalar.
enum waymark_yaml_style { waymark_yaml_plain, waymark_yaml_quoted, waymark_yaml_block };

/// A parser event. Its strings are valid until the next event.
struct waymark_yaml_event {
  enum waymark_yaml_kind kind;
  enum waymark_yaml_style style;
  /// The position of the first character, and the position after the last one, in code points.
  size_t start;
  size_t end;
  /// The UTF-8 of a scalar, or the name of an alias; not terminated.
  const uint8_t *text;
  size_t count;
  /// The name of an anchor; `NULL` without one.
  const char *anchor;
  bool has_tag;
};

/// A syntax error of a YAML document.
struct waymark_yaml_failure {
  /// An English description, valid until the parser is closed.
  const char *problem;
  /// The position of the problem, in code points.
  size_t place;
  /// The construct that was being parsed; `NULL` if it is unknown.
  const char *context;
  size_t context_place;
};

struct waymark_yaml_parser;

/// Returns a parser of UTF-8 bytes, which must stay valid until the parser is closed. Returns
/// `NULL` if memory is exhausted.
struct waymark_yaml_parser *waymark_yaml_open(const uint8_t *bytes, size_t count);

/// Reads the next event; returns `false` after a failure.
bool waymark_yaml_next(struct waymark_yaml_parser *parser, struct waymark_yaml_event *event);

/// Returns the failure of the last call of `waymark_yaml_next`.
struct waymark_yaml_failure waymark_yaml_failure(const struct waymark_yaml_parser *parser);

/// Frees a parser.
void waymark_yaml_close(struct waymark_yaml_parser *parser);

#ifdef __cplusplus
}
#endif

#endif
