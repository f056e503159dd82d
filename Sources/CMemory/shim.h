#pragma once
// What Swift's module Glibc lacks: how the allocator keeps memory.
#include <malloc.h>
