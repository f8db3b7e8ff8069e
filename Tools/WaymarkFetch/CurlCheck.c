/// Compares the numbers and structures of `Curl.h` with libcurl's header, if it is installed.

#include "Curl.h"

#if __has_include(<curl/curl.h>)
// The macros of the header would check the types of variadic arguments, which are not used here.
#define CURL_DISABLE_TYPECHECK
#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>
#include <stddef.h>

#define CHECK_OPTION(name, number) \
  _Static_assert((int)CURLOPT_##name == number, "CURLOPT_" #name);
#define CHECK_INFO(name, number) _Static_assert((int)CURLINFO_##name == number, "CURLINFO_" #name);
FETCH_OPTIONS(CHECK_OPTION)
FETCH_INFOS(CHECK_INFO)

#define CHECK(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs);
CHECK(FETCH_GLOBAL_DEFAULT, CURL_GLOBAL_DEFAULT)
CHECK(FETCH_PROTOCOL_HTTP, CURLPROTO_HTTP)
CHECK(FETCH_PROTOCOL_HTTPS, CURLPROTO_HTTPS)
CHECK(FETCH_IPRESOLVE_V4, CURL_IPRESOLVE_V4)
CHECK(FETCH_IPRESOLVE_V6, CURL_IPRESOLVE_V6)
CHECK(FETCH_ERROR_SIZE, CURL_ERROR_SIZE)
CHECK(FETCH_SOCKET_BAD, CURL_SOCKET_BAD)
CHECK(FETCH_SOCKTYPE_IPCXN, CURLSOCKTYPE_IPCXN)
CHECK(FETCH_MESSAGE_DONE, CURLMSG_DONE)
CHECK(FETCH_CODE_OK, CURLE_OK)
CHECK(FETCH_CODE_COULDNT_CONNECT, CURLE_COULDNT_CONNECT)
CHECK(FETCH_CODE_PEER_FAILED_VERIFICATION, CURLE_PEER_FAILED_VERIFICATION)
CHECK(FETCH_URLPART_URL, CURLUPART_URL)
CHECK(FETCH_URLPART_SCHEME, CURLUPART_SCHEME)
CHECK(FETCH_URLPART_HOST, CURLUPART_HOST)
CHECK(FETCH_URLPART_PORT, CURLUPART_PORT)
CHECK(FETCH_URL_DEFAULT_PORT, CURLU_DEFAULT_PORT)
CHECK(FETCH_URL_NON_SUPPORT_SCHEME, CURLU_NON_SUPPORT_SCHEME)
CHECK(FETCH_URL_GUESS_SCHEME, CURLU_GUESS_SCHEME)
CHECK(sizeof(struct fetch_list), sizeof(struct curl_slist))
CHECK(offsetof(struct fetch_list, text), offsetof(struct curl_slist, data))
CHECK(offsetof(struct fetch_list, next), offsetof(struct curl_slist, next))
CHECK(sizeof(struct fetch_certificates), sizeof(struct curl_certinfo))
CHECK(offsetof(struct fetch_certificates, fields), offsetof(struct curl_certinfo, certinfo))
CHECK(sizeof(struct fetch_message), sizeof(CURLMsg))
CHECK(offsetof(struct fetch_message, transfer), offsetof(CURLMsg, easy_handle))
CHECK(offsetof(struct fetch_message, data), offsetof(CURLMsg, data))
#endif
