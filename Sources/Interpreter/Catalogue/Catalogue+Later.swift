internal import Foundation
internal import Views

/// A publisher. One without a source, such as `Timer.publish(…)`, sends nothing: a still picture shows what is there before anything comes.
struct Upcoming: LibraryValue {
  /// Begins to send to a subscriber.
  var start: (@MainActor (Subscriber) throws(Interruption) -> Void)?
  /// Of a `@Published` property: gives it another value (`assign(to: &$name)`).
  var assign: (@MainActor (Value) throws(Interruption) -> Void)?
  static var libraryType: LibraryType { LibraryType("Publisher", ["AnyObject", "Publisher"]) }
  static func type(_ output: StaticType) -> StaticType { .library(libraryType, [output]) }
}
/// A name of Foundation that stands for one object: `DispatchQueue.main`, `NotificationCenter.default`.
/// A notification on its way.
struct SentNotification: LibraryValue {
  let name: Notification.Name
  let object: Value?
  static var libraryType: LibraryType { LibraryType("Notification") }
}
struct FoundationObject: LibraryValue {
  static var libraryType: LibraryType { LibraryType("FoundationObject", ["AnyObject"]) }
  static func type(_ name: String) -> StaticType { .library(LibraryType(name, ["AnyObject"]), []) }
}
/// A point in time of a queue.
struct DispatchMoment: LibraryValue {
  static var libraryType: LibraryType { LibraryType("DispatchTime") }
}
extension Notification.Name: LibraryValue { static var libraryType: LibraryType { LibraryType("Notification.Name", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// Queues, timers, notifications and tasks: what is due at once runs at once, what is due later does not run in a still picture (our choice).
  func registerLater() {
    registerQueues()
    registerTimers()
    registerTasks()
  }
  private func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
  }
  private func object(_ owner: String, _ name: String, doc: String) {
    if types[owner] == nil { add(LibraryType(owner, ["AnyObject"])) }
    add(CatalogueEntry(.staticProperty, owner, name, [], result: FoundationObject.type(owner), doc: doc) { _ in .library(FoundationObject()) })
  }
  private func nothing(_ owner: String, _ name: String, _ parameters: [ParameterSignature], _ result: StaticType = .void, doc: String, isStatic: Bool = false) {
    add(CatalogueEntry(isStatic ? .staticMethod : .method, owner, name, parameters, result: result, doc: doc) { _ in result == .void ? .void : .library(FoundationObject()) })
  }

  private func registerQueues() {
    object("DispatchQueue", "main", doc: "The main queue.")
    add(
      CatalogueEntry(
        .staticMethod, "DispatchQueue", "global", [parameter("qos", QualityOfService.staticType, hasDefault: true)], result: FoundationObject.type("DispatchQueue"),
        doc: "Another queue."
      ) {
        _ in .library(FoundationObject())
      })
    choices(QualityOfService.self)
    add(
      CatalogueEntry(
        .initializer, "DispatchQueue", "init",
        [
          parameter("label", .string), parameter("qos", QualityOfService.staticType, hasDefault: true), parameter("attributes", QueueKind.staticType, hasDefault: true),
        ], result: FoundationObject.type("DispatchQueue"), doc: "A queue of one's own."
      ) { _ in .library(FoundationObject()) })
    choices(QueueKind.self)
    let work = parameter("execute", .function([], .void))
    for name in ["async", "sync"] {
      add(
        CatalogueEntry(.method, "DispatchQueue", name, [work], result: .void, doc: "Runs a closure: here at once.") { call throws(Interruption) -> Value in try call.apply(0, []) })
    }
    add(DispatchMoment.libraryType)
    add(CatalogueEntry(.staticMethod, "DispatchTime", "now", [], result: DispatchMoment.staticType, doc: "The time now.") { _ in .library(DispatchMoment()) })
    for name in ["+", "-"] {
      add(
        CatalogueEntry(
          .staticMethod, "DispatchTime", name, [parameter(nil, DispatchMoment.staticType), parameter(nil, .double)], result: DispatchMoment.staticType, doc: "Some seconds later."
        ) {
          _ in .library(DispatchMoment())
        })
    }
    add(
      CatalogueEntry(
        .method, "DispatchQueue", "asyncAfter", [parameter("deadline", DispatchMoment.staticType), work], result: .void, doc: "Runs a closure later: not in a still picture."
      ) {
        _ in .void
      })
    object("RunLoop", "main", doc: "The main loop.")
    object("RunLoop", "current", doc: "The loop that runs: the main one.")
    object("OperationQueue", "main", doc: "The main queue.")
    choices(LoopMode.self)
  }

  private func registerTimers() {
    add(Upcoming.libraryType)
    let output = TypeParameter("Output")
    let date = Upcoming.type(Date.staticType)
    add(LibraryType("Timer", ["AnyObject"]))
    add(LibraryType("Timer.TimerPublisher", ["AnyObject"]))
    add(LibraryType("AnyCancellable", ["AnyObject", "Hashable", "Equatable"]))
    add(
      CatalogueEntry(
        .staticMethod, "Timer", "publish",
        [
          parameter("every", .double), parameter("tolerance", .optional(.double), hasDefault: true), parameter("on", FoundationObject.type("RunLoop")),
          parameter("in", LoopMode.staticType),
        ],
        result: date, doc: "The time, again and again: not in a still picture."
      ) { _ in .library(Upcoming()) })
    add(
      CatalogueEntry(
        .staticMethod, "Timer", "scheduledTimer",
        [parameter("withTimeInterval", .double), parameter("repeats", .bool), parameter("block", .function([FoundationObject.type("Timer")], .void))],
        result: FoundationObject.type("Timer"),
        doc: "Runs a closure later: not in a still picture."
      ) { _ in .library(FoundationObject()) })
    add(CatalogueEntry(.initializer, "Timer", "init", [], result: FoundationObject.type("Timer"), doc: "A timer that never fires.") { _ in .library(FoundationObject()) })
    nothing("Timer", "invalidate", [], doc: "Ends the timer.")
    nothing("Timer", "fire", [], doc: "Nothing runs here.")
    for name in ["autoconnect", "share", "eraseToAnyPublisher", "makeConnectable"] {
      add(
        CatalogueEntry(
          .method, "Publisher", name, [], result: Upcoming.type(.parameter(output)), typeParameters: [output], ownerType: Upcoming.type(.parameter(output)), doc: "The same."
        ) { call in
          call.base
        })
    }
    add(
      CatalogueEntry(
        .property, "Publisher", "upstream", [], result: Upcoming.type(.parameter(output)), typeParameters: [output], ownerType: Upcoming.type(.parameter(output)),
        doc: "Where it comes from."
      ) { call in call.base })
    nothing("Publisher", "connect", [], FoundationObject.type("AnyCancellable"), doc: "Begins to send.")
    add(
      CatalogueEntry(.method, "AnyCancellable", "cancel", [], result: .void, doc: "Ends what was begun.") { call in
        if case .library(let subscriber) = call.base, let subscriber = subscriber as? Subscriber { subscriber.cancel() }
        return .void
      })
    add(
      CatalogueEntry(
        .method, "View", "onReceive", [parameter(nil, Upcoming.type(.parameter(output))), parameter("perform", .function([.parameter(output)], .void))],
        result: .opaque(["View"], origin: entries.count + 1), typeParameters: [output], doc: "What happens when something comes, from when the view appears."
      ) { call throws(Interruption) -> Value in
        let view = Erased(call.evaluation.view(call.base))
        guard let source = Upcoming.of(call.argument(0)), source.start != nil, case .closure(let closure) = call.argument(1) else { return .view(view, nil) }
        let appeared = view.onAppear {
          call.evaluation.act(at: call.span) { () throws(Interruption) -> Void in
            try source.start?(Subscriber { value throws(Interruption) -> Void in _ = try call.evaluation.call(closure, [value], at: call.span) })
          }
        }
        return .view(appeared, nil)
      })
    object("NotificationCenter", "default", doc: "Where notifications are sent.")
    add(LibraryType("Notification"))
    add(Notification.Name.libraryType)
    value(Notification.Name.self, Parameter<String>(nil), doc: "The name of a notification.") { Notification.Name($0) }
    value(Notification.Name.self, Parameter<String>("rawValue"), doc: "The name of a notification.") { Notification.Name($0) }
    let notification = StaticType.library(LibraryType("Notification"), [])
    add(
      CatalogueEntry(
        .method, "NotificationCenter", "publisher",
        [parameter("for", Notification.Name.staticType), parameter("object", .optional(.any([])), hasDefault: true)], result: Upcoming.type(notification),
        doc: "The notifications of a name."
      ) { call throws(Interruption) -> Value in
        let name = try Notification.Name.read(call.argument(0), call).rawValue
        return .library(Upcoming(start: { subscriber in call.evaluation.listeners[name, default: Listeners()].add(subscriber) }))
      })
    add(
      CatalogueEntry(
        .method, "NotificationCenter", "post",
        [
          parameter("name", Notification.Name.staticType), parameter("object", .optional(.any([]))),
          parameter("userInfo", .optional(.dictionary(.any(["Hashable"]), .any([]))), hasDefault: true),
        ], result: .void, doc: "Sends a notification."
      ) { call throws(Interruption) -> Value in
        let name = try Notification.Name.read(call.argument(0), call)
        var object: Value?
        if case .some(let given) = call.argument(1) { object = given }
        try call.evaluation.listeners[name.rawValue]?.send(.library(SentNotification(name: name, object: object)))
        return .void
      })
    property(of: SentNotification.self, "name", doc: "The notification's name.") { $0.name }
    add(
      CatalogueEntry(.property, "Notification", "object", [], result: .optional(.any([])), doc: "What it was sent with.") { call throws(Interruption) -> Value in
        try SentNotification.read(call.base, call).object.map { .some($0) } ?? .none
      })
    add(
      CatalogueEntry(
        .property, "Notification", "userInfo", [], result: .optional(.dictionary(.any(["Hashable"]), .any([]))), doc: "What else was sent: nothing."
      ) { _ in .none })
    let names = [
      "willResignActiveNotification", "didBecomeActiveNotification", "willEnterForegroundNotification", "didEnterBackgroundNotification", "willTerminateNotification",
      "significantTimeChangeNotification",
    ]
    for name in names { constant(Notification.Name(name), name, of: "UIApplication", doc: "The notification '\(name)'.") }
    constant(Notification.Name("orientationDidChangeNotification"), "orientationDidChangeNotification", of: "UIDevice", doc: "The device was turned.")
    add(LibraryType("UIResponder"))
    for name in ["keyboardWillShowNotification", "keyboardWillHideNotification", "keyboardDidShowNotification"] {
      constant(Notification.Name(name), name, of: "UIResponder", doc: "The keyboard comes or goes.")
    }
  }

  private func registerTasks() {
    add(LibraryType("Task", ["AnyObject"]))
    let success = TypeParameter("Success")
    let priority = parameter("priority", .optional(TaskUrgency.staticType), hasDefault: true)
    choices(TaskUrgency.self)
    let work = parameter("operation", .function([], .parameter(success)))
    let task = StaticType.library(LibraryType("Task", ["AnyObject"]), [])
    for (kind, name) in [(CatalogueEntry.Kind.initializer, "init"), (.staticMethod, "detached")] {
      add(
        CatalogueEntry(kind, "Task", name, [priority, work], result: task, typeParameters: [success], doc: "Runs a closure: here at once, to its end.") {
          call throws(Interruption) -> Value in
          do throws(Interruption) {
            _ = try call.apply(1, [])
          } catch {
            // An error that nothing catches ends the task, and nothing else.
            guard error.kind == .thrown || error.kind == .endOfTask else { throw error }
            call.evaluation.thrown = nil
          }
          return .library(FoundationObject())
        })
    }
    nothing("Task", "cancel", [], doc: "Ends the task, which has ended.")
    add(CatalogueEntry(.staticProperty, "Task", "isCancelled", [], result: .bool, doc: "False: a task runs at once.") { _ in .bool(false) })
    add(
      CatalogueEntry(.staticMethod, "Task", "sleep", [parameter("nanoseconds", UInt64.staticType)], result: .void, doc: "Waits: not here, and at most ten seconds in all.") {
        call throws(Interruption) -> Value in
        try call.evaluation.wait(Double(try UInt64.read(call.argument(0), call)) / 1e9)
        return .void
      })
    add(Duration.libraryType)
    add(
      CatalogueEntry(
        .staticMethod, "Task", "sleep", [parameter("for", Duration.staticType), parameter("tolerance", .optional(Duration.staticType), hasDefault: true)], result: .void,
        doc: "Waits: not here, and at most ten seconds in all."
      ) { call throws(Interruption) -> Value in
        let time = try Duration.read(call.argument(0), call).components
        try call.evaluation.wait(Double(time.seconds) + Double(time.attoseconds) / 1e18)
        return .void
      })
    add(CatalogueEntry(.staticMethod, "Task", "yield", [], result: .void, doc: "Lets others run: nothing else runs here.") { _ in .void })
    maker(of: Duration.self, "seconds", Parameter<Double>(nil), doc: "A time in seconds.") { .seconds($0.isFinite ? min(max($0, -1e9), 1e9) : 0) }
    maker(of: Duration.self, "milliseconds", Parameter<Double>(nil), doc: "A time in thousandths of a second.") { .milliseconds($0.isFinite ? min(max($0, -1e9), 1e9) : 0) }
    add(
      CatalogueEntry(
        .staticMethod, "MainActor", "run", [parameter("body", .function([], .parameter(success)))], result: .parameter(success), typeParameters: [success], doc: "Runs a closure."
      ) {
        call throws(Interruption) -> Value in try call.apply(0, [])
      })
    add(LibraryType("MainActor"))
  }
}

extension Duration: NamedValue {}
enum QualityOfService: NamedChoices {
  case userInteractive, userInitiated, utility, background, `default`
  static var libraryType: LibraryType { LibraryType("DispatchQoS.QoSClass", ["Hashable", "Equatable"]) }
}
enum QueueKind: NamedChoices {
  case concurrent, initiallyInactive
  static var libraryType: LibraryType { LibraryType("DispatchQueue.Attributes", ["Hashable", "Equatable"]) }
}
enum LoopMode: NamedChoices {
  case common, `default`
  static var libraryType: LibraryType { LibraryType("RunLoop.Mode", ["Hashable", "Equatable"]) }
}
enum TaskUrgency: NamedChoices {
  case high, medium, low, userInitiated, utility, background
  static var libraryType: LibraryType { LibraryType("TaskPriority", ["Hashable", "Equatable"]) }
}
