// SwiftPM requires a source file. This one also checks that the header compiles as C.
#include "waymark.h"
