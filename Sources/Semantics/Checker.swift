package import Declarations

/// Settles names and types of one program, and says what is wrong with it.
///
/// It is made for one check and thrown away; the declarations of the library that it reads are shared and do not depend on any program.
package final class Checker {
  package let program: Module
  /// All modules whose names the program sees, its own first and the standard library last.
  package let modules: [Module]
  /// Those whose names only libraries may use.
  let hidden: Set<Module>
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The generic parameters and requirements that hold where something is looked at now.
  var environment = GenericSignature.empty
  /// The modules that a framework's file sees, its own first.
  var modulesByFile: [SourceUnit: [Module]] = [:]
  /// Extensions by what they extend, for all modules.
  var extensions: [NominalDeclaration: [ExtensionDeclaration]] = [:]
  var conformances: [NominalDeclaration: [NominalDeclaration: Conformance]] = [:]
  var witnesses: [WitnessKey: Type] = [:]
  var witnessesInProgress: Set<WitnessKey> = []
  var memberTable: [NominalDeclaration: [String: [MemberCandidate]]] = [:]
  var protocolClosures: [NominalDeclaration: [NominalDeclaration]] = [:]
  /// Extensions of the program whose type was not found.
  var unbound: [ExtensionDeclaration] = []
  var boundsCache: [Type: (environment: [Requirement], bounds: Existential)] = [:]
  /// What is found while a signature is incomplete is not kept.
  var signaturesInProgress = 0
  var conformancesInProgress = 0
  var reducingByProtocol: Set<Type> = []
  /// Whether a type is being replaced by what a longer one is: that is not done again inside.
  var isReducingLonger = false
  /// How often something was said, counting what is not kept: errors of libraries, and of text that stands twice.
  private(set) var reportCount = 0
  var cyclicClasses: [NominalDeclaration: Bool] = [:]
  var resolvingInheritance: Set<NominalDeclaration> = []
  /// How many `some` a declaration's type was found to have.
  var opaqueCounts: [Declaration: Int] = [:]
  /// The scopes in which local functions and variables stand.
  var localScopes: [Declaration: Scope] = [:]
  var wrapperTypes: [VariableDeclaration: Type] = [:]
  var wrapperMembers: [NominalDeclaration: [String: VariableDeclaration]] = [:]
  var localWrapperMembers: [VariableDeclaration: [String: VariableDeclaration]] = [:]
  var parameterVariables: [ParameterDeclaration: VariableDeclaration] = [:]
  /// Variables whose initial value is looked at: their names mean what is outside.
  var bindingsInProgress: Set<VariableDeclaration> = []
  var groupOrders: [[String]: Bool] = [:]
  /// Modules that files of the program import and that are not there: members that are not found may stand in them.
  package var absentModules: [String] = []
  /// The modules that files of the program import.
  var importedModules: Set<String> = []
  /// What declares names of the program and is not read: looked for at the first name that is not found.
  var findSourcesElsewhere: () -> SourcesElsewhere = { SourcesElsewhere() }
  lazy var sourcesElsewhere = findSourcesElsewhere()
  var unknownInheritance: [NominalDeclaration: Bool] = [:]
  /// What was chosen for each reference.
  var choices: [Expression: ChosenOverload] = [:]
  /// The same with all types known, for running.
  var settledChoices: [Locator: SettledChoice] = [:]
  /// Bodies of closures that were found to be wrong.
  var wrongBodies: [WrongBodyKey: ClosureBody] = [:]
  var settledWitnesses: [SettledKey: SettledWitness?] = [:]
  var wrapperOrigins: [VariableDeclaration: VariableDeclaration] = [:]
  var interpolationCalls: [Expression: Expression] = [:]
  /// Where `Self` is written: in a class, the type of the object.
  var dynamicSelves: Set<Expression> = []
  var initialSelves: [VariableDeclaration: Declaration] = [:]
  /// The types of closures' parameters around the place that is looked at.
  var outerParameterTypes: [ParameterDeclaration: Type] = [:]
  var localDeclarations: [SourcePlace: Declaration] = [:]
  /// What the code of functions, accessors and initial values became.
  var code = CheckedCode()
  /// The declarations whose code waits for the checks that follow once all types are sound; nil for all.
  var awaitingFlow: Set<Declaration>?
  /// Whether what is reported follows from the order in which code runs.
  var isInFlow = false
  /// The runs that can still ask for code, and what was taken out for them.
  var handedOver = HandedOver()
  /// The errors that the values of `async let` throw.
  var asyncLetErrors: [VariableDeclaration: Type] = [:]
  /// The actors to which declarations belong.
  var isolations: [Declaration: Isolation] = [:]
  /// The scope around all files' declarations: what is declared at the top level is looked up in modules.
  let fileScope = Scope(nil)
  /// How often code was checked again.
  package internal(set) var revision = 0
  /// When checking ends, finished or not.
  var deadline: ProcessorTime?
  /// How long what runs have reached was checked, all in all.
  private(set) var reachedTime = Duration.zero
  private var isCheckingReached = false
  /// What the libraries have for names that were not found: a body is tried several times.
  var meantOfLibraries: [MeantName: String?] = [:]
  /// What is wrong in files that are not checked themselves, as far as they were looked at.
  var unsaid: Mistakes {
    takeUnsaid()
    return unsaidMistakes
  }
  private var unsaidMistakes = Mistakes()
  private var hasUnsaid = false
  /// Nobody reads more of them (our choice).
  private static let mostDiagnostics = 300
  private(set) var hasSaidEnough = false
  /// What was not checked any more begins there.
  package private(set) var stopped: SourcePlace?
  /// What the program's module may be called: the folders of its files, and the targets beside it that it imports.
  let programNames: Set<String>
  /// The first iOS that the program is to run on: what came later is not there. It is found out when something depends
  /// on it.
  package lazy var target: Int = {
    dependsOnTarget = true
    return findTarget()
  }()
  var findTarget: () -> Int = { .max }
  /// Whether something was accepted or refused for its sake.
  package private(set) var dependsOnTarget = false
  /// The file that is checked, if others stand around it.
  var checkedFile: SourceUnit?
  var constraintDepth = 0
  /// The steps that the longest search for an expression's types took.
  package internal(set) var mostSteps = 0
  var requirementSignatures: [NominalDeclaration: [Requirement]] = [:]
  var synthesized: [NominalDeclaration: [FunctionDeclaration]] = [:]
  var standardTypes: [String: NominalDeclaration] = [:]
  var operators: [String: [FunctionDeclaration]] = [:]
  var groups: [String: PrecedenceGroupDeclaration] = [:]
  /// The types that unannotated variables were found to have, while one is being found.
  var depth = 0
  /// How many expressions are being read inside each other.
  var nesting = 0

  package init(_ program: Module, modules: [Module], named names: Set<String> = []) {
    (self.program, programNames) = (program, names)
    var supporting: [Module] = []
    var known = Set(modules)
    func add(_ module: Module) {
      for next in module.supporting + module.reexported where known.insert(next).inserted {
        supporting.append(next)
        add(next)
      }
    }
    modules.forEach(add)
    hidden = Set(supporting)
    self.modules = [program] + modules + supporting
    for module in self.modules { bindExtensions(of: module) }
  }

  /// Reports something; what depends on a reported mistake is silent.
  /// - Parameter owner: the declaration whose code is the reason, where the place is outside of that code.
  func report(
    _ message: String, at offset: Int, in file: SourceUnit?, _ severity: Diagnostic.Severity = .error,
    of owner: Declaration? = nil, note: String? = nil, meaning suggestion: String? = nil
  ) {
    reportCount += 1
    if file?.module.isLibrary == true { return }
    if file?.copied.contains(where: { $0.contains(offset) }) == true { return }
    var made = Diagnostic(message + Declarations.meant(suggestion), offset: offset, file: file, severity)
    (made.owner, made.isOfFlow, made.note, made.suggestion) = (owner, isInFlow, note, suggestion)
    if file?.isChecked == false { hasUnsaid = true }
    diagnostics.append(made)
  }
  func report(_ message: String, at declaration: Declaration) {
    report(message, at: declaration.place?.offset ?? 0, in: declaration.place?.file)
  }

  /// True if there is no time left.
  var isOutOfTime: Bool { deadline.map { $0 < .now } == true }
  /// True if there is no time left, or enough was said: what follows a place is not checked.
  func isLate(at offset: Int, in file: SourceUnit?) -> Bool {
    // What the libraries' and frameworks' sources say is no longer because a program is long.
    if let file, file.module != program { return false }
    if stopped != nil { return true }
    guard let file else { return false }
    hasSaidEnough = diagnostics.count > Self.mostDiagnostics
    guard hasSaidEnough || isOutOfTime else { return false }
    stopped = SourcePlace(file, offset)
    return true
  }

  /// How long the check of one declaration may take that a run reaches (our choice): the run has a bound of its own.
  private static let limitOfReached: Duration = .seconds(2)
  /// Checks code that a run reaches, with time of its own: what the program took before does not count.
  func checkReached(_ declaration: Declaration) {
    let outer = (deadline, stopped, isCheckingReached)
    let start = ProcessorTime.now
    (deadline, stopped, isCheckingReached) = (.now + Self.limitOfReached, nil, true)
    check(declaration, in: nil)
    (deadline, stopped, isCheckingReached) = outer
    if !isCheckingReached { reachedTime += start.duration(to: .now) }
    takeUnsaid()
  }
  /// What is wrong in files that are not checked themselves is not said. While code is checked it stands among the rest,
  /// so that what is only tried can be forgotten.
  func takeUnsaid() {
    guard hasUnsaid else { return }
    hasUnsaid = false
    unsaidMistakes.add(diagnostics.filter { $0.file?.isChecked == false })
    diagnostics.removeAll { $0.file?.isChecked == false }
  }

  /// Does something while other generic parameters and requirements hold.
  func inEnvironment<Result>(_ signature: GenericSignature, _ body: () -> Result) -> Result {
    let outer = environment
    environment = signature
    defer { environment = outer }
    return body()
  }
}

/// Something that is wrong, or that should be known, at a place of a file.
package struct Diagnostic {
  package enum Severity { case error, warning, unsupported }
  package let message: String
  /// The UTF-8 offset in the file.
  package let offset: Int
  package let file: SourceUnit?
  package let severity: Severity
  /// What else there is to say.
  package var note: String?
  /// The name that was probably meant instead of the one at the place.
  package var suggestion: String?
  /// The declaration whose code is the reason, where the place is outside of that code.
  var owner: Declaration?
  /// Whether it follows from the order in which code runs: that is looked at only where all types are sound.
  var isOfFlow = false
  package init(_ message: String, offset: Int, file: SourceUnit?, _ severity: Severity) {
    self.message = message
    self.offset = offset
    self.file = file
    self.severity = severity
  }
}
