#ifndef WAYMARK_BUILD_INFO_H
#define WAYMARK_BUILD_INFO_H

/// Returns the git revision from which the program was built, such as `1a2b3c4d`; empty if it is
/// unknown.
const char *waymark_revision(void);

#endif
