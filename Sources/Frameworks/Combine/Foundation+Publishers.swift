import Dispatch
import Foundation
import SwiftUI

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that they are about; nil if any will do.
    public let object: AnyObject?

    /// A publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let center = center
      var token: (any NSObjectProtocol)?
      let conduit = Conduit<Notification, Never>(
        "NotificationCenter Observer", to: AnySubscriber(subscriber), onRequest: {},
        onCancel: { _ in
          if let known = token { center.removeObserver(known) }
          token = nil
        })
      token = center.addObserver(forName: name, object: object, queue: nil) { conduit.offer($0) }
      subscriber.receive(subscription: conduit)
    }
  }
}

extension Timer {
  /// Sends the time again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never
    /// The seconds between two values.
    public let interval: TimeInterval
    /// How much later a value may come.
    public let tolerance: TimeInterval?
    /// Where it runs.
    public let runLoop: RunLoop
    /// When it runs there.
    public let mode: RunLoop.Mode
    /// How it runs.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// A timer.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }
    /// Starts the timer.
    public func connect() -> any Cancellable {
      let subject = subject
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(interval)), interval: .seconds(interval), tolerance: .seconds(0),
        options: nil
      ) {
        subject.send(Date())
      }
    }
  }
}
