#pragma once
#if !__has_include(<expat.h>)
#error "libexpat1-dev is missing: sudo apt-get install libexpat1-dev"
#else
#include <expat.h>
#endif
