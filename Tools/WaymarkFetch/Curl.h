#ifndef WAYMARK_FETCH_CURL_H
#define WAYMARK_FETCH_CURL_H

/// The functions and constants of libcurl that this program uses.
///
/// The program loads libcurl when it starts, so that it can report a missing library, and so that
/// building it needs no headers of libcurl. The numbers never change within an ABI version of
/// libcurl: see https://curl.se/libcurl/abi.html. `CurlCheck.c` compares them with the header.

#include <stdint.h>

#define FETCH_OPTIONS(X) \
  X(WRITEDATA, 10001) \
  X(URL, 10002) \
  X(ERRORBUFFER, 10010) \
  X(WRITEFUNCTION, 20011) \
  X(USERAGENT, 10018) \
  X(HTTPHEADER, 10023) \
  X(HEADERDATA, 10029) \
  X(CAINFO, 10065) \
  X(HEADERFUNCTION, 20079) \
  X(SSL_VERIFYPEER, 64) \
  X(SSL_VERIFYHOST, 81) \
  X(NOSIGNAL, 99) \
  X(ACCEPT_ENCODING, 10102) \
  X(PRIVATE, 10103) \
  X(IPRESOLVE, 113) \
  X(CONNECT_ONLY, 141) \
  X(TIMEOUT_MS, 155) \
  X(CONNECTTIMEOUT_MS, 156) \
  X(OPENSOCKETFUNCTION, 20163) \
  X(OPENSOCKETDATA, 10164) \
  X(CERTINFO, 172) \
  X(PROTOCOLS, 181) \
  X(RESOLVE, 10203) \
  X(CONNECT_TO, 10243)

#define FETCH_INFOS(X) \
  X(RESPONSE_CODE, 0x200002) \
  X(SSL_VERIFYRESULT, 0x20000D) \
  X(PRIVATE, 0x100015) \
  X(PRIMARY_IP, 0x100020) \
  X(CERTINFO, 0x400022) \
  X(HTTP_VERSION, 0x20002E) \
  X(CONNECT_TIME_T, 0x600034) \
  X(APPCONNECT_TIME_T, 0x600038)

#define FETCH_DECLARE_OPTION(name, number) FETCH_OPT_##name = number,
#define FETCH_DECLARE_INFO(name, number) FETCH_INFO_##name = number,
enum { FETCH_OPTIONS(FETCH_DECLARE_OPTION) FETCH_INFOS(FETCH_DECLARE_INFO) };

enum {
  FETCH_GLOBAL_DEFAULT = 3,
  FETCH_PROTOCOL_HTTP = 1,
  FETCH_PROTOCOL_HTTPS = 2,
  FETCH_IPRESOLVE_V4 = 1,
  FETCH_IPRESOLVE_V6 = 2,
  FETCH_ERROR_SIZE = 256,
  FETCH_SOCKET_BAD = -1,
  FETCH_SOCKTYPE_IPCXN = 0,
  FETCH_MESSAGE_DONE = 1,
  FETCH_CODE_OK = 0,
  FETCH_CODE_COULDNT_CONNECT = 7,
  FETCH_CODE_PEER_FAILED_VERIFICATION = 60,
  FETCH_URLPART_HOST = 5,
  FETCH_URLPART_PORT = 6,
  FETCH_URLPART_URL = 0,
  FETCH_URLPART_SCHEME = 1,
  FETCH_URL_DEFAULT_PORT = 1 << 0,
  FETCH_URL_NON_SUPPORT_SCHEME = 1 << 3,
  FETCH_URL_GUESS_SCHEME = 1 << 9,
};

struct fetch_list {
  char *text;
  struct fetch_list *next;
};

/// `struct curl_certinfo`
struct fetch_certificates {
  int count;
  struct fetch_list **fields;
};

/// `CURLMsg`
struct fetch_message {
  int kind;
  void *transfer;
  union {
    void *anything;
    int code;
  } data;
};

/// The functions of libcurl. Each has its name without the prefix `curl_`.
struct fetch_curl {
  int (*global_init)(long flags);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *transfer, int option, ...);
  int (*easy_getinfo)(void *transfer, int info, ...);
  void (*easy_cleanup)(void *transfer);
  const char *(*easy_strerror)(int code);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *multi, void *transfer);
  int (*multi_remove_handle)(void *multi, void *transfer);
  int (*multi_perform)(void *multi, int *running);
  int (*multi_poll)(void *multi, void *extra, unsigned count, int milliseconds, int *ready);
  struct fetch_message *(*multi_info_read)(void *multi, int *rest);
  struct fetch_list *(*slist_append)(struct fetch_list *list, const char *text);
  char *(*version)(void);
  void *(*url)(void);
  void (*url_cleanup)(void *url);
  int (*url_get)(void *url, int part, char **text, unsigned flags);
  int (*url_set)(void *url, int part, const char *text, unsigned flags);
};

/// Loads libcurl. Returns 0 if it is not installed or a function is missing.
int fetch_load_curl(struct fetch_curl *curl);

#endif
