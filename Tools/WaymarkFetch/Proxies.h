#ifndef WAYMARK_FETCH_PROXIES_H
#define WAYMARK_FETCH_PROXIES_H

#include "Addresses.h"
#include "Curl.h"

/// Adds the addresses of the proxies that libcurl reads from environment variables.
///
/// Returns the name of a variable whose value libcurl does not accept, or NULL.
const char *fetch_add_proxies(struct fetch_addresses *addresses, const struct fetch_curl *curl);

/// Replaces the user information of all URLs in a message by asterisks.
///
/// libcurl repeats the URL of a proxy in some of its messages. The user information is everything
/// between `//`, white space or a quotation mark and the last `@` of a word, because libcurl also
/// repeats URLs that are not valid.
void fetch_mask_secrets(char *text);

#endif
