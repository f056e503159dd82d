/// Something that an assignment, a mutating call or `&` can change.
@MainActor
indirect enum Place {
  case variable(Variable)
  /// A stored property; without observers in initialisers, and in its own observers.
  case field(Place, FieldDeclaration, observes: Bool)
  /// A computed property, or one that a protocol asks for.
  case property(Place, PropertyDeclaration, SourceFile.Span)
  /// A static or global variable.
  case stored(PropertyDeclaration, SourceFile.Span)
  /// An element of an array, or the value of a key.
  case element(Place, Expression, SourceFile.Span)
  /// `dictionary[key, default: value]`.
  case defaulted(Place, Expression, default: Expression)
  case subscripted(Place, FunctionDeclaration, [Expression?], SourceFile.Span)
  case tuple(Place, Int)
  /// `x!`, or `x?` in a chain.
  case unwrapped(Place, isChain: Bool, SourceFile.Span)
  /// A property of a value of the library, as a size's width.
  case part(Place, CatalogueEntry, SourceFile.Span)
  /// What a key path that is a value leads to.
  case keyed(Place, Expression, SourceFile.Span)
  /// What a subscript of a value of the library stands for.
  case indexed(Place, CatalogueEntry, [Expression?], SourceFile.Span)
  /// A value that is not kept: what leads to an object.
  case value(Expression)
  /// What a key path is put on.
  case placeholder(PlaceholderExpression)
  /// What the storage of a property wrapper holds; the field is given where an initialiser may make the storage.
  case wrapped(Place, FieldDeclaration?)

  func read(_ evaluation: Evaluation) throws(Interruption) -> Value {
    switch self {
    case .variable(let variable):
      let value = evaluation.stack[evaluation.base + variable.slot]
      if case .box(let box) = value { return box.value }
      return value
    case .value(let expression): return try expression.evaluate(evaluation)
    case .placeholder(let placeholder): return placeholder.value
    case .stored(let property, let span): return try evaluation.constant(property, at: span)
    case .field(let place, let field, _): return try evaluation.read(.field(field), of: try place.read(evaluation), at: field.span)
    case .property(let place, let property, let span): return try evaluation.read(.property(property), of: try place.read(evaluation), at: span)
    case .tuple(let place, let index):
      guard case .tuple(let values) = try place.read(evaluation), values.indices.contains(index) else { return .void }
      return values[index]
    case .wrapped(let place, _):
      guard case .library(let library) = try place.read(evaluation), let storage = library as? any WrapperStorage else { return .void }
      return storage.wrapped()
    case .keyed(let place, let path, let span): return try place.following(path, span, evaluation).read(evaluation)
    case .part(let place, let entry, let span):
      return try entry.call(CatalogueEntry.Call(evaluation: evaluation, base: try place.read(evaluation), arguments: [], span: span))
    case .subscripted(let place, let function, let arguments, let span):
      var values = [try place.read(evaluation)]
      try evaluation.append(arguments, function.defaults, to: &values)
      return try evaluation.call(.function(function), values, at: span)
    default:
      // Reading is changing nothing.
      return try modify(evaluation, resultOf: { (value: inout Value) throws(Interruption) -> Value in value })
    }
  }

  /// The place that a key path leads to from here.
  func following(_ path: Expression, _ span: SourceFile.Span, _ evaluation: Evaluation) throws(Interruption) -> Place {
    guard case .keyPath(let path) = try path.evaluate(evaluation), path.place != nil else {
      throw evaluation.failure(Diagnostic("this key path can only be read", at: evaluation.range(span)))
    }
    return path.put(on: self)
  }

  func write(_ value: Value, _ evaluation: Evaluation) throws(Interruption) {
    switch self {
    case .keyed(let place, let path, let span): try place.following(path, span, evaluation).write(value, evaluation)
    case .wrapped(let place, let field):
      let storage: Value = if case .field(let owner, let field, _) = place { try evaluation.storedValue(field, of: try owner.read(evaluation)) } else { try place.read(evaluation) }
      if case .void = storage, let field, let wrapper = field.wrapper {
        try place.write(try WrappingExpression(wrapper, ConstantExpression(value, field.type, field.span)).evaluate(evaluation), evaluation)
      } else if case .library(let library) = storage, let storage = library as? any WrapperStorage {
        storage.set(value)
      }
    case .property(let place, let property, let span):
      try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in try evaluation.set(property, of: &parent, to: value, at: span) }
    case .part(let place, let entry, let span):
      try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        parent = try entry.write?(CatalogueEntry.Call(evaluation: evaluation, base: parent, arguments: [], span: span), value) ?? parent
      }
    case .subscripted(let place, let function, let arguments, let span):
      var values: [Value] = []
      try evaluation.append(arguments, function.defaults, to: &values)
      try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
        try evaluation.set(function, of: &parent, values, to: value, at: span)
      }
    case .element(let place, let index, _):
      // A key that is not there gets a value, nil takes it away.
      if case .dictionary = try place.read(evaluation) {
        let key = try index.evaluate(evaluation)
        try place.modify(evaluation) { (parent: inout Value) throws(Interruption) -> Void in
          guard case .dictionary(var table) = parent else { return }
          parent = .void
          if case .some(let inner) = value { table[key] = inner } else { table[key] = nil }
          parent = .dictionary(table)
        }
      } else {
        try modify(evaluation) { (target: inout Value) throws(Interruption) -> Void in target = value }
      }
    default: try modify(evaluation) { (target: inout Value) throws(Interruption) -> Void in target = value }
    }
  }

  var printed: String {
    switch self {
    case .variable(let variable): "\(variable.name)#\(variable.slot)"
    case .field(let place, let field, _): "\(place.printed).\(field.name)"
    case .property(let place, let property, _): "\(place.printed).\(property.name)"
    case .stored(let property, _): property.name
    case .wrapped(let place, _): "wrapped \(place.printed)"
    case .element(let place, let index, _): "\(place.printed)[\(index.printed)]"
    case .defaulted(let place, let key, let fallback): "\(place.printed)[\(key.printed), default: \(fallback.printed)]"
    case .subscripted(let place, _, let arguments, _): "\(place.printed)[\(arguments.map { $0?.printed ?? "_" }.joined(separator: ", "))]"
    case .tuple(let place, let index): "\(place.printed).\(index)"
    case .unwrapped(let place, let isChain, _): place.printed + (isChain ? "?" : "!")
    case .indexed(let place, _, let arguments, _): "\(place.printed)[\(arguments.map { $0?.printed ?? "_" }.joined(separator: ", "))]"
    case .part(let place, let entry, _): "\(place.printed).\(entry.name)"
    case .value(let expression): expression.printed
    case .placeholder: "$"
    case .keyed(let place, let path, _): "\(place.printed)[keyPath: \(path.printed)]"
    }
  }
}
