#pragma once
#include <execinfo.h>
