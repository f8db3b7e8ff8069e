#ifndef WAYMARK_FETCH_ADDRESSES_H
#define WAYMARK_FETCH_ADDRESSES_H

#include <sys/socket.h>

/// Returns 1 if an address is not reachable from the whole internet, such as a loopback or private
/// address, and for families other than IPv4 and IPv6.
///
/// These are the multicast blocks, and the blocks that IANA's registries of special-purpose
/// addresses list as not globally reachable: https://www.iana.org/assignments/iana-ipv4-special-registry and
/// https://www.iana.org/assignments/iana-ipv6-special-registry.
int fetch_is_private(const struct sockaddr *address);

/// A set of private addresses to which connections are allowed.
struct fetch_addresses {
  struct sockaddr_storage *items;
  int count;
};

/// Adds an address in text form; returns 0 if the text is not an address.
int fetch_add_address(struct fetch_addresses *addresses, const char *text);

/// Adds all addresses of a host with a port. Adds nothing if the name cannot be resolved.
void fetch_add_host(struct fetch_addresses *addresses, const char *host, const char *port);

/// Returns 1 if the set contains an address. A port of 0 in the set means every port.
int fetch_contains(const struct fetch_addresses *addresses, const struct sockaddr *address);

#endif
