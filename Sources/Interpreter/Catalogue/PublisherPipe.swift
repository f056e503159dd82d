internal import Views

/// How members of publishers are declared: each is given the values that come, and hands on what it makes of them.
@MainActor
struct PublisherPipe {
  let catalogue: Catalogue
  let output = TypeParameter("Output")
  let madeParameter = TypeParameter("T")
  var item: StaticType { .parameter(output) }
  var made: StaticType { .parameter(madeParameter) }
  /// The type of the publisher itself, and of one of other values.
  var own: StaticType { Upcoming.type(item) }
  var other: StaticType { Upcoming.type(made) }

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  func parameter(_ label: String?, _ type: StaticType, hasDefault: Bool = false) -> ParameterSignature {
    ParameterSignature(label: label, name: label ?? "value", type: type, hasDefault: hasDefault)
  }
  /// `for:scheduler:` with times of both kinds.
  func times(_ more: [ParameterSignature]) -> [[ParameterSignature]] {
    [StaticType.double, Duration.staticType].map { [parameter("for", $0), parameter("scheduler", .any([]))] + more }
  }
  /// A member that makes another publisher.
  func raw(
    _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String, owner: StaticType? = nil, more: [TypeParameter] = [],
    _ make: @escaping @MainActor (CatalogueEntry.Call, Upcoming) -> Value
  ) {
    catalogue.add(
      CatalogueEntry(.method, "Publisher", name, parameters, result: result, typeParameters: [output, madeParameter] + more, ownerType: owner ?? own, doc: doc) { call in
        make(call, Upcoming.of(call.base) ?? Upcoming())
      })
  }
  /// A member that is given each value; an error that it throws ends the publisher.
  func add(
    _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String, owner: StaticType? = nil,
    _ take: @escaping @MainActor (CatalogueEntry.Call, Value, Subscriber) throws(Interruption) -> Void
  ) {
    raw(name, parameters, result, doc, owner: owner) { call, source in
      source.piped { next in
        Subscriber(
          for: next,
          take: { value throws(Interruption) in
            do throws(Interruption) {
              try take(call, value, next)
            } catch {
              guard error.kind == .thrown, let thrown = call.evaluation.thrown else { throw error }
              call.evaluation.thrown = nil
              try next.complete(thrown)
            }
          }, finish: { error throws(Interruption) in try next.complete(error) })
      }
    }
  }

  /// Sends the last values of several publishers whenever one of them changes, once all have some.
  static func latest(_ sources: [Upcoming], _ make: @escaping @MainActor ([Value]) throws(Interruption) -> Value) -> Value {
    .library(
      Upcoming(start: { subscriber throws(Interruption) -> Void in
        var last: [Value?] = Array(repeating: nil, count: sources.count)
        var open = sources.count
        for (index, source) in sources.enumerated() {
          try source.start?(
            Subscriber(
              for: subscriber,
              take: { value throws(Interruption) in
                last[index] = value
                let known = last.compactMap { $0 }
                if known.count == sources.count { try subscriber.receive(try make(known)) }
              },
              finish: { error throws(Interruption) in
                open -= 1
                if error != nil || open == 0 { try subscriber.complete(error) }
              }))
        }
      }))
  }
}
