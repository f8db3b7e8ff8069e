#ifndef WAYMARK_CFILES_H
#define WAYMARK_CFILES_H

/// System calls that Swift's overlay of the C library does not contain.

#ifdef __cplusplus
extern "C" {
#endif

/// Exchanges the files or folders at two paths in one step.
///
/// Returns 0, or an error number. The number is `ENOSYS` or `EINVAL` if the system or the file
/// system does not support the exchange.
int waymark_exchange(const char *left, const char *right);

#ifdef __cplusplus
}
#endif

#endif
