extension Publishers {
  /// Sends values where a scheduler does its work.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// When work is done.
    public let scheduler: Context
    /// How the work is done.
    public let options: Context.SchedulerOptions?
    /// The operator on a publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let (scheduler, options) = (scheduler, options)
      let relay = Relay<Upstream.Output, Upstream.Failure>("ReceiveOn") {
        subscriber.receive(subscription: $0)
      } onValue: { relay, value in
        scheduler.schedule(options: options) {
          if relay.isCancelled { return }
          let more = subscriber.receive(value)
          if more.isPositive { relay.request(more) }
        }
        return .none
      } onEnd: { completion in
        scheduler.schedule(options: options) { subscriber.receive(completion: completion) }
      }
      upstream.subscribe(relay)
    }
  }

  /// Subscribes where a scheduler does its work.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// When work is done.
    public let scheduler: Context
    /// How the work is done.
    public let options: Context.SchedulerOptions?
    /// The operator on a publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let relay = Relay<Upstream.Output, Upstream.Failure>("SubscribeOn", to: subscriber) { _, value in
        subscriber.receive(value)
      }
      scheduler.schedule(options: options) { upstream.subscribe(relay) }
    }
  }

  /// Sends everything after a time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// When work is done.
    public let scheduler: Context
    /// How the work is done.
    public let options: Context.SchedulerOptions?
    /// The operator on a publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let delay = self
      let relay = Relay<Upstream.Output, Upstream.Failure>("Delay") {
        subscriber.receive(subscription: $0)
      } onValue: { relay, value in
        delay.later {
          if relay.isCancelled { return }
          let more = subscriber.receive(value)
          if more.isPositive { relay.request(more) }
        }
        return .none
      } onEnd: { completion in
        delay.later { subscriber.receive(completion: completion) }
      }
      upstream.subscribe(relay)
    }
    private func later(_ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
    }
  }

  /// Sends a value when no other has come for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// When work is done.
    public let scheduler: Context
    /// How the work is done.
    public let options: Context.SchedulerOptions?
    /// The operator on a publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      var generation = 0
      let relay = Relay<Upstream.Output, Upstream.Failure>("Debounce") { relay in
        subscriber.receive(subscription: relay)
        relay.requestAll()
      } onValue: { relay, value in
        generation += 1
        let current = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if relay.isCancelled || current != generation { return }
          relay.deliver { subscriber.receive(value) }
        }
        return .none
      } onEnd: { completion in
        generation += 1
        scheduler.schedule(options: options) { subscriber.receive(completion: completion) }
      }
      relay.keepsDemand = true
      upstream.subscribe(relay)
    }
  }

  /// Sends at most one value in a time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// When work is done.
    public let scheduler: Context
    /// Whether the last value of a time is sent; else the first.
    public let latest: Bool
    /// The operator on a publisher.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      var next: Context.SchedulerTimeType?
      var pending: [Upstream.Output] = []
      var completion: Subscribers.Completion<Upstream.Failure>?
      let relay = Relay<Upstream.Output, Upstream.Failure>("Throttle") { relay in
        subscriber.receive(subscription: relay)
        relay.requestAll()
      } onValue: { relay, value in
        let isPlanned = !pending.isEmpty
        if !isPlanned || latest { pending = [value] }
        if isPlanned { return .none }
        let send = {
          guard !relay.isCancelled, let value = pending.first else { return }
          pending = []
          next = scheduler.now.advanced(by: interval)
          relay.deliver { subscriber.receive(value) }
          if let completion { subscriber.receive(completion: completion) }
        }
        if let due = next, due > scheduler.now {
          scheduler.schedule(after: due, send)
        } else {
          scheduler.schedule(send)
        }
        return .none
      } onEnd: {
        if pending.isEmpty {
          subscriber.receive(completion: $0)
        } else {
          completion = $0
        }
      }
      relay.keepsDemand = true
      upstream.subscribe(relay)
    }
  }

  /// Ends when no value comes in a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// When work is done.
    public let scheduler: Context
    /// How the work is done.
    public let options: Context.SchedulerOptions?
    /// Makes a failure; without it the stream just ends.
    public let customError: (() -> Upstream.Failure)?
    /// The operator on a publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
      var generation = 0
      func wait(_ relay: Relay<Upstream.Output, Upstream.Failure>) {
        generation += 1
        let current = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if current != generation { return }
          if let customError {
            relay.fail(customError())
          } else {
            relay.finish()
          }
        }
      }
      let relay = Relay<Upstream.Output, Upstream.Failure>("Timeout") { relay in
        subscriber.receive(subscription: relay)
        wait(relay)
      } onValue: { relay, value in
        wait(relay)
        return subscriber.receive(value)
      } onEnd: {
        generation += 1
        subscriber.receive(completion: $0)
      }
      upstream.subscribe(relay)
    }
  }

  /// Sends the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher that it reads.
    public let upstream: Upstream
    /// When work is done.
    public let scheduler: Context
    /// The operator on a publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure {
      let scheduler = scheduler
      var last = scheduler.now
      let relay = Relay<Upstream.Output, Upstream.Failure>("MeasureInterval") { relay in
        last = scheduler.now
        subscriber.receive(subscription: relay)
      } onValue: { _, _ in
        let now = scheduler.now
        let interval = last.distance(to: now)
        last = now
        return subscriber.receive(interval)
      } onEnd: {
        subscriber.receive(completion: $0)
      }
      upstream.subscribe(relay)
    }
  }
}
