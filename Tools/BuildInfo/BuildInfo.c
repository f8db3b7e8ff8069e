#include "BuildInfo.h"

// Package.swift defines it where `Tools/linking` has asked git.
#ifndef WAYMARK_REVISION
#define WAYMARK_REVISION ""
#endif

const char *waymark_revision(void) { return WAYMARK_REVISION; }
