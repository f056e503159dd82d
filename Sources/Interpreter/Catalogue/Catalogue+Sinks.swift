internal import Foundation
internal import Views

extension Catalogue {
  /// Where what publishers send ends up.
  func registerSinks(_ pipe: PublisherPipe) {
    let cancellable = FoundationObject.type("AnyCancellable")
    let completion = StaticType.library(LibraryType("Subscribers.Completion"), [.any(["Error"])])
    func sink(_ parameters: [ParameterSignature], _ doc: String, _ start: @escaping @MainActor (CatalogueEntry.Call) -> Subscriber) {
      let entry = CatalogueEntry(.method, "Publisher", "sink", parameters, result: cancellable, typeParameters: [pipe.output], ownerType: pipe.own, doc: doc) {
        call throws(Interruption) -> Value in
        let subscriber = start(call)
        try Upcoming.of(call.base)?.start?(subscriber)
        return .library(subscriber)
      }
      entry.takesCompletion = true
      add(entry)
    }
    let take = pipe.parameter("receiveValue", .function([pipe.item], .void))
    sink([take], "Runs a closure for each value.") { call in Subscriber { value throws(Interruption) in _ = try call.apply(0, [value]) } }
    sink([pipe.parameter("receiveCompletion", .function([completion], .void)), take], "Runs a closure for each value, another one at the end.") { call in
      Subscriber(
        take: { value throws(Interruption) in _ = try call.apply(1, [value]) }, finish: { error throws(Interruption) in _ = try call.apply(0, [Catalogue.completion(error)]) })
    }
    var optional: [ParameterSignature] = []
    for (label, type) in [
      ("receiveSubscription", StaticType.function([.any([])], .void)), ("receiveOutput", .function([pipe.item], .void)), ("receiveCompletion", .function([completion], .void)),
      ("receiveCancel", .function([], .void)), ("receiveRequest", .function([.any([])], .void)),
    ] { optional.append(pipe.parameter(label, .optional(type), hasDefault: true)) }
    let handling = CatalogueEntry(
      .method, "Publisher", "handleEvents", optional, result: pipe.own, typeParameters: [pipe.output], ownerType: pipe.own, doc: "The same values; closures see them come."
    ) { call in
      @MainActor func run(_ index: Int, _ values: [Value]) throws(Interruption) {
        if case .some(.closure(let closure))? = call.arguments[index] { _ = try call.evaluation.call(closure, values, at: call.span) }
      }
      return (Upcoming.of(call.base) ?? Upcoming()).piped { next in
        Subscriber(
          for: next,
          take: { value throws(Interruption) in
            try run(1, [value])
            try next.receive(value)
          },
          finish: { error throws(Interruption) in
            try run(2, [Catalogue.completion(error)])
            try next.complete(error)
          })
      }
    }
    handling.takesCompletion = true
    add(handling)
    let object = TypeParameter("Root")
    add(
      CatalogueEntry(
        .method, "Publisher", "assign", [pipe.parameter("to", .library(.keyPath, [.parameter(object), pipe.item])), pipe.parameter("on", .parameter(object))], result: cancellable,
        typeParameters: [pipe.output, object], ownerType: pipe.own, doc: "Gives a property each value."
      ) { call throws(Interruption) -> Value in
        guard case .keyPath(let path) = call.argument(0), path.place != nil else { return .library(Subscriber { _ in }) }
        let target = Place.value(ConstantExpression(call.argument(1), .any([]), call.span))
        let subscriber = Subscriber { value throws(Interruption) in try path.put(on: target).write(value, call.evaluation) }
        try Upcoming.of(call.base)?.start?(subscriber)
        return .library(subscriber)
      })
    add(
      CatalogueEntry(
        .method, "Publisher", "assign", [pipe.parameter("to", pipe.own)], result: .void, typeParameters: [pipe.output], ownerType: pipe.own,
        doc: "Gives a published property each value."
      ) { call throws(Interruption) -> Value in
        guard let assign = Upcoming.of(call.argument(0))?.assign else { return .void }
        try Upcoming.of(call.base)?.start?(Subscriber { value throws(Interruption) in try assign(value) })
        return .void
      })
    add(
      CatalogueEntry(
        .method, "AnyCancellable", "store", [ParameterSignature(label: "in", name: "set", type: .reference(.set(cancellable)))], result: .void,
        doc: "Keeps what was begun with others."
      ) { _ in .void })
    add(
      CatalogueEntry(
        .method, "AnyCancellable", "store", [ParameterSignature(label: "in", name: "list", type: .reference(.array(cancellable)))], result: .void,
        doc: "Keeps what was begun with others."
      ) { _ in .void })
    add(
      CatalogueEntry(
        .initializer, "AnyCancellable", "init", [pipe.parameter(nil, .function([], .void))], result: cancellable, doc: "What runs when it is cancelled: here nothing is."
      ) {
        _ in .library(Subscriber { _ in })
      })
  }
  /// `Subscribers.Completion`.
  static func completion(_ error: Value?) -> Value {
    guard let declaration = LibrarySource.shared.type(named: "Subscribers")?.nested["Completion"] else { return .void }
    return .enumCase(declaration, error == nil ? 0 : 1, error.map { [$0] } ?? [])
  }

  /// Publishers that send what they are given: `Just`, `Future`, `[…].publisher`.
  func registerSources() {
    let (output, failure) = (TypeParameter("Output"), TypeParameter("Failure"))
    func type(_ name: String) -> StaticType {
      let library = LibraryType(name, ["AnyObject", "Publisher"])
      if types[name] == nil { add(library) }
      return .library(library, [.parameter(output), .parameter(failure)])
    }
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    _ = type("Just")
    add(
      CatalogueEntry(
        .initializer, "Just", "init", [parameter(nil, .parameter(output))], result: .library(LibraryType("Just", ["AnyObject", "Publisher"]), [.parameter(output)]),
        typeParameters: [output], doc: "One value."
      ) { call in .library(Upcoming.sending([call.argument(0)])) })
    // Nothing says what they never send: it fits everywhere.
    for (name, parameters) in [("Empty", []), ("Fail", [parameter("error", .any(["Error"]))])] {
      _ = type(name)
      add(
        CatalogueEntry(.initializer, name, "init", parameters, result: Upcoming.type(.failed), doc: "No value.") { call in
          .library(Upcoming.sending([], error: call.arguments.first ?? nil))
        })
    }
    let result = StaticType.library(LibraryType("Result"), [.parameter(output), .any(["Error"])])
    let promise = StaticType.function([.function([result], .void)], .void)
    let future = CatalogueEntry(
      .initializer, "Future", "init", [parameter(nil, promise)], result: type("Future"), typeParameters: [output, failure], doc: "The value that a closure promises."
    ) { call throws(Interruption) -> Value in
      let made = SubjectValue(nil)
      let promise = NativeFunction.closure(call) { result throws(Interruption) -> Value in
        guard case .enumCase(_, let index, let payload) = result, let first = payload.first else { return .void }
        if index == 0 {
          made.last = first
          try made.listeners.send(first)
        }
        try made.listeners.complete(index == 0 ? nil : first)
        return .void
      }
      _ = try call.apply(0, [promise])
      return .library(made)
    }
    future.takesCompletion = true
    add(future)
    let deferred = CatalogueEntry(
      .initializer, "Deferred", "init", [parameter("createPublisher", .function([], Upcoming.type(.parameter(output))))], result: Upcoming.type(.parameter(output)),
      typeParameters: [output], doc: "A publisher that is made when somebody asks."
    ) { call throws(Interruption) -> Value in try call.apply(0, []) }
    add(LibraryType("Deferred", ["AnyObject", "Publisher"]))
    add(deferred)
    let element = TypeParameter("Element")
    for (owner, type, item) in [("Array", StaticType.array(.parameter(element)), StaticType.parameter(element)), ("Range", .range, .int), ("ClosedRange", .closedRange, .int)] {
      add(
        CatalogueEntry(.property, owner, "publisher", [], result: Upcoming.type(item), typeParameters: [element], ownerType: type, doc: "Sends the elements.") {
          call throws(Interruption) -> Value in .library(Upcoming.sending(try call.base.elements(call)))
        })
    }
  }

  func registerSubjects() {
    let (output, failure) = (TypeParameter("Output"), TypeParameter("Failure"))
    let item = StaticType.parameter(output)
    func subject(_ call: CatalogueEntry.Call) -> SubjectValue? {
      if case .library(let subject) = call.base { return subject as? SubjectValue }
      return nil
    }
    for (name, isCurrent) in [("PassthroughSubject", false), ("CurrentValueSubject", true)] {
      let library = LibraryType(name, ["AnyObject", "Publisher"])
      let type = StaticType.library(library, [item, .parameter(failure)])
      add(library)
      add(
        CatalogueEntry(
          .initializer, name, "init", isCurrent ? [ParameterSignature(label: nil, name: "value", type: item)] : [], result: type, typeParameters: [output, failure],
          doc: "A subject."
        ) { call in .library(SubjectValue(isCurrent ? call.argument(0) : nil)) })
      add(
        CatalogueEntry(
          .method, name, "send", [ParameterSignature(label: nil, name: "value", type: item)], result: .void, typeParameters: [output, failure], ownerType: type,
          doc: "Sends a value."
        ) { call throws(Interruption) -> Value in
          if let subject = subject(call) {
            if isCurrent { subject.last = call.argument(0) }
            try subject.listeners.send(call.argument(0))
          }
          return .void
        })
      add(
        CatalogueEntry(.method, name, "send", [], result: .void, typeParameters: [output, failure], ownerType: type, doc: "Says that something has happened.") {
          call throws(Interruption) -> Value in
          try subject(call)?.listeners.send(.void)
          return .void
        })
      let end = CatalogueEntry(
        .method, name, "send",
        [ParameterSignature(label: "completion", name: "completion", type: .library(LibraryType("Subscribers.Completion"), [.any(["Error"])]))], result: .void,
        typeParameters: [output, failure], ownerType: type, doc: "Ends for all that wait."
      ) { call throws(Interruption) -> Value in
        if case .enumCase(_, let index, let payload) = call.argument(0) { try subject(call)?.listeners.complete(index == 0 ? nil : payload.first) }
        return .void
      }
      end.takesCompletion = true
      add(end)
      guard isCurrent else { continue }
      let value = CatalogueEntry(.property, name, "value", [], result: item, typeParameters: [output, failure], ownerType: type, doc: "What was sent last.") { call in
        subject(call)?.last ?? .void
      }
      value.write = { call, new throws(Interruption) -> Value in
        if let subject = subject(call) {
          subject.last = new
          try subject.listeners.send(new)
        }
        return call.base
      }
      add(value)
    }
  }
}
