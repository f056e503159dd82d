#pragma once
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>
// What Swift's module Glibc lacks, and what libdispatch offers to event loops that are not its own (swift-corelibs-libdispatch: dispatch/private.h).
static inline int cevents_signal_descriptor(const sigset_t *signals) { return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK); }
// The number of the next signal that waits, or 0.
static inline int cevents_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
static inline int cevents_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void cevents_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(0); }
