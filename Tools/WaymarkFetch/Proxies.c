#include "Proxies.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/// The environment variables that contain proxies. The first one is only for http. For https,
/// libcurl uses the first of the others that is not empty.
static const char *const variables[] = {
  "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY",
};
static const size_t variable_count = sizeof variables / sizeof *variables;

// MARK: Addresses

/// Returns the default port of a kind of proxy; NULL if libcurl does not support it.
static const char *usual_port(const char *scheme) {
  static const char *const kinds[] = {"http", "socks", "socks4", "socks4a", "socks5", "socks5h"};
  if (strcasecmp(scheme, "https") == 0) return "443";
  for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++)
    if (strcasecmp(scheme, kinds[index]) == 0) return "1080";
  return NULL;
}

/// Adds the addresses of a proxy; returns 0 if libcurl does not accept it.
static int add_proxy(
    struct fetch_addresses *addresses, const struct fetch_curl *curl, const char *text) {
  void *url = curl->url();
  if (url == NULL) return 0;
  // Without a scheme, libcurl uses http, even if the name of the host suggests another scheme.
  const char *usual = usual_port("http");
  char *scheme = NULL, *host = NULL, *port = NULL;
  int is_valid = curl->url_set(
                     url, FETCH_URLPART_URL, text,
                     FETCH_URL_NON_SUPPORT_SCHEME | FETCH_URL_GUESS_SCHEME)
        == 0
      && curl->url_get(url, FETCH_URLPART_HOST, &host, 0) == 0;
  if (is_valid && strstr(text, "://") != NULL) {
    is_valid = curl->url_get(url, FETCH_URLPART_SCHEME, &scheme, 0) == 0;
    usual = is_valid ? usual_port(scheme) : NULL;
    is_valid = usual != NULL;
  }
  if (is_valid) {
    if (curl->url_get(url, FETCH_URLPART_PORT, &port, 0) != 0) port = NULL;
    size_t length = strlen(host);
    if (host[0] == '[' && host[length - 1] == ']') {
      host[length - 1] = 0;
      host++;
    }
    fetch_add_host(addresses, host, port != NULL ? port : usual);
  }
  curl->url_cleanup(url);
  return is_valid;
}

const char *fetch_add_proxies(struct fetch_addresses *addresses, const struct fetch_curl *curl) {
  // Files are fetched over https, so an invalid proxy for http has no effect on them.
  const char *plain = getenv(variables[0]);
  if (plain != NULL && *plain != 0) add_proxy(addresses, curl, plain);
  for (size_t index = 1; index < variable_count; index++) {
    const char *text = getenv(variables[index]);
    if (text == NULL || *text == 0) continue;
    return add_proxy(addresses, curl, text) ? NULL : variables[index];
  }
  return NULL;
}

// MARK: Messages

/// Replaces characters by asterisks.
static void mask(char *start, const char *end) {
  while (start < end) *start++ = '*';
}

/// Replaces the user information of a proxy, whose password can contain any character.
static void mask_proxy(char *text, const char *proxy) {
  const char *sign = strrchr(proxy, '@'), *slashes = strstr(proxy, "://");
  const char *start = slashes != NULL && slashes < sign ? slashes + 3 : proxy;
  if (sign == NULL || sign == start) return;
  size_t length = (size_t)(sign - start);
  char *secret = strndup(start, length);
  if (secret == NULL) abort();
  // A short user name can also be part of an ordinary word, so it is masked only before an `@`.
  for (char *found = text; (found = strstr(found, secret)) != NULL; found++)
    if (found[length] == '@') mask(found, found + length);
  free(secret);
}

void fetch_mask_secrets(char *text) {
  for (size_t index = 0; index < variable_count; index++) {
    const char *proxy = getenv(variables[index]);
    if (proxy != NULL) mask_proxy(text, proxy);
  }
  static const char delimiters[] = " \t\n'\"<>";
  for (char *word = text; *word != 0;) {
    size_t length = strcspn(word, delimiters);
    char *end = word + length, *sign = NULL, *start = word;
    for (char *next = word; next < end; next++) {
      if (*next == '@') sign = next;
      if (sign == NULL && start == word && end - next > 2 && memcmp(next, "://", 3) == 0)
        start = next + 3;
    }
    if (sign != NULL) mask(start, sign);
    word = *end == 0 ? end : end + 1;
  }
}
