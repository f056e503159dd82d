internal import Foundation
internal import LayoutCore
internal import SwiftSyntax
internal import Views

/// Turns the syntax of a file into a program: declarations first, then what they contain, each once.
@MainActor
final class Lowering {
  /// Expressions nested deeper than this are refused (our choice; the parser's own limit is 256).
  static let depthLimit = 256

  /// More is not said of one file, and more is not looked into (our choice).
  static let diagnosticLimit = 500
  /// How often a name is looked for that was probably meant (our choice).
  static let searchLimit = 2_000

  var source: SourceFile
  /// Where the spans lie.
  var map: SourceMap
  /// The file's bodies.
  var outline = FileOutline()
  /// While an expression of a command line is lowered.
  var isOutsideOfFile = false
  let catalogue = Catalogue.shared
  var diagnostics: [Diagnostic] = []
  var types: [String: TypeDeclaration] = [:]
  var typeOrder: [TypeDeclaration] = []
  var protocols: [String: ProtocolDeclaration] = [:]
  /// The names of types with `@propertyWrapper`.
  var wrapperNames: Set<String> = []
  /// The names of types with `@resultBuilder`.
  var builderNames: Set<String> = []
  var aliases: [String: TypeAlias] = [:]
  /// It reads the protocols of the library, for all programs.
  let isLibrary: Bool
  /// What the program sees of the library's own Swift source.
  var library: LibraryScope
  var functions: [String: [FunctionDeclaration]] = [:]
  var globals: [String: PropertyDeclaration] = [:]
  /// Members that extensions add to types and protocols of the library, by type and name.
  var extensions: [String: [String: [Member]]] = [:]
  /// By the name of a member, the types and protocols that extensions add one to; of the library, when all of it was read.
  var extensionOwners: [String: Set<String>] = [:]
  var extensionProtocols: [String: Set<String>] = [:]
  /// Types that extensions add to types of the library, by type and name.
  var libraryNested: [String: [String: TypeDeclaration]] = [:]
  /// Names for types in extensions of types of the library, by type.
  var libraryAliases: [String: [String: TypeAlias]] = [:]
  /// `Self` of extensions of protocols.
  var selfParameters: [String: TypeParameter] = [:]
  /// Work that needs all declarations: signatures first, then conformances, then bodies.
  var pendingExtensions: [ExtensionDeclSyntax] = []
  var pendingSignatures: [() -> Void] = []
  /// While the members of an extension with a `where` are collected.
  var extensionConditions: [GenericCondition] = []
  /// What a `where` says of generic parameters: before all signatures.
  var pendingConstraints: [() -> Void] = []
  var pendingConformances: [() -> Void] = []
  var pendingBodies: [() -> Void] = []
  var previews: [Preview] = []
  var trailing: FunctionBody?
  /// What functions, initialisers, getters and previews do, by their ids.
  var bodies: [FunctionBody] = []
  /// By the index of the body in `outline`.
  var recipes: [Int: Recipe] = [:]
  /// Bodies of `outline` of which something was said.
  var spokenBodies: Set<Int> = []
  /// Nothing was said of what is outside of bodies: the declarations can be used for the next version of the file.
  var isFrameSound = true
  var context = FunctionContext(parent: nil, isClosure: false, owner: nil, isStatic: true)
  var depth = 0
  /// What is done for the expression that is lowered now.
  var work = LoweringWork()
  /// How often a name was looked for that was probably meant.
  var searches = 0
  /// Types of other frameworks that the file names, and its own classes that are made of them.
  var foreignTypes: Set<String> = []
  /// Its own classes that a framework calls, as a delegate of the application is called.
  var delegates: Set<String> = []
  /// While code that only deals with them is looked through.
  var isInForeignCode = false
  /// What was lowered while overloads were tried, with what was said of it.
  var attempts: [Attempt: (expression: Expression, diagnostics: [Diagnostic])] = [:]
  var attemptDepth = 0
  /// While a call is tried with its whole numbers read as another type: what a number is where only a generic parameter is asked for.
  var literalType: StaticType?
  /// While the types that a function declares are lowered.
  var isLocal = false
  /// Operators of the file's own, with their rank in `OperandSequence`.
  var operators: [String: Int] = [:]
  var precedences: [String: Int] = [:]
  /// The operators that types of the file have for two values of theirs, as far as was asked.
  var ownOperators: [TypeDeclaration: [String: FunctionDeclaration?]] = [:]
  var origins = 1000

  /// What is known of the project.
  let facts: ProjectFacts
  /// The deployment target, once it was asked for.
  var target: DeploymentTarget?

  struct Attempt: Hashable {
    let span: SourceFile.Span
    let expected: StaticType?
    /// Where it was lowered: a closure that is lowered again has variables of its own.
    let context: ObjectIdentifier
  }
  /// A `#Preview` or a `PreviewProvider`.
  struct Preview {
    let name: String?
    let span: SourceFile.Span
    let body: BodyID
    let isProvider: Bool
    /// What its traits ask for.
    var wishes = PreviewWishes()
    /// What is said on a device that cannot be held across.
    var unheard: [Diagnostic] = []
  }

  init(_ source: SourceFile, facts: ProjectFacts = ProjectFacts(), isLibrary: Bool = false) {
    self.source = source
    self.facts = facts
    self.isLibrary = isLibrary
    map = SourceMap(source)
    library = isLibrary ? .none : LibraryScope(of: source.text)
  }

  /// Whether the library has something since a version of iOS that the program runs on. A newer file is judged by
  /// what it shows to use, one that shows nothing newer by the documents.
  func isAvailable(since version: Int) -> Bool {
    if version <= DeploymentTarget.documents.iOS || isLibrary { return true }
    let target = target ?? facts.target(of: source)
    self.target = target
    return target.iOS >= version
  }

  // MARK: Reporting

  func report(_ diagnostic: Diagnostic) {
    // Nobody reads more; an error is said all the same where there were only warnings.
    if diagnostics.count >= Lowering.diagnosticLimit, !diagnostic.isError || diagnostics.contains(where: \.isError) { return }
    if diagnostics.contains(diagnostic) { return }
    diagnostics.append(diagnostic)
    if diagnostics.count == Lowering.diagnosticLimit - 1, diagnostics.contains(where: \.isError) { diagnostics.append(.tooManyErrors(at: diagnostic.range)) }
  }
  /// Reports, and gives the expression that stands for what was refused.
  func refuse(_ diagnostic: Diagnostic, _ span: SourceFile.Span) -> Expression {
    report(diagnostic)
    return FailedExpression(span)
  }
  /// Runs `body` and keeps what it says to itself.
  func quietly<Result>(_ body: () -> Result) -> (result: Result, diagnostics: [Diagnostic]) {
    let outer = diagnostics
    diagnostics = []
    let result = body()
    let said = diagnostics
    diagnostics = outer
    return (result, said)
  }

  // MARK: Places

  func span(_ node: some SyntaxProtocol) -> SourceFile.Span {
    let (start, end) = (node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
    return isOutsideOfFile ? map.outsideSpan(from: start, to: end) : map.span(from: start, to: end)
  }
  func range(_ node: some SyntaxProtocol) -> SourceRange { map.range(span(node)) }
  func range(_ span: SourceFile.Span) -> SourceRange { map.range(span) }

  /// A number for an opaque type that nothing else has.
  func newOrigin() -> Int {
    origins += 1
    return origins
  }

  /// Runs `body` inside another function.
  func inside<Result>(_ inner: FunctionContext, _ body: () -> Result) -> Result {
    let outer = context
    context = inner
    defer { context = outer }
    return body()
  }
  /// Runs `body` with names of its own.
  func scoped<Result>(_ body: () -> Result) -> Result {
    context.scopes.append([:])
    defer { context.scopes.removeLast() }
    return body()
  }
  /// An expression that stands outside of functions: an initial value or a default.
  func detached(owner: StaticType?, generics: [String: TypeParameter] = [:], _ body: () -> Expression) -> Expression {
    let inner = FunctionContext(parent: nil, isClosure: false, owner: owner, isStatic: true)
    inner.generics = generics
    let expression = inside(inner, body)
    guard inner.slotCount > 0 else { return expression }
    let function = FunctionBody()
    function.slotCount = inner.slotCount
    function.statements = [ReturnStatement(expression, expression.span)]
    return IsolatedExpression(function, expression.type, expression.span)
  }
}
