/// Something that an assignment can change.
@MainActor
indirect enum Place {
  case variable(Variable)
  case field(Place, FieldDeclaration)
  case element(Place, Expression, SourceFile.Span)

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
    }
  }

  var printed: String {
    switch self {
    case .variable(let variable): "\(variable.name)#\(variable.slot)"
    case .field(let place, let field): "\(place.printed).\(field.name)"
    case .element(let place, let index, _): "\(place.printed)[\(index.printed)]"
    }
  }
}
