/// Keeps what undoes changes.
///
/// On Apple's systems all that one event registers is undone at once; here each registration is a step, unless
/// groups are begun and ended.
public final class UndoManager {
  private struct Step {
    var name: String
    var actions: [() -> Void]
  }
  private var undone: [Step] = []
  private var redone: [Step] = []
  private var groups: [Step] = []
  private var disabled = 0
  /// Whether `undo()` runs now.
  public private(set) var isUndoing = false
  /// Whether `redo()` runs now.
  public private(set) var isRedoing = false
  /// How many steps are kept; 0 for any number.
  public var levelsOfUndo = 0
  /// Whether an event makes a group; each registration is one here.
  public var groupsByEvent = true

  /// Nothing to undo.
  public init() {}

  /// Whether there is something to undo.
  public var canUndo: Bool { !undone.isEmpty || groups.contains { !$0.actions.isEmpty } }
  /// Whether there is something to do again.
  public var canRedo: Bool { !redone.isEmpty }
  /// Whether registrations are kept.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  public var groupingLevel: Int { groups.count }

  /// Keeps what undoes a change of an object. While `undo()` runs, it is kept for `redo()`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) { register { handler(target) } }
  /// Keeps what undoes a change.
  package func register(_ action: @escaping () -> Void) {
    if disabled > 0 { return }
    if let last = groups.indices.last { return groups[last].actions.append(action) }
    keep(Step(name: "", actions: [action]))
  }

  /// Undoes the last step.
  public func undo() {
    while !groups.isEmpty { endUndoGrouping() }
    guard let step = undone.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }
  /// Does again what was undone last.
  public func redo() {
    guard let step = redone.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }
  /// Begins a group: what is registered until its end is undone at once.
  public func beginUndoGrouping() { groups.append(Step(name: "", actions: [])) }
  /// Ends a group.
  public func endUndoGrouping() {
    guard let group = groups.popLast(), !group.actions.isEmpty else { return }
    guard let last = groups.indices.last else { return keep(group) }
    groups[last].actions += group.actions
  }
  /// Keeps no registrations until `enableUndoRegistration()`, as often as it is called.
  public func disableUndoRegistration() { disabled += 1 }
  /// Keeps registrations again.
  public func enableUndoRegistration() { disabled = max(disabled - 1, 0) }
  /// Forgets all steps.
  public func removeAllActions() { (undone, redone, groups) = ([], [], []) }

  /// Names the step that was registered last, as menus call it.
  public func setActionName(_ actionName: String) {
    if let last = groups.indices.last {
      groups[last].name = actionName
    } else if isUndoing, let last = redone.indices.last {
      redone[last].name = actionName
    } else if let last = undone.indices.last {
      undone[last].name = actionName
    }
  }
  /// What is undone next, as it was named.
  public var undoActionName: String { undone.last?.name ?? "" }
  /// What is done again next, as it was named.
  public var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu's item for undoing.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu's item for doing again.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  private func keep(_ step: Step) {
    if isUndoing { return redone.append(step) }
    if !isRedoing { redone = [] }
    undone.append(step)
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }
  /// Runs a step's actions, the last one first, as one step for the other direction.
  private func run(_ step: Step) {
    beginUndoGrouping()
    groups[groups.count - 1].name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }
}
