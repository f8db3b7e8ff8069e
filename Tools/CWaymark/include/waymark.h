#ifndef WAYMARK_H
#define WAYMARK_H

/// The C interface of Waymark: routes links in batches, and negotiates languages.
///
/// Link with `-lwaymark`. The library contains no Foundation and no ICU, makes no connections, and
/// reads no files.
///
/// Ownership: the caller owns every argument and may free it after the call. The library owns
/// nothing that it returns: the caller frees a router, an error and a string with the function for
/// its type, and an Arrow array and its schema through their `release` callbacks. An Arrow array
/// stays valid after its router is freed.
///
/// Errors: a function that can fail returns a `waymark_status`. If it is not `WAYMARK_OK`, the
/// function writes no result. It writes an error if the argument `error` is not `NULL`. Messages
/// are English and contain no part of a link. A rejected link is a result, not an error.
///
/// Threads: all functions may be called from several threads at the same time, also with the same
/// router. A router must not be freed during a call that uses it. An Arrow array may be released on
/// any thread.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The structures of the Arrow C data interface, as its specification defines them:
// https://arrow.apache.org/docs/format/CDataInterface.html
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

/// The result of a function that can fail.
typedef int32_t waymark_status;

enum {
  /// The function succeeded.
  WAYMARK_OK = 0,
  /// An argument is `NULL`, negative, inconsistent or unknown.
  WAYMARK_INVALID_ARGUMENT = 1,
  /// A manifest contains an error, or two manifests conflict.
  WAYMARK_INVALID_MANIFEST = 2,
  /// A column of the result exceeds the 32-bit offsets of its type; split the batch.
  WAYMARK_RESULT_TOO_LARGE = 3,
};

/// The routes of one or more apps. A router never changes.
typedef struct waymark_router waymark_router;

/// A message about a failed call.
typedef struct waymark_error waymark_error;

/// A link manifest: the content of a `*.links.yaml` file.
typedef struct waymark_manifest {
  /// The name that messages show, in UTF-8 and terminated by NUL. The names of the manifests of a
  /// router must differ. `NULL` for `manifest`, or `manifest 1` and so on if there are several.
  const char *path;
  /// The content of the file.
  const uint8_t *content;
  /// The number of bytes of the content.
  size_t length;
} waymark_manifest;

/// A batch of links: the buffers of an Arrow array of the type `utf8`, `large_utf8`, `binary` or
/// `large_binary`.
///
/// The bytes of link `i` are `data[offsets[i]]` to `data[offsets[i + 1] - 1]`. They may be any
/// bytes: a link that is not UTF-8 is rejected with the code `invalid-utf-8`.
typedef struct waymark_links {
  /// `first + count + 1` offsets in the byte order of the machine. They must not be negative or
  /// decreasing, and must not exceed `data_length`. They need not be aligned.
  const void *offsets;
  /// The size of an offset in bits: 32 or 64.
  int32_t offset_width;
  /// The bytes of all links; may be `NULL` if `data_length` is 0.
  const uint8_t *data;
  /// The number of bytes.
  int64_t data_length;
  /// A bitmap with one bit for each link, least significant bit first; a link whose bit is 0 is
  /// null. `NULL` if no link is null.
  const uint8_t *validity;
  /// The index of the first link in `offsets` and `validity`: the `offset` of an Arrow array.
  int64_t first;
  /// The number of links, at most 2147483646.
  int64_t count;
} waymark_links;

/// Options of `waymark_classify`, which can be combined.
enum {
  /// Returns only the columns `status`, `app`, `route` and `code`, which is several times faster.
  WAYMARK_CODES_ONLY = 1,
  /// Does not explain rejected links: `code`, `range_start` and `range_end` are always null. A
  /// rejected link is then as fast as a matched link.
  WAYMARK_WITHOUT_EXPLANATIONS = 2,
  /// Shows the secrets in parameters and canonical links. By default, `•••` replaces each of them.
  WAYMARK_REVEAL_SECRETS = 4,
};

/// The result of a language negotiation.
typedef struct waymark_negotiation {
  /// The chosen language, in the spelling of the caller; free it with `waymark_string_free`.
  char *language;
  /// The index of the preference that matched; -1 if the default is chosen.
  int64_t preference_index;
  /// 1 if the language is written from right to left, otherwise 0.
  int32_t is_right_to_left;
} waymark_negotiation;

/// Returns the version of the library, such as `0.2.0`. The caller must not free it.
const char *waymark_version(void);

/// Creates a router from manifests.
///
/// The manifests are checked as by `waymark check`. A message about invalid manifests contains one
/// line for each error: `path:line:column: message [code]`.
///
/// @param manifests  The manifests, at least one.
/// @param count      The number of manifests.
/// @param router     The new router; free it with `waymark_router_free`.
/// @param error      An error, if the function fails; may be `NULL`.
waymark_status waymark_router_create(
  const waymark_manifest *manifests, size_t count, waymark_router **router, waymark_error **error);

/// Creates a router for the apps that Waymark contains.
waymark_status waymark_router_create_bundled(waymark_router **router, waymark_error **error);

/// Describes the routes as a JSON array with one object for each route: `app`, `route`, and
/// `parameters` with `name`, `list` and `secret`.
///
/// @param json  The text, terminated by NUL; free it with `waymark_string_free`.
waymark_status waymark_router_describe(
  const waymark_router *router, char **json, waymark_error **error);

/// Frees a router; `NULL` has no effect.
void waymark_router_free(waymark_router *router);

/// Classifies a batch of links.
///
/// The result is an Arrow array of the type struct with one element for each link. An element is
/// null if the link is null. White space around a link is ignored. The fields are:
///
/// | field | type | content |
/// | --- | --- | --- |
/// | `status` | dictionary of `utf8` | `matched` or `rejected` |
/// | `app`, `route` | dictionary of `utf8` | the route; null for a rejected link |
/// | `canonical` | `utf8` | the canonical link; null for a rejected link |
/// | `parameters` | map of `utf8` to `utf8` | see below; null for a rejected link |
/// | `code` | dictionary of `utf8` | the reason of the rejection; null for a matched link |
/// | `range_start`, `range_end` | `int64` | the rejected bytes of the link as given; null for a matched link |
///
/// `parameters` contains the parameters that are present or have a default, in the order of their
/// declaration. A value is spelled canonically and is not percent-encoded. The values of a list are
/// a JSON array. The index type of each dictionary is `int32`. The status, routes, parameters,
/// codes and ranges are those that `waymark parse --format json` prints.
///
/// @param router  The router.
/// @param links   The links. The library reads them only during the call.
/// @param flags   A combination of `WAYMARK_CODES_ONLY` and the other options, or 0.
/// @param schema  A structure that the function overwrites with the type of the result. The caller
///                calls its `release`.
/// @param array   A structure that the function overwrites with the result. The caller calls its
///                `release`. A child that the caller has moved stays valid after that.
/// @param error   An error, if the function fails; may be `NULL`.
waymark_status waymark_classify(
  const waymark_router *router, const waymark_links *links, uint32_t flags,
  struct ArrowSchema *schema, struct ArrowArray *array, waymark_error **error);

/// Chooses a language for a list of preferences, as `waymark locale` does.
///
/// @param preferences       Language tags separated by commas, most preferred first, in UTF-8 and
///                          terminated by NUL. The list may also be empty.
/// @param supported         The supported languages in the same format; `NULL` for the languages
///                          of the bundled apps.
/// @param default_language  The language to choose if no preference matches. `NULL` selects English
///                          if it is supported, or else the first supported language.
/// @param result            The result.
/// @param error             An error, if the function fails; may be `NULL`.
waymark_status waymark_negotiate(
  const char *preferences, const char *supported, const char *default_language,
  waymark_negotiation *result, waymark_error **error);

/// Returns the message of an error in UTF-8, terminated by NUL. It is valid until the error is
/// freed.
const char *waymark_error_message(const waymark_error *error);

/// Frees an error; `NULL` has no effect.
void waymark_error_free(waymark_error *error);

/// Frees a string that the library returned; `NULL` has no effect.
void waymark_string_free(char *string);

#ifdef __cplusplus
}
#endif

#endif
