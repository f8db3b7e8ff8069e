#include "Addresses.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A block of addresses: the first bytes of the prefix, and its length in bits.
struct block {
  uint8_t bytes[4];
  int bits;
};

static const struct block blocks4[] = {
  {{0}, 8},             // this network
  {{10}, 8},            // private
  {{100, 64}, 10},      // shared address space of providers
  {{127}, 8},           // loopback
  {{169, 254}, 16},     // link-local
  {{172, 16}, 12},      // private
  {{192, 0, 0}, 24},    // protocol assignments
  {{192, 0, 2}, 24},    // documentation
  {{192, 88, 99}, 24},  // deprecated relays
  {{192, 168}, 16},     // private
  {{198, 18}, 15},      // benchmarks
  {{198, 51, 100}, 24}, // documentation
  {{203, 0, 113}, 24},  // documentation
  {{224}, 3},           // multicast and reserved
};

static int is_in(const uint8_t *bytes, const struct block *block) {
  for (int bit = 0; bit < block->bits; bit++)
    if ((bytes[bit / 8] ^ block->bytes[bit / 8]) & (0x80 >> bit % 8)) return 0;
  return 1;
}

static int is_private4(const uint8_t bytes[4]) {
  for (size_t index = 0; index < sizeof blocks4 / sizeof *blocks4; index++)
    if (is_in(bytes, &blocks4[index])) return 1;
  return 0;
}

static int is_private6(const uint8_t bytes[16]) {
  static const uint8_t mapped[12] = {[10] = 0xFF, 0xFF};
  static const uint8_t translated[12] = {0, 0x64, 0xFF, 0x9B};
  if (memcmp(bytes, mapped, 12) == 0 || memcmp(bytes, translated, 12) == 0)
    return is_private4(bytes + 12);
  // 6to4 contains an IPv4 address.
  if (bytes[0] == 0x20 && bytes[1] == 0x02) return is_private4(bytes + 2);
  static const struct block excluded[] = {
    {{0x20, 0x01, 0x0D, 0xB8}, 32}, // documentation
    {{0x20, 0x01, 0x00}, 23},       // protocol assignments
    {{0x3F, 0xFF, 0x00}, 20},       // documentation
  };
  for (size_t index = 0; index < sizeof excluded / sizeof *excluded; index++)
    if (is_in(bytes, &excluded[index])) return 1;
  // Only 2000::/3 is assigned to global unicast.
  return bytes[0] >> 5 != 1;
}

int fetch_is_private(const struct sockaddr *address) {
  const struct sockaddr_in *v4 = (const void *)address;
  const struct sockaddr_in6 *v6 = (const void *)address;
  switch (address->sa_family) {
  case AF_INET: return is_private4((const uint8_t *)&v4->sin_addr);
  case AF_INET6: return is_private6(v6->sin6_addr.s6_addr);
  default: return 1;
  }
}

static void add(struct fetch_addresses *addresses, const void *address, socklen_t length) {
  size_t size = sizeof(struct sockaddr_storage) * (size_t)(addresses->count + 1);
  struct sockaddr_storage *items = realloc(addresses->items, size);
  if (items == NULL || length > sizeof *items) return;
  addresses->items = items;
  memset(&items[addresses->count], 0, sizeof *items);
  memcpy(&items[addresses->count++], address, length);
}

int fetch_add_address(struct fetch_addresses *addresses, const char *text) {
  struct sockaddr_in v4 = {.sin_family = AF_INET};
  struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
  if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) {
    add(addresses, &v4, sizeof v4);
  } else if (inet_pton(AF_INET6, text, &v6.sin6_addr) == 1) {
    add(addresses, &v6, sizeof v6);
  } else {
    return 0;
  }
  return 1;
}

void fetch_add_host(struct fetch_addresses *addresses, const char *host, const char *port) {
  struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
  if (getaddrinfo(host, port, &hints, &found) != 0) return;
  for (struct addrinfo *next = found; next != NULL; next = next->ai_next)
    add(addresses, next->ai_addr, next->ai_addrlen);
  freeaddrinfo(found);
}

int fetch_contains(const struct fetch_addresses *addresses, const struct sockaddr *address) {
  for (int index = 0; index < addresses->count; index++) {
    const struct sockaddr *item = (const struct sockaddr *)&addresses->items[index];
    if (item->sa_family != address->sa_family) continue;
    if (item->sa_family == AF_INET) {
      const struct sockaddr_in *left = (const void *)item, *right = (const void *)address;
      if (left->sin_addr.s_addr == right->sin_addr.s_addr
          && (left->sin_port == 0 || left->sin_port == right->sin_port))
        return 1;
    } else if (item->sa_family == AF_INET6) {
      const struct sockaddr_in6 *left = (const void *)item, *right = (const void *)address;
      if (memcmp(&left->sin6_addr, &right->sin6_addr, 16) == 0
          && (left->sin6_port == 0 || left->sin6_port == right->sin6_port))
        return 1;
    }
  }
  return 0;
}
