#ifndef WAYMARK_CYAML_H
#define WAYMARK_CYAML_H

/// The events of libyaml, in functions of the project: no declaration of libyaml is visible here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A kind of event.
enum waymark_yaml_kind {
  waymark_yaml_stream_end,
  waymark_yaml_document,
  waymark_yaml_alias,
  waymark_yaml_scalar,
  waymark_yaml_list,
  waymark_yaml_mapping,
  /// The end of a list or a mapping.
  waymark_yaml_end,
};

/// How a scalar is written.
enum waymark_yaml_style { waymark_yaml_plain, waymark_yaml_quoted, waymark_yaml_block };

/// An event. Its strings are valid until the next event.
struct waymark_yaml_event {
  enum waymark_yaml_kind kind;
  enum waymark_yaml_style style;
  /// The place of the first character, and the place after the last one, in code points.
  size_t start;
  size_t end;
  /// The UTF-8 of a scalar, or the name of an alias; not terminated.
  const uint8_t *text;
  size_t count;
  /// The name of an anchor; `NULL` if there is none.
  const char *anchor;
  bool has_tag;
};

/// The reason why a text is no YAML.
struct waymark_yaml_failure {
  /// Some English words, valid until the parser is closed.
  const char *problem;
  /// The place of the problem, in code points.
  size_t place;
  /// What was being read; `NULL` if nothing is known of it.
  const char *context;
  size_t context_place;
};

struct waymark_yaml_parser;

/// Returns a parser of a text in UTF-8, which must be valid until the parser is closed; `NULL`
/// without memory.
struct waymark_yaml_parser *waymark_yaml_open(const uint8_t *bytes, size_t count);

/// Reads the next event; returns `false` if there is none because of a failure.
bool waymark_yaml_next(struct waymark_yaml_parser *parser, struct waymark_yaml_event *event);

/// Returns the failure of the last call of `waymark_yaml_next`.
struct waymark_yaml_failure waymark_yaml_failure(const struct waymark_yaml_parser *parser);

/// Frees a parser.
void waymark_yaml_close(struct waymark_yaml_parser *parser);

#ifdef __cplusplus
}
#endif

#endif
