/// A type of Swift, as the checker knows it: what is written in source, and the variables that stand for what is not known yet.
///
/// Aliases are replaced when a type is resolved; two types are the same exactly if they are equal.
package indirect enum Type: Hashable {
  /// A structure, class, enumeration, actor, with arguments for all generic parameters, those of outer types first.
  case nominal(NominalDeclaration, [Type])
  case tuple([TupleElement])
  case function(FunctionType)
  /// `Int.Type`, and `(any P).Type` for an existential.
  case metatype(Type)
  /// `any P.Type`: the metatype of whatever conforms.
  case existentialMetatype(Existential)
  /// `any P`, `any P & Q`, `any P<Int>`, `Any`, `AnyObject`.
  case existential(Existential)
  /// A generic parameter, seen from inside of its declaration; `Self` of a protocol too.
  case parameter(GenericParameterDeclaration)
  /// An associated type of a parameter or of another associated type: `T.Element`.
  case member(Type, AssociatedTypeDeclaration)
  /// `some P`, identified by the declaration that hides it.
  case opaque(OpaqueType)
  /// Not known yet: the solver finds it.
  case variable(TypeVariable)
  /// A place that can be changed. Only the solver sees it.
  case lvalue(Type)
  /// An `inout` parameter, or `&x`.
  case inOut(Type)
  /// Several types in the place of a parameter pack.
  case pack([Type])
  /// `repeat each T`.
  case expansion(Type)
  /// Something wrong that was reported: whatever is asked of it is silent.
  case hole

  package static var void: Type { .tuple([]) }
  package static var any: Type { .existential(Existential()) }

  /// An element of a tuple.
  package struct TupleElement: Hashable {
    package var label: String?
    package var type: Type
    package init(_ label: String?, _ type: Type) {
      self.label = label
      self.type = type
    }
  }
}

/// The number of a type variable of one constraint system.
package struct TypeVariable: Hashable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// A function's type: parameters without names, what it gives, its effects.
package struct FunctionType: Hashable {
  package var parameters: [Parameter]
  package var result: Type
  /// The type of the error that it throws; nil if it throws none.
  package var thrown: Type?
  package var isAsync = false
  package var isEscaping = false
  package var isMainActor = false
  package var isSendable = false
  package init(_ parameters: [Parameter], _ result: Type, thrown: Type? = nil, isAsync: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.thrown = thrown
    self.isAsync = isAsync
  }

  package struct Parameter: Hashable {
    package var type: Type
    package var isVariadic = false
    package var isAutoclosure = false
    package init(_ type: Type, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }

  package static func == (a: FunctionType, b: FunctionType) -> Bool {
    a.parameters == b.parameters && a.result == b.result && a.thrown == b.thrown && a.isAsync == b.isAsync
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(parameters)
    hasher.combine(result)
  }
}

/// What an existential or opaque type promises: protocols, a superclass, types of associated types.
package struct Existential: Hashable {
  package var protocols: [NominalDeclaration] = []
  package var superclass: Type?
  package var isClassBound = false
  package var constraints: [AssociatedConstraint] = []
  package init(_ protocols: [NominalDeclaration] = []) { self.protocols = protocols }
  /// True for `Any`.
  package var isAny: Bool { protocols.isEmpty && superclass == nil && !isClassBound }
  /// `AnyObject`: what is no object is put into one.
  package var isAnyObject: Bool { protocols.isEmpty && superclass == nil && isClassBound }

  /// `<Element == Int>`, written as `any Sequence<Int>`.
  package struct AssociatedConstraint: Hashable {
    package let declaration: AssociatedTypeDeclaration
    package let type: Type
    package init(_ declaration: AssociatedTypeDeclaration, _ type: Type) {
      self.declaration = declaration
      self.type = type
    }
  }
}

/// `some P` of one declaration, for one list of generic arguments.
package struct OpaqueType: Hashable {
  package let declaration: Declaration
  /// Which `some` of the declaration's type it is, from 0.
  package let position: Int
  package let arguments: [Type]
  package let bounds: Existential
  package init(_ declaration: Declaration, _ position: Int, _ arguments: [Type], _ bounds: Existential) {
    self.declaration = declaration
    self.position = position
    self.arguments = arguments
    self.bounds = bounds
  }
  package static func == (a: OpaqueType, b: OpaqueType) -> Bool {
    a.declaration == b.declaration && a.position == b.position && a.arguments == b.arguments
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(declaration)
    hasher.combine(position)
  }
}
