/// `waymark-fetch`: fetches files over HTTPS for `waymark audit`, through libcurl.
///
/// It is a separate program because `waymark` is linked statically in its packages and therefore
/// cannot load libraries. It reads requests from standard input, one field per line:
///
///     connect-timeout-ms 10000          fields of all requests, at the beginning
///     get https://shop.example/a        begins a request
///     family 6                          a field of this request
///
/// A request that libcurl sends through a proxy has the field `proxy yes`. Only such a request may
/// connect to the private address of a proxy.
///
/// For each request it writes fields in the order in which the transfers finish:
///
///     NAME LENGTH LF LENGTH-BYTES LF
///
/// The first field is `version`, and the last field is `end`. A transfer never follows a redirect
/// and never sends cookies or credentials.
///
/// Exit status: 0 if all fields were written, 3 if libcurl cannot be loaded, 2 otherwise.

#include "Addresses.h"
#include "Curl.h"
#include "Proxies.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MAXIMUM_PARALLEL = 16, MAXIMUM_HEADERS = 256 * 1024, MAXIMUM_FIELD = 16 * 1024 };
enum { MAXIMUM_CHAIN = 10 };

/// A buffer that grows up to a maximum. Bytes beyond the maximum are dropped.
struct buffer {
  char *bytes;
  size_t count, capacity, maximum;
  int is_full;
};

/// The fields of all requests.
static struct {
  struct fetch_list *resolve, *connect_to, *headers;
  const char *authorities, *user_agent;
  long connect_timeout, timeout;
  size_t maximum_size;
  int allows_private;
  struct fetch_addresses proxies;
  /// The time at which all requests end, in milliseconds as returned by `now()`; 0 for no limit.
  long deadline;
} settings = {.connect_timeout = 10000, .timeout = 30000, .maximum_size = 1 << 20};

/// One request and its reply.
struct transfer {
  int index;
  char *url;
  long family;
  /// 1 if libcurl sends the request through a proxy.
  int uses_proxy;
  const char *encoding;
  void *handle;
  struct buffer headers, body;
  /// 1 after the empty line that ends the headers; later lines are trailers.
  int has_headers;
  char error[FETCH_ERROR_SIZE];
  /// 1 if a connection to a private address was refused.
  int is_refused;
  char refused[64];
  /// The private addresses that this request may connect to.
  struct fetch_addresses allowed;
  /// The number of addresses to which this computer has a route.
  int with_route;
  /// The code of the transfer before the connection that only reads the certificate.
  int code;
  int reads_certificate;
};

static struct fetch_curl curl;

static void die(const char *message) {
  fprintf(stderr, "waymark-fetch: %s\n", message);
  exit(2);
}

static void *checked(void *memory) {
  if (memory == NULL) die("out of memory");
  return memory;
}

/// Returns the time of a monotonic clock in milliseconds.
static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void append(struct buffer *buffer, const char *bytes, size_t count) {
  if (count > buffer->maximum - buffer->count) {
    count = buffer->maximum - buffer->count;
    buffer->is_full = 1;
  }
  if (buffer->count + count > buffer->capacity) {
    buffer->capacity = 2 * (buffer->count + count);
    buffer->bytes = checked(realloc(buffer->bytes, buffer->capacity));
  }
  if (count > 0) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

// MARK: Output

static void write_field(const char *name, const char *bytes, size_t count) {
  printf("%s %zu\n", name, count);
  fwrite(bytes, 1, count, stdout);
  putchar('\n');
}

static void write_text(const char *name, const char *text) {
  if (text != NULL) write_field(name, text, strlen(text));
}

static void write_number(const char *name, long number) {
  char text[32];
  snprintf(text, sizeof text, "%ld", number);
  write_text(name, text);
}

/// Writes the fields of a certificate that a report shows.
static void write_certificate(const char *kind, const struct fetch_list *fields) {
  static const char *const names[] = {
    "Subject:", "Issuer:", "Start date:", "Expire date:", "X509v3 Subject Alternative Name:",
  };
  for (const struct fetch_list *field = fields; field != NULL; field = field->next)
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
      if (strncmp(field->text, names[index], strlen(names[index])) == 0
          && strlen(field->text) <= MAXIMUM_FIELD)
        write_text(kind, field->text);
}

/// Writes the certificate of the server and those of the authorities that the server sent.
static void write_certificates(void *handle) {
  struct fetch_certificates *certificates = NULL;
  if (curl.easy_getinfo(handle, FETCH_INFO_CERTINFO, &certificates) != FETCH_CODE_OK
      || certificates == NULL)
    return;
  for (int index = 0; index < certificates->count && index < MAXIMUM_CHAIN; index++)
    write_certificate(index == 0 ? "certificate" : "authority", certificates->fields[index]);
}

/// Writes whether a connection was established with TLS (`tls`) or only with TCP (`tcp`).
static void write_connection(void *handle) {
  int64_t connected = 0, encrypted = 0;
  if (curl.easy_getinfo(handle, FETCH_INFO_CONNECT_TIME_T, &connected) != FETCH_CODE_OK
      || curl.easy_getinfo(handle, FETCH_INFO_APPCONNECT_TIME_T, &encrypted) != FETCH_CODE_OK)
    return;
  if (connected > 0) write_text("connection", encrypted > 0 ? "tls" : "tcp");
}

/// Writes a message of libcurl, and masks the password of a proxy in it.
static void write_message(const char *name, const char *message) {
  char *text = checked(strdup(message));
  fetch_mask_secrets(text);
  write_text(name, text);
  free(text);
}

static void write_reply(struct transfer *transfer, int code) {
  write_number("request", transfer->index);
  long number = 0;
  char *text = NULL;
  if (code != FETCH_CODE_OK && transfer->is_refused)
    write_text("refused-address", transfer->refused);
  else if (code == FETCH_CODE_COULDNT_CONNECT && transfer->with_route == 0)
    write_text("no-route", "");
  if (transfer->body.is_full) write_text("too-large", "");
  write_number("code", transfer->reads_certificate ? transfer->code : code);
  if (code != FETCH_CODE_OK || transfer->reads_certificate)
    write_message("message", transfer->error[0] ? transfer->error : curl.easy_strerror(code));
  if (transfer->reads_certificate) {
    // The certificate was rejected, so the first connection was established but not encrypted.
    write_text("connection", "tcp");
  } else {
    write_connection(transfer->handle);
    if (curl.easy_getinfo(transfer->handle, FETCH_INFO_RESPONSE_CODE, &number) == FETCH_CODE_OK)
      write_number("status", number);
    if (curl.easy_getinfo(transfer->handle, FETCH_INFO_HTTP_VERSION, &number) == FETCH_CODE_OK)
      write_number("http-version", number);
  }
  if (curl.easy_getinfo(transfer->handle, FETCH_INFO_PRIMARY_IP, &text) == FETCH_CODE_OK)
    write_text("address", text);
  write_certificates(transfer->handle);
  write_field("headers", transfer->headers.bytes, transfer->headers.count);
  write_field("body", transfer->body.bytes, transfer->body.count);
  if (ferror(stdout)) exit(2);
}

// MARK: Callbacks

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
  struct buffer *body = context;
  append(body, bytes, size * count);
  // A result that differs from the number of bytes ends the transfer.
  return body->is_full ? 0 : size * count;
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  struct buffer *headers = &transfer->headers;
  // A new status line follows the reply of a proxy and interim replies, such as 103.
  if (size * count >= 5 && memcmp(bytes, "HTTP/", 5) == 0) {
    headers->count = 0;
    transfer->has_headers = 0;
  }
  // Trailers after the content are not headers (RFC 9110, section 6.5.1).
  if (transfer->has_headers) return size * count;
  if (size * count > 0 && (*bytes == '\r' || *bytes == '\n')) transfer->has_headers = 1;
  append(headers, bytes, size * count);
  return headers->is_full ? 0 : size * count;
}

/// `struct curl_sockaddr`
struct curl_address {
  int family, socktype, protocol;
  unsigned length;
  struct sockaddr address;
};

/// Returns 1 if this computer has a route to an address. No packet is sent.
static int has_route(const struct curl_address *address) {
  int probe = socket(address->family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (probe < 0) return 0;
  int result = connect(probe, &address->address, address->length);
  close(probe);
  return result == 0;
}

/// Opens a socket, unless the address is private. libcurl calls it with the resolved address, so a
/// second resolution of the name cannot return a different address.
static int open_socket(void *context, int purpose, struct curl_address *address) {
  struct transfer *transfer = context;
  (void)purpose;
  if (!settings.allows_private && fetch_is_private(&address->address)
      && !(transfer->uses_proxy && fetch_contains(&settings.proxies, &address->address))
      && !fetch_contains(&transfer->allowed, &address->address)) {
    transfer->is_refused = 1;
    getnameinfo(
        &address->address, address->length, transfer->refused, sizeof transfer->refused, NULL, 0,
        NI_NUMERICHOST);
    return FETCH_SOCKET_BAD;
  }
  if (has_route(address)) transfer->with_route++;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

// MARK: Transfers

static void require(int result) {
  if (result != FETCH_CODE_OK) die(curl.easy_strerror(result));
}

/// Returns the timeout of a transfer that begins now: `timeout`, or the time until the deadline if
/// that is shorter.
static long remaining(long timeout) {
  if (settings.deadline == 0) return timeout;
  long rest = settings.deadline - now();
  if (rest < 1) return 1;
  return rest < timeout ? rest : timeout;
}

static void start(void *multi, struct transfer *transfer) {
  void *handle = checked(curl.easy_init());
  transfer->handle = handle;
  transfer->error[0] = 0;
  transfer->headers.maximum = MAXIMUM_HEADERS;
  transfer->body.maximum = settings.maximum_size;
#define SET(option, value) require(curl.easy_setopt(handle, FETCH_OPT_##option, value))
  SET(URL, transfer->url);
  SET(PRIVATE, transfer);
  SET(ERRORBUFFER, transfer->error);
  SET(NOSIGNAL, 1L);
  SET(PROTOCOLS, (long)(FETCH_PROTOCOL_HTTPS | FETCH_PROTOCOL_HTTP));
  SET(WRITEFUNCTION, receive_body);
  SET(WRITEDATA, &transfer->body);
  SET(HEADERFUNCTION, receive_header);
  SET(HEADERDATA, transfer);
  SET(OPENSOCKETFUNCTION, open_socket);
  SET(OPENSOCKETDATA, transfer);
  SET(CONNECTTIMEOUT_MS, settings.connect_timeout);
  SET(TIMEOUT_MS, remaining(settings.timeout));
  SET(HTTPHEADER, settings.headers);
  SET(RESOLVE, settings.resolve);
  SET(CONNECT_TO, settings.connect_to);
  if (settings.user_agent) SET(USERAGENT, settings.user_agent);
  if (transfer->encoding) SET(ACCEPT_ENCODING, transfer->encoding);
  if (transfer->family) SET(IPRESOLVE, transfer->family);
  SET(CERTINFO, 1L);
  if (transfer->reads_certificate) {
    // This connection only reads the certificate, so an untrusted server gets no request.
    SET(CONNECT_ONLY, 1L);
    SET(SSL_VERIFYPEER, 0L);
    SET(SSL_VERIFYHOST, 0L);
  } else if (settings.authorities) {
    SET(CAINFO, settings.authorities);
  }
#undef SET
  if (curl.multi_add_handle(multi, handle) != 0) die("libcurl cannot start a transfer");
}

/// Reports a finished transfer; returns 0 if the transfer continues with the certificate.
static int finish(void *multi, struct transfer *transfer, int code) {
  if (code == FETCH_CODE_PEER_FAILED_VERIFICATION && !transfer->reads_certificate) {
    long result = 0;
    curl.easy_getinfo(transfer->handle, FETCH_INFO_SSL_VERIFYRESULT, &result);
    write_number("request", transfer->index);
    write_number("verify-result", result);
    write_message("verify-message", transfer->error);
    curl.multi_remove_handle(multi, transfer->handle);
    curl.easy_cleanup(transfer->handle);
    transfer->code = code;
    transfer->reads_certificate = 1;
    start(multi, transfer);
    return 0;
  }
  write_reply(transfer, code);
  curl.multi_remove_handle(multi, transfer->handle);
  curl.easy_cleanup(transfer->handle);
  free(transfer->headers.bytes);
  free(transfer->body.bytes);
  return 1;
}

static void run(struct transfer *transfers, int count) {
  void *multi = checked(curl.multi_init());
  int next = 0, done = 0;
  while (done < count) {
    while (next < count && next - done < MAXIMUM_PARALLEL) start(multi, &transfers[next++]);
    int running = 0, rest = 0;
    if (curl.multi_perform(multi, &running) != 0) die("libcurl failed");
    struct fetch_message *message;
    while ((message = curl.multi_info_read(multi, &rest)) != NULL) {
      if (message->kind != FETCH_MESSAGE_DONE) continue;
      struct transfer *transfer = NULL;
      int code = message->data.code;
      curl.easy_getinfo(message->transfer, FETCH_INFO_PRIVATE, (char **)&transfer);
      done += finish(multi, transfer, code);
    }
    if (done < count) curl.multi_poll(multi, NULL, 0, 200, NULL);
  }
}

// MARK: Requests

static long number(const char *text) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno != 0 || end == text || *end != 0 || value < 0) die("invalid number");
  return value;
}

/// Reads a line without its line break; returns 0 at the end of the input.
static int read_line(char **line, size_t *capacity) {
  ssize_t count = getline(line, capacity, stdin);
  if (count < 0) return 0;
  if (count > 0 && (*line)[count - 1] == '\n') (*line)[count - 1] = 0;
  return 1;
}

static void read_field(const char *name, const char *value, struct transfer *transfer) {
  if (transfer != NULL) {
    if (strcmp(name, "family") == 0) {
      transfer->family = number(value) == 6 ? FETCH_IPRESOLVE_V6 : FETCH_IPRESOLVE_V4;
    } else if (strcmp(name, "encoding") == 0) {
      transfer->encoding = checked(strdup(value));
    } else if (strcmp(name, "proxy") == 0) {
      transfer->uses_proxy = 1;
    } else if (strcmp(name, "allow-address") == 0) {
      // A value that is not an address allows nothing.
      fetch_add_address(&transfer->allowed, value);
    } else {
      die("unknown field of a request");
    }
    return;
  }
  if (strcmp(name, "resolve") == 0) {
    settings.resolve = checked(curl.slist_append(settings.resolve, value));
  } else if (strcmp(name, "connect-to") == 0) {
    settings.connect_to = checked(curl.slist_append(settings.connect_to, value));
  } else if (strcmp(name, "header") == 0) {
    settings.headers = checked(curl.slist_append(settings.headers, value));
  } else if (strcmp(name, "cacert") == 0) {
    settings.authorities = checked(strdup(value));
  } else if (strcmp(name, "user-agent") == 0) {
    settings.user_agent = checked(strdup(value));
  } else if (strcmp(name, "connect-timeout-ms") == 0) {
    settings.connect_timeout = number(value);
  } else if (strcmp(name, "max-time-ms") == 0) {
    settings.timeout = number(value);
  } else if (strcmp(name, "total-time-ms") == 0) {
    settings.deadline = now() + number(value);
  } else if (strcmp(name, "max-size") == 0) {
    settings.maximum_size = (size_t)number(value);
  } else if (strcmp(name, "allow-private") == 0) {
    settings.allows_private = 1;
  } else {
    die("unknown field");
  }
}

int main(void) {
  if (!fetch_load_curl(&curl)) {
    fputs("waymark-fetch: cannot load libcurl.so.4\n", stderr);
    return 3;
  }
  const char *invalid = fetch_add_proxies(&settings.proxies, &curl);
  if (invalid != NULL) {
    // The value is not printed, because it can contain a password.
    fprintf(
        stderr, "waymark-fetch: the environment variable %s does not contain a valid proxy\n",
        invalid);
    return 2;
  }
  struct transfer *transfers = NULL;
  int count = 0;
  char *line = NULL;
  size_t capacity = 0;
  while (read_line(&line, &capacity)) {
    char *space = strchr(line, ' ');
    if (space == NULL) die("a line without a value");
    *space = 0;
    if (strcmp(line, "get") == 0) {
      transfers = checked(realloc(transfers, sizeof *transfers * (size_t)(count + 1)));
      memset(&transfers[count], 0, sizeof *transfers);
      transfers[count].index = count;
      transfers[count++].url = checked(strdup(space + 1));
    } else {
      read_field(line, space + 1, count > 0 ? &transfers[count - 1] : NULL);
    }
  }
  write_text("version", curl.version());
  run(transfers, count);
  write_text("end", "");
  return fflush(stdout) == 0 ? 0 : 2;
}
