#include "BuildInfo.h"

// Package.swift defines the macro if `Tools/linking` has set the revision.
#ifndef WAYMARK_REVISION
#define WAYMARK_REVISION ""
#endif

const char *waymark_revision(void) { return WAYMARK_REVISION; }
