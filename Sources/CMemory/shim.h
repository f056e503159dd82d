#pragma once
// What Swift's module Glibc lacks: how the allocator keeps memory, and running on another stack.
#include <malloc.h>
#include <sys/mman.h>
#include <ucontext.h>

// Runs a function on a stack of its own, of so many bytes, on this thread; the memory is taken page by page as it is used, and a page before its end stays closed.
// Once only. Returns -1 if there is no such stack.
static inline int cmemory_run_on_own_stack(size_t size, void (*work)(void)) {
  static ucontext_t back, own;
  char *memory = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return -1;
  if (mprotect(memory, 1 << 16, PROT_NONE) || getcontext(&own)) return -1;
  own.uc_stack.ss_sp = memory;
  own.uc_stack.ss_size = size;
  own.uc_link = &back;
  makecontext(&own, work, 0);
  return swapcontext(&back, &own);
}
