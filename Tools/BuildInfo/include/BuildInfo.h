#ifndef WAYMARK_BUILD_INFO_H
#define WAYMARK_BUILD_INFO_H

/// The revision of the sources that the program was built from, such as `1a2b3c4d`; empty if it is
/// not known.
const char *waymark_revision(void);

#endif
