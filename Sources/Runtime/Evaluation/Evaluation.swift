package import Declarations
internal import Traps

/// One run of a program: its stack, its globals, what it printed, what it has used up and what went wrong.
@MainActor
package final class Evaluation {
  package let program: TypedProgram
  package let natives: NativeTable
  package let types: RuntimeTypes
  package var limits: Limits
  /// What was printed and not taken yet.
  private var output = ""
  /// More bytes are not kept (our choice): nobody reads them.
  private static let mostOutput = 1_000_000
  /// What ended the run.
  package internal(set) var failure: Failure?
  /// What ended actions: the run itself went on.
  var actionFailures: [Failure] = []
  /// Structures that conform to it know where they were made.
  package var sitedProtocol: NominalDeclaration?
  /// What those who show the run keep with it.
  package var companion: AnyObject?
  /// The objects of libraries that were shown as text.
  package var shownObjects = ShownObjects()
  /// The error that is on its way to a `catch`.
  package var thrown: Value?
  /// What a function that has returned gives.
  var result = Value.void
  /// The end of the innermost frame.
  var top: UnsafeMutablePointer<Value>
  private let stack: UnsafeMutablePointer<Value>
  /// Slots before it hold values.
  private var filled: UnsafeMutablePointer<Value>
  private let stackEnd: UnsafeMutablePointer<Value>
  var depth = 0
  /// Whether a trap ends only this run just now.
  var isGuarded = false
  var steps = 0
  var nextLook = 1_024
  /// When the limit of time is reached.
  var deadline: ProcessorTime?
  /// How long had been checked, until now, what runs reach: that is no time of the run's.
  var checkedBefore = Duration.zero
  /// How many runs are going on inside each other, and when the last of them ended.
  var runs = 0
  var pause: (clock: ContinuousClock.Instant, processor: ProcessorTime)?
  /// The next of them is for another picture, however soon it comes.
  var isRested = false
  var memory = MemoryUse()
  /// Values that were kept since one was looked at for its depth.
  var unprobed = 0
  private let stackStart: UInt
  var globals: [Declaration: Box] = [:]
  var statics: [StaticKey: Box] = [:]
  var targets: [TargetKey: Target] = [:]
  var overrides: [OverrideKey: Declaration] = [:]
  var requirements: [RequirementKey: BoundTarget] = [:]
  var standardRequirements: [String: Declaration] = [:]
  var deinitializers: [NominalDeclaration: [FunctionDeclaration]] = [:]
  /// The type of the existential that was opened last.
  var lastOpened: RuntimeType?
  /// What went wrong while keys were hashed or compared.
  var parked: Interruption?
  /// The text of a value: `String(describing:)`, or `String(reflecting:)`.
  package var describer: (@MainActor (Evaluation, Value, RuntimeType, Bool) throws(Interruption) -> String)?
  /// Random numbers are the same in every run.
  var randomState: UInt64 = 0x5EED
  /// The coding keys of types, nil for those without; looked for once.
  var codingKeys: [NominalDeclaration: CodingKeys?] = [:]
  /// The tasks that wait for their turn.
  var tasks = TaskQueue()
  /// `URLCache.shared`, once it was asked for.
  var sharedCache: Value = .none
  /// Whether the run has met something that the playground lacks.
  package internal(set) var meetsAbsent = false
  /// What is being run, for messages.
  var place: SourcePlace?
  private static let stackSlots = 1 << 20

  package struct Limits: Sendable {
    package var steps = 10_000_000
    package var callDepth = 400
    package var stackBytes: UInt = 5 << 20
    package var time = Duration.seconds(2)
    /// How much more memory than at its start, in KiB.
    package var memory = 500_000
    package var isInterrupted: @Sendable () -> Bool = { false }
    package init() {}
  }
  package struct Failure {
    package let message: String
    package let place: SourcePlace?
    /// Whether the check has found that the playground lacks it.
    var isLack = false
    package init(lack message: String, at place: SourcePlace?) {
      (self.message, self.place, isLack) = (message, place, true)
    }
    init(message: String, place: SourcePlace?) { (self.message, self.place) = (message, place) }
    /// Whether the runtime met what it takes for impossible.
    package var isOwnMistake: Bool { message.hasPrefix("the playground cannot run this") }
    /// Whether the playground cannot do it, though Swift can.
    package var isLacking: Bool {
      isLack || message.hasSuffix("is not in the playground yet") || isOwnMistake
    }
  }
  struct StaticKey: Hashable {
    let declaration: Declaration
    let types: [RuntimeType]
  }

  package init(_ program: TypedProgram, natives: NativeTable, limits: Limits = Limits()) {
    self.program = program
    self.natives = natives
    self.limits = limits
    types = RuntimeTypes(program)
    stack = .allocate(capacity: Self.stackSlots)
    top = stack
    filled = stack
    stackEnd = stack + Self.stackSlots
    stackStart = Self.stackPosition
  }
  isolated deinit {
    stack.deinitialize(count: filled - stack)
    stack.deallocate()
  }

  // MARK: Calling

  /// Calls a closure.
  package func call(_ closure: Value, _ arguments: [Value]) throws(Interruption) -> Value {
    var arguments = arguments
    return try call(closure, changing: &arguments)
  }
  /// Calls a closure; its `inout` parameters are as it left them afterwards.
  package func call(_ closure: Value, changing arguments: inout [Value]) throws(Interruption) -> Value {
    guard case .closure(let closure) = closure else { throw mistake("a function was expected") }
    switch closure.body {
    case .native(let native):
      var call = NativeCall(
        self, types: closure.types, arguments: closure.captured.isEmpty ? arguments : closure.captured + arguments)
      arguments = []
      defer { arguments = Array(call.arguments.dropFirst(closure.captured.count)) }
      let made = try native(&call)
      try charge(made, at: call.place)
      return made
    case .code(let code):
      // A closure of several parameters may stand where one of a tuple is wanted.
      if arguments.count == 1, code.argumentCount > closure.captured.count + 1,
        case .tuple(let parts) = arguments[0], code.argumentCount == closure.captured.count + parts.count
      {
        var parts = parts
        return try call(code, closure.captured, &parts)
      }
      return try call(code, closure.captured, &arguments)
    }
  }
  /// Runs code with values in its first slots; those after `captured` are as it left them afterwards.
  func call(_ code: FunctionCode, _ captured: [Value], _ arguments: inout [Value]) throws(Interruption) -> Value {
    let base = top
    let count = captured.count + arguments.count
    try reserve(base + count)
    for index in captured.indices { base[index] = captured[index] }
    for index in arguments.indices { base[captured.count + index] = arguments[index] }
    for index in arguments.indices { arguments[index] = .void }
    defer {
      for index in arguments.indices { swap(&arguments[index], &base[captured.count + index]) }
      clear(base, count)
    }
    return try invoke(code, base)
  }

  /// Runs code whose arguments lie at `base`; whoever put them there takes them away.
  func invoke(_ code: FunctionCode, _ base: UnsafeMutablePointer<Value>) throws(Interruption) -> Value {
    if let make = code.make {
      code.make = nil
      make(code)
    }
    if isGuarded {
      isGuarded = false
      defer { isGuarded = true }
      return try TrapGuard.suspended { () throws(Interruption) in try invoke(code, base) }
    }
    guard let body = code.body else { throw mistake("'\(code.name)' has no code") }
    let outer = top
    let end = base + code.slotCount
    if end > filled { try reserve(end) }
    top = end
    depth += 1
    defer {
      clear(base + code.argumentCount, code.slotCount - code.argumentCount)
      top = outer
      depth -= 1
    }
    try step()
    if depth > limits.callDepth || !hasStack {
      throw fail("more than \(limits.callDepth) calls inside each other; this function may call itself without end")
    }
    let value = try body.value(Frame(slots: base, evaluation: self))
    try probe(value)
    return value
  }

  /// Makes sure that slots up to there hold values.
  func reserve(_ end: UnsafeMutablePointer<Value>) throws(Interruption) {
    if end <= filled { return }
    guard end < stackEnd else { throw fail("calls are nested too deeply here; the playground stops") }
    filled.initialize(repeating: .void, count: end - filled)
    filled = end
  }
  @inline(__always)
  func clear(_ first: UnsafeMutablePointer<Value>, _ count: Int) {
    var index = 0
    while index < count {
      first[index] = .void
      index += 1
    }
  }

  // MARK: Limits

  @inline(__always)
  func step() throws(Interruption) {
    steps &+= 1
    if let parked { throw parked }
    if steps >= nextLook { try look() }
  }
  /// A round of a loop: what ends the run there is said of the loop.
  @inline(__always)
  func step(at loop: SourcePlace?) throws(Interruption) {
    if steps &+ 1 >= nextLook, let loop { place = loop }
    try step()
  }
  /// Counts work that a native does at once.
  package func charge(_ count: Int) throws(Interruption) {
    steps &+= min(count, limits.steps)
    if steps >= nextLook { try look() }
  }
  private func look() throws(Interruption) {
    nextLook = steps + 1_024
    if steps > limits.steps {
      throw fail(
        "this loop or call has run \(Self.grouped(limits.steps)) steps; the playground stops here, it may never end")
    }
    let now = ProcessorTime.now
    if let deadline {
      if deadline < now, extended(deadline) < now {
        throw fail("this takes more than \(Self.seconds(limits.time)) s; the playground stops here")
      }
    } else {
      startTime()
    }
    if limits.isInterrupted() { throw fail("interrupted: the playground stopped here") }
    if memory.exceeds(limits.memory, at: .now) {
      throw fail("this takes more than \(limits.memory / 1_000) MB of memory; the playground stops here")
    }
  }
  private var hasStack: Bool {
    let here = Self.stackPosition
    return here > stackStart || stackStart - here < limits.stackBytes
  }
  private static var stackPosition: UInt {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { UInt(bitPattern: $0.baseAddress) }
  }

  // MARK: Failing

  /// Ends the run; the first reason stands.
  package func fail(_ message: String, at place: SourcePlace? = nil) -> Interruption {
    if failure == nil { failure = Failure(message: message, place: place ?? self.place) }
    return Interruption()
  }
  /// Ends the run as Swift's traps do.
  package func trap(_ message: String, at place: SourcePlace? = nil) -> Interruption { fail(message, at: place) }
  /// Not the program's fault.
  package func mistake(_ what: String) -> Interruption {
    fail("the playground cannot run this, and that is its own mistake: \(what)")
  }
  /// What a program asks for is not in the library.
  package func lacks(_ message: String) -> Interruption {
    let stopped = fail(message)
    failure = Failure(lack: message, at: failure?.place)
    return stopped
  }
  /// Something of the library that has neither native nor source.
  package func missing(_ declaration: Declaration, at place: SourcePlace? = nil) -> Interruption {
    fail("'\(NativeTable.keys(of: declaration).first ?? declaration.name)' is not in the playground yet", at: place)
  }
  /// Tells once what the playground lacks of what other files say, and goes on.
  func tell(_ lacks: [Mistake]) {
    for lack in lacks { tell(Failure(lack: lack.message, at: lack.place)) }
  }
  func tell(_ lack: Failure) {
    if actionFailures.contains(where: { $0.message == lack.message && $0.place == lack.place }) { return }
    actionFailures.append(lack)
  }
  /// Tells once that something of the library was left out, and goes on.
  func leaveOut(_ declaration: Declaration, at place: SourcePlace?) {
    let name = NativeTable.keys(of: declaration).first ?? declaration.name
    let failure = Failure(message: "'\(name)' is not in the playground yet", place: place ?? self.place)
    if !actionFailures.contains(where: { $0.message == failure.message }) { actionFailures.append(failure) }
  }
  /// Tells what has ended the run, if that is something that the library lacks, and goes on.
  func setAside(_ error: Interruption) -> Bool {
    guard error.kind == .stopped, let lack = failure else { return false }
    return setAside(lack)
  }
  /// Tells what has ended the run, if that is something that the library lacks; the run can go on.
  package func setAside(_ lack: Failure) -> Bool {
    guard lack.isLacking else { return false }
    failure = nil
    tell(lack)
    return true
  }
  /// Throws an error of the program; `error` is an existential.
  package func raise(_ error: Value) -> Interruption {
    thrown = error
    return Interruption(.thrown)
  }
  /// Prints.
  package func write(_ text: String) {
    if output.utf8.count >= Self.mostOutput { return }
    output += text
    if output.utf8.count >= Self.mostOutput { output += "\n… more was printed\n" }
  }
  /// What was printed since the last call.
  package func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}
