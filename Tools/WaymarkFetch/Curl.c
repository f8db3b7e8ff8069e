#include "Curl.h"

#include <dlfcn.h>
#include <stddef.h>

/// The file names of libcurl. The first one that is installed is used. Debian's git depends on
/// `libcurl-gnutls.so.4`.
static const char *const names[] = {
  "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "libcurl.dylib",
};

int fetch_load_curl(struct fetch_curl *curl) {
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  const struct {
    const char *name;
    void **place;
  } functions[] = {
    {"curl_global_init", (void **)&curl->global_init},
    {"curl_easy_init", (void **)&curl->easy_init},
    {"curl_easy_setopt", (void **)&curl->easy_setopt},
    {"curl_easy_getinfo", (void **)&curl->easy_getinfo},
    {"curl_easy_cleanup", (void **)&curl->easy_cleanup},
    {"curl_easy_strerror", (void **)&curl->easy_strerror},
    {"curl_multi_init", (void **)&curl->multi_init},
    {"curl_multi_add_handle", (void **)&curl->multi_add_handle},
    {"curl_multi_remove_handle", (void **)&curl->multi_remove_handle},
    {"curl_multi_perform", (void **)&curl->multi_perform},
    {"curl_multi_poll", (void **)&curl->multi_poll},
    {"curl_multi_info_read", (void **)&curl->multi_info_read},
    {"curl_slist_append", (void **)&curl->slist_append},
    {"curl_version", (void **)&curl->version},
    {"curl_url", (void **)&curl->url},
    {"curl_url_cleanup", (void **)&curl->url_cleanup},
    {"curl_url_get", (void **)&curl->url_get},
    {"curl_url_set", (void **)&curl->url_set},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    *functions[index].place = dlsym(library, functions[index].name);
    if (*functions[index].place == NULL) return 0;
  }
  return curl->global_init(FETCH_GLOBAL_DEFAULT) == FETCH_CODE_OK;
}
