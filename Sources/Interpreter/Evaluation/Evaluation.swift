public import Foundation
internal import LayoutCore
internal import Views
internal import Traps

/// One run of a program: its stack, its constants, what it has used up and what went wrong.
@MainActor
public final class Evaluation {
  /// Where the program's spans lie.
  let map: SourceMap
  /// The program's declarations.
  let lowering: Lowering
  /// The program's bodies by their ids.
  private let code: [FunctionBody]
  let budget: Budget
  /// The frames of all active calls, one after the other; `base` is where the innermost begins.
  var stack: [Value] = []
  var base = 0
  private var depth = 0
  /// What the generic parameters of the innermost call stand for.
  var generics: [TypeParameter: StaticType] = [:]
  private(set) var steps = 0
  /// What runs now, or ran last: where a walk of the library is said to take too long.
  private(set) var place = SourceFile.Span(start: 0, end: 0)
  /// Notes what runs now. What the library does in Swift of its own is done for the call before it.
  func note(_ span: SourceFile.Span) {
    if span.start < SourceMap.libraryStart { place = span }
  }
  /// How many runs are going on inside each other: making views, a method that the layout asks for, an action.
  private var runs = 0
  /// The next of them is for another picture, however soon it comes.
  private var isRested = false
  /// When the last of them ended.
  private var pause: ContinuousClock.Instant?
  /// When the limits of time and memory are looked at again.
  private var nextLook = 0
  /// What the process held when the run had gone on for a few milliseconds, in KiB, and when that is looked at again.
  private var memoryAtStart: Int?
  private var memoryLook: ContinuousClock.Instant?
  /// How many values were kept since one was looked at.
  var unprobed = 0
  private(set) var views = 0
  private(set) var bodies: [String] = []
  private var stackStart: UInt = 0
  private let clock = ContinuousClock()
  private var deadline: ContinuousClock.Instant?
  private var constants: [ObjectIdentifier: Value] = [:]
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// The program is asked again when a picture is made: by a canvas, a shape of its own, an effect that depends on a place.
  public internal(set) var runsForPictures = false
  /// How many seconds the tasks of this run have waited.
  private var waited = 0.0
  /// A task waits. Nothing waits here, but one that has waited for more than ten seconds ends: what it does in a still picture has been seen (our choice).
  func wait(_ seconds: Double) throws(Interruption) {
    waited += max(seconds, 0.01)
    if waited > 10 { throw Interruption(.endOfTask) }
  }
  /// Those that wait for notifications, by the notification's name.
  var listeners: [String: Listeners] = [:]
  /// The models that the program has inserted.
  lazy var models = ModelStore()
  /// Where chance comes from: the same numbers in each run.
  var chance = SeededGenerator()
  /// What the program printed, as far as it is kept.
  public internal(set) var output = ""
  /// What `UserDefaults` remembers.
  var defaults: [String: Value] = [:]
  /// The canvas as `UIScreen.main.bounds` says it, in points.
  public var canvas = CGSize(width: 640, height: 384)
  /// Pixels a point as `UIScreen.main.scale` says it.
  public var screenScale: CGFloat = 1
  /// The folder of the target or project that the source belongs to; nil: its own.
  public var projectFolder: (@MainActor () -> URL?)?
  /// The files that the program can read; looked for once.
  lazy var files = ProgramFiles(given: budget.folder, source: lowering.source.name, project: projectFolder)
  /// What went wrong in the last run; at most one error, because the first one ends it.
  public private(set) var diagnostics: [Diagnostic] = []

  init(_ lowering: Lowering, map: SourceMap, budget: Budget) {
    self.map = map
    self.lowering = lowering
    self.code = lowering.bodies
    self.budget = budget
  }

  /// Whether something of the program is wrong, if nothing that is needed.
  var hasMistakes: Bool { lowering.diagnostics.contains(where: \.isError) }
  /// True once something went wrong: whoever makes views in a loop leaves it.
  public var isStopped: Bool { !diagnostics.isEmpty }

  /// Whether a trap ends only this run just now.
  var isGuarded = false
  /// The objects of the library whose texts were asked for.
  var shownObjects = ShownObjects()
  /// What went wrong in actions since it was last asked for.
  private var actionDiagnostics: [Diagnostic] = []

  /// Starts anew: nothing is used up, nothing has gone wrong. Constants keep their values.
  func begin() {
    stack.removeAll(keepingCapacity: true)
    (base, depth, steps, views, nextLook) = (0, 0, 0, 0, 32)
    (memoryAtStart, memoryLook) = (nil, clock.now.advanced(by: .milliseconds(5)))
    bodies = []
    shownObjects = ShownObjects()
    generics = [:]
    diagnostics = []
    waited = 0
    deadline = clock.now.advanced(by: budget.time)
    stackStart = Evaluation.stackPosition
    ValueWalk.begin(self)
  }
  /// Enters the program from the library, as a layout or a canvas does long after the views were made: waiting is no work, and what comes after a longer pause is work for
  /// another picture, with a budget of its own.
  func entering<Result>(_ run: () -> Result) -> Result {
    if runs == 0 {
      let now = clock.now
      if let end = deadline, let pause {
        if isRested || now > pause.advanced(by: Evaluation.longPause) {
          isRested = false
          (steps, nextLook) = (0, 32)
          (memoryAtStart, memoryLook) = (nil, now.advanced(by: .milliseconds(5)))
          deadline = now.advanced(by: budget.time)
        } else {
          deadline = end.advanced(by: pause.duration(to: now))
        }
      }
      ValueWalk.begin(self)
    }
    runs += 1
    defer {
      runs -= 1
      if runs == 0 { pause = clock.now }
    }
    return run()
  }
  /// What the library asks for from now on is work for another picture.
  public func rest() { isRested = true }
  /// What comes after it is other work (our choice).
  private static let longPause = Duration.milliseconds(250)

  /// A walk of the library over a value has visited so many parts; false if the run ends with that.
  func walked(_ parts: Int) -> Bool {
    if isStopped { return false }
    // Nobody runs: what is compared for a picture that is there is not limited by time.
    steps += parts / 8
    guard runs > 0 else { return steps <= budget.steps }
    let outer = nextLook
    do throws(Interruption) {
      try checkLimits(place)
      nextLook = outer
      return true
    } catch {
      nextLook = 0
      return false
    }
  }

  /// Runs a closure as an action of its own, as a button's: with a budget of its own, outside of any body. What goes wrong ends the action only.
  func act(_ closure: Closure, _ arguments: [Value], at span: SourceFile.Span) {
    act(at: span) { () throws(Interruption) -> Void in _ = try call(closure, arguments, at: span) }
  }
  /// The same for anything that runs code of the program.
  func act(at span: SourceFile.Span, _ run: () throws(Interruption) -> Void) {
    let outer = (stack, base, depth, steps, views, bodies, diagnostics)
    begin()
    entering { try? run() }
    actionDiagnostics += diagnostics
    (stack, base, depth, steps, views, bodies, diagnostics) = outer
  }
  /// What went wrong in actions since the last call.
  public func takeActionDiagnostics() -> [Diagnostic] {
    defer { actionDiagnostics = [] }
    return actionDiagnostics
  }

  // MARK: Failing

  /// Records what went wrong, once, and gives the error to throw.
  func failure(_ diagnostic: Diagnostic) -> Interruption {
    if diagnostics.isEmpty { diagnostics.append(diagnostic) }
    return Interruption()
  }
  func range(_ span: SourceFile.Span) -> SourceRange { map.range(span) }

  // MARK: Using up

  /// Counts one step.
  func step(_ span: SourceFile.Span) throws(Interruption) {
    try step(span, count: 1)
  }
  /// Counts so many steps; every 32nd time the clock is looked at, and every few milliseconds the memory.
  func step(_ span: SourceFile.Span, count: Int) throws(Interruption) {
    steps += count
    note(span)
    if steps >= nextLook || steps > budget.steps { try checkLimits(span) }
  }
  private func checkLimits(_ span: SourceFile.Span) throws(Interruption) {
    // A walk of the library has ended the run.
    if isStopped { throw Interruption() }
    nextLook = steps + 32
    if steps > budget.steps { throw failure(.tooManySteps(budget.steps, at: range(span))) }
    let now = clock.now
    if let deadline, now > deadline { throw failure(.tooMuchTime(budget.time, at: range(span))) }
    if budget.isInterrupted() { throw failure(.interrupted(at: range(span))) }
    guard let look = memoryLook, now > look else { return }
    memoryLook = now.advanced(by: .milliseconds(5))
    let memory = Evaluation.memory
    if let start = memoryAtStart {
      if memory - start > Evaluation.memoryLimit { throw failure(.tooMuchMemory(at: range(span))) }
    } else {
      memoryAtStart = memory
    }
  }
  /// Counts one view that is made into nodes; false if the run has ended.
  func countView(_ site: SourceSite?) -> Bool {
    if isStopped { return false }
    views += 1
    if views > budget.views {
      _ = failure(.tooManyViews(budget.views, at: site.map(SourceRange.init)))
    } else if !hasStack {
      _ = failure(.tooDeepViews(at: site.map(SourceRange.init)))
    } else if views & 0x3FF == 0 {
      if let deadline, clock.now > deadline { _ = failure(.tooMuchTime(budget.time, at: site.map(SourceRange.init))) }
      if budget.isInterrupted() { _ = failure(.interrupted(at: site.map(SourceRange.init))) }
    }
    return !isStopped
  }

  // MARK: Calling

  /// What a function, an initialiser or a getter does in this version of the program.
  func body(_ id: BodyID) -> FunctionBody { id.index < 0 ? LibrarySource.shared.lowering.bodies[-id.index - 1] : code[id.index] }
  /// Runs a body of the program in a new frame that begins with `values`.
  func call(_ id: BodyID, _ values: [Value], at span: SourceFile.Span) throws(Interruption) -> Value { try call(body(id), values, at: span) }

  /// Runs a body in a new frame that begins with `values`.
  func call(_ body: FunctionBody, _ values: [Value], at span: SourceFile.Span) throws(Interruption) -> Value {
    let result = try frame(body, values, at: span) { () throws(Interruption) -> Value in try run(body) }
    try probe(result, span)
    return result
  }
  /// Runs a closure with arguments.
  func call(_ closure: Closure, _ arguments: [Value], at span: SourceFile.Span) throws(Interruption) -> Value {
    let body = closure.body
    let outer = generics
    generics = closure.generics
    defer { generics = outer }
    let result = try frame(body, closure.prefix.isEmpty ? arguments : closure.prefix + arguments, at: span) { () throws(Interruption) -> Value in
      for (slot, value) in zip(body.captureSlots, closure.captures) { stack[base + slot] = value }
      return try run(body)
    }
    try probe(result, span)
    return result
  }
  /// Runs a body that changes what it is given: `values` are taken over, and are as the body left them afterwards, also if it throws.
  func callWritingBack(_ body: FunctionBody, _ values: inout [Value], captures: [Value] = [], at span: SourceFile.Span) throws(Interruption) -> Value {
    try step(span)
    guard depth < budget.callDepth, hasStack else { throw failure(.tooDeepCalls(budget.callDepth, at: range(span))) }
    let (outer, count) = (base, values.count)
    base = stack.count
    stack.append(contentsOf: values)
    values.removeAll(keepingCapacity: true)
    for _ in count..<max(count, body.slotCount) { stack.append(.void) }
    for (slot, value) in zip(body.captureSlots, captures) { stack[base + slot] = value }
    depth += 1
    defer {
      for index in base..<(base + count) {
        if case .box(let box) = stack[index] { values.append(box.value) } else { values.append(stack[index]) }
      }
      stack.removeLast(stack.count - base)
      base = outer
      depth -= 1
    }
    return try run(body)
  }
  /// Runs a closure that changes its argument.
  /// - Returns: the argument afterwards.
  func callChanging(_ closure: Closure, _ argument: Value, at span: SourceFile.Span) throws(Interruption) -> Value {
    try callChanging(closure, [argument], at: span)
  }
  /// Runs a closure that changes the first of its arguments.
  /// - Returns: that one afterwards.
  func callChanging(_ closure: Closure, _ arguments: [Value], at span: SourceFile.Span) throws(Interruption) -> Value {
    let outer = generics
    generics = closure.generics
    defer { generics = outer }
    return try frame(closure.body, closure.prefix + arguments, at: span) { () throws(Interruption) -> Value in
      for (slot, value) in zip(closure.body.captureSlots, closure.captures) { stack[base + slot] = value }
      _ = try run(closure.body)
      let changed = stack[base + closure.prefix.count]
      if case .box(let box) = changed { return box.value }
      return changed
    }
  }
  /// Runs statements of a body in the current frame.
  func run(_ body: FunctionBody) throws(Interruption) -> Value {
    if isGuarded {
      isGuarded = false
      defer { isGuarded = true }
      return try TrapGuard.suspended { () throws(Interruption) in try run(body) }
    }
    for statement in body.statements {
      switch try statement.execute(self) {
      case .next: continue
      case .returned(let value): return value
      case .left, .continued, .fellThrough: return .void
      }
    }
    return .void
  }
  private func frame<Result>(
    _ body: FunctionBody, _ values: [Value], at span: SourceFile.Span, _ run: () throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    try step(span)
    guard depth < budget.callDepth, hasStack else { throw failure(.tooDeepCalls(budget.callDepth, at: range(span))) }
    let outer = base
    base = stack.count
    stack.append(contentsOf: values)
    for _ in values.count..<max(values.count, body.slotCount) { stack.append(.void) }
    depth += 1
    defer {
      stack.removeLast(stack.count - base)
      base = outer
      depth -= 1
    }
    return try run()
  }

  /// How much of the thread's stack a run may use, in bytes: a main thread has 8 MB.
  private static let stackLimit: UInt = 5 << 20
  /// False when nested calls and views are about to use up the thread's stack.
  private var hasStack: Bool {
    let here = Evaluation.stackPosition
    return here > stackStart || stackStart - here < Evaluation.stackLimit
  }
  private static var stackPosition: UInt { withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { UInt(bitPattern: $0.baseAddress) } }

  /// The value of a static or global constant, computed once in a run.
  func constant(_ property: PropertyDeclaration, at span: SourceFile.Span) throws(Interruption) -> Value {
    if let value = constants[ObjectIdentifier(property)] { return value }
    guard let initial = property.initial else { return .void }
    let value = try detached(initial)
    constants[ObjectIdentifier(property)] = value
    return value
  }
  /// Changes a static or global variable.
  func modifyConstant(_ property: PropertyDeclaration, at span: SourceFile.Span, _ change: Place.Change) throws(Interruption) {
    var value = try constant(property, at: span)
    constants[ObjectIdentifier(property)] = .void
    defer { constants[ObjectIdentifier(property)] = value }
    try change(&value)
  }

  // MARK: Bodies

  /// Runs `make` as the body of a custom view; nothing happens once the run has ended.
  func inBody(of name: String, site: SourceSite?, _ make: () -> Void) {
    guard !isStopped else { return }
    guard bodies.count < budget.viewDepth else {
      _ = failure(.endlessBody(name, cycle: cycle(to: name), limit: budget.viewDepth, at: site.map(SourceRange.init)))
      return
    }
    bodies.append(name)
    make()
    bodies.removeLast()
  }
  /// The names from the last body of `name` to the next one.
  private func cycle(to name: String) -> [String] {
    guard let last = bodies.lastIndex(of: name) else { return [name] }
    return Array(bodies[last...]) + [name]
  }
}
