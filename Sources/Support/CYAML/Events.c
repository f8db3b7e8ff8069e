#if !__has_include(<yaml.h>)
#error "manifests and waymark.yaml need libyaml: install libyaml-dev"
#endif

#include "CYAML.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct waymark_yaml_parser {
  yaml_parser_t parser;
  yaml_event_t event;
};

struct waymark_yaml_parser *waymark_yaml_open(const uint8_t *bytes, size_t count) {
  struct waymark_yaml_parser *parser = calloc(1, sizeof *parser);
  if (parser == NULL) return NULL;
  if (!yaml_parser_initialize(&parser->parser)) {
    free(parser);
    return NULL;
  }
  yaml_parser_set_encoding(&parser->parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser->parser, bytes, count);
  return parser;
}

void waymark_yaml_close(struct waymark_yaml_parser *parser) {
  yaml_event_delete(&parser->event);
  yaml_parser_delete(&parser->parser);
  free(parser);
}

static void set_text(struct waymark_yaml_event *event, const yaml_char_t *text, size_t count) {
  event->text = text;
  event->count = count;
}

static enum waymark_yaml_style style(yaml_scalar_style_t style) {
  switch (style) {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      return waymark_yaml_quoted;
    case YAML_LITERAL_SCALAR_STYLE:
    case YAML_FOLDED_SCALAR_STYLE:
      return waymark_yaml_block;
    default:
      return waymark_yaml_plain;
  }
}

// Copies the needed fields of an event; returns false for an event that the caller does not need.
static bool copy(const yaml_event_t *from, struct waymark_yaml_event *to) {
  memset(to, 0, sizeof *to);
  to->start = from->start_mark.index;
  to->end = from->end_mark.index;
  switch (from->type) {
    case YAML_STREAM_END_EVENT:
      to->kind = waymark_yaml_stream_end;
      return true;
    case YAML_DOCUMENT_START_EVENT:
      to->kind = waymark_yaml_document;
      return true;
    case YAML_ALIAS_EVENT:
      to->kind = waymark_yaml_alias;
      set_text(to, from->data.alias.anchor, strlen((const char *)from->data.alias.anchor));
      return true;
    case YAML_SCALAR_EVENT:
      to->kind = waymark_yaml_scalar;
      to->style = style(from->data.scalar.style);
      set_text(to, from->data.scalar.value, from->data.scalar.length);
      to->anchor = (const char *)from->data.scalar.anchor;
      to->has_tag = from->data.scalar.tag != NULL;
      return true;
    case YAML_SEQUENCE_START_EVENT:
      to->kind = waymark_yaml_list;
      to->anchor = (const char *)from->data.sequence_start.anchor;
      to->has_tag = from->data.sequence_start.tag != NULL;
      return true;
    case YAML_MAPPING_START_EVENT:
      to->kind = waymark_yaml_mapping;
      to->anchor = (const char *)from->data.mapping_start.anchor;
      to->has_tag = from->data.mapping_start.tag != NULL;
      return true;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
      to->kind = waymark_yaml_end;
      return true;
    default:
      return false;
  }
}

bool waymark_yaml_next(struct waymark_yaml_parser *parser, struct waymark_yaml_event *event) {
  do {
    yaml_event_delete(&parser->event);
    if (!yaml_parser_parse(&parser->parser, &parser->event)) {
      memset(&parser->event, 0, sizeof parser->event);
      return false;
    }
    // After the end of a stream, libyaml returns events without a type.
    if (parser->event.type == YAML_NO_EVENT) parser->event.type = YAML_STREAM_END_EVENT;
  } while (!copy(&parser->event, event));
  return true;
}

struct waymark_yaml_failure waymark_yaml_failure(const struct waymark_yaml_parser *parser) {
  const yaml_parser_t *from = &parser->parser;
  struct waymark_yaml_failure failure = {
      .problem = from->problem != NULL ? from->problem : "out of memory",
      .place = from->problem_mark.index,
      .context = from->context,
      .context_place = from->context_mark.index,
  };
  return failure;
}
