#pragma once
#if !__has_include(<zlib.h>)
#error "zlib1g-dev is missing: sudo apt-get install zlib1g-dev"
#else
#include <zlib.h>
#endif
