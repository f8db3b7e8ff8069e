#ifndef WAYMARK_CFILES_H
#define WAYMARK_CFILES_H

/// System calls that Swift's overlay of the C library does not contain.

#ifdef __cplusplus
extern "C" {
#endif

/// Exchanges the files or folders at two paths in one step.
///
/// Returns 0, or the number of an error. The error is `ENOSYS` or `EINVAL` if the system or the
/// file system cannot do it.
int waymark_exchange(const char *left, const char *right);

#ifdef __cplusplus
}
#endif

#endif
