#pragma once
// What Swift cannot say itself: to come back from a trap. Everything here belongs to the one file that calls it.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>

// Where a trap of this thread comes back to; NULL while a trap ends the process.
__attribute__((noinline)) static sigjmp_buf **ctraps_place(void) {
  static _Thread_local sigjmp_buf *place;
  return &place;
}

// What happened at a trap before there was a handler here: of SIGILL, of SIGTRAP.
__attribute__((noinline)) static struct sigaction *ctraps_before(int number) {
  static struct sigaction before[2];
  return &before[number == SIGILL ? 0 : 1];
}

static void ctraps_handle(int number) {
  sigjmp_buf *place = *ctraps_place();
  if (place) siglongjmp(*place, 1);
  // Nobody waits for it: whoever was there before gets it, because the instruction runs again.
  sigaction(number, ctraps_before(number), NULL);
}

static void ctraps_install(void) {
  struct sigaction action = {0};
  action.sa_handler = ctraps_handle;
  action.sa_flags = SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(SIGILL, &action, ctraps_before(SIGILL));
  sigaction(SIGTRAP, &action, ctraps_before(SIGTRAP));
}

// Does the work; says 1 if it trapped, else 0. What the work's functions held at a trap is not released.
__attribute__((noinline)) static int ctraps_run(void (*work)(void *), void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, ctraps_install);
  sigjmp_buf place;
  sigjmp_buf *volatile outer = *ctraps_place();
  int trapped = sigsetjmp(place, 0);
  if (!trapped) {
    *ctraps_place() = &place;
    work(context);
  }
  *ctraps_place() = outer;
  return trapped;
}

// From here on a trap ends the process again; gives what `ctraps_resume` takes back.
__attribute__((noinline)) static void *ctraps_suspend(void) {
  void *place = *ctraps_place();
  *ctraps_place() = NULL;
  return place;
}
__attribute__((noinline)) static void ctraps_resume(void *place) { *ctraps_place() = place; }
