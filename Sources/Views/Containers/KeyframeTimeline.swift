public import Foundation

/// The values of tracks of keyframes over time. Nothing goes along tracks here: all the time it is the value that they
/// begin with, and they take no time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  /// The tracks of a closure, from a value on.
  public init<Path: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> Path)
  where Path.Value == Value { initial = initialValue }
  /// How long the tracks take, in seconds.
  public var duration: TimeInterval { 0 }
  /// The value at a time, in seconds.
  public func value(time: Double) -> Value { initial }
  /// The value at a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { initial }
}
