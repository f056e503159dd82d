/// Types are trees that share parts: a view that is given to its modifier and to the modifier's content is there twice,
/// and each modifier around doubles that. A walk meets the arguments of a type by their storage, and goes into shared
/// ones once. Small types are walked without looking that up.
struct SharedParts {
  /// So many places are visited before storages are remembered (our choice).
  static let fewPlaces = 500
  private var places = 0

  /// What tells a list of types from others while it lives; nil where it need not be remembered.
  mutating func key<Element>(_ list: [Element]) -> UnsafeRawPointer? {
    places += list.count
    guard places > Self.fewPlaces else { return nil }
    return list.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
  }
}

/// A search for a part of a type.
struct TypeSearch {
  private var shared = SharedParts()
  private var seen: Set<UnsafeRawPointer> = []

  mutating func finds(_ test: (Type) -> Bool, in type: Type) -> Bool {
    if test(type) { return true }
    switch type {
    case .nominal(_, let arguments): return finds(test, among: arguments)
    case .tuple(let elements):
      if let key = shared.key(elements), !seen.insert(key).inserted { return false }
      for element in elements where finds(test, in: element.type) { return true }
      return false
    case .function(let function):
      if finds(test, in: function.result) { return true }
      for parameter in function.parameters where finds(test, in: parameter.type) { return true }
      return function.thrown.map { finds(test, in: $0) } ?? false
    case .existential(let existential), .existentialMetatype(let existential):
      for constraint in existential.constraints where finds(test, in: constraint.type) { return true }
      return existential.superclass.map { finds(test, in: $0) } ?? false
    case .metatype(let type), .lvalue(let type), .inOut(let type), .member(let type, _), .expansion(let type):
      return finds(test, in: type)
    case .opaque(let opaque): return finds(test, among: opaque.arguments)
    case .pack(let types): return finds(test, among: types)
    case .parameter, .variable, .hole: return false
    }
  }
  private mutating func finds(_ test: (Type) -> Bool, among types: [Type]) -> Bool {
    if types.isEmpty { return false }
    if let key = shared.key(types), !seen.insert(key).inserted { return false }
    for type in types where finds(test, in: type) { return true }
    return false
  }
}

/// How many parts a type has, shared ones as often as they are there.
struct TypeSize {
  private var known: [UnsafeRawPointer: Int] = [:]

  mutating func size(of type: Type) -> Int {
    switch type {
    case .nominal(_, let arguments): return adding(1, sum(arguments) { $0 })
    case .tuple(let elements): return adding(1, sum(elements, \.type))
    case .function(let function):
      let thrown = function.thrown.map { size(of: $0) } ?? 0
      return adding(adding(size(of: function.result), thrown), sum(function.parameters, \.type))
    case .existential(let existential), .existentialMetatype(let existential):
      return adding(1, sum(existential.constraints, \.type))
    case .metatype(let type), .lvalue(let type), .inOut(let type), .member(let type, _), .expansion(let type):
      return adding(1, size(of: type))
    case .opaque(let opaque): return adding(1, sum(opaque.arguments) { $0 })
    case .pack(let types): return adding(1, sum(types) { $0 })
    case .parameter, .variable, .hole: return 1
    }
  }
  private func adding(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooMuch) = a.addingReportingOverflow(b)
    return isTooMuch ? .max : sum
  }
  private mutating func sum<Element>(_ list: [Element], _ type: (Element) -> Type) -> Int {
    guard let key = list.withUnsafeBufferPointer({ $0.baseAddress.map { UnsafeRawPointer($0) } }), !list.isEmpty else {
      return 0
    }
    if let known = known[key] { return known }
    let sum = list.reduce(0) { adding($0, size(of: type($1))) }
    known[key] = sum
    return sum
  }
}

/// A change of parts of a type: what was shared before is shared afterwards, and what did not change is what it was.
struct TypeMapping {
  private var shared = SharedParts()
  private var known: [UnsafeRawPointer: [Type]?] = [:]

  /// Nil where nothing changes.
  mutating func changed(_ type: Type, _ change: (Type) -> Type?) -> Type? {
    if let made = change(type) { return made.isSameLeaf(as: type) ? nil : made }
    switch type {
    case .nominal(let declaration, let arguments):
      return arguments.isEmpty ? nil : changed(arguments, change).map { .nominal(declaration, $0) }
    case .tuple(var elements):
      var isChanged = false
      for index in elements.indices {
        guard let made = changed(elements[index].type, change) else { continue }
        elements[index].type = made
        isChanged = true
      }
      return isChanged ? .tuple(elements) : nil
    case .function(var function):
      var isChanged = false
      for index in function.parameters.indices {
        guard let made = changed(function.parameters[index].type, change) else { continue }
        function.parameters[index].type = made
        isChanged = true
      }
      if let made = changed(function.result, change) { (function.result, isChanged) = (made, true) }
      if let thrown = function.thrown, let made = changed(thrown, change) {
        (function.thrown, isChanged) = (made, true)
      }
      return isChanged ? .function(function) : nil
    case .metatype(let type): return changed(type, change).map { .metatype($0) }
    case .existentialMetatype(let existential): return changed(existential, change).map { .existentialMetatype($0) }
    case .existential(let existential): return changed(existential, change).map { .existential($0) }
    case .member(let base, let declaration): return changed(base, change).map { .member($0, declaration) }
    case .opaque(let opaque):
      guard !opaque.arguments.isEmpty else { return nil }
      let (arguments, bounds) = (changed(opaque.arguments, change), changed(opaque.bounds, change))
      if arguments == nil, bounds == nil { return nil }
      return .opaque(
        OpaqueType(opaque.declaration, opaque.position, arguments ?? opaque.arguments, bounds ?? opaque.bounds))
    case .lvalue(let type): return changed(type, change).map { .lvalue($0) }
    case .inOut(let type): return changed(type, change).map { .inOut($0) }
    case .pack(let types): return changed(types, change).map { .pack($0) }
    case .expansion(let pattern): return changed(pattern, change).map { .expansion($0) }
    case .parameter, .variable, .hole: return nil
    }
  }
  private mutating func changed(_ types: [Type], _ change: (Type) -> Type?) -> [Type]? {
    let key = shared.key(types)
    if let key, let known = known[key] { return known }
    var copy: [Type]?
    for index in types.indices {
      guard let made = changed(types[index], change) else { continue }
      if copy == nil { copy = types }
      copy?[index] = made
    }
    if let key { known[key] = .some(copy) }
    return copy
  }
  private mutating func changed(_ existential: Existential, _ change: (Type) -> Type?) -> Existential? {
    var (copy, isChanged) = (existential, false)
    if let superclass = existential.superclass, let made = changed(superclass, change) {
      (copy.superclass, isChanged) = (made, true)
    }
    for (index, constraint) in existential.constraints.enumerated() {
      guard let made = changed(constraint.type, change) else { continue }
      copy.constraints[index] = Existential.AssociatedConstraint(constraint.declaration, made)
      isChanged = true
    }
    return isChanged ? copy : nil
  }
}

extension Type {
  /// Whether it is the same type without parts.
  fileprivate func isSameLeaf(as other: Type) -> Bool {
    switch (self, other) {
    case (.parameter(let a), .parameter(let b)): a == b
    case (.variable(let a), .variable(let b)): a == b
    case (.nominal(let a, let own), .nominal(let b, let others)): own.isEmpty && others.isEmpty && a == b
    default: false
    }
  }
}
