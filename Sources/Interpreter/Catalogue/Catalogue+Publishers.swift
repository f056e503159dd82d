internal import Foundation
internal import Views

/// A subject of a program, with the value that it was last given.
final class SubjectValue: LibraryValue {
  var last: Value?
  var listeners = Listeners()
  init(_ last: Value?) { self.last = last }
  static var libraryType: LibraryType { LibraryType("CurrentValueSubject", ["AnyObject", "Publisher"]) }
}

extension Upcoming {
  /// The publisher that a value is.
  static func of(_ value: Value) -> Upcoming? {
    guard case .library(let library) = value else { return nil }
    guard let subject = library as? SubjectValue else { return library as? Upcoming }
    return Upcoming(start: { subscriber throws(Interruption) -> Void in
      subject.listeners.add(subscriber)
      if let last = subject.last { try subscriber.receive(last) }
    })
  }
  /// Sends the values that are there, and ends.
  static func sending(_ values: [Value], error: Value? = nil) -> Upcoming {
    Upcoming(start: { subscriber throws(Interruption) -> Void in
      for value in values { try subscriber.receive(value) }
      try subscriber.complete(error)
    })
  }
  /// What another publisher sends, changed on its way.
  func piped(_ make: @escaping @MainActor (Subscriber) -> Subscriber) -> Value {
    guard let start else { return .library(Upcoming()) }
    return .library(Upcoming(start: { subscriber throws(Interruption) -> Void in try start(make(subscriber)) }))
  }
}

extension Catalogue {
  /// Publishers: they send at once what there is to send, in the evaluation that asks. What only time brings (timers, delays that are over) does not come in a still picture;
  /// a delay lets everything through (our choice).
  func registerPublishers() {
    add(LibraryType("Publishers"))
    let pipe = PublisherPipe(self)
    registerTransforms(pipe)
    registerChoosing(pipe)
    registerJoining(pipe)
    registerSinks(pipe)
    registerSources()
    registerSubjects()
  }

  private func registerTransforms(_ pipe: PublisherPipe) {
    let (item, other, own) = (pipe.item, pipe.other, pipe.own)
    for name in ["map", "tryMap"] {
      pipe.add(name, [pipe.parameter(nil, .function([item], pipe.made))], other, "What a closure makes of each value.") { call, value, next throws(Interruption) in
        try next.receive(try call.apply(0, [value]))
      }
    }
    pipe.add("map", [pipe.parameter(nil, .library(.keyPath, [item, pipe.made]))], other, "A property of each value.") { call, value, next throws(Interruption) in
      guard case .keyPath(let path) = call.argument(0) else { return }
      try next.receive(try call.evaluation.read(path, of: value))
    }
    for name in ["compactMap", "tryCompactMap"] {
      pipe.add(name, [pipe.parameter(nil, .function([item], .optional(pipe.made)))], other, "What a closure makes of the values, without nil.") {
        call, value, next throws(Interruption) in
        if case .some(let made) = try call.apply(0, [value]) { try next.receive(made) }
      }
    }
    pipe.add("flatMap", [pipe.parameter(nil, .function([item], other))], other, "The values of the publishers that a closure makes.") { call, value, next throws(Interruption) in
      guard let inner = Upcoming.of(try call.apply(0, [value])) else { return }
      try inner.start?(
        Subscriber(for: next, take: { value throws(Interruption) in try next.receive(value) }, finish: { error throws(Interruption) in if let error { try next.complete(error) } }))
    }
    pipe.raw("switchToLatest", [], other, "The values of the publishers that come.", owner: Upcoming.type(other)) { call, source in
      source.piped { next in
        Subscriber(for: next) { value throws(Interruption) in try Upcoming.of(value)?.start?(Subscriber(for: next) { value throws(Interruption) in try next.receive(value) }) }
      }
    }
    pipe.raw("scan", [pipe.parameter(nil, pipe.made), pipe.parameter(nil, .function([pipe.made, item], pipe.made))], other, "All values so far as one.") { call, source in
      var total = call.argument(0)
      return source.piped { next in
        Subscriber(
          for: next,
          take: { value throws(Interruption) in
            total = try call.apply(1, [total, value])
            try next.receive(total)
          }, finish: { error throws(Interruption) in try next.complete(error) })
      }
    }
    pipe.raw("collect", [], Upcoming.type(.array(item)), "All values as an array, at the end.") { _, source in
      var values: [Value] = []
      return source.piped { next in
        Subscriber(
          for: next, take: { value in values.append(value) },
          finish: { error throws(Interruption) in
            if error == nil { try next.receive(.array(values)) }
            try next.complete(error)
          })
      }
    }
    pipe.add("decode", [pipe.parameter("type", .metatype(pipe.made)), pipe.parameter("decoder", .library(LibraryType("JSONDecoder"), []))], other, "Values of a type, from JSON.") {
      call, value, next throws(Interruption) in
      guard case .type(let type) = call.argument(0), case .library(let coder) = call.argument(1), let coder = coder as? JSONCoder, case .library(let data) = value,
        let data = data as? Data
      else { return }
      guard let json = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) else {
        throw call.throwing("The data couldn’t be read because it isn’t in the correct format.")
      }
      try next.receive(try JSONReading(call: call, coder: coder).value(json, type))
    }
    pipe.add("replaceNil", [pipe.parameter("with", pipe.made)], other, "A value in the place of nil.", owner: Upcoming.type(.optional(pipe.made))) {
      call, value, next throws(Interruption) in
      if case .some(let wrapped) = value { try next.receive(wrapped) } else { try next.receive(call.argument(0)) }
    }
    _ = own
  }

  private func registerChoosing(_ pipe: PublisherPipe) {
    let (item, own) = (pipe.item, pipe.own)
    let test = StaticType.function([item], .bool)
    for name in ["filter", "tryFilter"] {
      pipe.add(name, [pipe.parameter(nil, test)], own, "The values for which a closure says true.") { call, value, next throws(Interruption) in
        if case .bool(true) = try call.apply(0, [value]) { try next.receive(value) }
      }
    }
    for (parameters, compares) in [([], false), ([pipe.parameter("by", .function([item, item], .bool))], true)] {
      pipe.raw("removeDuplicates", parameters, own, "The values that differ from the one before.") { call, source in
        var last: Value?
        return source.piped { next in
          Subscriber(
            for: next,
            take: { value throws(Interruption) in
              if let last {
                if compares, case .bool(true) = try call.apply(0, [last, value]) { return }
                if !compares, try call.evaluation.areEqual(last, value, at: call.span) { return }
              }
              last = value
              try next.receive(value)
            }, finish: { error throws(Interruption) in try next.complete(error) })
        }
      }
    }
    for name in ["dropFirst", "prefix"] {
      pipe.raw(name, [pipe.parameter(nil, .int, hasDefault: name == "dropFirst")], own, "Some of the values.") { call, source in
        var count = 0
        if case .int(let given)? = call.arguments[0] { count = given } else { count = 1 }
        return source.piped { next in
          Subscriber(
            for: next,
            take: { value throws(Interruption) in
              count -= 1
              if name == "dropFirst" ? count < 0 : count >= 0 { try next.receive(value) }
              if name == "prefix", count <= 0 { try next.complete() }
            }, finish: { error throws(Interruption) in try next.complete(error) })
        }
      }
    }
    for parameters in [[], [pipe.parameter("where", test)]] {
      pipe.add("first", parameters, own, "The first value.") { call, value, next throws(Interruption) in
        if !parameters.isEmpty, case .bool(false) = try call.apply(0, [value]) { return }
        try next.receive(value)
        try next.complete()
      }
    }
    var same: [(String, [[ParameterSignature]])] = [
      ("receive", [[pipe.parameter("on", .any([]))]]), ("subscribe", [[pipe.parameter("on", .any([]))]]), ("print", [[], [pipe.parameter(nil, .string)]]), ("last", [[]]),
      ("retry", [[pipe.parameter(nil, .int)]]), ("setFailureType", [[pipe.parameter("to", .any([]))]]),
      ("mapError", [[pipe.parameter(nil, .function([.any(["Error"])], .any(["Error"])))]]),
      ("debounce", pipe.times([])), ("delay", pipe.times([])), ("throttle", pipe.times([pipe.parameter("latest", .bool)])),
      ("timeout", [[pipe.parameter(nil, Duration.staticType), pipe.parameter("scheduler", .any([]))], [pipe.parameter(nil, .double), pipe.parameter("scheduler", .any([]))]]),
    ]
    // What is sent through another subject comes at once, as `connect` has nothing to wait for.
    let subject = StaticType.any([])
    same.append(("multicast", [[pipe.parameter("subject", subject)], [pipe.parameter(nil, .function([], subject))]]))
    for (name, overloads) in same {
      for parameters in overloads { pipe.raw(name, parameters, own, "The same values.") { _, source in .library(source) } }
    }
    pipe.raw("replaceError", [pipe.parameter("with", item)], own, "A value in the place of an error.") { call, source in
      source.piped { next in
        Subscriber(
          for: next, take: { value throws(Interruption) in try next.receive(value) },
          finish: { error throws(Interruption) in
            if error != nil { try next.receive(call.argument(0)) }
            try next.complete()
          })
      }
    }
    for name in ["catch", "tryCatch"] {
      pipe.raw(name, [pipe.parameter(nil, .function([.any(["Error"])], own))], own, "Another publisher in the place of an error.") { call, source in
        source.piped { next in
          Subscriber(
            for: next, take: { value throws(Interruption) in try next.receive(value) },
            finish: { error throws(Interruption) in
              guard let error else { return try next.complete() }
              try Upcoming.of(try call.apply(0, [error]))?.start?(next)
            })
        }
      }
    }
  }

  private func registerJoining(_ pipe: PublisherPipe) {
    let item = pipe.item
    let others = [TypeParameter("B"), TypeParameter("C"), TypeParameter("D")]
    for count in 1...3 {
      let types = others.prefix(count).map { StaticType.parameter($0) }
      let tuple = StaticType.tuple(([item] + types).map { StaticType.Element(label: nil, type: $0) })
      let parameters = types.map { pipe.parameter(nil, Upcoming.type($0)) }
      let sources: @MainActor (CatalogueEntry.Call) -> [Upcoming] = { call in (0..<count).compactMap { Upcoming.of(call.argument($0)) } }
      pipe.raw("combineLatest", parameters, Upcoming.type(tuple), "The last values of several publishers.", more: Array(others.prefix(count))) { call, source in
        PublisherPipe.latest([source] + sources(call)) { .tuple($0) }
      }
      let made = pipe.parameter(nil, .function([item] + types, pipe.made))
      pipe.raw("combineLatest", parameters + [made], pipe.other, "What a closure makes of the last values of several publishers.", more: Array(others.prefix(count))) {
        call, source in
        PublisherPipe.latest([source] + sources(call)) { values throws(Interruption) in try call.apply(count, values) }
      }
      let named = StaticType.tuple(([pipe.made] + types).map { StaticType.Element(label: nil, type: $0) })
      let all = [pipe.parameter(nil, Upcoming.type(pipe.made))] + parameters
      let owner = "Publishers.CombineLatest" + (count == 1 ? "" : "\(count + 1)")
      add(LibraryType(owner))
      add(
        CatalogueEntry(
          .initializer, owner, "init", all, result: Upcoming.type(named), typeParameters: [pipe.madeParameter] + others.prefix(count), doc: "The last values of several."
        ) {
          call in PublisherPipe.latest((0...count).compactMap { Upcoming.of(call.argument($0)) }) { .tuple($0) }
        })
    }
    pipe.raw("merge", [pipe.parameter("with", pipe.own)], pipe.own, "The values of both.") { call, source in
      .library(
        Upcoming(start: { subscriber throws(Interruption) -> Void in
          for publisher in [source] + [Upcoming.of(call.argument(0))].compactMap({ $0 }) {
            try publisher.start?(Subscriber(for: subscriber) { value throws(Interruption) in try subscriber.receive(value) })
          }
        }))
    }
    for (name, isFirst) in [("prepend", true), ("append", false)] {
      pipe.raw(name, [pipe.parameter(nil, item)], pipe.own, "One more value.") { call, source in
        .library(
          Upcoming(start: { subscriber throws(Interruption) -> Void in
            if isFirst { try subscriber.receive(call.argument(0)) }
            try source.start?(
              Subscriber(
                for: subscriber, take: { value throws(Interruption) in try subscriber.receive(value) },
                finish: { error throws(Interruption) in
                  if !isFirst { try subscriber.receive(call.argument(0)) }
                  try subscriber.complete(error)
                }))
          }))
      }
    }
  }
}
