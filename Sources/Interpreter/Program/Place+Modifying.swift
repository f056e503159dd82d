extension Place {
  /// A change of a value in place.
  typealias Change = (inout Value) throws(Interruption) -> Void

  /// Changes what stands there in place: nothing is copied. While `change` runs, the place itself is empty, as Swift's exclusive access demands.
  ///
  /// `dynamic`: or the compiler copies the recursion for each closure that is passed, hundreds of times, a megabyte of code.
  dynamic func modify(_ evaluation: Evaluation, _ change: Change) throws(Interruption) {
    try modifyInPlace(evaluation, change)
  }
  /// The same, with what `change` results in.
  func modify(_ evaluation: Evaluation, resultOf change: (inout Value) throws(Interruption) -> Value) throws(Interruption) -> Value {
    var result = Value.void
    try modify(evaluation) { (value: inout Value) throws(Interruption) -> Void in result = try change(&value) }
    return result
  }
  private func modifyInPlace(_ evaluation: Evaluation, _ change: Change) throws(Interruption) {
    switch self {
    case .variable(let variable):
      let index = evaluation.base + variable.slot
      if case .box(let box) = evaluation.stack[index] {
        var value = box.value
        box.value = .void
        defer { box.value = value }
        return try change(&value)
      }
      var value = evaluation.stack[index]
      evaluation.stack[index] = .void
      defer { evaluation.stack[index] = value }
      return try change(&value)
    case .value(let expression):
      var value = try expression.evaluate(evaluation)
      return try change(&value)
    case .placeholder(let placeholder): return try change(&placeholder.value)
    case .stored(let property, let span): return try evaluation.modifyConstant(property, at: span, change)
    case .field(let place, let field, let observes):
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        try evaluation.modify(field, of: &parent, observes: observes, change)
      }
    case .property(let place, let property, let span):
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        if property.isRequirement, case .field(let field)? = evaluation.lowering.witness(.property(property), property.name, for: evaluation.dispatchType(parent)) {
          return try evaluation.modify(field, of: &parent, observes: true, change)
        }
        var value = try evaluation.read(.property(property), of: parent, at: span)
        try change(&value)
        try evaluation.set(property, of: &parent, to: value, at: span)
      }
    case .subscripted(let place, let function, let arguments, let span):
      var values: [Value] = []
      try evaluation.append(arguments, function.defaults, to: &values)
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        var value = try evaluation.call(.function(function), [parent] + values, at: span)
        try change(&value)
        try evaluation.set(function, of: &parent, values, to: value, at: span)
      }
    case .element(let place, let index, let span):
      let key = try index.evaluate(evaluation)
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        try evaluation.modifyElement(key, of: &parent, at: span, change)
      }
    case .defaulted(let place, let key, let fallback):
      let key = try key.evaluate(evaluation)
      let initial = try fallback.evaluate(evaluation)
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        guard case .dictionary(var table) = parent else {
          var value = initial
          return try change(&value)
        }
        parent = .void
        defer { parent = .dictionary(table) }
        if !table.contains(key) { table[key] = initial }
        if try !table.modify(key, change) {
          var value = initial
          try change(&value)
        }
      }
    case .tuple(let place, let index):
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        guard case .tuple(var values) = parent, values.indices.contains(index) else { return try change(&parent) }
        parent = .void
        defer { parent = .tuple(values) }
        return try change(&values[index])
      }
    case .keyed(let place, let path, let span): return try place.following(path, span, evaluation).modify(evaluation, change)
    case .wrapped:
      // The storage tells others of the change: it is read, changed, and written.
      var value = try read(evaluation)
      try change(&value)
      try write(value, evaluation)
    case .unwrapped(let place, let isChain, let span):
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        guard case .some(var value) = parent else {
          throw isChain ? Interruption(.endOfChain) : evaluation.failure(.arithmetic(.unexpectedNil, at: evaluation.range(span)))
        }
        parent = .void
        defer { parent = .some(value) }
        return try change(&value)
      }
    case .indexed(let place, let entry, let arguments, let span):
      var values: [Value?] = []
      for argument in arguments { values.append(try argument?.evaluate(evaluation)) }
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        var value = try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: parent, arguments: values, span: span))
        try change(&value)
        parent = try entry.write?(CatalogueEntry.Call(evaluation: evaluation, base: parent, arguments: values, span: span), value) ?? parent
      }
    case .part(let place, let entry, let span):
      return try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        var value = try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: parent, arguments: [], span: span))
        try change(&value)
        parent = try entry.write?(CatalogueEntry.Call(evaluation: evaluation, base: parent, arguments: [], span: span), value) ?? parent
      }
    }
  }
}

extension Value {
  /// The value, where keeping it costs nothing: what is set to an equal value tells nobody. Collections are changed in place, and always tell.
  fileprivate var plain: Value? {
    switch self {
    case .bool, .int, .double, .string, .enumCase, .none, .object: self
    case .some(let wrapped): wrapped.plain == nil ? nil : self
    default: nil
    }
  }
}

extension Evaluation {
  /// Changes a stored property of a struct's value or of an object, with its observers.
  func modify(_ field: FieldDeclaration, of parent: inout Value, observes: Bool, _ change: Place.Change) throws(Interruption) {
    if field.isLazy { _ = try readLazy(field, of: &parent) }
    switch parent {
    case .structure(var instance) where instance.fields.indices.contains(field.index):
      guard observes, field.isObserved else {
        parent = .void
        defer { parent = .structure(instance) }
        return try change(&instance.fields[field.index])
      }
    case .object(let object) where object.fields.indices.contains(field.index):
      guard observes, field.isObserved else {
        if field.isPublished { object.observed.send() }
        var value = object.fields[field.index]
        let old: Value? = field.isTracked ? value.plain : nil
        object.fields[field.index] = .void
        do throws(Interruption) {
          defer {
            object.fields[field.index] = value
            if field.isTracked, old == nil || old != value { object.source(of: field).send() }
          }
          try change(&value)
        } catch {
          throw error
        }
        if field.isPublished, let listeners = object.listeners[field.index] { try listeners.send(object.fields[field.index]) }
        return
      }
    default: throw failure(.otherValue(asked: field.name, at: range(field.span)))
    }
    let old = try read(.field(field), of: parent, at: field.span)
    var new = old
    try change(&new)
    if let observer = field.before { try observe(observer, &parent, new, field) }
    try modify(field, of: &parent, observes: false) { (value: inout Value) throws(Interruption) -> Void in value = new }
    if let observer = field.after { try observe(observer, &parent, old, field) }
  }
  private func observe(_ observer: BodyID, _ parent: inout Value, _ value: Value, _ field: FieldDeclaration) throws(Interruption) {
    var values = [parent, value]
    parent = .void
    defer { parent = values[0] }
    _ = try callWritingBack(body(observer), &values, at: field.span)
  }
  /// The value of a `lazy` property, made now if it is not there.
  func readLazy(_ field: FieldDeclaration, of parent: inout Value) throws(Interruption) -> Value {
    let value = try storedValue(field, of: parent)
    guard case .void = value, let initial = field.lazyBody else { return value }
    let made = try call(initial, [parent], at: field.span)
    switch parent {
    case .structure(var instance):
      instance.fields[field.index] = made
      parent = .structure(instance)
    case .object(let object): object.fields[field.index] = made
    default: break
    }
    return made
  }
  func storedValue(_ field: FieldDeclaration, of target: Value) throws(Interruption) -> Value {
    switch target {
    case .structure(let instance) where instance.fields.indices.contains(field.index): return instance.fields[field.index]
    case .object(let object) where object.fields.indices.contains(field.index): return object.fields[field.index]
    default: throw failure(.otherValue(asked: field.name, at: range(field.span)))
    }
  }

  /// Gives a computed property another value.
  func set(_ property: PropertyDeclaration, of parent: inout Value, to value: Value, at span: SourceFile.Span) throws(Interruption) {
    var property = property
    if property.isRequirement || property.isOverridden, let found = lowering.witness(.property(property), property.name, for: dispatchType(parent)) {
      switch found {
      case .field(let field):
        return try modify(field, of: &parent, observes: true) { (target: inout Value) throws(Interruption) -> Void in target = value }
      case .property(let own): property = own
      default: return
      }
    }
    guard let setter = property.setter else {
      return try modifyConstant(property, at: span) { (target: inout Value) throws(Interruption) -> Void in target = value }
    }
    var values = [parent, value]
    parent = .void
    defer { parent = values[0] }
    _ = try callWritingBack(body(setter), &values, at: span)
  }
  /// Gives what a subscript stands for another value.
  func set(_ function: FunctionDeclaration, of parent: inout Value, _ arguments: [Value], to value: Value, at span: SourceFile.Span) throws(Interruption) {
    var function = function
    if function.isRequirement, case .function(let own)? = lowering.witness(.function(function), function.name, for: dispatchType(parent)) { function = own }
    guard let setter = function.setter else { return }
    var values = [parent] + arguments + [value]
    parent = .void
    defer { parent = values[0] }
    _ = try callWritingBack(body(setter), &values, at: span)
  }

  /// Changes an element of an array, or the value of a key, which is nil where there is none.
  func modifyElement(_ key: Value, of parent: inout Value, at span: SourceFile.Span, _ change: Place.Change) throws(Interruption) {
    switch (parent, key) {
    case (.array(var values), .int(let index)):
      guard values.indices.contains(index) else { throw failure(.indexOutOfRange(index, count: values.count, at: range(span))) }
      parent = .void
      defer { parent = .array(values) }
      return try change(&values[index])
    case (.array(let values), .range), (.array(let values), .closedRange):
      var bounds: Range<Int> = if case .range(let found) = key { found } else if case .closedRange(let found) = key { found.halfOpen } else { 0..<0 }
      // Ranges with one end reach to the end of the array.
      if bounds.lowerBound == .min { bounds = min(0, bounds.upperBound)..<bounds.upperBound }
      if bounds.upperBound == .max { bounds = bounds.lowerBound..<max(values.count, bounds.lowerBound) }
      guard bounds.lowerBound >= 0, bounds.upperBound <= values.count else { throw failure(.indexOutOfRange(bounds.upperBound, count: values.count, at: range(span))) }
      var slice = Value.array(Array(values[bounds]))
      try change(&slice)
      if case .array(let changed) = slice { parent = .array(Array(values[..<bounds.lowerBound]) + changed + Array(values[bounds.upperBound...])) }
    case (.dictionary(var table), _):
      parent = .void
      var value: Value = table[key].map { .some($0) } ?? .none
      defer {
        if case .some(let inner) = value { table[key] = inner } else { table[key] = nil }
        parent = .dictionary(table)
      }
      return try change(&value)
    case (.void, _): throw failure(.overlappingAccess(at: range(span)))
    default: throw failure(.internalFailure("this has no elements", at: range(span)))
    }
  }
}
