import Foundation

/// What a machine may be in.
open class GKState {
  /// The machine that it is a state of.
  public internal(set) weak var stateMachine: GKStateMachine?
  /// A state.
  public init() {}
  /// Whether another state may follow: any may.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// The machine is in it now.
  open func didEnter(from previousState: GKState?) {}
  /// Time has gone by, in seconds.
  open func update(deltaTime seconds: TimeInterval) {}
  /// The machine goes on to another state.
  open func willExit(to nextState: GKState) {}
}
/// Something that is in one of several states.
open class GKStateMachine {
  private let states: [GKState]
  /// The state that it is in; nil at first.
  public private(set) var currentState: GKState?
  /// A machine with states, of which each is of another class.
  public init(states: [GKState]) {
    self.states = states
    for state in states { state.stateMachine = self }
  }
  /// The state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }
  /// Whether the state of a class may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && (currentState?.isValidNextState(stateClass) ?? true)
  }
  /// Goes on to the state of a class, if it may follow.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  /// Time has gone by, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
