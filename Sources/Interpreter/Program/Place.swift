/// Something that an assignment can change.
@MainActor
indirect enum Place {
  case variable(Variable)
  case field(Place, FieldDeclaration)
  case element(Place, Expression, SourceFile.Span)
  /// What the storage of a property wrapper holds; the field is given where an initialiser may make the storage.
  case wrapped(Place, FieldDeclaration?)

  func read(_ evaluation: Evaluation) throws(Interruption) -> Value {
    switch self {
    case .variable(let variable):
      let value = evaluation.stack[evaluation.base + variable.slot]
      if case .box(let box) = value { return box.value }
      return value
    case .field(let place, let field):
      guard case .structure(let instance) = try place.read(evaluation) else { return .void }
      return instance.fields[field.index]
    case .element(let place, let index, let span):
      guard case .array(let values) = try place.read(evaluation), case .int(let index) = try index.evaluate(evaluation) else { return .void }
      guard values.indices.contains(index) else { throw evaluation.failure(.indexOutOfRange(index, count: values.count, at: evaluation.range(span))) }
      return values[index]
    case .wrapped(let place, _):
      guard case .library(let library) = try place.read(evaluation), let storage = library as? any WrapperStorage else { return .void }
      return storage.wrapped()
    }
  }

  func write(_ value: Value, _ evaluation: Evaluation) throws(Interruption) {
    switch self {
    case .variable(let variable):
      let index = evaluation.base + variable.slot
      if case .box(let box) = evaluation.stack[index] { box.value = value } else { evaluation.stack[index] = value }
    case .field(let place, let field):
      guard case .structure(var instance) = try place.read(evaluation) else { return }
      instance.fields[field.index] = value
      try place.write(.structure(instance), evaluation)
    case .element(let place, let index, let span):
      guard case .array(var values) = try place.read(evaluation), case .int(let index) = try index.evaluate(evaluation) else { return }
      guard values.indices.contains(index) else { throw evaluation.failure(.indexOutOfRange(index, count: values.count, at: evaluation.range(span))) }
      values[index] = value
      try place.write(.array(values), evaluation)
    case .wrapped(let place, let field):
      let storage = try place.read(evaluation)
      if case .void = storage, let field, let wrapper = field.wrapper {
        try place.write(try WrappingExpression(wrapper, ConstantExpression(value, field.type, field.span)).evaluate(evaluation), evaluation)
      } else if case .library(let library) = storage, let storage = library as? any WrapperStorage {
        storage.set(value)
      }
    }
  }
  /// Writing it is seen by nobody but the program: a value may be taken out while it is changed.
  var isOwn: Bool {
    switch self {
    case .variable: true
    case .field(let place, _), .element(let place, _, _): place.isOwn
    case .wrapped: false
    }
  }

  var printed: String {
    switch self {
    case .variable(let variable): "\(variable.name)#\(variable.slot)"
    case .field(let place, let field): "\(place.printed).\(field.name)"
    case .wrapped(let place, _): "wrapped \(place.printed)"
    case .element(let place, let index, _): "\(place.printed)[\(index.printed)]"
    }
  }
}
