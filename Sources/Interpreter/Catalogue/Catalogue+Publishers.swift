internal import Foundation
internal import Views

/// A subject of a program, with the value that it was last given.
final class SubjectValue: LibraryValue {
  var last: Value
  init(_ last: Value) { self.last = last }
  static var libraryType: LibraryType { LibraryType("CurrentValueSubject", ["AnyObject"]) }
}

extension Catalogue {
  /// Publishers: what is built of them is checked and kept; nothing comes through them in a still picture (our choice, as for timers).
  func registerPublishers() {
    let (output, failure, made) = (TypeParameter("Output"), TypeParameter("Failure"), TypeParameter("T"))
    let own = Upcoming.type(.parameter(output))
    let cancellable = FoundationObject.type("AnyCancellable")
    func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
      ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
    }
    func add(_ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String) {
      self.add(
        CatalogueEntry(.method, "Publisher", name, parameters, result: result, typeParameters: [output, made], ownerType: own, doc: doc) { _ in
          result == .void ? .void : result == cancellable ? .library(FoundationObject()) : .library(Upcoming())
        })
    }
    let item = StaticType.parameter(output)
    let other = Upcoming.type(.parameter(made))
    for (name, type) in [("map", StaticType.function([item], .parameter(made))), ("tryMap", .function([item], .parameter(made)))] {
      add(name, [parameter(nil, type)], other, "What a closure makes of each value that comes.")
    }
    add("map", [parameter(nil, .library(.keyPath, [item, .parameter(made)]))], other, "A property of each value that comes.")
    add("compactMap", [parameter(nil, .function([item], .optional(.parameter(made))))], other, "What a closure makes of the values, without nil.")
    add("flatMap", [parameter(nil, .function([item], other))], other, "The values of the publishers that a closure makes.")
    add("filter", [parameter(nil, .function([item], .bool))], own, "The values for which a closure says true.")
    for name in ["receive", "subscribe"] { add(name, [parameter("on", .any([]))], own, "The same, on a queue.") }
    for time in [StaticType.double, Duration.staticType] {
      for name in ["debounce", "delay"] { add(name, [parameter("for", time), parameter("scheduler", .any([]))], own, "The same, later.") }
      add("throttle", [parameter("for", time), parameter("scheduler", .any([])), parameter("latest", .bool)], own, "The same, less often.")
    }
    for name in ["dropFirst", "prefix"] { add(name, [parameter(nil, .int, hasDefault: true)], own, "Some of the values.") }
    add("replaceError", [parameter("with", item)], own, "A value in the place of an error.")
    for name in ["print", "first", "last"] { add(name, [], own, "The same.") }
    add("sink", [parameter("receiveValue", .function([item], .void))], cancellable, "What happens when a value comes; kept, not run.")
    add(
      "sink", [parameter("receiveCompletion", .function([.any([])], .void)), parameter("receiveValue", .function([item], .void))], cancellable,
      "What happens when a value or the end comes; kept, not run.")
    add("assign", [parameter("to", .library(.keyPath, [.parameter(made), item])), parameter("on", .parameter(made))], cancellable, "Sets a property; not in a still picture.")
    self.add(LibraryType("Publishers"))
    registerSubjects(output, failure)
    self.add(
      CatalogueEntry(
        .method, "AnyCancellable", "store", [ParameterSignature(label: "in", name: "set", type: .reference(.set(cancellable)))], result: .void,
        doc: "Keeps what was begun with others."
      ) { _ in .void })
  }

  private func registerSubjects(_ output: TypeParameter, _ failure: TypeParameter) {
    let item = StaticType.parameter(output)
    for (name, isCurrent) in [("PassthroughSubject", false), ("CurrentValueSubject", true)] {
      let library = LibraryType(name, ["AnyObject"])
      let type = StaticType.library(library, [item, .parameter(failure)])
      add(library)
      add(
        CatalogueEntry(
          .initializer, name, "init", isCurrent ? [ParameterSignature(label: nil, name: "value", type: item)] : [], result: type, typeParameters: [output, failure],
          doc: "A subject."
        ) { call in .library(SubjectValue(isCurrent ? call.argument(0) : .void)) })
      add(
        CatalogueEntry(
          .method, name, "send", [ParameterSignature(label: nil, name: "value", type: item)], result: .void, typeParameters: [output, failure], ownerType: type,
          doc: "Sends a value: nobody listens in a still picture."
        ) { call in
          if case .library(let subject) = call.base, let subject = subject as? SubjectValue { subject.last = call.argument(0) }
          return .void
        })
      add(CatalogueEntry(.method, name, "send", [], result: .void, typeParameters: [output, failure], ownerType: type, doc: "Says that something has happened.") { _ in .void })
      for entry in entries where entry.owner == "Publisher" && entry.kind == .method && entry.ownerType == Upcoming.type(item) {
        add(
          CatalogueEntry(entry.kind, name, entry.name, entry.parameters, result: entry.result, typeParameters: entry.typeParameters + [failure], ownerType: type, doc: entry.doc) {
            call throws(Interruption) -> Value in try entry.call(call)
          })
      }
      guard isCurrent else { continue }
      let value = CatalogueEntry(.property, name, "value", [], result: item, typeParameters: [output, failure], ownerType: type, doc: "What was sent last.") { call in
        if case .library(let subject) = call.base, let subject = subject as? SubjectValue { return subject.last }
        return .void
      }
      value.write = { call, new throws(Interruption) -> Value in
        if case .library(let subject) = call.base, let subject = subject as? SubjectValue { subject.last = new }
        return call.base
      }
      add(value)
    }
  }
}
