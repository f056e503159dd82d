/// One initialiser, modifier, member or function of the library: its signature, what it is for, and a call of the real API.
@MainActor
final class CatalogueEntry {
  enum Kind: String, Sendable {
    case initializer, method, property, `subscript`, staticMethod, staticProperty, function
    var isStatic: Bool { self == .staticMethod || self == .staticProperty || self == .initializer }
    var isCallable: Bool { self != .property && self != .staticProperty }
  }
  /// What a call brings: the value before the dot, and the arguments in the order of the parameters, nil for those left out.
  struct Call {
    let evaluation: Evaluation
    let base: Value
    let arguments: [Value?]
    let span: SourceFile.Span

    /// A value is not what its static type promised: a bug of ours.
    @MainActor func mismatch(_ type: StaticType) -> Interruption {
      evaluation.failure(.internalFailure("a value is no '\(type)'", at: evaluation.range(span)))
    }
    /// Swift would end the program here.
    @MainActor func failure(_ failure: OperationFailure) -> Interruption { evaluation.failure(.arithmetic(failure, at: evaluation.range(span))) }
    /// What a calculation gives, if it is not too large.
    @MainActor func checked<T>(_ result: (partialValue: T, overflow: Bool)) throws(Interruption) -> T {
      if result.overflow { throw failure(.overflow) }
      return result.partialValue
    }
  }
  typealias MutatingBody = @MainActor (inout Value, Call) throws(Interruption) -> Value
  typealias Body = @MainActor (Call) throws(Interruption) -> Value

  let kind: Kind
  /// The type or the protocol that declares it, `Font.Weight`; empty for functions.
  let owner: String
  let name: String
  var parameters: [ParameterSignature] { resolved.parameters }
  let result: StaticType
  /// Generic parameters of the owner and of the entry.
  var typeParameters: [TypeParameter] { resolved.typeParameters }
  private var known: (parameters: [ParameterSignature], typeParameters: [TypeParameter]) = ([], [])
  /// What the parameters are made of when somebody asks: nobody asks for most of them in a run.
  private var pending: (list: ParameterList, takesKey: Bool)?
  private var resolved: (parameters: [ParameterSignature], typeParameters: [TypeParameter]) {
    if let (list, takesKey) = pending {
      known = list.signatures()
      if takesKey { known.parameters[0].takesKey = true }
      pending = nil
    }
    return known
  }
  /// How the owner is written with its generic parameters, where it has some: `[Element]`.
  let ownerType: StaticType?
  /// One line for help and completion.
  let doc: String
  /// Chosen only when nothing else fits (`@_disfavoredOverload`).
  let isDisfavored: Bool
  /// The result is the base changed, and stays where the base was written.
  let keepsSite: Bool
  /// The first iOS that has it, where that is newer than the documents.
  var since = 0
  /// It changes what it is called on: its result is the changed value.
  var isMutating = false
  /// A parameter is `Subscribers.Completion` or `Result`, which are declared in Swift (`LibraryProtocols`).
  var takesCompletion = false
  let call: Body
  /// Of a property that can be set: the value before the dot with a new value in it.
  var write: (@MainActor (Call, Value) throws(Interruption) -> Value)?
  /// Of a method that changes what it is called on.
  var mutate: MutatingBody?

  init(
    _ kind: Kind, _ owner: String, _ name: String, _ parameters: [ParameterSignature], result: StaticType, typeParameters: [TypeParameter] = [],
    ownerType: StaticType? = nil, doc: String, isDisfavored: Bool = false, keepsSite: Bool = false, _ call: @escaping Body
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.result = result
    self.ownerType = ownerType
    self.doc = doc
    self.isDisfavored = isDisfavored
    self.keepsSite = keepsSite
    self.call = call
    known = (parameters, typeParameters)
  }
  /// - Parameter takesKey: the first parameter, a text, may be a key of localised texts.
  init(
    _ kind: Kind, _ owner: String, _ name: String, _ list: ParameterList, takesKey: Bool, result: StaticType, doc: String, isDisfavored: Bool, keepsSite: Bool,
    _ call: @escaping Body
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.result = result
    ownerType = nil
    self.doc = doc
    self.isDisfavored = isDisfavored
    self.keepsSite = keepsSite
    self.call = call
    pending = (list, takesKey)
  }

  /// The name with its labels, `frame(width:height:alignment:)`.
  var fullName: String { kind.isCallable ? name + "(" + parameters.map(\.words).joined() + ")" : name }
}
