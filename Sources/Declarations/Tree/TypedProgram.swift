/// What the checker found of one program, as it is handed over for running: code, and what was chosen in it.
///
/// All of it is settled by declarations that do not change any more; what a program never reaches is not looked at.
package final class TypedProgram {
  package let module: Module
  package let settled: any SettledDeclarations
  /// Line and column, from 1, of a place in the program's own files.
  package var position: (SourcePlace) -> (line: Int, column: Int) = { $0.file.position(of: $0.offset) }
  package init(_ module: Module, _ settled: any SettledDeclarations) {
    self.module = module
    self.settled = settled
  }
}

/// What is settled about declarations.
package protocol SettledDeclarations: AnyObject {
  /// How long was checked, so far, what runs have reached.
  var checkingTime: Duration { get }
  /// The code of a function, initialiser, deinitialiser or accessor; nil if it has none.
  func code(of declaration: Declaration, _ part: CodePart) -> SettledCode?
  /// The value that a stored variable begins with.
  func initialValue(of variable: VariableDeclaration) -> Expression?
  /// What a parameter is without an argument; nil where native code knows it.
  func defaultValue(of parameter: ParameterDeclaration, in function: FunctionDeclaration) -> Expression?
  func choice(of expression: Expression) -> SettledChoice?
  /// What was chosen for a part of a key path.
  func choice(of keyPath: Expression, component: Int) -> SettledChoice?
  /// The call of `appendInterpolation` that a segment with that first argument is; nil for a `String`'s own.
  func interpolationCall(of argument: Expression) -> Expression?
  /// What a closure's capture list gives a name.
  func captureValue(of capture: VariableDeclaration) -> Expression?
  /// A requirement's own `self` in a lazy or static variable's initial value.
  func selfVariable(ofInitialValue variable: VariableDeclaration) -> Declaration?
  func interface(of function: FunctionDeclaration) -> FunctionInterface
  func type(of variable: VariableDeclaration) -> Type
  /// The generic parameters that are visible in a declaration, outer ones first.
  func genericParameters(of declaration: Declaration) -> [GenericParameterDeclaration]
  /// A type's superclass, in terms of its generic parameters.
  func superclass(of nominal: NominalDeclaration) -> Type?
  func storedProperties(of nominal: NominalDeclaration) -> [VariableDeclaration]
  func cases(of nominal: NominalDeclaration) -> [FunctionDeclaration]
  func rawType(of nominal: NominalDeclaration) -> Type?
  /// True for a type that is written as `Self`.
  func isDynamicSelf(_ expression: Expression) -> Bool
  /// A property of a type, as a choice: what a key path that nobody wrote leads to.
  func property(named name: String, of type: Type) -> SettledChoice?
  /// The raw values of an enumeration's cases, in their order.
  func rawValues(of nominal: NominalDeclaration) -> [SettledRawValue]
  /// The way to a name's part of a destructured binding's tuple.
  func destructuredPath(of variable: VariableDeclaration) -> [Int]?
  /// True if a class below overrides the member.
  func isOverridden(_ declaration: Declaration) -> Bool
  /// True if the type conforms to the protocol, its arguments left out of account.
  func conformance(of nominal: NominalDeclaration, to declaration: NominalDeclaration) -> SettledConformance?
  /// What fulfils a requirement for a nominal type.
  func witness(of requirement: Declaration, in nominal: NominalDeclaration) -> SettledWitness?
  /// What an associated type is, in terms of the nominal type's generic parameters.
  func associatedType(_ declaration: AssociatedTypeDeclaration, in nominal: NominalDeclaration) -> Type?
  /// What a declaration's `some P` is, in terms of its generic parameters.
  func underlyingType(of opaque: OpaqueType) -> Type?
  /// A declaration of the standard library.
  func standard(_ name: String) -> NominalDeclaration?
  /// Everything that a protocol refines, itself first.
  func inheritedProtocols(of declaration: NominalDeclaration) -> [NominalDeclaration]
  /// The declaration that a class member overrides.
  func overridden(by declaration: Declaration) -> Declaration?
  /// How a wrapped property keeps its value.
  func settledWrapper(of variable: VariableDeclaration) -> SettledWrapper?
  /// The wrapper of a function's parameter: `f(@Clamped _ x: Int)`.
  func wrapper(ofParameter parameter: ParameterDeclaration) -> SettledWrapper?
  /// The wrapped property that `_x` or `$x` belongs to.
  func wrapped(by variable: VariableDeclaration) -> VariableDeclaration?
  /// What is wrong with the code that stands in a part of a file.
  func mistakes(in file: SourceUnit, _ span: SourceSpan) -> [Mistake]
  /// What the playground lacks of what stands in a part of a file, where the check has not said it.
  func unsaidLacks(in file: SourceUnit, _ span: SourceSpan) -> [Mistake]
  /// What is wrong, where that is the only reason for a value that is not there.
  var reasonForAbsence: Mistake? { get }
  /// What is wrong with a declaration outside of its statements and values.
  func mistake(of declaration: Declaration) -> Mistake?
  /// What the names of a body are that no declaration in the source stands for: the type that collects an interpolation's segments.
  func associatedType(named name: String, in declaration: NominalDeclaration) -> AssociatedTypeDeclaration?
}

/// Something that is wrong with a program: a run that reaches it ends there.
package struct Mistake: Hashable {
  /// In the compiler's words.
  package let message: String
  package let place: SourcePlace
  package init(_ message: String, _ place: SourcePlace) { (self.message, self.place) = (message, place) }
}

extension SettledDeclarations {
  /// What is wrong with a declaration, or with the type or extension that it belongs to, outside of statements and values.
  package func mistake(around declaration: Declaration) -> Mistake? {
    if let own = mistake(of: declaration) { return own }
    let nominal = declaration.parentNominal
    return declaration.parent.flatMap { $0 == nominal ? nil : mistake(of: $0) } ?? nominal.flatMap { mistake(of: $0) }
  }
}

/// Which code of a declaration is meant.
package enum CodePart: Hashable { case body, get, set, willSet, didSet }

/// Statements with the names that they see.
package struct SettledCode {
  package let statements: [Statement]
  /// `self`, if there is one.
  package let selfVariable: Declaration?
  /// The parameters, in their order; a setter's new value last.
  package let parameters: [Declaration]
  package init(_ statements: [Statement], selfVariable: Declaration?, parameters: [Declaration]) {
    self.statements = statements
    self.selfVariable = selfVariable
    self.parameters = parameters
  }
}

/// What was chosen for a reference, member or call.
package struct SettledChoice {
  package enum Kind { case plain, forced, viaOptional, dynamicKeyPath, dynamicString, unapplied, callAsFunction }
  package let declaration: Declaration
  package let kind: Kind
  /// The type that a member was found on.
  package let base: Type?
  /// What stands for each generic parameter of the declaration.
  package let substitution: Substitution
  /// The positions of the arguments of each parameter.
  package let matching: [[Int]]?
  /// The type of the reference as a value.
  package let type: Type
  /// The parameters and result of what is called, for this use.
  package let interface: FunctionInterface?
  package init(
    _ declaration: Declaration, _ kind: Kind, base: Type?, _ substitution: Substitution, matching: [[Int]]?, type: Type,
    interface: FunctionInterface?
  ) {
    self.declaration = declaration
    self.kind = kind
    self.base = base
    self.substitution = substitution
    self.matching = matching
    self.type = type
    self.interface = interface
  }
}

/// That a nominal type conforms, and on what conditions.
package struct SettledConformance {
  package let conditions: [Requirement]
  package init(_ conditions: [Requirement]) { self.conditions = conditions }
}

/// What fulfils a requirement.
package struct SettledWitness {
  package let declaration: Declaration
  /// True if it is a protocol extension's: its first generic parameter is `Self`.
  package let isDefault: Bool
  /// The class or structure that declares it, in terms of the conforming type's generic parameters.
  package let owner: Type
  /// What its own generic parameters stand for, in terms of the conforming type's and of the requirement's own ones;
  /// nil if they are the requirement's own ones, in order.
  package let own: [Type]?
  package init(_ declaration: Declaration, isDefault: Bool, owner: Type, own: [Type]? = nil) {
    self.declaration = declaration
    self.isDefault = isDefault
    self.owner = owner
    self.own = own
  }
}

/// The storage of a wrapped property.
package struct SettledWrapper {
  package let type: Type
  package let wrappedValue: VariableDeclaration
  package let projectedValue: VariableDeclaration?
  /// The initialiser that takes the value, if there is one.
  package let initializer: FunctionDeclaration?
  package init(
    type: Type, wrappedValue: VariableDeclaration, projectedValue: VariableDeclaration?,
    initializer: FunctionDeclaration?
  ) {
    self.type = type
    self.wrappedValue = wrappedValue
    self.projectedValue = projectedValue
    self.initializer = initializer
  }
}

/// A case's raw value.
package enum SettledRawValue {
  case int(Int)
  case double(Double)
  case string(String)
}
